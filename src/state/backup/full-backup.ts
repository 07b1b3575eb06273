// Creates a full backup of this browser's sessions, and adds the content of such a backup to the existing sessions.
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { BackupEntry, BackupVersion, FullBackup } from '../../core/workspace/full-backup.ts';
import type { WorkspaceProblem } from '../../core/workspace/workspace.ts';
import { runTask } from '../idle-tasks.ts';
import type { StoredVersion } from '../storage/database.ts';
import type { SessionExchange } from '../storage/session-exchange.ts';
import { decompressText } from '../storage/versions/version-compression.ts';
import {
  packVersion,
  type VersionDatabase,
  versionsOfSession,
} from '../storage/versions/version-database.ts';
import { documentHasContent } from '../versions/version-triggers.ts';
import { parseWorkspaceDocument } from '../workspace/open-workspace.ts';

/**
 * Whether a session is worth a backup: one with an untouched empty file is not. A text that cannot be read is, because
 * it may come from a newer version.
 */
function hasContent(text: string): boolean {
  const opened = parseWorkspaceDocument(text);
  return 'problem' in opened || documentHasContent(opened.document);
}

/** Where sessions and their versions are stored. */
export interface BackupSources {
  readonly works: SessionExchange;
  readonly versions: VersionDatabase;
}

/** Returns a version with its text; none if its record is damaged. */
async function packedVersion({
  workspace,
  time,
  why,
  name,
}: StoredVersion): Promise<readonly BackupVersion[]> {
  const text = await decompressText(workspace).catch(() => undefined);
  if (text === undefined) return [];
  return [{ text, time, why, ...(name === undefined ? {} : { name }) }];
}

interface StoredSessionVersions extends BackupEntry {
  readonly id: string;
}

async function readStoredSessions({
  works,
  versions,
}: BackupSources): Promise<readonly StoredSessionVersions[]> {
  const [sessions, allVersions] = [await works.all(), await versions.all()];
  return Promise.all(
    sessions.map(async (session) => ({
      ...session,
      versions: (await Promise.all(versionsOfSession(allVersions, session.id).map(packedVersion))).flat(),
    })),
  );
}

/** Returns all sessions with content, with their versions. @throws if storage is forbidden or broken */
export async function createFullBackup(
  sources: BackupSources,
  settings: FullBackup['settings'],
  time: number,
): Promise<FullBackup> {
  const sessions = (await readStoredSessions(sources)).filter(
    ({ text, versions }) => versions.length > 0 || hasContent(text),
  );
  return { time, works: sessions.map(({ id: _, ...work }) => work), settings };
}

/** A session in a backup, compared with the stored sessions. */
export interface BackupSession {
  readonly work: BackupEntry;
  /** The id of a stored session with the same text. */
  readonly here?: string;
  /** Its versions that are not stored yet. */
  readonly versions: readonly BackupVersion[];
  /** Why it cannot be added. */
  readonly problem?: WorkspaceProblem;
  /** The number of characters of its text. */
  readonly size: number;
  /** Scheme, host and port of its site; '' if unknown, or if it cannot be read. */
  readonly origin: string;
}

function compareSession(storedSessions: readonly StoredSessionVersions[], entry: BackupEntry): BackupSession {
  const opened = parseWorkspaceDocument(entry.text);
  const existing = storedSessions.find(({ text }) => text === entry.text);
  const isHere = (version: BackupVersion) =>
    existing?.versions.some(({ time, text }) => time === version.time && text === version.text) === true;
  return {
    work: entry,
    versions: entry.versions.filter((version) => !isHere(version)),
    size: entry.text.length,
    origin: 'problem' in opened ? '' : opened.document.origin,
    ...(existing ? { here: existing.id } : {}),
    ...('problem' in opened ? { problem: opened.problem } : {}),
  };
}

function* compareSessions(
  storedSessions: readonly StoredSessionVersions[],
  entries: readonly BackupEntry[],
): CooperativeTask<readonly BackupSession[]> {
  const result: BackupSession[] = [];
  for (const entry of entries) {
    result.push(compareSession(storedSessions, entry));
    yield;
  }
  return result;
}

/**
 * Compares each session of a backup with the stored ones. Nothing is changed. @throws if storage is forbidden or
 * broken
 */
export async function compareBackup(
  sources: BackupSources,
  { works }: FullBackup,
): Promise<readonly BackupSession[]> {
  return runTask(compareSessions(await readStoredSessions(sources), works));
}

/** Whether a session has something to add. */
export const hasNewContent = ({ here, versions, problem }: BackupSession): boolean =>
  !problem && (here === undefined || versions.length > 0);

const reasons = ['named', 'opened', 'saved', 'big-step', 'worked'] as const;

/** Returns why a version was stored. Reasons of other versions of Gatepost count as automatic during work. */
const reasonOf = ({ why }: BackupVersion): StoredVersion['why'] =>
  reasons.find((reason) => reason === why) ?? 'worked';

/** The result of adding sessions. */
export interface ImportResult {
  /** How many sessions exist now, possibly without all of their versions. */
  readonly added: number;
  /** Whether everything was added: false if storage became full. */
  readonly isWhole: boolean;
}

const packVersions = (sessionId: string, versions: readonly BackupVersion[]) =>
  Promise.all(
    versions.map((version) => {
      const { text, time, name } = version;
      return packVersion({
        work: sessionId,
        text,
        time,
        why: reasonOf(version),
        ...(name === undefined ? {} : { name }),
      });
    }),
  );

/** Adds sessions with their versions; of an existing session, only the missing versions. Stops when storage is full. */
export async function importBackup(
  sources: BackupSources,
  sessions: readonly BackupSession[],
): Promise<ImportResult> {
  let added = 0;
  for (const { work, here, versions } of sessions) {
    try {
      const id = here ?? (await sources.works.add(work));
      if (here === undefined) added++;
      const packed = await packVersions(id, versions);
      if (packed.length > 0) await sources.versions.write(packed, []);
      if (here !== undefined) added++;
    } catch {
      return { added, isWhole: false };
    }
  }
  return { added, isWhole: true };
}
