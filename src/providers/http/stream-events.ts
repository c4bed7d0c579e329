/** The events of a streamed body, whatever carries them: server-sent events, lines of JSON, the AI SDK's coded lines. */
import { isRecord } from '../../basics/is-record.js';

/** Media types that are streams, whatever the body looks like. */
const STREAM_TYPES =
  /^(?:text\/event-stream|application\/(?:x-)?(?:ndjson|jsonl|json-?lines)|application\/stream\+json)$/;

/** One event: its data parsed, or as text where it is no JSON. */
export interface StreamEvent {
  readonly data: unknown;
  /** That of the AI SDK's protocol. */
  readonly code?: string;
  /** What a server-sent event calls itself. */
  readonly name?: string;
}

/** How the events of a body were told apart. */
export interface EventList {
  readonly events: readonly StreamEvent[];
  /** Lines of JSON may be what the model was asked for; the other carriers are nothing else. */
  readonly carrier: 'events' | 'codes' | 'lines';
}

/** The events of a body; undefined for one that is no stream. A last event that was cut in its middle is left out. */
export function eventsOf(body: string): EventList | undefined {
  const sent = serverSentEvents(body);
  if (sent !== undefined) return { events: sent, carrier: 'events' };
  const coded = codedLines(body);
  if (coded !== undefined) return { events: coded, carrier: 'codes' };
  const lines = jsonLines(body);
  return lines === undefined ? undefined : { events: lines, carrier: 'lines' };
}

/** Whether the server calls the body a stream. */
export function isNamedStream(mediaType: string): boolean {
  return STREAM_TYPES.test(mediaType);
}

/** Whether the body is a stream, of whatever format. */
export function isStream(mediaType: string, body: string): boolean {
  if (isNamedStream(mediaType)) return true;
  const found = eventsOf(body);
  return found !== undefined && found.carrier !== 'lines';
}

function linesOf(body: string): readonly string[] {
  return body.split(/\r\n|\n|\r/);
}

const EVENT_LINE = /^(?:|(?:data|event|id|retry)(?::.*)?|:.*)$/;
/** A line in whose name the connection broke. */
const CUT_LINE = /^(?:d|da|dat|e|ev|eve|even|i|r|re|ret|retr)$/;

/** `data:` lines up to an empty line are one event; undefined for a body that has other lines. */
function serverSentEvents(body: string): readonly StreamEvent[] | undefined {
  const lines = [...linesOf(body.replace(/^\ufeff/, ''))];
  if (CUT_LINE.test(lines.at(-1) ?? '')) lines.pop();
  if (!lines.every((line) => EVENT_LINE.test(line))) return undefined;
  if (!lines.some((line) => line.startsWith('data:'))) return undefined;
  const events: StreamEvent[] = [];
  let data: string[] = [];
  let name: string | undefined;
  for (const line of [...lines, '']) {
    const value = /^data:? ?(.*)$/.exec(line)?.[1];
    if (value !== undefined) data.push(value);
    name = /^event: ?(.*)$/.exec(line)?.[1]?.trim() ?? name;
    if (line !== '') continue;
    if (data.length > 0) {
      events.push({ data: parsed(data.join('\n')), ...(name === undefined ? {} : { name }) });
    }
    data = [];
    name = undefined;
  }
  return events;
}

/** The AI SDK's data stream: a code, a colon and JSON a line, the text's code being 0. */
function codedLines(body: string): readonly StreamEvent[] | undefined {
  const lines = linesOf(body).filter((line) => line !== '');
  const events = lines.map(codedLine);
  const cut = events.length > 1 && events.at(-1) === undefined && isCutCode(lines.at(-1));
  const whole = (cut ? events.slice(0, -1) : events).filter((event) => event !== undefined);
  if (whole.length < events.length - (cut ? 1 : 0)) return undefined;
  return whole.some(({ code }) => code === '0') ? whole : undefined;
}

function codedLine(line: string): StreamEvent | undefined {
  const [, code, json = ''] = /^([0-9a-k]):(["{[].*)$/.exec(line) ?? [];
  const data = code === undefined ? undefined : parsed(json);
  return code === undefined || data === json ? undefined : { code, data };
}

function isCutCode(line = ''): boolean {
  return /^[0-9a-k](?::|$)/.test(line);
}

/** A JSON object a line, and more than one of them; the last may be cut. */
function jsonLines(body: string): readonly StreamEvent[] | undefined {
  const lines = linesOf(body).filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => line.trimStart().startsWith('{'))) {
    return undefined;
  }
  const events = lines.map((line) => ({ data: parsed(line) }));
  const whole = isRecord(events.at(-1)?.data) ? events : events.slice(0, -1);
  return whole.every(({ data }) => isRecord(data)) ? whole : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
