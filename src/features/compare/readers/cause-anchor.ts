// Where the section of a cause stands on the page.
import type { ReaderCause } from '../../../core/analysis/reader-differences/reader-causes.ts';

/** The id of its heading: the same as long as the cause is. */
export const causeHeadingId = ({ kind, knobs }: Pick<ReaderCause, 'kind' | 'knobs'>): string =>
  `cause-${kind === 'knobs' ? knobs.join('-').replaceAll('.', '_') : kind}`;

/** Goes to it, with the focus. */
export function focusCause(cause: Pick<ReaderCause, 'kind' | 'knobs'>): void {
  const heading = document.getElementById(causeHeadingId(cause));
  heading?.closest('tr')?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
