/** Keeps what libraries print (workflow commands among it) out of the test run's own log, and shows it to the test. */

export interface CapturedStdout {
  text(): string;
  restore(): void;
}

/** Takes process.stdout over until `restore`. */
export function captureStdout(): CapturedStdout {
  const original = process.stdout.write.bind(process.stdout);
  let text = '';
  process.stdout.write = (chunk: Uint8Array | string) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    return true;
  };
  return { text: () => text, restore: () => void (process.stdout.write = original) };
}
