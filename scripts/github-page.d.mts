export function commentPage(markdown: string): string;
export function summaryPage(markdown: string): string;
