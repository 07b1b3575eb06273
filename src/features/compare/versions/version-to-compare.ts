// An earlier version as one of the two that are compared.
import { dayAndTime, keptVersionsWords as words } from '../../../messages/en/compare.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { StoredVersion } from '../../../state/storage/database.ts';
import type { BaseVersion, TargetVersion } from '../../../state/versions/compared-versions.ts';
import { updateVersionChoice } from '../../../state/versions/use-version-comparison.ts';
import { readVersion } from './version-actions.ts';

type SavedVersionChoice = Extract<BaseVersion, { readonly kind: 'kept' }>;

/** A version in the list of choices: it is read when it is chosen. */
export interface SavedVersionOption {
  readonly value: string;
  readonly word: string;
  readonly version: SavedVersionChoice | { readonly kind: 'to-read'; readonly kept: StoredVersion };
}

export const versionTime = (time: number): string => dayAndTime(time, Date.now());

export const versionTitle = ({ time, name }: Pick<StoredVersion, 'time' | 'name'>): string =>
  words.versionOf(versionTime(time), name);

/** What was chosen is among them, also after it was deleted. */
export function savedVersionOptions(
  versions: readonly StoredVersion[],
  chosen: BaseVersion | TargetVersion,
): SavedVersionOption[] {
  const own = chosen.kind === 'kept' ? chosen : undefined;
  const options = versions.map(
    (kept): SavedVersionOption => ({
      value: `kept-${kept.id}`,
      word: versionTitle(kept),
      version: own?.id === kept.id ? own : { kind: 'to-read', kept },
    }),
  );
  const isListed = !own || versions.some(({ id }) => id === own.id);
  return isListed
    ? options
    : [{ value: `kept-${own.id}`, word: versionTitle(own), version: own }, ...options];
}

/** Chooses a version for one side; for the one before, `beside` what is open now. False if it cannot be read. */
export async function compareWithSavedVersion(
  version: StoredVersion,
  side: 'before' | 'after' | 'beside',
): Promise<boolean> {
  const read = await readVersion(version, documentStore.getState());
  if (!('document' in read)) return false;
  const { id, time, name } = version;
  const kept: SavedVersionChoice = {
    kind: 'kept',
    id,
    time,
    document: read.document,
    ...(name === undefined ? {} : { name }),
  };
  if (side === 'after') updateVersionChoice({ after: kept });
  else updateVersionChoice({ before: kept, ...(side === 'beside' ? { after: { kind: 'now' } } : {}) });
  return true;
}
