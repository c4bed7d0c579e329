export default function teardown(): Promise<void>;
export function processesLeft(
  folder: string | undefined,
  patienceMs: number,
): Promise<readonly { readonly pid: string; readonly command: string }[]>;
