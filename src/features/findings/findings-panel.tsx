// The findings of the open file: filtered and grouped, each with its place, its reason and its fixes.
import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { findHarmlessFix } from '../../core/diagnostics/fix-all.ts';
import { appliesToReader } from '../../core/diagnostics/registry.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { readerOf, readers } from '../../core/readers/registry.ts';
import { fixPreviewWords, findingWords as words } from '../../messages/en/findings.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import type { FindingReport } from '../../state/findings/finder.ts';
import { useIsCurrent } from '../../state/findings/use-findings.ts';
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
import { FindingFilters } from './finding-filters.tsx';
import {
  createHiddenGroup,
  type Grouping,
  groupFindings,
  groupRows,
  type HiddenGroup,
  hiddenGroups,
} from './finding-groups.ts';
import { FindingRows, type FindingRowsHandle } from './finding-rows.tsx';
import styles from './findings.module.css';
import { FixPreview, type FixPreviewRequest } from './fix-preview.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';

/** How many findings are checked for fixes before the task yields. */
const FINDINGS_PER_STEP = 20;

function* countHarmlessFixes(findings: readonly Finding[]): CooperativeTask<number> {
  let count = 0;
  for (const [place, finding] of findings.entries()) {
    if (findHarmlessFix(finding)) count++;
    if (place % FINDINGS_PER_STEP === FINDINGS_PER_STEP - 1) yield;
  }
  return count;
}

interface HarmlessFixesProps {
  readonly findings: readonly Finding[];
  readonly isCurrent: boolean;
  readonly filter: FindingFilter;
  readonly onPreview: (preview: FixPreviewRequest) => void;
}

/**
 * The only bulk fix that is offered automatically: all fixes that change no answer. They are counted when the
 * page is idle.
 */
function HarmlessFixes({ findings, isCurrent, filter, onPreview }: HarmlessFixesProps) {
  const latest = useIdleTask(findings, countHarmlessFixes);
  const watched = useWatchedReaders();
  const isShown = useMemo(() => createFindingTest(filter, watched), [filter, watched]);
  const count = latest?.question === findings ? latest.result : 0;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={!isCurrent}
      onClick={() =>
        isCurrent &&
        onPreview({
          title: fixPreviewWords.harmless(count),
          wanted: (finding) => (isShown(finding) ? findHarmlessFix(finding) : undefined),
        })
      }
    >
      {words.fixHarmless(count)}
    </button>
  );
}

/** Counts the findings that apply to each reader that is not watched, in descending order, without zeros. */
const countByReader = (
  findings: readonly Finding[],
  watched: readonly Reader[],
): readonly (readonly [title: string, count: number])[] =>
  readers
    .filter((reader) => !watched.includes(reader))
    .map(
      (reader) =>
        [readerTitle(reader), findings.filter((finding) => appliesToReader(finding, reader)).length] as const,
    )
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a);

interface HiddenCountProps {
  readonly of: HiddenGroup;
  readonly count: number;
  readonly isShown: boolean;
  readonly onToggle: (of: HiddenGroup) => void;
}

/** The number of findings that are not listed, and a button that lists them. */
function HiddenCount({ of, count, isShown, onToggle }: HiddenCountProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <span>
      <span id={id}>{words[of](count)}</span>{' '}
      <button
        type="button"
        className="btn btn-link"
        aria-expanded={isShown}
        aria-describedby={id}
        onClick={() => onToggle(of)}
      >
        {isShown ? words.hideIgnored : words.showIgnored}
      </button>
    </span>
  );
}

interface Props {
  readonly found: FindingReport;
  /** Closes the panel. */
  readonly onClose: () => void;
  /** Called after the caret was moved to a place in the file. */
  readonly onShown: () => void;
}

export default function FindingsPanel({ found: given, onClose, onShown }: Props) {
  const [filter, setFilter] = useState<FindingFilter>(noFindingFilter);
  const goBack = useFocusReturn();
  const close = () => {
    onClose();
    goBack();
  };
  const [grouping, setGrouping] = useState<Grouping>('severity');
  const [preview, setPreview] = useState<FixPreviewRequest>();
  const heading = useRef<HTMLHeadingElement>(null);
  const policy = useDocument(openPolicy);
  const reader = useDocument((state) => state.view.reader);
  const ignored = useDocument(({ document }) => document.ignored);
  const watched = useWatchedReaders();
  const report = useMemo(
    () => withReports(filter.who, given, policy, ignored ?? [], watched),
    [filter.who, given, policy, ignored, watched],
  );
  const isCurrent = useIsCurrent(report);
  const [shownGroups, setShownGroups] = useState<ReadonlySet<HiddenGroup>>(new Set());
  const [openFolds, setOpenFolds] = useState<ReadonlySet<string>>(new Set());
  const { findings, unwatched, hidden, silenced, path } = report;
  const shown = useMemo(() => filterFindings(filter, report), [filter, report]);
  const rows = useMemo(() => {
    if (!isCurrent) return undefined;
    const groups = { ignored: hidden, silenced };
    const visibleHiddenGroups = hiddenGroups
      .filter((of) => shownGroups.has(of) && groups[of].length > 0)
      .map((of) => createHiddenGroup(of, groups[of]));
    return groupRows(
      [...groupFindings(policy, shown, grouping, readerOf(reader)), ...visibleHiddenGroups],
      openFolds,
    );
  }, [isCurrent, policy, shown, grouping, reader, shownGroups, hidden, silenced, openFolds]);
  // While the file is checked again, the previous rows are shown, without actions.
  const [lastRows, setLastRows] = useState(rows);
  if (rows && rows !== lastRows) setLastRows(rows);
  const listed = rows ?? lastRows ?? [];
  const onFold = (key: string) =>
    setOpenFolds(
      (open) => new Set(open.has(key) ? [...open].filter((openKey) => openKey !== key) : [...open, key]),
    );
  const focusHeading = useCallback((title: HTMLHeadingElement | null) => {
    heading.current = title;
    title?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || preview) return;
    event.stopPropagation();
    close();
  };
  const handle = useRef<FindingRowsHandle>(null);
  const keys = useId();
  const { goOn, handleAction, focusHiddenGroup } = useFocusAfterChange({ rows, report, handle, heading });
  const toggleHidden = (of: HiddenGroup) => {
    const isShown = shownGroups.has(of);
    setShownGroups(
      new Set(isShown ? [...shownGroups].filter((shownGroup) => shownGroup !== of) : [...shownGroups, of]),
    );
    if (!isShown) focusHiddenGroup(of);
  };
  const panel = useRef<HTMLDialogElement>(null);
  const onRows = useCallback(
    (element: HTMLDialogElement | null) => {
      panel.current = element;
      goOn(element);
    },
    [goOn],
  );
  usePane('findings-frame', { element: () => panel.current });
  const focusHeadingAgain = () => heading.current?.focus();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <dialog
      open
      ref={onRows}
      aria-label={words.title(path)}
      tabIndex={-1}
      className={styles['panel']}
      data-stop="findings"
      onKeyDown={onKeyDown}
    >
      <header className={`flow strip ${styles['head']}`}>
        <h2 ref={focusHeading} tabIndex={-1}>
          {words.heading}
        </h2>
        <FindingFilters {...{ report, filter, grouping }} onFilter={setFilter} onGroup={setGrouping} />
        <HarmlessFixes findings={shown} isCurrent={isCurrent} filter={filter} onPreview={setPreview} />
        <button type="button" className="ibtn" aria-label={words.close} title={words.close} onClick={close}>
          <Icon name="i-close" />
        </button>
      </header>
      {listed.length > 0 ? (
        <FindingRows
          rows={listed}
          {...{ report, isCurrent, filter, keys, onShown, onMended: handleAction }}
          ref={handle}
          onFold={onFold}
          onPreview={setPreview}
        />
      ) : (
        <p className={`quiet ${styles['none']}`}>{findings.length === 0 ? words.none : words.noneShown}</p>
      )}
      <footer className={`flow text-s quiet ${styles['foot']}`}>
        {unwatched.length > 0 && filter.who === '' && (
          <span>
            {words.unwatched(unwatched.length, countByReader(unwatched, watched))}{' '}
            <button
              type="button"
              className="btn btn-link"
              onClick={() => {
                setFilter({ ...filter, who: 'all' });
                heading.current?.focus();
              }}
            >
              {words.showUnwatched}
            </button>
          </span>
        )}
        {hiddenGroups.map((of) => (
          <HiddenCount
            key={of}
            of={of}
            count={(of === 'ignored' ? hidden : silenced).length}
            isShown={shownGroups.has(of)}
            onToggle={toggleHidden}
          />
        ))}
        <span id={keys} className={`${styles['keys']} ${styles['hint']}`}>
          {words.keys}
        </span>
        {isCurrent ? (
          <span className={styles['hint']}>{words.neverStop}</span>
        ) : (
          <span>{words.outdated}</span>
        )}
      </footer>
      {preview && (
        <FixPreview
          preview={preview}
          path={path}
          onClose={() => setPreview(undefined)}
          onClosed={focusHeadingAgain}
        />
      )}
    </dialog>
  );
}
