// Scrolls to the section of a cause. Each section registers itself while it is mounted.
import { useLayoutEffect, useRef } from 'react';
import type { ReaderCause } from '../../../core/analysis/reader-differences/reader-causes.ts';

type CauseKind = Pick<ReaderCause, 'kind' | 'options'>;

/** Returns the id of the heading. It is stable as long as the cause is. */
export const causeHeadingId = ({ kind, options }: CauseKind): string =>
  `cause-${kind === 'options' ? options.join('-').replaceAll('.', '_') : kind}`;

/** Functions that scroll to the section of a cause and focus it, by the id of its heading. */
export type CauseAnchors = Map<string, () => void>;

/** Registers a section as the target of its cause. Returns the refs of its first row and of the heading in it. */
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
