// The rows of the list: heads and findings. Only visible rows are rendered. The list is one Tab stop: Up, Down, Home
// and End move between rows, Right opens one and moves within it, Left goes back and closes it.

import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { usePane } from '../../actions/use-pane.ts';
import type { Finding, Fix } from '../../core/diagnostics/finding.ts';
import { isAboutFile } from '../../core/diagnostics/registry.ts';
import { lineAt } from '../../core/document/lines.ts';
import { shortenEnd } from '../../core/text/shorten-text.ts';
import { number } from '../../messages/en/counts.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { findingRow, fixLabel } from '../../messages/explain/explain-finding.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { applyFix, type FindingReport } from '../../state/findings/finder.ts';
import { findingsPanel, showFinding, showLine } from '../../state/findings/findings-panel.ts';
import { showFixNews } from '../../state/findings/fix-news.ts';
import { type BulkFix, findBulkFix } from '../../state/findings/fixes-of-kind.ts';
import { useFindingsPanel } from '../../state/findings/use-findings.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import {
  controlsOfRow,
  focusTabStop,
  neighborControl,
  setSingleTabStop,
  watchTabStops,
} from '../../ui/controls/roving-tab-stop.ts';
import { mirrorArrowKey } from '../../ui/environment/text-direction.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import {
  BulkFixPreview,
  FindingReason,
  FindingSource,
  FixesOfFinding,
  FixPreview,
  isRowShorter,
} from './finding-details.tsx';
import { FindingEntry, FoldEntry } from './finding-entry.tsx';
import {
  type FindingFold,
  type FindingRow,
  type FindingWeight,
  findEqualRows,
  type ListedUnder,
} from './finding-groups.ts';
import { rowAfterKey } from './finding-row-keys.ts';
import styles from './findings.module.css';
import { ignoreFinding, ignoreKind, stopIgnoring, stopSilencing } from './ignore-findings.ts';

/** What was done with a finding. */
export type FindingAction = 'fixed' | 'ignored' | 'told' | 'unsilenced';

/** The estimated height of a row with its line, in pixels; visible rows are measured. */
const ROW_HEIGHT = 29;
/** How many frames to wait until a row that is scrolled to is rendered. */
const MAX_FOCUS_FRAMES = 10;
/** How many characters of a line are shown in a row. */
const MAX_LINE_TEXT = 48;

/** Whether a row shows a finding, or is the folded row that contains it. */
const showsFinding = (row: FindingRow, finding: Finding | undefined): boolean =>
  finding !== undefined &&
  ('finding' in row
    ? row.finding === finding
    : 'fold' in row && !row.fold.isOpen && row.fold.findings.has(finding));

/** The key under which the details of a row are open. */
const detailsKey = (row: FindingRow) => `details ${row.key}`;

/** Methods of the rows for their parent. */
export interface FindingRowsHandle {
  readonly focusRow: (place: number) => void;
  /** Focuses the row that had the focus last, or the first. */
  readonly focusList: () => void;
}

interface Props {
  readonly ref: Ref<FindingRowsHandle>;
  readonly rows: readonly FindingRow[];
  readonly report: FindingReport;
  readonly isCurrent: boolean;
  /** The groups whose head folds them. */
  readonly folded: ReadonlySet<FindingWeight>;
  /** The keys of open rows. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  /** The id of the element that explains the keys. */
  readonly keys: string;
  /** Called with the height of all rows, in pixels, whenever it changes. */
  readonly onHeight: (pixels: number) => void;
  readonly onShown: () => void;
  /** Called after an action. The row disappears with its finding. */
  readonly onDone: (row: FindingRow, what: FindingAction) => void;
  /** Fixes many findings at once; undefined while this is being done. */
  readonly onFixMany: ((row: FindingRow, fix: BulkFix) => void) | undefined;
  /** Whether a fix shows its line at once. Not where the list covers the panes, which would close it. */
  readonly showsEdits: boolean;
  /** What is below the rows. */
  readonly children: ReactNode;
}

interface GroupButtonProps {
  readonly text: string;
  readonly count?: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A line that lists more findings below it. */
function GroupButton({ text, count, isOpen, onToggle }: GroupButtonProps) {
  return (
    <button
      type="button"
      className={`row text-s quiet ${styles['folded']} ${count === undefined ? '' : styles['heading']}`}
      data-goes
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon name="g-right" />
      {text} {count !== undefined && <span className="quiet">{count}</span>}
    </button>
  );
}

/**
 * Returns the button that ignores a finding or undoes that: its texts, its effect, and the action that it
 * reports.
 */
function ignoreControl(under: ListedUnder) {
  if (under === 'silenced')
    return {
      text: words.unsilence,
      label: words.unsilenceIn,
      hint: words.unsilenceHow,
      run: stopSilencing,
      done: 'unsilenced',
    } as const;
  return under === 'ignored'
    ? ({ text: words.stop, label: words.stopIn, run: stopIgnoring, done: 'told' } as const)
    : ({ text: words.ignoreHere, label: words.ignoreIn, run: ignoreFinding, done: 'ignored' } as const);
}

interface DetailsProps {
  readonly report: FindingReport;
  readonly isCurrent: boolean;
  readonly onFix: ((finding: Finding, fix: Fix) => void) | undefined;
  readonly onDone: (what: FindingAction) => void;
}

function FindingDetails({
  finding,
  under,
  report,
  isCurrent,
  onFix,
  onDone,
}: DetailsProps & { readonly finding: Finding; readonly under: ListedUnder }) {
  const { code, range } = finding;
  const control = ignoreControl(under);
  const isPutAside = under === 'ignored' || under === 'silenced';
  return (
    <>
      <FindingReason finding={finding} isWhole={isRowShorter(finding)} />
      {!isPutAside && (
        <FixesOfFinding finding={finding} report={report} onFix={onFix && ((fix) => onFix(finding, fix))} />
      )}
      <p className={`flow ${styles['acts']}`}>
        <button
          type="button"
          className="btn btn-link"
          aria-label={control.label(range.start.line + 1, code)}
          aria-disabled={!isCurrent}
          title={'hint' in control ? control.hint : undefined}
          onClick={() => control.run(documentStore, report, finding) && onDone(control.done)}
        >
          {control.text}
        </button>
        <FindingSource {...finding} />
      </p>
    </>
  );
}

/** The details of many equal findings: those of the first, and what can be done with all. */
function FoldDetails({
  fold: { code, findings, isOpen },
  report,
  isCurrent,
  onFix,
  onDone,
  onShowAll,
}: DetailsProps & { readonly fold: FindingFold; readonly onShowAll: () => void }) {
  const [first] = findings;
  if (!first) return null;
  const bulk = findBulkFix(findings);
  const fix = bulk?.wanted(first) ?? first.fixes[0];
  return (
    <>
      <FindingReason finding={first} isWhole={false} />
      {bulk ? (
        <BulkFixPreview bulk={bulk} findings={findings} report={report} />
      ) : (
        fix && <FixPreview fix={fix} report={report} />
      )}
      <p className={`flow ${styles['acts']}`}>
        <button type="button" className="btn btn-link" aria-expanded={isOpen} onClick={onShowAll}>
          {isOpen ? words.showOne : words.showAll(findings.size)}
        </button>
        {fix && (
          <button
            type="button"
            className="btn btn-link"
            aria-disabled={!onFix}
            onClick={onFix && (() => onFix(first, fix))}
          >
            <VisibleText
              text={
                bulk
                  ? words.fixOnly(first.range.start.line + 1)
                  : words.fixIn(fixLabel(fix), first.range.start.line + 1)
              }
            />
          </button>
        )}
        <button
          type="button"
          className="btn btn-link"
          aria-label={words.ignoreKindOf(code)}
          aria-disabled={!isCurrent}
          onClick={() => isCurrent && ignoreKind(documentStore, report.path, code) && onDone('ignored')}
        >
          {words.ignoreKind}
        </button>
        <FindingSource {...first} />
      </p>
    </>
  );
}

/** What the keys of a row do. */
interface RowActions {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly fix?: (() => void) | undefined;
}

export function FindingRows(props: Props) {
  const { ref, rows, report, isCurrent, folded, open, onToggle, keys, onHeight, onShown } = props;
  const { onDone, onFixMany, showsEdits, children } = props;
  const scroller = useRef<HTMLDivElement | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const current = useFindingsPanel((panel) => panel.current);
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised keeps its functions
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    getItemKey: (place) => rows[place]?.key ?? place,
  });
  const height = virtual.getTotalSize();
  useLayoutEffect(() => onHeight(height), [onHeight, height]);
  /** Scrolls a finding into view when it is reached by a key. */
  const attachScroller = (box: HTMLDivElement | null) => {
    scroller.current = box;
    return findingsPanel.subscribe((state, before) => {
      const place = rows.findIndex((row) => showsFinding(row, state.current));
      if (state.current !== before.current && place >= 0) virtual.scrollToIndex(place);
    });
  };
  const focusWhenRendered = (place: number, frames: number) => {
    const row = list.current?.querySelector(`[data-index="${place}"]`);
    const target = row && controlsOfRow(row)[0];
    if (target) target.focus();
    else if (frames > 0) requestAnimationFrame(() => focusWhenRendered(place, frames - 1));
  };
  const focusRow = (place: number) => {
    virtual.scrollToIndex(place);
    focusWhenRendered(place, MAX_FOCUS_FRAMES);
  };
  const attachList = useCallback((box: HTMLUListElement) => {
    list.current = box;
    return watchTabStops(box);
  }, []);
  const focusList = () => list.current && focusTabStop(list.current);
  useImperativeHandle(ref, () => ({ focusRow, focusList }));
  usePane('finding-list', { focus: focusList });

  const fixOne = (row: FindingRow) => (finding: Finding, fix: Fix) => {
    const { document, view } = documentStore.getState();
    if (!applyFix(documentStore, report, finding, fix) || documentStore.getState().document === document)
      return;
    // Shows the edit, unless the fix itself moved the caret.
    const isCaretFree = documentStore.getState().view.caret === view.caret;
    if (showsEdits && isCaretFree) showLine(documentStore, finding.range.start.line);
    showFixNews(documentStore, report.path, report.source, isCaretFree && !showsEdits);
    onDone(row, 'fixed');
  };
  const goTo = (finding: Finding | undefined) => {
    if (!finding) return;
    showFinding(documentStore, finding);
    onShown();
  };
  const actionsOf = (row: FindingRow): RowActions => {
    if ('fold' in row) {
      const bulk = findBulkFix(row.fold.findings);
      const fix = bulk && isCurrent && onFixMany ? () => onFixMany(row, bulk) : undefined;
      return { isOpen: open.has(detailsKey(row)), toggle: () => onToggle(detailsKey(row)), fix };
    }
    if (!('finding' in row)) return { isOpen: row.isOpen, toggle: () => onToggle(row.key) };
    const first = row.under === 'ignored' || row.under === 'silenced' ? undefined : row.finding.fixes[0];
    const fix = first && isCurrent ? () => fixOne(row)(row.finding, first) : undefined;
    return { isOpen: open.has(detailsKey(row)), toggle: () => onToggle(detailsKey(row)), fix };
  };
  const hasEqualRow = useMemo(() => findEqualRows(rows, findingRow), [rows]);
  /** The text of a line that distinguishes its row from others with the same sentence. */
  const lineTextOf = (finding: Finding): string | undefined => {
    const text = lineAt(report.source.lines, finding.range.start.line)?.text.trim() ?? '';
    if (text === '' || isAboutFile(finding) || !hasEqualRow(finding)) return undefined;
    return shortenEnd(text, MAX_LINE_TEXT);
  };
  /** Goes to the line and opens the row. Where the list covers the panes, going would close it. */
  const press =
    (finding: Finding | undefined, { isOpen, toggle }: RowActions) =>
    () => {
      if (showsEdits && isCurrent) goTo(finding);
      if (!showsEdits || !isOpen) toggle();
    };
  const canFocus = (row: FindingRow) => !('head' in row) || folded.has(row.key);
  /** Opens a row and then moves within it, or moves back and then closes it. */
  const moveSideways = (element: Element, control: HTMLElement, row: FindingRow, key: string): boolean => {
    const side = { ArrowRight: 1, ArrowLeft: -1 }[key] as 1 | -1 | undefined;
    if (side === undefined) return false;
    const { isOpen, toggle } = actionsOf(row);
    const neighbor = neighborControl(element, control, side);
    if (side === 1 ? 'goes' in control.dataset && !isOpen : !neighbor && isOpen) toggle();
    else neighbor?.focus();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    const element = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-index]') : null;
    if (!element || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const from = Number(element.dataset['index']);
    const row = rows[from];
    if (!row) return;
    const place = rowAfterKey(rows, canFocus, from, key);
    if (place !== undefined) focusRow(place);
    else if (key === 'f') actionsOf(row).fix?.();
    else if (!moveSideways(element, target as HTMLElement, row, mirrorArrowKey(key))) return;
    event.preventDefault();
  };

  const render = (row: FindingRow) => {
    if ('head' in row) {
      const { weight, count } = row.head;
      const title = words.ofWeight[weight];
      const counted = number(count);
      return folded.has(weight) ? (
        <GroupButton text={title} count={counted} isOpen={row.isOpen} onToggle={() => onToggle(row.key)} />
      ) : (
        <h3 className={`row text-s ${styles['group']}`}>
          {title} <span className="quiet">{counted}</span>
        </h3>
      );
    }
    if ('hidden' in row)
      return (
        <GroupButton
          text={words[row.key](row.hidden)}
          isOpen={row.isOpen}
          onToggle={() => onToggle(row.key)}
        />
      );
    const actions = actionsOf(row);
    const { isOpen, toggle } = actions;
    const shared = { isOpen, onToggle: toggle };
    const details = {
      report,
      isCurrent,
      onFix: isCurrent ? fixOne(row) : undefined,
      onDone: (what: FindingAction) => onDone(row, what),
    };
    if ('finding' in row)
      return (
        <FindingEntry
          {...shared}
          finding={row.finding}
          lineText={lineTextOf(row.finding)}
          onPress={press(row.finding, actions)}
          hasFixes={row.under !== 'ignored' && row.under !== 'silenced'}
          onGo={isCurrent ? () => goTo(row.finding) : undefined}
          onFix={isCurrent ? (fix) => fixOne(row)(row.finding, fix) : undefined}
        >
          {isOpen && <FindingDetails {...details} finding={row.finding} under={row.under} />}
        </FindingEntry>
      );
    const [first] = row.fold.findings;
    const bulk = findBulkFix(row.fold.findings);
    return (
      <FoldEntry
        {...shared}
        fold={row.fold}
        fix={
          bulk && {
            label: bulk.label,
            title: bulk.isProved ? undefined : words.changesAnswers,
            run: isCurrent && onFixMany ? () => onFixMany(row, bulk) : undefined,
          }
        }
        onGo={isCurrent ? () => goTo(first) : undefined}
        onPress={press(first, actions)}
      >
        {isOpen && <FoldDetails {...details} fold={row.fold} onShowAll={() => onToggle(row.key)} />}
      </FoldEntry>
    );
  };
  return (
    <div ref={attachScroller} className={styles['scroller']} aria-busy={!isCurrent}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its buttons */}
      <ul
        ref={attachList}
        aria-label={words.listed}
        aria-describedby={keys}
        className={`placed-list ${styles['list']}`}
        style={{ blockSize: height }}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => setSingleTabStop(currentTarget)}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              aria-current={showsFinding(row, current) ? 'true' : undefined}
              data-open={('finding' in row || 'fold' in row) && open.has(detailsKey(row)) ? '' : undefined}
              style={{ insetBlockStart: start }}
            >
              {render(row)}
            </li>
          );
        })}
      </ul>
      {children}
    </div>
  );
}
