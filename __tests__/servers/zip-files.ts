/** Zip archives, read from their central directory and written; enough for what archivers write today. */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

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

/** What an archive says about a file, right or wrong. */
export interface ZipEntry {
  readonly name: string;
  readonly data: Buffer;
  /** What the archive says the unpacked size is; default: what it is. */
  readonly declaredSize?: number;
}

/** An archive of these files, deflated; of a list of entries also one that lies or holds a name twice. */
export function writeZip(
  files: Readonly<Record<string, string | Buffer>> | readonly ZipEntry[],
): Buffer {
  const entries: readonly ZipEntry[] = isList(files)
    ? files
    : Object.entries(files).map(([name, data]) => ({ name, data: Buffer.from(data) }));
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, declaredSize = data.length } of entries) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(data);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declaredSize, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([signature(LOCAL_HEADER), facts, path, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 3]);
    directory.push(Buffer.concat([signature(DIRECTORY_ENTRY), version, facts, place, path]));
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, index, signature(END_OF_DIRECTORY), end]);
}

function isList(files: object): files is readonly ZipEntry[] {
  return Array.isArray(files);
}
