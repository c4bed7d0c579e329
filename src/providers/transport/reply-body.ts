/** Bodies of replies, unpacked within a bound. */
import { firstPart } from '../../redaction/cut.js';
import { HttpReplyError } from './exchange-errors.js';
import { errorShape } from './reply-shape.js';

/** The refusal of a body above the bound. */
export function tooLarge(maxBodyBytes: number): HttpReplyError {
  return new HttpReplyError(`the body is larger than ${maxBodyBytes} bytes`, 'surely');
}

/** A server may compress although it was asked not to; the bound holds for what it unpacks to. */
export async function unpacked(
  body: Buffer,
  encoding: string,
  maxBodyBytes: number,
): Promise<Buffer> {
  const zlib = await import('node:zlib');
  const limits = { maxOutputLength: maxBodyBytes };
  try {
    switch (encoding) {
      case 'gzip':
      case 'x-gzip':
        return zlib.gunzipSync(body, limits);
      case 'deflate':
        return zlib.inflateSync(body, limits);
      case 'br':
        return zlib.brotliDecompressSync(body, limits);
    }
  } catch (error) {
    if (errorShape(error)?.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBodyBytes);
    throw new HttpReplyError(`the body is not valid ${encoding}`);
  }
  throw new HttpReplyError(
    `unknown content-encoding ${JSON.stringify(firstPart(encoding, 40))}`,
    'surely',
  );
}
