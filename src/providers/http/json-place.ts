/**
 * Places in a JSON text. `JSON.parse` says them in words that differ between versions of Node, or not at all; the YAML
 * parser, which knows them, ends the whole process on text that is nested a few thousand levels deep.
 */

/** Deeper than any honest file, and far from the end of the stack. */
const MAX_DEPTH = 200;

export type JsonPath = readonly (string | number)[];

/** Where scanning ended: at the value looked for, or at the first mistake. */
class Stop extends Error {
  constructor(
    readonly offset: number,
    readonly found: boolean,
  ) {
    super('stop');
  }
}

/**
 * Line and column, from 1, of the value at `path`, or of the deepest part of it that exists; with an empty path, of the
 * first mistake in the text.
 */
export function placeInJson(text: string, path: JsonPath): { line: number; column: number } {
  for (let length = path.length; length > 0; length -= 1) {
    const { offset, found } = scan(text, path.slice(0, length));
    if (found) return placeOf(text, offset);
  }
  return placeOf(text, path.length === 0 ? scan(text, undefined).offset : 0);
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

function scan(text: string, path: JsonPath | undefined): Stop {
  const scanner = new Scanner(text);
  try {
    scanner.value(path, 0);
    scanner.space();
  } catch (error) {
    if (error instanceof Stop) return error;
    throw error;
  }
  return new Stop(scanner.offset < text.length ? scanner.offset : 0, false);
}

const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

class Scanner {
  offset = 0;

  constructor(private readonly text: string) {}

  /** Reads a value; `path` leads to what is looked for inside it. */
  value(path: JsonPath | undefined, depth: number): void {
    this.space();
    if (path?.length === 0) throw new Stop(this.offset, true);
    if (depth > MAX_DEPTH) throw new Stop(this.offset, false);
    const start = this.text[this.offset];
    if (start === '{') this.members(path, depth);
    else if (start === '[') this.items(path, depth);
    else if (start === '"') this.string();
    else this.match(SCALAR);
  }

  space(): void {
    this.match(SPACE);
  }

  private members(path: JsonPath | undefined, depth: number): void {
    this.list('}', () => {
      const key = this.string();
      this.space();
      this.character(':');
      this.value(below(path, key), depth + 1);
    });
  }

  private items(path: JsonPath | undefined, depth: number): void {
    this.list(']', (index) => this.value(below(path, index), depth + 1));
  }

  private list(end: string, element: (index: number) => void): void {
    this.offset += 1;
    this.space();
    for (let index = 0; this.text[this.offset] !== end; index += 1) {
      if (index > 0) {
        this.character(',');
        this.space();
      }
      element(index);
      this.space();
    }
    this.offset += 1;
  }

  private string(): string {
    const start = this.offset;
    this.character('"');
    while (this.text[this.offset] !== '"') {
      if (this.offset >= this.text.length) throw new Stop(start, false);
      this.offset += this.text[this.offset] === '\\' ? 2 : 1;
    }
    this.offset += 1;
    try {
      return String(JSON.parse(this.text.slice(start, this.offset)));
    } catch {
      throw new Stop(start, false);
    }
  }

  private character(expected: string): void {
    if (this.text[this.offset] !== expected) throw new Stop(this.offset, false);
    this.offset += 1;
  }

  private match(pattern: RegExp): void {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text);
    if (found === null) throw new Stop(this.offset, false);
    this.offset += found[0].length;
  }
}

function below(path: JsonPath | undefined, step: string | number): JsonPath | undefined {
  return path?.[0] === step ? path.slice(1) : undefined;
}
