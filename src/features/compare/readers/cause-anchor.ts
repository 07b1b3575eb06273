// Where the section of a cause stands on the page: each says how it is gone to while it is mounted.
import { useLayoutEffect, useRef } from 'react';
import type { ReaderCause } from '../../../core/analysis/reader-differences/reader-causes.ts';

type CauseKind = Pick<ReaderCause, 'kind' | 'knobs'>;

/** The id of its heading: the same as long as the cause is. */
export const causeHeadingId = ({ kind, knobs }: CauseKind): string =>
  `cause-${kind === 'knobs' ? knobs.join('-').replaceAll('.', '_') : kind}`;

/** What goes to the section of a cause, with the focus, by the id of its heading. */
export type CauseAnchors = Map<string, () => void>;

/** Has the causes go to this section; returns the refs of its first row and of the heading in it. */
export function useCauseAnchor(anchors: CauseAnchors, cause: CauseKind) {
  const row = useRef<HTMLTableRowElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = causeHeadingId(cause);
  useLayoutEffect(() => {
    anchors.set(id, () => {
      row.current?.scrollIntoView();
      heading.current?.focus({ preventScroll: true });
    });
    return () => void anchors.delete(id);
  }, [anchors, id]);
  return { row, heading };
}
