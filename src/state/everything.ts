// Everything that this browser keeps, to be saved as one file; and what such a file holds, added beside what is there.
import type { InPieces } from '../core/questions/pieces.ts';
import type { Everything, PackedVersion, PackedWork } from '../core/site/everything.ts';
import type { WorkspaceProblem } from '../core/site/workspace.ts';
import { holdsAnything } from './holds-anything.ts';
import { openWorkspaceText } from './open-workspace.ts';
import { resultInSlices } from './slices.ts';
import type { KeptVersion } from './storage/database.ts';
import { packVersion, type VersionShelf, versionsOfWork } from './storage/versions.ts';
import { unpackText } from './storage/versions-text.ts';
import type { WorksPort } from './storage/works-exchange.ts';

/** Where works and their versions lie. */
export interface Places {
  readonly works: WorksPort;
  readonly versions: VersionShelf;
}

/** A version as text; one whose record is damaged has none. */
async function packedVersion({ workspace, time, why, name }: KeptVersion): Promise<readonly PackedVersion[]> {
  const text = await unpackText(workspace).catch(() => undefined);
  if (text === undefined) return [];
  return [{ text, time, why, ...(name === undefined ? {} : { name }) }];
}

interface HeldWork extends PackedWork {
  readonly id: string;
}

async function heldWorks({ works, versions }: Places): Promise<readonly HeldWork[]> {
  const [all, kept] = [await works.all(), await versions.all()];
  return Promise.all(
    all.map(async (work) => ({
      ...work,
      versions: (await Promise.all(versionsOfWork(kept, work.id).map(packedVersion))).flat(),
    })),
  );
}

/** All works that hold anything, with their versions. @throws if storage is forbidden or broken. */
export async function gatherEverything(
  places: Places,
  settings: Everything['settings'],
  time: number,
): Promise<Everything> {
  const works = (await heldWorks(places)).filter(
    ({ text, versions }) => versions.length > 0 || holdsAnything(text),
  );
  return { time, works: works.map(({ id: _, ...work }) => work), settings };
}

/** A work that a file holds, beside what is there. */
export interface FoundWork {
  readonly work: PackedWork;
  /** The work that is there already with the same text. */
  readonly here?: string;
  /** Its versions that are not there yet. */
  readonly versions: readonly PackedVersion[];
  /** Why it cannot be added. */
  readonly problem?: WorkspaceProblem;
  /** Characters of the texts of its files. */
  readonly size: number;
  /** Scheme, host and port of its site; '' if not known, or if it cannot be read. */
  readonly origin: string;
}

function beside(held: readonly HeldWork[], work: PackedWork): FoundWork {
  const opened = openWorkspaceText(work.text);
  const here = held.find(({ text }) => text === work.text);
  const isHere = (version: PackedVersion) =>
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

function* allBeside(held: readonly HeldWork[], works: readonly PackedWork[]): InPieces<readonly FoundWork[]> {
  const found: FoundWork[] = [];
  for (const work of works) {
    found.push(beside(held, work));
    yield;
  }
  return found;
}

/** Holds what a file brings beside what is there, work by work. Nothing is changed. @throws if storage is forbidden or broken. */
export async function lookThrough(places: Places, { works }: Everything): Promise<readonly FoundWork[]> {
  return resultInSlices(allBeside(await heldWorks(places), works));
}

/** Whether there is anything to add of a work. */
export const bringsAnything = ({ here, versions, problem }: FoundWork): boolean =>
  !problem && (here === undefined || versions.length > 0);

const reasons = ['named', 'opened', 'saved', 'big-step', 'worked'] as const;

/** Why a version was kept; one that another version of Gatepost kept for other reasons counts as kept while working. */
const whyOf = ({ why }: PackedVersion): KeptVersion['why'] =>
  reasons.find((reason) => reason === why) ?? 'worked';

/** What became of adding works. */
export interface Added {
  /** How many works are there now, maybe without all of their versions. */
  readonly added: number;
  /** False if storage became full on the way. */
  readonly isWhole: boolean;
}

const keptVersions = (work: string, versions: readonly PackedVersion[]) =>
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
export async function addFound(places: Places, found: readonly FoundWork[]): Promise<Added> {
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
