// Moves the focus in the list after a change, to the finding that replaces a removed one, and announces how many are
// left.
import { type RefObject, useCallback, useRef } from 'react';
import { findingWords as words } from '../../messages/en/findings.ts';
import type { FindingReport } from '../../state/findings/finder.ts';
import { announceFindings } from '../../state/findings/findings-panel.ts';
import type { FindingRow } from './finding-groups.ts';
import { countFindingsAbove, rowAtFinding } from './finding-row-keys.ts';
import type { FindingRowsHandle } from './finding-rows.tsx';

interface FocusContext {
  /** The listed rows; undefined while the file is checked again. */
  readonly rows: readonly FindingRow[] | undefined;
  readonly report: FindingReport;
  readonly handle: RefObject<FindingRowsHandle | null>;
  readonly heading: RefObject<HTMLElement | null>;
}

/** Says what was done, and then how many findings are left. */
type Announcement = (left: string) => string;

interface PendingFocus {
  readonly announcement: Announcement;
  /** How many findings were above the one that disappears. */
  readonly above: number;
  readonly report: FindingReport;
}

export function useFocusAfterChange({ rows, report, handle, heading }: FocusContext) {
  const pendingFocus = useRef<PendingFocus>(undefined);
  const applyPendingFocus = useCallback(
    (panel: HTMLElement | null) => {
      const pending = pendingFocus.current;
      if (!panel || !pending || !rows || pending.report === report) return;
      pendingFocus.current = undefined;
      const place = rowAtFinding(rows, pending.above);
      if (place === undefined) heading.current?.focus();
      else handle.current?.focusRow(place);
      announceFindings(pending.announcement(words.left(report.findings.length)));
    },
    [rows, report, handle, heading],
  );
  return {
    /** For the panel: called whenever other rows have been rendered. */
    goOn: applyPendingFocus,
    /** Called when findings were fixed or ignored, or are reported again. */
    handleAction: (row: FindingRow | undefined, announcement: Announcement) => {
      if (!rows) return;
      pendingFocus.current = { announcement, above: row ? countFindingsAbove(rows, row) : 0, report };
    },
  };
}
