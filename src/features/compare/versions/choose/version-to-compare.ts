// A saved version as one of the two that are compared.
import { describeStep } from '../../../../messages/en/comparison/changes.ts';
import { dayAndTime, keptVersionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { languageTag } from '../../../../messages/language.ts';
import { documentStore } from '../../../../state/document/use-document.ts';
import type { StoredVersion } from '../../../../state/storage/database.ts';
import type { BaseVersion, TargetVersion } from '../../../../state/versions/compared-versions.ts';
import {
  restoreVersionChoice,
  updateVersionChoice,
} from '../../../../state/versions/use-version-comparison.ts';
import {
  readVersions,
  type VersionDifference,
  versionStore,
} from '../../../../state/versions/version-store.ts';
import { readVersion } from '../history/version-actions.ts';

type SavedVersionChoice = Extract<BaseVersion, { readonly kind: 'kept' }>;

/** A version in the list of choices. It is read when the user selects it. */
export interface SavedVersionOption {
  /** What the version is. */
  readonly word: string;
  /** When it was kept, and how it differs from now. */
  readonly detail: string;
  readonly version: SavedVersionChoice | { readonly kind: 'to-read'; readonly kept: StoredVersion };
}

export const versionTime = (time: number): string => dayAndTime(time, Date.now());

/** The day of a version: without the year in the present one. */
export function versionDay(time: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date().getFullYear();
  return new Date(time).toLocaleDateString(languageTag(), {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** Describes why a version was kept, by its step if that is known. */
export function reasonKept({ why, step }: Pick<StoredVersion, 'why' | 'step'>): string {
  const isStep = why === 'opened' || why === 'big-step';
  return step && isStep ? words.whyOfStep[why](describeStep(step)) : words.why[why];
}

export const versionTitle = ({ time, name }: Pick<StoredVersion, 'time' | 'name'>): string =>
  words.versionOf(versionTime(time), name);

/** What tells versions apart: their name, why they were kept, and when. */
type VersionIdentity = Pick<StoredVersion, 'time' | 'name' | 'why' | 'step'>;

/** Describes what a version is: its name, or why it was kept. */
const describeContent = ({ name, ...reason }: VersionIdentity): string =>
  name === undefined ? reasonKept(reason) : words.named(name);

/** Describes what a version is, and when it was kept. */
export const describeSavedVersion = (version: VersionIdentity): string =>
  words.whatAndWhen(describeContent(version), versionTime(version.time));

/** Describes how a version differs from now, in a few words; '' if that is not known. */
function describeDifference(difference: VersionDifference | undefined): string {
  if (difference?.kind === 'same') return words.same;
  if (difference?.kind !== 'lines') return '';
  const { text, added, removed } = difference;
  return text === 'lines' ? words.differs(added, removed) : words.sameLines[text];
}

/**
 * Returns the choices. The selected version is always included, even after it was deleted. An unnamed version with the
 * texts of the next newer one is only counted there.
 * @param differences how versions differ from now, by id, as far as that is known
 * @param repeated the ids of the versions with the texts of the next newer one
 */
export function savedVersionOptions(
  versions: readonly StoredVersion[],
  selected: BaseVersion | TargetVersion,
  differences: ReadonlyMap<string, VersionDifference>,
  repeated: ReadonlySet<string>,
): readonly SavedVersionOption[] {
  const selectedVersion = selected.kind === 'kept' ? selected : undefined;
  const optionOf = (
    identity: VersionIdentity & { readonly id: string },
    version: SavedVersionOption['version'],
    equalCount = 0,
  ): SavedVersionOption => {
    const difference = describeDifference(differences.get(identity.id));
    return {
      word: describeContent(identity),
      detail: [versionTime(identity.time), difference, equalCount > 0 && words.repeated(equalCount)]
        .filter(Boolean)
        .join(' · '),
      version,
    };
  };
  const isHidden = ({ id, name }: StoredVersion) =>
    repeated.has(id) && name === undefined && id !== selectedVersion?.id;
  const options = versions.flatMap((stored, i) => {
    if (isHidden(stored)) return [];
    const next = versions.findIndex((version, place) => place > i && !isHidden(version));
    const equalCount = (next < 0 ? versions.length : next) - i - 1;
    const isSelected = selectedVersion?.id === stored.id;
    return [optionOf(stored, isSelected ? selectedVersion : { kind: 'to-read', kept: stored }, equalCount)];
  });
  const isListed = !selectedVersion || versions.some(({ id }) => id === selectedVersion.id);
  return isListed ? options : [optionOf(selectedVersion, selectedVersion), ...options];
}

/** Reads a stored version. Returns undefined if it cannot be read. */
async function readSavedVersion(version: StoredVersion): Promise<SavedVersionChoice | undefined> {
  const read = await readVersion(version, documentStore.getState());
  if (!('document' in read)) return undefined;
  const { id, time, name, why, step } = version;
  return {
    kind: 'kept',
    id,
    time,
    why,
    document: read.document,
    ...(step && { step }),
    ...(name === undefined ? {} : { name }),
  };
}

/** Compares again what was compared before the page was loaded again. */
export const restoreComparison = (): Promise<void> =>
  restoreVersionChoice(async (id) => {
    if (!versionStore.getState().versions) await readVersions();
    const version = versionStore.getState().versions?.find((one) => one.id === id);
    return version && readSavedVersion(version);
  });

/**
 * Selects a version for one side; `beside` compares it with the current state. Returns false if it cannot be read.
 */
export async function compareWithSavedVersion(
  version: StoredVersion,
  side: 'before' | 'after' | 'beside',
): Promise<boolean> {
  const savedVersion = await readSavedVersion(version);
  if (!savedVersion) return false;
  if (side === 'after') updateVersionChoice({ after: savedVersion });
  else
    updateVersionChoice({
      before: savedVersion,
      ...(side === 'beside' ? { after: { kind: 'now' }, isSwapped: false } : {}),
    });
  return true;
}
