// The full backup of a browser as one file, version 1: workspaces, their versions, and settings (docs/everything.md).
import * as v from 'valibot';
import { type CooperativeTask, runSync } from '../questions/cooperative-task.ts';
import { isTooDeep, LEVELS_LIMIT_CODE } from './json-limits.ts';
import { printWorkspace } from './pack-workspace.ts';
import type { Workspace } from './workspace.ts';

/** A version of a workspace. Times are milliseconds since 1970. */
export interface BackupVersion {
  /** The text of a workspace file. A later release of Gatepost may have written it. */
  readonly text: string;
  readonly time: number;
  readonly why: string;
  readonly name?: string;
}

/** A workspace, the path of its open file, and the paths whose text was not saved to disk. */
export interface BackupEntry {
  readonly text: string;
  readonly path: string;
  readonly unsaved: readonly string[];
  readonly time: number;
  readonly versions: readonly BackupVersion[];
}

export interface FullBackup {
  readonly time: number;
  readonly works: readonly BackupEntry[];
  /** The reader of the backup interprets them. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The key that identifies such a file; its value is the version of the format. */
const BACKUP_MARK = 'gatepostEverything';
const MAX_VERSION = 1;
/** A larger file is not read. */
export const MAX_BACKUP_OCTETS = 100 * 1024 * 1024;
/** The number of characters in which the key must appear. */
const HEAD_LENGTH = 400;

/** Why a file is not read. `where` is the position in the JSON, such as `works.0.path`. */
export interface BackupProblem {
  readonly code: 'too-big' | 'not-json' | 'newer-version' | 'invalid';
  readonly params: { readonly where?: string; readonly expected?: string; readonly version?: string };
}

/** Whether bytes begin like a backup. Reads only the beginning. */
export const looksLikeBackup = (bytes: Uint8Array): boolean =>
  new RegExp(`^\\ufeff?\\s*\\{\\s*"${BACKUP_MARK}"`).test(
    new TextDecoder().decode(bytes.subarray(0, HEAD_LENGTH)),
  );

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a workspace as JSON if printing it returns the same text; else its text. */
function parseWorkspaceText(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) && printWorkspace(json as Workspace) === text ? json : text;
  } catch {
    return text;
  }
}

const isoDate = (time: number) => new Date(time).toISOString();

/** The text of the file: indented by two spaces, one key a line, a final newline. Times are whole milliseconds. */
export function printBackup({ time, works, settings }: FullBackup): string {
  const json = {
    [BACKUP_MARK]: MAX_VERSION,
    time: isoDate(time),
    works: works.map(({ text, versions, ...work }) => ({
      ...work,
      time: isoDate(work.time),
      workspace: parseWorkspaceText(text),
      versions: versions.map(({ text: versionText, ...version }) => ({
        ...version,
        time: isoDate(version.time),
        workspace: parseWorkspaceText(versionText),
      })),
    })),
    settings,
  };
  return `${JSON.stringify(json, undefined, 2)}\n`;
}

const timeSchema = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'time'),
  v.transform((text) => Date.parse(text)),
);
const workspaceSchema = v.pipe(
  v.unknown(),
  v.check((value) => typeof value === 'string' || isObject(value), 'workspace'),
  v.check((value) => !isTooDeep(value), LEVELS_LIMIT_CODE),
  v.transform((value) => (typeof value === 'string' ? value : printWorkspace(value as Workspace))),
);
const versionSchema = v.object({
  time: timeSchema,
  why: v.string(),
  name: v.optional(v.string()),
  workspace: workspaceSchema,
});
const workSchema = v.object({
  path: v.string(),
  unsaved: v.array(v.string()),
  time: timeSchema,
  workspace: workspaceSchema,
  versions: v.optional(v.array(versionSchema), []),
});
const fileSchema = v.object({
  time: timeSchema,
  // Validated one by one, as they may be big.
  works: v.array(v.unknown()),
  settings: v.optional(v.record(v.string(), v.unknown()), {}),
});

function toBackupVersion({
  workspace,
  name,
  ...version
}: v.InferOutput<typeof versionSchema>): BackupVersion {
  return { text: workspace, ...version, ...(name === undefined ? {} : { name }) };
}

type BackupReading<Result> = Result | { readonly problem: BackupProblem };

function problemOfIssue(issue: v.BaseIssue<unknown>, within: readonly string[]): BackupProblem {
  const path = v.getDotPath(issue);
  const where = [...within, ...(path === null ? [] : [path])].join('.');
  return { code: 'invalid', params: { where, expected: issue.expected ?? issue.message } };
}

/** Parses everything except the workspaces. */
function parseBackupFile(
  bytes: Uint8Array,
): BackupReading<{ readonly file: v.InferOutput<typeof fileSchema> }> {
  if (bytes.length > MAX_BACKUP_OCTETS) return { problem: { code: 'too-big', params: {} } };
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return { problem: { code: 'not-json', params: {} } };
  }
  const version = (json as Readonly<Record<string, unknown>> | null)?.[BACKUP_MARK];
  if (typeof version === 'number' && version > MAX_VERSION)
    return { problem: { code: 'newer-version', params: { version: String(version) } } };
  if (version !== MAX_VERSION)
    return { problem: { code: 'invalid', params: { where: BACKUP_MARK, expected: String(MAX_VERSION) } } };
  const result = v.safeParse(fileSchema, json);
  return result.success ? { file: result.output } : { problem: problemOfIssue(result.issues[0], []) };
}

function toBackupEntry({ workspace, versions, ...work }: v.InferOutput<typeof workSchema>): BackupEntry {
  return { text: workspace, ...work, versions: versions.map(toBackupVersion) };
}

/** Reads the bytes of a backup, workspace by workspace. If anything is wrong, it returns the problem and no backup. */
export function* readBackupTask(
  bytes: Uint8Array,
): CooperativeTask<BackupReading<{ readonly everything: FullBackup }>> {
  const parsed = parseBackupFile(bytes);
  yield;
  if ('problem' in parsed) return parsed;
  const { time, works, settings } = parsed.file;
  const entries: BackupEntry[] = [];
  for (const [index, work] of works.entries()) {
    const result = v.safeParse(workSchema, work);
    if (!result.success) return { problem: problemOfIssue(result.issues[0], ['works', String(index)]) };
    entries.push(toBackupEntry(result.output));
    yield;
  }
  return { everything: { time, works: entries, settings } };
}

/** Reads a backup synchronously. */
export const readBackup = (bytes: Uint8Array): BackupReading<{ readonly everything: FullBackup }> =>
  runSync(readBackupTask(bytes));
