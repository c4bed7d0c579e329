/** See translate.mjs. */
export function javaScriptOf(code: string): string;
