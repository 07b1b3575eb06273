// Where the focus goes on in the list when its place is gone or has come: to the finding that stands there now, said once,
// or to those that were hidden.
import { type RefObject, useCallback, useRef } from 'react';
import { findingWords as words } from '../../messages/en/findings.ts';
import { findingMessage, findingTitle } from '../../messages/explain-finding.ts';
import type { FindingReport } from '../../state/findings/finder.ts';
import { announceFindings } from '../../state/findings/findings-panel.ts';
import type { FindingAction } from './finding-entry.tsx';
import type { FindingRow, HiddenGroup } from './finding-groups.ts';
import { countFindingsAbove, rowAtFinding } from './finding-row-keys.ts';
import type { FindingRowsHandle } from './finding-rows.tsx';

interface FocusContext {
  /** What is listed now; undefined while the file is looked through. */
  readonly rows: readonly FindingRow[] | undefined;
  readonly found: FindingReport;
  readonly handle: RefObject<FindingRowsHandle | null>;
  readonly heading: RefObject<HTMLElement | null>;
}

type PendingFocus =
  | { readonly what: FindingAction; readonly above: number; readonly found: FindingReport }
  | { readonly what: 'hidden-group'; readonly of: HiddenGroup };

export function useFocusAfterChange({ rows, found, handle, heading }: FocusContext) {
  const awaited = useRef<PendingFocus>(undefined);
  const goOn = useCallback(
    (panel: HTMLElement | null) => {
      const now = awaited.current;
      if (!panel || !now || !rows || ('found' in now && now.found === found)) return;
      if (now.what === 'hidden-group') {
        const place = rows.findIndex((row) => 'group' in row && row.group.head.of === now.of);
        if (place < 0) return;
        awaited.current = undefined;
        handle.current?.focusRow(place);
        return;
      }
      awaited.current = undefined;
      const place = rowAtFinding(rows, now.above);
      const row = place === undefined ? undefined : rows[place];
      if (place !== undefined && row && 'finding' in row) {
        const { finding } = row;
        handle.current?.focusRow(place);
        announceFindings(
          words.gone[now.what](words.next(finding.range.start.line + 1, findingMessage(finding))),
        );
      } else if (place !== undefined && row && 'fold' in row) {
        const { code, lines } = row.fold;
        handle.current?.focusRow(place);
        announceFindings(words.gone[now.what](words.nextFold(findingTitle(code), code, lines)));
      } else {
        heading.current?.focus();
        announceFindings(words.gone[now.what](words.noNext));
      }
    },
    [rows, found, handle, heading],
  );
  return {
    /** For the panel: called whenever other rows are listed, and they are there. */
    goOn,
    /** A finding was mended, ignored, or is told again. */
    onMended: (row: FindingRow, what: FindingAction) => {
      if (rows) awaited.current = { what, above: countFindingsAbove(rows, row), found };
    },
    /** The ignored or the silenced ones are shown now. */
    showHidden: (of: HiddenGroup) => {
      awaited.current = { what: 'hidden-group', of };
    },
  };
}
