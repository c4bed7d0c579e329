/** Takes secrets out of stored files that are no UTF-8 text. */
import { gunzipSync, gzipSync } from 'node:zlib';

/** More than any file that is stored unpacks to by good intent, in bytes. */
const MOST_UNPACKED = 16 * 1024 * 1024;

/**
 * Bytes that are no UTF-8 text with what `redact` finds in them replaced, as Base64: read as Latin-1, as UTF-16 of both
 * byte orders, and unpacked where they are gzip. Gzip that does not unpack, or to more than 16 MiB, is kept as it is; other
 * packed forms are not looked into.
 */
export function redactBytes(bytes: Buffer, redact: (text: string) => string): string {
  const unpacked = unpackedGzip(bytes);
  if (unpacked !== undefined) {
    const kept = redactReadings(unpacked, redact);
    if (!kept.equals(unpacked)) return gzipSync(kept).toString('base64');
  }
  // The last look is for what lies across the units of each reading.
  return redact(redactReadings(bytes, redact).toString('base64'));
}

/** Each reading gives every byte back as it was where nothing is replaced. */
function redactReadings(bytes: Buffer, redact: (text: string) => string): Buffer {
  const utf16 = (given: Buffer): Buffer => {
    const even = given.length - (given.length % 2);
    const text = given.toString('utf16le', 0, even);
    const kept = redact(text);
    if (kept === text) return given;
    return Buffer.concat([Buffer.from(kept, 'utf16le'), given.subarray(even)]);
  };
  const swapped = (given: Buffer): Buffer =>
    Buffer.from(given.subarray(0, given.length - (given.length % 2))).swap16();
  const little = utf16(bytes);
  const big = swapped(little);
  const keptBig = utf16(big);
  const both = keptBig.equals(big)
    ? little
    : Buffer.concat([swapped(keptBig), little.subarray(big.length)]);
  const latin1 = both.toString('latin1');
  const kept = redact(latin1);
  return kept === latin1 ? both : Buffer.from(kept, 'latin1');
}

function unpackedGzip(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return undefined;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED });
  } catch {
    return undefined;
  }
}
