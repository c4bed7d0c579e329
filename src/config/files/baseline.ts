/** Reads baselines in the KindLM CLI's format, version "1". */
import path from 'node:path';
import { parseJson } from '../source/json-text.js';
import type { Baseline, BaselineEntry, SourceLocation } from '../suite.js';
import { textAt, valueAt } from '../source/untyped.js';
import { readWorkspaceFile, workspaceRelative } from './workspace-files.js';
import { describeValue, quote } from '../source/yaml-path.js';
import { isRecord } from '../../basics/is-record.js';

const MAX_BASELINE_BYTES = 100_000_000;
const DEFAULT_FOLDER = path.join('.kindlm', 'baselines');

export type BaselineLoad =
  | { readonly kind: 'none' }
  | { readonly kind: 'loaded'; readonly baseline: Baseline; readonly notice?: string }
  /** `message` is a sentence; `location` is a place in the baseline file, where one is known. */
  | { readonly kind: 'failed'; readonly message: string; readonly location?: SourceLocation };

export interface BaselineRequest {
  readonly workspace: string;
  /** The config's folder, absolute. */
  readonly directory: string;
  readonly suiteName: string;
  /** The config's `baseline.file`; without it the CLI's own places are looked at, and none is fine. */
  readonly file?: string | undefined;
}

/** Finds, reads and checks the suite's baseline. */
export async function loadBaseline(request: BaselineRequest): Promise<BaselineLoad> {
  const { workspace, directory, suiteName, file } = request;
  if (file !== undefined) {
    const load = await loadFrom(workspace, path.resolve(directory, file), suiteName);
    if (load.kind !== 'none') return load;
    return failed(file, 'does not exist');
  }
  for (const name of defaultNames(suiteName)) {
    const place = path.join(directory, DEFAULT_FOLDER, name);
    const load = await loadFrom(workspace, place, suiteName);
    if (load.kind !== 'none') return load;
  }
  return { kind: 'none' };
}

/** The CLI replaces what is unfit for a file name by `_`, and keeps a pointer to the newest of several baselines. */
function defaultNames(suiteName: string): readonly string[] {
  const fit = suiteName.replaceAll(/[^a-zA-Z0-9_-]/g, '_');
  const isPlain = !/[/\\\0]/.test(suiteName) && !suiteName.startsWith('.');
  return [
    ...new Set([...(isPlain ? [`${suiteName}.json`] : []), `${fit}.json`, `${fit}-latest.json`]),
  ];
}

async function loadFrom(
  workspace: string,
  absolutePath: string,
  suiteName: string,
): Promise<BaselineLoad> {
  const read = await readJson(workspace, absolutePath);
  if (read.kind !== 'read') return read;
  const latest = valueAt(read.value, 'latestFile');
  if (latest === undefined) return interpret(read.file, read.value, suiteName);
  if (typeof latest !== 'string' || latest !== path.basename(latest) || latest.includes('\\')) {
    return failed(read.file, 'has a `latestFile` that is not the name of a file next to it');
  }
  const pointed = await readJson(workspace, path.join(path.dirname(absolutePath), latest));
  if (pointed.kind === 'none') {
    return failed(read.file, `names ${quote(latest)} as the latest, which does not exist`);
  }
  return pointed.kind === 'read' ? interpret(pointed.file, pointed.value, suiteName) : pointed;
}

type BaselineRead =
  | { readonly kind: 'read'; readonly file: string; readonly value: unknown }
  | Exclude<BaselineLoad, { kind: 'loaded' }>;

async function readJson(workspace: string, absolutePath: string): Promise<BaselineRead> {
  const file = workspaceRelative(workspace, absolutePath);
  const read = await readWorkspaceFile(workspace, absolutePath, MAX_BASELINE_BYTES);
  if (read.kind === 'refused') {
    return read.refusal.kind === 'missing' ? { kind: 'none' } : failed(file, read.refusal.message);
  }
  const json = parseJson(read.file.bytes);
  if (json.kind === 'parsed') return { kind: 'read', file, value: json.value };
  return failed(file, json.message, { file, line: json.line, column: json.column });
}

function interpret(file: string, value: unknown, suiteName: string): BaselineLoad {
  if (!isRecord(value)) return failed(file, 'does not contain a baseline, which is a JSON object');
  const version = valueAt(value, 'version');
  if (version !== '1') {
    const found = version === undefined ? 'no `version`' : `the version ${describeValue(version)}`;
    return failed(file, `has ${found}, and only version "1" is known`);
  }
  const createdAt = textAt(value, 'createdAt');
  if (createdAt === undefined) return failed(file, 'has no `createdAt`');
  const results = valueAt(value, 'results');
  if (!isRecord(results)) return failed(file, 'has no `results`');
  const entries = new Map<string, BaselineEntry>();
  for (const [key, result] of Object.entries(results)) {
    const entry = readEntry(result);
    if (typeof entry === 'string') return failed(file, `has a result ${quote(key)} ${entry}`);
    entries.set(key, entry);
  }
  const baseline: Baseline = { file, createdAt, results: entries };
  const name = textAt(value, 'suiteName');
  if (name === suiteName) return { kind: 'loaded', baseline };
  const notice = `The baseline ${quote(file)} was made for ${name === undefined ? 'a suite without a name' : `the suite ${quote(name)}`}, not for ${quote(suiteName)}. It is used all the same.`;
  return { kind: 'loaded', baseline, notice };
}

/** The entry, or what is wrong with it. */
function readEntry(result: unknown): BaselineEntry | string {
  const outputText = textAt(result, 'outputText');
  if (outputText === undefined) return 'without an `outputText`';
  const numbers: Partial<Record<(typeof NUMBERS)[number], number>> = {};
  for (const key of NUMBERS) {
    const value = valueAt(result, key);
    // The CLI writes null for a cost that it does not know.
    if (value === undefined || value === null) continue;
    if (typeof value !== 'number') return `whose \`${key}\` is not a number`;
    numbers[key] = value;
  }
  const codes = valueAt(result, 'failureCodes');
  if (codes === undefined) return { outputText, ...numbers };
  if (!Array.isArray(codes) || !codes.every((code) => typeof code === 'string')) {
    return 'whose `failureCodes` are not a list of texts';
  }
  return { outputText, ...numbers, failureCodes: codes };
}

const NUMBERS = ['passRate', 'latencyAvgMs', 'costUsd', 'runCount'] as const;

function failed(
  file: string,
  what: string,
  location?: SourceLocation,
): Extract<BaselineLoad, { kind: 'failed' }> {
  const message = `The baseline ${quote(file)} ${what}.`;
  return location === undefined
    ? { kind: 'failed', message }
    : { kind: 'failed', message, location };
}
