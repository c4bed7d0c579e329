/** The engine's memory as it was when nothing had run in it yet, to start each script from. */

const PAGE_BYTES = 4096;
const EMPTY_PAGE = Buffer.alloc(PAGE_BYTES);
/**
 * The engine's memory is its data, some MB of stack, of which little was ever used, and the heap. The middle of the
 * stack holds nothing that anybody reads again, and is left out; this much of its ends is kept, to be sure.
 */
const KEPT_MARGIN_BYTES = 512 * 1024;

interface Part {
  readonly offset: number;
  readonly bytes: Buffer;
}

/** Takes the snapshot now. The function it returns restores it, and with it frees whatever was allocated since. */
export function takeSnapshot(memory: WebAssembly.Memory): () => void {
  const bytes = Buffer.from(memory.buffer);
  const { gap, end } = layoutOf(bytes);
  const from = gap.from + KEPT_MARGIN_BYTES;
  const to = gap.to - KEPT_MARGIN_BYTES;
  const part = (start: number, stop: number): Part => ({
    offset: start,
    bytes: Buffer.from(bytes.subarray(start, stop)),
  });
  const parts = from < to ? [part(0, from), part(to, end)] : [part(0, end)];
  return () => {
    // The buffer is a new one each time the memory has grown.
    const now = Buffer.from(memory.buffer);
    for (const { offset, bytes: kept } of parts) now.set(kept, offset);
  };
}

/** The longest run of pages of zeros that something follows, and where the last page that is not all zeros ends. */
function layoutOf(bytes: Buffer): { gap: { from: number; to: number }; end: number } {
  let gap = { from: 0, to: 0 };
  let end = 0;
  for (let page = 0; page < bytes.length; page += PAGE_BYTES) {
    if (bytes.subarray(page, page + PAGE_BYTES).equals(EMPTY_PAGE)) continue;
    if (page - end > gap.to - gap.from) gap = { from: end, to: page };
    end = page + PAGE_BYTES;
  }
  return { gap, end };
}
