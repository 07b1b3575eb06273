// Reads the version that a user chooses, and makes it one of the two that are compared.
import { readAnySource } from '../../../../core/document/big-source.ts';
import { detectCharset } from '../../../../core/document/detect-charset.ts';
import { sourceOfText } from '../../../../core/document/source.ts';
import { runSync } from '../../../../core/questions/cooperative-task.ts';
import { keptVersionsWords, versionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { chooseFiles } from '../../../../state/disk/file-access.ts';
import type { BaseVersion, TargetVersion } from '../../../../state/versions/compared-versions.ts';
import { updateVersionChoice } from '../../../../state/versions/use-version-comparison.ts';
import { compareWithSavedVersion, type SavedVersionOption } from './version-to-compare.ts';

/** The two sides of a comparison. */
export type Side = 'before' | 'after';

/** A version that the user has yet to give, as a file. */
type MissingVersion = { readonly kind: 'choose-file' };

/** A version that can be chosen at once. */
export type OfferedVersion = BaseVersion | TargetVersion | SavedVersionOption['version'] | MissingVersion;

/** Opens the file dialog for a version on disk. Returns a message if the file cannot be read. */
async function chooseVersionFromDisk(): Promise<string> {
  const files = await chooseFiles().catch(() => undefined);
  const [file] = files ?? [];
  const source = file && detectCharset(runSync(readAnySource(file.bytes)));
  if (source?.big) return words.unreadable;
  if (source) updateVersionChoice({ before: { kind: 'disk', name: file.name, source } });
  return files === undefined ? words.unreadable : '';
}

/** Selects a version for one side. Returns a message if it cannot be read. */
export async function chooseVersion(side: Side, version: OfferedVersion): Promise<string> {
  if (version.kind === 'choose-file') return chooseVersionFromDisk();
  if (version.kind === 'to-read')
    return (await compareWithSavedVersion(version.kept, side)) ? '' : keptVersionsWords.unreadableChoice;
  if (side === 'before') {
    if (version.kind !== 'now') updateVersionChoice({ before: version });
  } else if (version.kind === 'now' || version.kind === 'step' || version.kind === 'kept')
    updateVersionChoice({ after: version });
  return '';
}

/** What a user pastes to compare with it: what the site serves, or the text of any other version. */
export type PastedKind = 'live' | 'text';

/** Compares with a pasted text. */
export function choosePastedVersion(kind: PastedKind, text: string): void {
  const pasted = { source: sourceOfText(text), time: Date.now() };
  updateVersionChoice({
    before: kind === 'live' ? { kind, isPasted: true, ...pasted } : { kind: 'pasted', ...pasted },
  });
}
