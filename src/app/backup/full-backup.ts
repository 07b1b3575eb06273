// Everything that this browser keeps, to be saved as one file; and what such a file holds, added beside what is there.
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { BackupEntry, BackupVersion, FullBackup } from '../../core/workspace/full-backup.ts';
import type { WorkspaceProblem } from '../../core/workspace/workspace.ts';
import { runTask } from '../../state/idle-tasks.ts';
import type { StoredVersion } from '../../state/storage/database.ts';
import type { SessionExchange } from '../../state/storage/session-exchange.ts';
import { decompressText } from '../../state/versions/version-compression.ts';
import {
  packVersion,
  type VersionDatabase,
  versionsOfSession,
} from '../../state/versions/version-database.ts';
import { documentHasContent } from '../../state/versions/version-triggers.ts';
import { parseWorkspaceDocument } from '../../state/workspace/open-workspace.ts';

// Whether a work is worth showing: an empty file that nobody has touched is not.
/** Also true of a text that cannot be read: it may be more than this version knows. */
function hasContent(text: string): boolean {
  const opened = parseWorkspaceDocument(text);
  return 'problem' in opened || documentHasContent(opened.document);
}

/** Where works and their versions lie. */
export interface BackupSources {
  readonly works: SessionExchange;
  readonly versions: VersionDatabase;
}

/** A version as text; one whose record is damaged has none. */
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
  const [all, kept] = [await works.all(), await versions.all()];
  return Promise.all(
    all.map(async (work) => ({
      ...work,
      versions: (await Promise.all(versionsOfSession(kept, work.id).map(packedVersion))).flat(),
    })),
  );
}

/** All works that hold anything, with their versions. @throws if storage is forbidden or broken. */
export async function createFullBackup(
  places: BackupSources,
  settings: FullBackup['settings'],
  time: number,
): Promise<FullBackup> {
  const works = (await readStoredSessions(places)).filter(
    ({ text, versions }) => versions.length > 0 || hasContent(text),
  );
  return { time, works: works.map(({ id: _, ...work }) => work), settings };
}

/** A work that a file holds, beside what is there. */
export interface BackupSession {
  readonly work: BackupEntry;
  /** The work that is there already with the same text. */
  readonly here?: string;
  /** Its versions that are not there yet. */
  readonly versions: readonly BackupVersion[];
  /** Why it cannot be added. */
  readonly problem?: WorkspaceProblem;
  /** Characters of the texts of its files. */
  readonly size: number;
  /** Scheme, host and port of its site; '' if not known, or if it cannot be read. */
  readonly origin: string;
}

function compareSession(held: readonly StoredSessionVersions[], work: BackupEntry): BackupSession {
  const opened = parseWorkspaceDocument(work.text);
  const here = held.find(({ text }) => text === work.text);
  const isHere = (version: BackupVersion) =>
    here?.versions.some(({ time, text }) => time === version.time && text === version.text) === true;
  return {
    work,
    versions: work.versions.filter((version) => !isHere(version)),
    size: work.text.length,
    origin: 'problem' in opened ? '' : opened.document.origin,
    ...(here ? { here: here.id } : {}),
    ...('problem' in opened ? { problem: opened.problem } : {}),
  };
}

function* compareSessions(
  held: readonly StoredSessionVersions[],
  works: readonly BackupEntry[],
): CooperativeTask<readonly BackupSession[]> {
  const found: BackupSession[] = [];
  for (const work of works) {
    found.push(compareSession(held, work));
    yield;
  }
  return found;
}

/** Holds what a file brings beside what is there, work by work. Nothing is changed. @throws if storage is forbidden or broken. */
export async function compareBackup(
  places: BackupSources,
  { works }: FullBackup,
): Promise<readonly BackupSession[]> {
  return runTask(compareSessions(await readStoredSessions(places), works));
}

/** Whether there is anything to add of a work. */
export const hasNewContent = ({ here, versions, problem }: BackupSession): boolean =>
  !problem && (here === undefined || versions.length > 0);

const reasons = ['named', 'opened', 'saved', 'big-step', 'worked'] as const;

/** Why a version was kept; one that another version of Gatepost kept for other reasons counts as kept while working. */
const whyOf = ({ why }: BackupVersion): StoredVersion['why'] =>
  reasons.find((reason) => reason === why) ?? 'worked';

/** What became of adding works. */
export interface ImportResult {
  /** How many works are there now, maybe without all of their versions. */
  readonly added: number;
  /** False if storage became full on the way. */
  readonly isWhole: boolean;
}

const keptVersions = (work: string, versions: readonly BackupVersion[]) =>
  Promise.all(
    versions.map((version) => {
      const { text, time, name } = version;
      return packVersion({ work, text, time, why: whyOf(version), ...(name === undefined ? {} : { name }) });
    }),
  );

/**
 * Adds works beside those that are there, with their versions; of one that is there already, the versions that are
 * not. Ends where storage becomes full.
 */
export async function importBackup(
  places: BackupSources,
  found: readonly BackupSession[],
): Promise<ImportResult> {
  let added = 0;
  for (const { work, here, versions } of found) {
    try {
      const id = here ?? (await places.works.add(work));
      if (here === undefined) added++;
      const kept = await keptVersions(id, versions);
      if (kept.length > 0) await places.versions.write(kept, []);
      if (here !== undefined) added++;
    } catch {
      return { added, isWhole: false };
    }
  }
  return { added, isWhole: true };
}
