// The findings of the open file: one line each, with its place and its fix; the reason and the code on request.
import { type CSSProperties, type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { findHarmlessFix } from '../../core/diagnostics/fix-all.ts';
import { readers } from '../../core/readers/registry.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { openFile, openPolicy } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import type { FindingReport } from '../../state/findings/finder.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { showFixNews } from '../../state/findings/fix-news.ts';
import { type FixPlan, makeFixes, planFixes } from '../../state/findings/fix-plan.ts';
import type { BulkFix } from '../../state/findings/fixes-of-kind.ts';
import { useBulkFix } from '../../state/findings/use-bulk-fix.ts';
import { useIsCurrent } from '../../state/findings/use-findings.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useFocusReturn } from '../../ui/overlays/focus-return.ts';
import {
  createFindingTest,
  type FindingFilter,
  filterFindings,
  noFindingFilter,
  withReports,
} from './finding-filter.ts';
import { AudienceChoice, SeverityFilter } from './finding-filters.tsx';
import { type FindingRow, type FindingWeight, findingRowsOf } from './finding-groups.ts';
import { type FindingAction, FindingRows, type FindingRowsHandle } from './finding-rows.tsx';
import styles from './findings.module.css';
import { useFocusAfterChange } from './use-focus-after-change.ts';

interface HarmlessFixesProps {
  readonly report: FindingReport;
  readonly isCurrent: boolean;
  readonly filter: FindingFilter;
  readonly onFixed: (plan: FixPlan) => void;
}

interface HarmlessQuestion {
  readonly report: FindingReport;
  readonly isShown: (finding: Finding) => boolean;
}

/** Plans the fixes that change no answer; nothing if there are none. */
const planHarmlessFixes = ({ report: { path, findings }, isShown }: HarmlessQuestion) =>
  findings.some((finding) => isShown(finding) && findHarmlessFix(finding))
    ? planFixes({
        state: documentStore.getState(),
        path,
        wanted: (finding) => (isShown(finding) ? findHarmlessFix(finding) : undefined),
        isProved: true,
      })
    : undefined;

/** Applies all fixes that are proved to change no answer. They are tried while the page is idle. */
function HarmlessFixes({ report, isCurrent, filter, onFixed }: HarmlessFixesProps) {
  const watched = useWatchedReaders();
  const question = useMemo(
    () => ({ report, isShown: createFindingTest(filter, watched) }),
    [report, filter, watched],
  );
  const latest = useIdleTask<HarmlessQuestion, FixPlan | undefined>(question, planHarmlessFixes);
  const plan = latest?.question === question ? latest.result : undefined;
  // A single one is in its row, and is seldom what matters most.
  if (!plan || plan.count < 2) return null;
  const fix = () => {
    if (isCurrent && makeFixes(documentStore, plan)) onFixed(plan);
  };
  return (
    <button type="button" className="btn" aria-disabled={!isCurrent} onClick={fix}>
      {words.fixHarmless(plan.count, undefined)}
    </button>
  );
}

/** Returns a set with or without a key. */
const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]);

const noWeights: ReadonlySet<FindingWeight> = new Set();
const notes: ReadonlySet<FindingWeight> = new Set(['note']);

/**
 * The height of the list: that of its rows when it is opened, and more when the user opens rows. It stays when
 * findings come and go, so that nothing on the page moves.
 */
function useListHeight(report: FindingReport) {
  const [height, setHeight] = useState(0);
  const [known, setKnown] = useState(report);
  /** Called when the user opens rows or chooses others. */
  const follow = () => setKnown(report);
  const isFollowing = known === report;
  const onHeight = useCallback(
    (pixels: number) => {
      if (isFollowing) setHeight((before) => Math.max(before, pixels));
    },
    [isFollowing],
  );
  return { height, onHeight, follow };
}

interface Props {
  readonly found: FindingReport;
  /** Closes the panel. */
  readonly onClose: () => void;
  /** Called after the caret was moved to a place in the file. */
  readonly onShown: () => void;
}

export function FindingsPanel({ found: given, onClose, onShown }: Props) {
  const [filter, setFilter] = useState<FindingFilter>(noFindingFilter);
  const goBack = useFocusReturn();
  const close = () => {
    onClose();
    goBack();
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const policy = useDocument(openPolicy);
  const ignored = useDocument(({ document }) => document.ignored);
  const watched = useWatchedReaders();
  const isNarrow = useLayout(({ kind }) => kind === 'narrow');
  // Elsewhere the head has no room for its longest button.
  const isWide = useLayout(({ kind }) => kind === 'wide');
  const report = useMemo(
    () => withReports(filter.who, given, policy, ignored ?? [], watched),
    [filter.who, given, policy, ignored, watched],
  );
  const isCurrent = useIsCurrent(report);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const folded = isNarrow ? notes : noWeights;
  const { path } = report;
  const rows = useMemo(() => {
    if (!isCurrent) return undefined;
    const { unwatched, hidden, silenced } = report;
    const onRequest = { unwatched: filter.who === '' ? unwatched : [], ignored: hidden, silenced };
    return findingRowsOf({ findings: filterFindings(filter, report), hidden: onRequest }, open, folded);
  }, [isCurrent, report, filter, open, folded]);
  // While the file is checked again, the previous rows are shown, without actions.
  const [lastRows, setLastRows] = useState(rows);
  if (rows && rows !== lastRows) setLastRows(rows);
  // The list stays open while another file is checked, but not the rows of the file before.
  const isOfOpenFile = useDocument((state) => openFile(state).id === given.file);
  const listed = isOfOpenFile ? (rows ?? lastRows ?? []) : [];
  const { height, onHeight, follow } = useListHeight(given);
  const onToggle = (key: string) => {
    follow();
    setOpen((keys) => toggled(keys, key));
  };
  const onFilter = (chosen: FindingFilter) => {
    follow();
    setFilter(chosen);
  };
  const focusHeading = useCallback((title: HTMLHeadingElement | null) => {
    heading.current = title;
    title?.focus({ preventScroll: true });
  }, []);
  const handle = useRef<FindingRowsHandle>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.target === heading.current) handle.current?.focusList();
    else if (event.key !== 'Escape') return;
    else close();
    event.preventDefault();
    event.stopPropagation();
  };
  const keys = useId();
  const { goOn, handleAction } = useFocusAfterChange({ rows, report, handle, heading });
  const { isFixing, fixMany } = useBulkFix();
  const handleMany = (row: FindingRow | undefined, { count, before }: FixPlan) => {
    showFixNews(documentStore, path, before, isNarrow);
    handleAction(row, (left) => words.fixedMany(count, left));
  };
  const onFixMany = (row: FindingRow, { wanted, isProved }: BulkFix) => {
    if (!('fold' in row)) return;
    const { severity, findings } = row.fold;
    const isListed =
      row.under === 'unwatched'
        ? (finding: Finding) => !createFindingTest(noFindingFilter, watched)(finding)
        : createFindingTest(filter, watched);
    const question = {
      path,
      wanted: (finding: Finding) =>
        finding.severity === severity && isListed(finding) ? wanted(finding) : undefined,
      most: findings.size,
      isProved,
      ...((row.under === 'unwatched' || filter.who !== '') && { readers }),
    };
    fixMany(question, (plan) => handleMany(row, plan));
  };
  const onDone = (row: FindingRow, what: FindingAction) => handleAction(row, words.gone[what]);
  const panel = useRef<HTMLDialogElement>(null);
  const onRows = useCallback(
    (element: HTMLDialogElement | null) => {
      panel.current = element;
      goOn(element);
    },
    [goOn],
  );
  usePane('findings-frame', { element: () => panel.current, close: () => openFindings(false) });
  const harmless = (
    <HarmlessFixes
      report={report}
      isCurrent={isCurrent}
      filter={filter}
      onFixed={(plan) => handleMany(undefined, plan)}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <dialog
      open
      ref={onRows}
      aria-label={words.title(path)}
      tabIndex={-1}
      className={styles['panel']}
      style={{ '--listed': `${height}px` } as CSSProperties}
      data-stop="findings"
      onKeyDown={onKeyDown}
    >
      <header className={`pane-head ${styles['head']}`}>
        <h2 ref={focusHeading} tabIndex={-1}>
          {words.heading}
        </h2>
        <SeverityFilter {...{ report, filter, onFilter }} />
        <span className="spring" />
        {isWide && harmless}
        <button type="button" className="ibtn" aria-label={words.close} title={words.close} onClick={close}>
          <Icon name="i-close" />
        </button>
      </header>
      {listed.length > 0 ? (
        <FindingRows
          rows={listed}
          {...{ report, isCurrent, folded, open, onToggle, keys, onHeight, onShown, onDone }}
          onFixMany={isFixing ? undefined : onFixMany}
          showsEdits={!isNarrow}
          ref={handle}
        >
          <AudienceChoice {...{ filter, onFilter }} />
        </FindingRows>
      ) : (
        <div className={styles['none']}>
          {isOfOpenFile && (
            <p className="text-s quiet">{given.findings.length === 0 ? words.none : words.noneShown}</p>
          )}
          <AudienceChoice {...{ filter, onFilter }} />
        </div>
      )}
      <p id={keys} className="vh">
        {words.keys}
      </p>
      {!isWide && <footer className={styles['foot']}>{harmless}</footer>}
    </dialog>
  );
}
