// A saved version as one of the two that are compared.
import { dayAndTime, keptVersionsWords as words } from '../../../messages/en/comparison/compare.ts';
import { languageTag } from '../../../messages/language.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { StoredVersion } from '../../../state/storage/database.ts';
import type { BaseVersion, TargetVersion } from '../../../state/versions/compared-versions.ts';
import { updateVersionChoice } from '../../../state/versions/use-version-comparison.ts';
import { readVersion } from './version-actions.ts';

type SavedVersionChoice = Extract<BaseVersion, { readonly kind: 'kept' }>;

/** A version in the list of choices. It is read when the user selects it. */
export interface SavedVersionOption {
  readonly value: string;
  readonly word: string;
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

export const versionTitle = ({ time, name }: Pick<StoredVersion, 'time' | 'name'>): string =>
  words.versionOf(versionTime(time), name);

/** Returns the choices. The selected version is always included, even after it was deleted. */
export function savedVersionOptions(
  versions: readonly StoredVersion[],
  selected: BaseVersion | TargetVersion,
): SavedVersionOption[] {
  const selectedVersion = selected.kind === 'kept' ? selected : undefined;
  const options = versions.map(
    (stored): SavedVersionOption => ({
      value: `kept-${stored.id}`,
      word: versionTitle(stored),
      version: selectedVersion?.id === stored.id ? selectedVersion : { kind: 'to-read', kept: stored },
    }),
  );
  const isListed = !selectedVersion || versions.some(({ id }) => id === selectedVersion.id);
  return isListed
    ? options
    : [
        {
          value: `kept-${selectedVersion.id}`,
          word: versionTitle(selectedVersion),
          version: selectedVersion,
        },
        ...options,
      ];
}

/**
 * Selects a version for one side; `beside` compares it with the current state. Returns false if it cannot be read.
 */
export async function compareWithSavedVersion(
  version: StoredVersion,
  side: 'before' | 'after' | 'beside',
): Promise<boolean> {
  const read = await readVersion(version, documentStore.getState());
  if (!('document' in read)) return false;
  const { id, time, name } = version;
  const savedVersion: SavedVersionChoice = {
    kind: 'kept',
    id,
    time,
    document: read.document,
    ...(name === undefined ? {} : { name }),
  };
  if (side === 'after') updateVersionChoice({ after: savedVersion });
  else
    updateVersionChoice({
      before: savedVersion,
      ...(side === 'beside' ? { after: { kind: 'now' }, isSwapped: false } : {}),
    });
  return true;
}
