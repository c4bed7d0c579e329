/** The files in a zip archive, read from its central directory; enough for what archivers write today. */
import { crc32, inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const DEFLATED = 8;

/** Returns the files by their paths. Throws when the archive is damaged. */
export function readZip(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf(signature(END_OF_DIRECTORY));
  if (end < 0) throw new Error('not a zip archive');
  const files = new Map<string, Buffer>();
  let entry = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(entry) !== DIRECTORY_ENTRY) throw new Error('damaged directory');
    const nameLength = archive.readUInt16LE(entry + 28);
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength);
    files.set(name, readEntry(archive, entry));
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  return files;
}

function readEntry(archive: Buffer, entry: number): Buffer {
  const header = archive.readUInt32LE(entry + 42);
  if (archive.readUInt32LE(header) !== LOCAL_HEADER) throw new Error('damaged file header');
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  const stored = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
  const data = archive.readUInt16LE(entry + 10) === DEFLATED ? inflateRawSync(stored) : stored;
  if (crc32(data) !== archive.readUInt32LE(entry + 16)) throw new Error('damaged file');
  return data;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
