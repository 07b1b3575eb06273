// The scrolling list of records: the rows of a card are wrapped in one article, however few of them are rendered.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { RecordCapability, RuleCapability } from '../../../actions/panes.ts';
import { usePane } from '../../../actions/use-pane.ts';
import { lineAt } from '../../../core/document/lines.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { unsavedLines } from '../../../state/saved/unsaved-lines.ts';
import { firstShownLine } from '../../../state/table/explained-line.ts';
import { isTouch } from '../../../ui/environment/platform.ts';
import * as commands from '../edits/line-edits.ts';
import {
  CardWidthContext,
  DEFAULT_CARD_WIDTH,
  type ListActions,
  ListActionsContext,
  type RecordsForm,
  RecordsFormContext,
} from '../form-context.ts';
import { focusFirstAgent } from '../head/record-labels.ts';
import { onDecidingLineChange, useAnnounce } from '../highlight-line.ts';
import { ReaderMarksProvider } from '../marks/reader-marks-provider.tsx';
import styles from '../records.module.css';
import {
  focusAddRecord,
  focusFirstControl,
  focusRowField,
  rowKeyOf,
  runAfterMenuCloses,
} from './focus-row.ts';
import { createListItems, itemIndexOfLine, type ListItems, listItemAt } from './list-items.ts';
import { handleListKey, isBlankRow, removeListRow } from './list-keys.ts';
import { groupByRecord, RecordGroup, removedByRow } from './record-group.tsx';
import { recordIds } from './record-ids.ts';
import { useRuleDrag } from './use-drag.ts';
import { useFoldedRecords, useFoldedRuns } from './use-folding.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const ROW_HEIGHT = 29;
const HEAD_HEIGHT = 32;
/** The space beside a card. */
const CARD_INSET = 8;

interface RecordListProps extends Pick<RecordsForm, 'openFile'> {
  readonly policy: Policy;
  readonly empty?: ReactNode;
  /** Scrolls with the records, before the first. */
  readonly above?: ReactNode;
}

export function RecordList({ policy, empty, above, openFile }: RecordListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const [cardWidth, setCardWidth] = useState<number>();
  const [heightAbove, setHeightAbove] = useState(0);
  const [targetKey, setTargetKey] = useState<number>();
  const [folded, toggle, foldOnly] = useFoldedRecords();
  const { hidden, open, openRules, fold } = useFoldedRuns(policy);
  const items = useMemo(() => createListItems(policy, folded, hidden), [policy, folded, hidden]);
  const { keys } = items;
  const sizes = useMemo(
    () => ({
      getItemKey: (index: number) => keys[index] ?? index,
      estimateSize: (index: number) => ((keys[index] ?? 0) < 0 ? HEAD_HEIGHT : ROW_HEIGHT),
    }),
    [keys],
  );
  // oxlint-disable-next-line react/incompatible-library -- its object is read where it is made and passed to no memo
  const list = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    // Until its size is known, the list is assumed to be as high as the window: so its rows are part of the first
    // render instead of appearing together after it.
    initialRect: { width: 0, height: innerHeight },
    overscan: 6,
    paddingStart: 8 + heightAbove,
    paddingEnd: 8,
    rangeExtractor: (range) =>
      [focused, targetKey].reduce<number[]>(
        (rows, key) => includeIndex(rows, key ? keys.indexOf(key) : -1),
        defaultRangeExtractor(range),
      ),
    ...sizes,
  });
  const renderLine = useRef<(line: number) => void>(undefined);
  renderLine.current = (line) => setTargetKey(keys[itemIndexOfLine(items, line)]);
  const scrollToLine = useRef<(line: number) => void>(undefined);
  const pendingLine = useRef<number>(undefined);
  scrollToLine.current = (line) => {
    openRules(line);
    // A hidden list cannot scroll. It scrolls when it is shown again.
    if (scroller.current?.clientHeight === 0) pendingLine.current = line;
    else {
      // A notice about a fix covers the end of the list.
      const isFix = documentStore.getState().view.caret?.by === 'fix';
      list.scrollToIndex(itemIndexOfLine(items, line), { align: isFix ? 'center' : 'auto' });
    }
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth, offsetWidth } = element;
      if (clientWidth === 0) return;
      // The scroll bar takes a part of the space beside the cards.
      element.style.setProperty('--scroll-bar', `${offsetWidth - clientWidth}px`);
      setCardWidth(clientWidth - 2 * CARD_INSET);
    };
    measure();
    const observer = new ResizeObserver(() => {
      measure();
      const line = pendingLine.current;
      if (element.clientHeight === 0 || line === undefined) return;
      pendingLine.current = undefined;
      requestAnimationFrame(() => scrollToLine.current?.(line));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // The same line as in the text: the list appears again when the user returns from another page.
  useEffect(() => {
    const line = firstShownLine(documentStore.getState());
    if (line !== undefined) scrollToLine.current?.(line);
  }, []);
  const linkCaret = useDocument(({ view: { caret } }) =>
    caret?.by === 'link' || caret?.by === 'fix' ? caret : undefined,
  );
  useEffect(() => {
    if (linkCaret) scrollToLine.current?.(linkCaret.position.line);
    return onDecidingLineChange((line) => scrollToLine.current?.(line));
  }, [linkCaret]);
  // When the caret moves in the text, only a change of its line matters. The list does not scroll while the user
  // works in the form.
  const lineInText = useDocument(({ view: { caret } }) => (caret?.by === 'text' ? caret.position.line : -1));
  useEffect(() => {
    if (lineInText >= 0 && !scroller.current?.contains(document.activeElement))
      scrollToLine.current?.(lineInText);
  }, [lineInText]);

  const show = (index: number) => list.scrollToIndex(index, { align: 'auto' });
  const focusKeeper = useKeptFocus(keys, show);
  const announce = useAnnounce();
  const [registry] = useState(createRowRegistry);
  const { dragged, start } = useRuleDrag({ items, list }, (line) => {
    if (line >= 0) announce(words.movedTo(line + 1));
  });
  const actions = useStableActions({
    drag: start,
    openRun: open,
    foldRun: fold,
    remove: (key, act = () => removeListRow(items, key)) =>
      removeAndFocus(items, key, act, show, focusKeeper.leave),
    ...registry,
  });
  usePane('record-list', {
    foldAll: (isAll) => foldOnly(new Set(isAll ? recordIds(openPolicy(documentStore.getState())) : [])),
    // Rendered immediately, not after scrolling: the next key must find the focus in the row.
    reveal: (line) => {
      flushSync(() => open(line));
      for (const step of [scrollToLine, renderLine]) flushSync(() => step.current?.(line));
    },
    focusLine: focusFirstControl,
    rowAt: (origin) => {
      const key = rowKeyAt(items, origin);
      const index = key === undefined ? -1 : keys.indexOf(key);
      if (key === undefined || !list.getVirtualItems().some((row) => row.index === index)) return undefined;
      const item = listItemAt(items, index);
      if (isBlankRow(items, index)) return undefined;
      const below = {
        addRecordBelow: () => commands.addRecordBelow(item.block, (added) => focusFirstAgent(added, true)),
      };
      if (item.kind !== 'line') return below;
      return {
        ...below,
        // If the row contains the focus, it moves on to the same field of the next row.
        remove: () =>
          rowKeyOf(document.activeElement) === key ? removeListRow(items, key) : actions.remove(key),
        rule: registry.ruleOf(key),
      };
    },
    recordAt: (origin) => {
      const index = keys.indexOf(rowKeyAt(items, origin) ?? Number.NaN);
      return registry.recordOf(index < 0 ? -1 : listItemAt(items, index).block);
    },
  });
  const form = useMemo(() => ({ policy, openFile }), [policy, openFile]);
  const removed = useDocument((state) => unsavedLines(state).removed);
  const removedBelow = useMemo(() => removedByRow(items, removed), [items, removed]);
  const visibleItems = list
    .getVirtualItems()
    .map(({ index, start, end }) => ({ index, start, end, item: listItemAt(items, index) }));
  return (
    <RecordListProviders {...{ form, actions, cardWidth }}>
      <div
        ref={scroller}
        className={styles['scroller']}
        style={{ '--line-number': lineNumberWidth(policy.source.lines.length) } as CSSProperties}
      >
        {above && <Above onHeight={setHeightAbove}>{above}</Above>}
        {empty}
        <div
          ref={focusKeeper.watch}
          style={{ height: list.getTotalSize() - (empty ? 16 : 0) }}
          className={styles['sized']}
          role="presentation"
          data-sized="true"
          {...focusKeeper.handlers}
          onKeyDown={(event) => handleListKey(event, items, show)}
          onFocusCapture={(event) => {
            setFocused(rowKeyOf(event.target));
            setTargetKey(undefined);
          }}
          onBlurCapture={() => {
            focusKeeper.release();
            setFocused(undefined);
          }}
        >
          {groupByRecord(visibleItems).map(({ block, rows: members }) => (
            <RecordGroup
              key={block < 0 ? keys[members[0]!.index] : `card ${recordIds(policy)[block]}`}
              {...{ items, block, members, removedBelow, folded, toggle, dragged }}
              measure={list.measureElement}
            />
          ))}
          {dragged && <div className={styles['ink']} style={{ top: dragged.markerTop }} />}
        </div>
      </div>
    </RecordListProviders>
  );
}

/** What is above the first record. The records are placed below it by its height. */
function Above({ onHeight, children }: { onHeight: (height: number) => void; children: ReactNode }) {
  const measure = useCallback(
    (element: HTMLDivElement) => {
      const observer = new ResizeObserver(() => onHeight(element.offsetHeight));
      observer.observe(element);
      return () => {
        observer.disconnect();
        onHeight(0);
      };
    },
    [onHeight],
  );
  return (
    <div ref={measure} className={styles['above']}>
      {children}
    </div>
  );
}

interface RecordListProvidersProps {
  readonly form: RecordsForm;
  readonly actions: ListActions;
  /** Undefined until it is measured. */
  readonly cardWidth: number | undefined;
  readonly children: ReactNode;
}

/** Provides what the rows know about their list. */
const RecordListProviders = ({ form, actions, cardWidth, children }: RecordListProvidersProps) => (
  <RecordsFormContext value={form}>
    <ReaderMarksProvider policy={form.policy}>
      <ListActionsContext value={actions}>
        <CardWidthContext value={cardWidth ?? DEFAULT_CARD_WIDTH}>{children}</CardWidthContext>
      </ListActionsContext>
    </ReaderMarksProvider>
  </RecordsFormContext>
);

/** The most digits of a line number for which rows have room: beside the handle, and where there is none. */
const MAX_DIGITS = isTouch ? 4 : 2;

/** The width of the numbers of a file's lines and of the handle before them, if it is more than rows have. */
const lineNumberWidth = (lines: number) => {
  const { length } = String(lines);
  return length <= MAX_DIGITS ? undefined : `${length * 0.4375 + 1.3125}rem`;
};

/** Returns the same object for the lifetime of the list; its functions call those of the last render. */
function useStableActions(current: ListActions): ListActions {
  const latest = useRef(current);
  // oxlint-disable-next-line react/refs -- only events read it
  latest.current = current;
  const [stable] = useState<ListActions>(() => ({
    drag: (...args) => latest.current.drag(...args),
    openRun: (line) => latest.current.openRun(line),
    foldRun: (line) => latest.current.foldRun(line),
    remove: (...args) => latest.current.remove(...args),
    registerRule: (...args) => latest.current.registerRule(...args),
    registerRecord: (...args) => latest.current.registerRecord(...args),
  }));
  return stable;
}

/** Creates the registry of what the rendered rules and records can do. */
function createRowRegistry() {
  const rules = new Map<number, RuleCapability>();
  // Several parts of a record's head add to it, and each registers separately.
  const records: { readonly number: number; readonly record: RecordCapability }[] = [];
  return {
    registerRule(id: number, rule: RuleCapability) {
      rules.set(id, rule);
      return () => void (rules.get(id) === rule && rules.delete(id));
    },
    registerRecord(number: number, record: RecordCapability) {
      const entry = { number, record };
      records.push(entry);
      return () => void records.splice(records.indexOf(entry), 1);
    },
    ruleOf: (id: number) => rules.get(id),
    /** Returns the capabilities of a record; for a negative number, those of the first rendered record. */
    recordOf(number: number): RecordCapability {
      const first = records.reduce((least, entry) => Math.min(least, entry.number), Number.POSITIVE_INFINITY);
      const target = number < 0 ? first : number;
      return records.reduce<RecordCapability>(
        (merged, entry) => (entry.number === target ? { ...merged, ...entry.record } : merged),
        {},
      );
    },
  };
}

/** Returns the key of the row that contains an element, or else the key of the caret's line. */
function rowKeyAt({ policy }: ListItems, origin: Element | undefined): number | undefined {
  const { caret } = documentStore.getState().view;
  const originKey = rowKeyOf(origin ?? null);
  return originKey ?? (caret && lineAt(policy.source.lines, caret.position.line)?.id);
}

/**
 * Adds the row that has or will get the focus to the rows to render: scrolling it out of the list would lose what
 * is being typed.
 */
function includeIndex(indexes: number[], index: number): number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].toSorted((a, b) => a - b);
}

/** Removes a row through its menu. The button of the menu disappears with the row, so the next row gets the focus. */
function removeAndFocus(
  { keys }: ListItems,
  key: number,
  act: () => void,
  show: (index: number) => void,
  leave: ReturnType<typeof useKeptFocus>['leave'],
): void {
  const index = keys.indexOf(key);
  const next = keys[index + 1] ?? keys[index - 1];
  act();
  if (next !== undefined) leave({ key, field: 'menu', to: next });
  runAfterMenuCloses(() =>
    next === undefined ? focusAddRecord() : focusRowField(next, 'menu', () => show(index)),
  );
}
