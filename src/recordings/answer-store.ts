/** Stored answers as the engine sees them; recordings.ts keeps them in files. */
import { formatProblem, type ConfigProblem } from '../config/problem.js';
import type { ChatResponse, EmbeddingResponse } from '../providers/provider.js';

/** Which model call of the run an answer belongs to. */
export interface AnswerKey {
  readonly suite: string;
  readonly test: string;
  /** Config id of the model under test (also for its judge and embedding calls). */
  readonly model: string;
  /** Repeat index, from 0: part of the key, so that repeats stay independent samples. */
  readonly repeat: number;
  readonly call:
    /** The n-th exchange with the model under test in this run, tool loop included, from 0. */
    | { readonly kind: 'answer'; readonly turn: number }
    /** `conversation`: label of the turn that is judged, where there is one. */
    | {
        readonly kind: 'judge';
        readonly question: string;
        readonly judgeModel: string;
        readonly attempt: number;
        readonly conversation?: string;
      }
    | { readonly kind: 'embedding'; readonly question: string; readonly conversation?: string };
}

export type StoredResponse = ChatResponse | EmbeddingResponse;

export type StoredAnswer =
  /** `isBound`: it has a hash, so that it is known to answer this very request. `file` is workspace-relative. */
  | {
      readonly kind: 'found';
      readonly response: StoredResponse;
      readonly isBound: boolean;
      readonly file: string;
    }
  /** No answer under this key. `file` is workspace-relative. */
  | { readonly kind: 'missing'; readonly file: string }
  /** An answer to a different request: the prompt, its parameters or tools changed since. */
  | StaleAnswer;

export interface StaleAnswer {
  readonly kind: 'stale';
  readonly file: string;
  /** Only variables of the environment in the endpoint's URL have other values. */
  readonly onlyEnvironment: boolean;
  /** The recorded request in lines, secrets taken out, where the file has it. Foreign text: nothing says that it is true. */
  readonly request?: readonly string[];
}

/** A recording that cannot be used. */
export class RecordingFileError extends Error {
  override readonly name = 'RecordingFileError';

  constructor(readonly problem: ConfigProblem) {
    super(formatProblem(problem));
  }
}

/** A request as a recording keeps it. */
export interface RequestToKeep {
  readonly hash: string;
  /** As people read it. */
  readonly lines: () => readonly string[];
}

export interface AnswerStore {
  /** Throws RecordingFileError when the test's file is not a valid recording. */
  lookup(key: AnswerKey, requestHash: string): Promise<StoredAnswer>;
  /** Keeps the answer; files are written by `flush`. */
  put(key: AnswerKey, request: RequestToKeep, response: StoredResponse): void;
  /** Writes what was put, atomically, in a stable order; returns the workspace-relative paths of the files that are others now. */
  flush(): Promise<readonly string[]>;
}
