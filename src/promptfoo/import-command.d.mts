/** Types of import-command.mjs. */

interface ImportCall {
  /** After the command's name. */
  readonly args: readonly string[];
  /** Absolute path of the folder that paths are relative to. */
  readonly from: string;
  /** Takes whole lines. */
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** What `validate` refuses of a written file (absolute path): `path` in the YAML, what is said of it, and the whole line. */
  readonly check: (file: string) => Promise<readonly Refusal[]>;
}

interface Refusal {
  readonly path: string | undefined;
  readonly said: string;
  readonly line: string;
}

/**
 * The exit code: 0, 1 where something of the config is not in the written file or `validate` refuses it, or 2 where
 * nothing was written.
 */
export function importCommand(call: ImportCall): Promise<0 | 1 | 2>;
