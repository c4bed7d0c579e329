/** The log: workflow commands for the runner, plain lines for a terminal. */
import { disarmCommands, formatCommand, plainText } from './workflow-commands.js';

/** Where an annotation points. `file` is relative to the repository; lines and columns count from 1. */
export interface AnnotationPlace {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly title?: string;
}

/** Text may come from anywhere: no method lets it issue a workflow command. Secrets given to `mask` never appear. */
export interface Log {
  info(text: string): void;
  notice(message: string, place?: AnnotationPlace): void;
  warning(message: string, place?: AnnotationPlace): void;
  error(message: string, place?: AnnotationPlace): void;
  /** From now on this text appears as `***`. Texts shorter than four characters are left alone. */
  mask(secret: string): void;
}

/** The runner cuts a message at 4,096 characters; cut here, the reader sees that it was. */
const ANNOTATION_LIMIT = 4_000;
/** Masking shorter texts would blank out half of the log and protect nothing. */
const MIN_SECRET_LENGTH = 4;

/** A log for the GitHub Actions runner. `write` gets whole lines, line end included. */
export function createActionsLog(write: (text: string) => void): Log {
  const secrets = createSecrets();
  const line = (text: string) => write(`${text}\n`);
  const annotate =
    (level: 'notice' | 'warning' | 'error') =>
    (message: string, place: AnnotationPlace = {}) =>
      line(
        formatCommand(
          level,
          placeProperties(place, secrets),
          clip(secrets.hide(plainText(message))),
        ),
      );

  return {
    info: (text) => line(disarmCommands(secrets.hide(plainText(text)))),
    notice: annotate('notice'),
    warning: annotate('warning'),
    error: annotate('error'),
    mask(secret) {
      for (const form of secrets.add(secret)) line(formatCommand('add-mask', {}, form));
    },
  };
}

/** A log for people at a terminal. `write` gets whole lines, line end included. */
export function createTerminalLog(write: (text: string) => void): Log {
  const secrets = createSecrets();
  const line = (text: string) => write(`${secrets.hide(plainText(text))}\n`);
  const labelled =
    (label: string) =>
    (message: string, place: AnnotationPlace = {}) =>
      line(`${label}: ${formatPlace(place)}${message}`);

  return {
    info: line,
    notice: labelled('notice'),
    warning: labelled('warning'),
    error: labelled('error'),
    mask: (secret) => void secrets.add(secret),
  };
}

function placeProperties(
  place: AnnotationPlace,
  secrets: Secrets,
): Record<string, string | number | undefined> {
  return {
    title: place.title === undefined ? undefined : secrets.hide(oneLine(place.title)),
    file: place.file === undefined ? undefined : oneLine(place.file),
    line: place.line,
    col: place.column,
  };
}

function formatPlace({ file, line, column, title }: AnnotationPlace): string {
  const position = [file, line, column].filter((part) => part !== undefined).join(':');
  const named = title === undefined ? '' : `${oneLine(title)}: `;
  return `${position === '' ? '' : `${position}: `}${named}`;
}

function oneLine(text: string): string {
  return plainText(text).replace(/\s*\n\s*/g, ' ');
}

function clip(message: string): string {
  if (message.length <= ANNOTATION_LIMIT) return message;
  return `${message.slice(0, ANNOTATION_LIMIT)} [...]`;
}

interface Secrets {
  /** The forms of the secret that are new. */
  add(secret: string): readonly string[];
  hide(text: string): string;
}

function createSecrets(): Secrets {
  const forms = new Set<string>();
  let longestFirst: readonly string[] = [];
  return {
    add(secret) {
      const added = formsOf(secret).filter((form) => !forms.has(form));
      for (const form of added) forms.add(form);
      longestFirst = [...forms].sort((a, b) => b.length - a.length);
      return added;
    },
    hide: (text) => longestFirst.reduce((hidden, form) => hidden.replaceAll(form, '***'), text),
  };
}

/** The secret as it is, each of its lines (the runner masks line by line), and as JSON and URLs write it. */
function formsOf(secret: string): readonly string[] {
  const lines = secret.split(/[\r\n]+/).map((part) => part.trim());
  const forms = [secret.trim(), ...lines].flatMap((form) => [
    form,
    JSON.stringify(form).slice(1, -1),
    encodeURIComponent(wellFormed(form)),
  ]);
  return [...new Set(forms)].filter((form) => form.length >= MIN_SECRET_LENGTH);
}

/** encodeURIComponent throws on half of a surrogate pair. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
