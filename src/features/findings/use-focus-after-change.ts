// Moves the focus in the list after a change: to the finding that replaces a removed one (and announces it), or
// to findings that were hidden.
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
  /** The listed rows; undefined while the file is checked again. */
  readonly rows: readonly FindingRow[] | undefined;
  readonly report: FindingReport;
  readonly handle: RefObject<FindingRowsHandle | null>;
  readonly heading: RefObject<HTMLElement | null>;
}

type PendingFocus =
  | { readonly what: FindingAction; readonly above: number; readonly found: FindingReport }
  | { readonly what: 'hidden-group'; readonly of: HiddenGroup };

export function useFocusAfterChange({ rows, report, handle, heading }: FocusContext) {
  const pendingFocus = useRef<PendingFocus>(undefined);
  const applyPendingFocus = useCallback(
    (panel: HTMLElement | null) => {
      const pending = pendingFocus.current;
      if (!panel || !pending || !rows || ('found' in pending && pending.found === report)) return;
      if (pending.what === 'hidden-group') {
        const place = rows.findIndex((row) => 'group' in row && row.group.head.of === pending.of);
        if (place < 0) return;
        pendingFocus.current = undefined;
        handle.current?.focusRow(place);
        return;
      }
      pendingFocus.current = undefined;
      const place = rowAtFinding(rows, pending.above);
      const row = place === undefined ? undefined : rows[place];
      if (place !== undefined && row && 'finding' in row) {
        const { finding } = row;
        handle.current?.focusRow(place);
        announceFindings(
          words.gone[pending.what](words.next(finding.range.start.line + 1, findingMessage(finding))),
        );
      } else if (place !== undefined && row && 'fold' in row) {
        const { code, lines } = row.fold;
        handle.current?.focusRow(place);
        announceFindings(words.gone[pending.what](words.nextFold(findingTitle(code), code, lines)));
      } else {
        heading.current?.focus();
        announceFindings(words.gone[pending.what](words.noNext));
      }
    },
    [rows, report, handle, heading],
  );
  return {
    /** For the panel: called whenever other rows have been rendered. */
    goOn: applyPendingFocus,
    /** Called when a finding was fixed, ignored, or is reported again. */
    handleAction: (row: FindingRow, what: FindingAction) => {
      if (rows) pendingFocus.current = { what, above: countFindingsAbove(rows, row), found: report };
    },
    /** Called when ignored or silenced findings are shown. */
    focusHiddenGroup: (of: HiddenGroup) => {
      pendingFocus.current = { what: 'hidden-group', of };
    },
  };
}
