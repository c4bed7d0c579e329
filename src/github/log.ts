/** The log of a job and that of a terminal. @actions/core talks to the runner; what it is given is made harmless here. */
import { firstPart, isLongEnoughToHide, RunSecrets } from '../redaction/cut.js';
import type * as core from '@actions/core';
import { logText, withoutControls } from '../report/escape.js';

/** Where an annotation points. `file` is relative to the repository; lines and columns count from 1. */
interface AnnotationPlace {
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly title?: string | undefined;
}

/** Text may come from anywhere: no method lets it issue a workflow command. Secrets given to `mask` never appear. */
export interface Log {
  info(text: string): void;
  notice(message: string, place?: AnnotationPlace): void;
  warning(message: string, place?: AnnotationPlace): void;
  error(message: string, place?: AnnotationPlace): void;
  /** The error that the run ends with. */
  fail(message: string): void;
  /** Text that is folded under a title where the log can do that. */
  group(title: string, text: string): void;
  /** Has what the work prints itself folded under a title. Resolves and rejects as the work does. */
  section<Result>(title: string, work: () => Promise<Result>): Promise<Result>;
  /** From now on this text appears as `***`; see createSecretRedactor. */
  mask(secret: string): void;
}

/** What of @actions/core the log is made of; only a job loads it. */
type ActionsCore = Pick<
  typeof core,
  'info' | 'notice' | 'warning' | 'error' | 'setFailed' | 'setSecret' | 'startGroup' | 'endGroup'
>;

/** The runner cuts a message at 4,096 characters; cut here, the reader sees that it was. */
const ANNOTATION_LIMIT = 4_000;

/** A log for the GitHub Actions runner, without the secrets of the run. */
export function createActionsLog(toolkit: ActionsCore, secrets = new RunSecrets()): Log {
  const masked = new Set<string>();
  const harmless = (text: string): string => secrets.redact(withoutControls(text));
  const message = (text: string): string => clip(harmless(text));
  const properties = (place: AnnotationPlace): core.AnnotationProperties => {
    const { title, file, line, column } = place;
    return {
      ...(title === undefined ? {} : { title: harmless(oneLine(title)) }),
      ...(file === undefined ? {} : { file: oneLine(file) }),
      ...(line === undefined ? {} : { startLine: line }),
      ...(column === undefined ? {} : { startColumn: column }),
    };
  };
  const info = (text: string): void => toolkit.info(logText(harmless(text)));

  return {
    info,
    notice: (text, place = {}) => toolkit.notice(message(text), properties(place)),
    warning: (text, place = {}) => toolkit.warning(message(text), properties(place)),
    error: (text, place = {}) => toolkit.error(message(text), properties(place)),
    fail: (text) => toolkit.setFailed(message(text)),
    group(title, text) {
      toolkit.startGroup(message(oneLine(title)));
      info(text);
      toolkit.endGroup();
    },
    async section(title, work) {
      toolkit.startGroup(message(oneLine(title)));
      try {
        return await work();
      } finally {
        toolkit.endGroup();
      }
    },
    mask(secret) {
      if (masked.has(secret) || !isLongEnoughToHide(secret)) return;
      masked.add(secret);
      secrets.add([secret]);
      // The runner masks each line of it, and how JSON, URLs and Base64 write it.
      toolkit.setSecret(secret.trim());
    },
  };
}

/** A log for people at a terminal, without the secrets of the run. `write` gets whole lines, line end included. */
export function createTerminalLog(write: (text: string) => void, secrets = new RunSecrets()): Log {
  const line = (text: string): void => write(`${secrets.redact(withoutControls(text))}\n`);
  const labelled =
    (label: string) =>
    (message: string, place: AnnotationPlace = {}) =>
      line(`${label}: ${formatPlace(place)}${message}`);

  return {
    info: line,
    notice: labelled('notice'),
    warning: labelled('warning'),
    error: labelled('error'),
    fail: labelled('error'),
    group: (title, text) => line(`${title}\n${text}`),
    section: (_title, work) => work(),
    mask: (secret) => secrets.add([secret]),
  };
}

function formatPlace({ file, line, column, title }: AnnotationPlace): string {
  const position = [file, line, column].filter((part) => part !== undefined).join(':');
  const named = title === undefined ? '' : `${oneLine(title)}: `;
  return `${position === '' ? '' : `${position}: `}${named}`;
}

function oneLine(text: string): string {
  return withoutControls(text).replace(/\s*\n\s*/g, ' ');
}

function clip(message: string): string {
  if (message.length <= ANNOTATION_LIMIT) return message;
  return `${firstPart(message, ANNOTATION_LIMIT)} [...]`;
}
