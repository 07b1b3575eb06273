// Whether a change shows another site.
import type { GatepostState } from './state.ts';

/** Whether another site is open than before: none of its files was there. */
export function isOtherSite(
  { document: { files } }: GatepostState,
  { document: before }: GatepostState,
): boolean {
  if (files === before.files) return false;
  const previous = new Set(before.files.map(({ id }) => id));
  return !files.some(({ id }) => previous.has(id));
}
