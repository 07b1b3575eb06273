// Why something may only be read.
import { fileOf, type SiteDocument } from './document.ts';
import type { GatepostState, ReadOnlyReason } from './state.ts';

/** Why the file at a path may not be changed, or undefined if it may. */
export function readOnlyReason(
  { isOpenInOtherTab: isElsewhere, document }: Pick<GatepostState, 'isOpenInOtherTab' | 'document'>,
  path: string,
): ReadOnlyReason | undefined {
  if (isElsewhere) return 'other-tab';
  return fileOf(document, path)?.source.big ? 'too-big' : undefined;
}

/** A file that is only shown and would have another text afterwards. */
export function findReadOnlyChange(before: SiteDocument, after: SiteDocument): string | undefined {
  const bigs = before.files.filter(({ source }) => source.big);
  return bigs.find(({ id, source }) => after.files.some((file) => file.id === id && file.source !== source))
    ?.path;
}
