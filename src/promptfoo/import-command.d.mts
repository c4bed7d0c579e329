/** Types of import-command.mjs. */

export interface ImportCall {
  /** After the command's name. */
  readonly args: readonly string[];
  /** Absolute path of the folder that paths are relative to. */
  readonly from: string;
  /** Takes whole lines. */
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/** The exit code: 0, 1 where something of the config is not in the written file, or 2 where nothing was written. */
export function importCommand(call: ImportCall): 0 | 1 | 2;
