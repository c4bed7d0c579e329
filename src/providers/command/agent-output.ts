/**
 * A command's standard output as it comes. Where it is the event stream of an agent, only what the events say is kept;
 * everything else is kept as it is, up to a limit.
 */
import { isRecord, parsedJson } from '../../basics/basics.js';
import { cut } from '../../redaction/cut.js';
import { type ChatRequest, isAnswered } from '../provider.js';
import { AGENTS, endUnanswered } from './agent-readers.js';
import type { AgentName } from '../../config/agents.js';
import { AgentRun, type Json } from './agent-run.js';

/** Bytes of output that is no event stream. */
const MAX_TEXT_BYTES = 1024 * 1024;
/** Bytes of an event stream. */
const MAX_STREAM_BYTES = 64 * 1024 * 1024;
/** Bytes of one event; what is longer is passed over. */
const MAX_EVENT_BYTES = 16 * 1024 * 1024;
/** Lines before the first event. */
const MOST_BEFORE = 100;
const MAX_NOTICES = 100;
const MAX_NOTICE = 300;

export class CommandOutputReader {
  readonly #isAgentWanted: boolean;
  readonly #skills: ChatRequest['skills'];
  readonly #text: Buffer[] = [];
  readonly #lines: LineSplitter;
  #bytes = 0;
  #linesBefore = 0;
  #stream: { readonly run: AgentRun; read(event: Json): void } | undefined;
  readonly #notices: string[] = [];

  /**
   * @param isAgentWanted whether an agent's events are looked for
   * @param skills all that is asked of it
   */
  constructor(isAgentWanted: boolean, skills?: ChatRequest['skills']) {
    this.#isAgentWanted = isAgentWanted;
    this.#skills = skills;
    this.#lines = new LineSplitter((line) => this.#takeLine(line));
  }

  /** False once more came than is read, or nothing more is asked. */
  add(chunk: Buffer): boolean {
    if (this.overflowedAt() !== undefined) return false;
    this.#bytes += chunk.byteLength;
    if (this.#isLookedAt()) this.#lines.add(chunk);
    // Kept until it is known to be a stream.
    if (this.#stream === undefined) this.#text.push(chunk);
    return this.overflowedAt() === undefined && !this.isAnswered();
  }

  /** Whether all that is asked of an agent is known before it has ended. */
  isAnswered(): boolean {
    const { run } = this.#stream ?? {};
    if (run === undefined || this.#skills === undefined) return false;
    return isAnswered(this.#skills, run);
  }

  /** The limit in bytes that the output has passed. */
  overflowedAt(): number | undefined {
    const limit = this.#stream === undefined ? MAX_TEXT_BYTES : MAX_STREAM_BYTES;
    return this.#bytes > limit ? limit : undefined;
  }

  /** Lines around the events of a stream; none of other output. Foreign text. */
  get notices(): readonly string[] {
    return this.#stream === undefined ? [] : this.#notices;
  }

  /** A text, or what an agent did; to be called when all of it came. */
  end(): string | AgentRun {
    if (this.#isLookedAt()) this.#lines.end();
    if (this.#stream !== undefined) {
      const { run } = this.#stream;
      if (this.#lines.hasSkipped) run.lost();
      // It was ended, and has not failed.
      if (this.isAnswered() && !run.hasEnded) run.ended({ kind: 'done' });
      endUnanswered(run);
      return run;
    }
    const text = Buffer.concat(this.#text).toString('utf8');
    return (this.#isAgentWanted ? wholeRun(text) : undefined) ?? text;
  }

  #isLookedAt(): boolean {
    if (this.#stream !== undefined) return true;
    return this.#isAgentWanted && this.#linesBefore <= MOST_BEFORE;
  }

  #takeLine(line: string): void {
    // One chunk may hold the last line that is looked at and those after it.
    if (line.trim() === '' || !this.#isLookedAt()) return;
    const event = recordOf(line);
    if (this.#stream === undefined && event !== undefined) this.#recognize(event);
    if (this.#stream === undefined) {
      this.#linesBefore += 1;
      this.#note(line);
    } else if (event !== undefined && typeof event['type'] === 'string') this.#stream.read(event);
    else {
      this.#note(line);
      // The rest of an event that broke off.
      if (event === undefined && line.startsWith('{')) this.#stream.run.lost();
    }
  }

  #recognize(event: Json): void {
    for (const agent of agentNames()) {
      if (!AGENTS[agent].isFirst(event)) continue;
      const run = new AgentRun(agent, 'stream');
      this.#stream = { run, read: AGENTS[agent].reader(run) };
      this.#text.length = 0;
      return;
    }
  }

  #note(line: string): void {
    if (this.#notices.length < MAX_NOTICES) this.#notices.push(cut(line.trim(), MAX_NOTICE));
  }
}

function agentNames(): readonly AgentName[] {
  return Object.keys(AGENTS) as AgentName[];
}

/** What an agent's `json` form says; undefined where the output is something else. */
function wholeRun(text: string): AgentRun | undefined {
  const document = text.trimStart().startsWith('{') ? recordOf(text) : undefined;
  if (document === undefined) return undefined;
  const agent = agentNames().find((name) => AGENTS[name].isWhole?.(document) === true);
  if (agent === undefined) return undefined;
  const run = new AgentRun(agent, 'json');
  AGENTS[agent].reader(run)(document);
  endUnanswered(run);
  return run;
}

function recordOf(text: string): Json | undefined {
  const value = /^\s*\{/.test(text) ? parsedJson(text) : undefined;
  return isRecord(value) ? value : undefined;
}

const NEWLINE = 10;

/** Cuts bytes into lines; what is longer than an event may be is passed over. */
class LineSplitter {
  readonly #take: (line: string) => void;
  #pieces: Buffer[] = [];
  #size = 0;
  hasSkipped = false;

  constructor(take: (line: string) => void) {
    this.#take = take;
  }

  add(chunk: Buffer): void {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, to));
      this.end();
      from = to + 1;
    }
    this.#keep(chunk.subarray(from));
  }

  /** The line so far is whole. */
  end(): void {
    if (this.#size > MAX_EVENT_BYTES) this.hasSkipped = true;
    else if (this.#size > 0) this.#take(Buffer.concat(this.#pieces).toString('utf8'));
    this.#pieces = [];
    this.#size = 0;
  }

  #keep(piece: Buffer): void {
    this.#size += piece.byteLength;
    if (this.#size <= MAX_EVENT_BYTES) this.#pieces.push(piece);
    else this.#pieces = [];
  }
}
