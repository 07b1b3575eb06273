// The scrolling list: rows of one card are wrapped in one article, however few of them are on screen.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecordCapability, RuleCapability } from '../../../actions/panes.ts';
import { usePane } from '../../../actions/use-pane.ts';
import { lineAt } from '../../../core/document/lines.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { unsavedLines } from '../../../state/document/unsaved-lines.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import * as commands from '../edits/line-edits.ts';
import {
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
const HEAD_HEIGHT = 40;

interface RecordListProps extends Pick<RecordsForm, 'openFile'> {
  readonly policy: Policy;
  readonly empty?: ReactNode;
}

export function RecordList({ policy, empty, openFile }: RecordListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const [wanted, setWanted] = useState<number>();
  const [folded, toggle, foldOnly] = useFoldedRecords();
  const { hidden, open, fold } = useFoldedRuns(policy);
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
    // Until its size is known it is taken to be as high as the window: its rows are drawn with it, and not all at once behind it.
    initialRect: { width: 0, height: innerHeight },
    overscan: 6,
    paddingStart: 8,
    paddingEnd: 8,
    rangeExtractor: (range) =>
      [focused, wanted].reduce<number[]>(
        (rows, key) => includeIndex(rows, key ? keys.indexOf(key) : -1),
        defaultRangeExtractor(range),
      ),
    ...sizes,
  });
  const wantLine = useRef<(line: number) => void>(undefined);
  wantLine.current = (line) => setWanted(keys[itemIndexOfLine(items, line)]);
  const scrollToLine = useRef<(line: number) => void>(undefined);
  const missed = useRef<number>(undefined);
  scrollToLine.current = (line) => {
    open(line);
    // A hidden list cannot scroll: it scrolls once it is shown again.
    if (scroller.current?.clientHeight === 0) missed.current = line;
    else list.scrollToIndex(itemIndexOfLine(items, line), { align: 'auto' });
  };
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const line = missed.current;
      if (element.clientHeight === 0 || line === undefined) return;
      missed.current = undefined;
      requestAnimationFrame(() => scrollToLine.current?.(line));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const pointed = useDocument(({ view: { caret } }) => (caret?.by === 'link' ? caret : undefined));
  useEffect(() => {
    if (pointed) scrollToLine.current?.(pointed.position.line);
    return onDecidingLineChange((line) => scrollToLine.current?.(line));
  }, [pointed]);
  // Of the text only another line counts, and nothing scrolls under somebody who is at work in the form.
  const lineInText = useDocument(({ view: { caret } }) => (caret?.by === 'text' ? caret.position.line : -1));
  useEffect(() => {
    if (lineInText >= 0 && !scroller.current?.contains(document.activeElement))
      scrollToLine.current?.(lineInText);
  }, [lineInText]);

  const show = (index: number) => list.scrollToIndex(index, { align: 'auto' });
  const kept = useKeptFocus(keys, show);
  const announce = useAnnounce();
  const [registry] = useState(createRowRegistry);
  const { dragged, start } = useRuleDrag({ items, list }, (line) => {
    if (line >= 0) announce(words.movedTo(line + 1));
  });
  const hands = useStableActions({
    drag: start,
    openRun: open,
    foldRun: fold,
    remove: (key, act = () => removeListRow(items, key)) => removeAndFocus(items, key, act, show, kept.leave),
    ...registry,
  });
  usePane('record-list', {
    foldAll: (isAll) => foldOnly(new Set(isAll ? recordIds(openPolicy(documentStore.getState())) : [])),
    // Drawn at once, not when it has scrolled there: the next key must find the focus in it.
    reveal: (line) => {
      for (const step of [scrollToLine, wantLine]) flushSync(() => step.current?.(line));
    },
    focusLine: focusFirstControl,
    rowAt: (origin) => {
      const key = rowKeyAt(items, origin);
      const index = key === undefined ? -1 : keys.indexOf(key);
      if (key === undefined || !list.getVirtualItems().some((drawn) => drawn.index === index))
        return undefined;
      const item = listItemAt(items, index);
      if (isBlankRow(items, index)) return undefined;
      const below = {
        addRecordBelow: () => focusFirstAgent(commands.addRecordBelow(item.block), true),
      };
      if (item.kind !== 'line') return below;
      return {
        ...below,
        // Where the focus is in the row it goes on to the same field of the next one.
        remove: () =>
          rowKeyOf(document.activeElement) === key ? removeListRow(items, key) : hands.remove(key),
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
  const seen = list
    .getVirtualItems()
    .map(({ index, start, end }) => ({ index, start, end, item: listItemAt(items, index) }));
  return (
    <RecordListProviders {...{ form, hands }}>
      <div ref={scroller} className={styles['scroller']}>
        {empty}
        <div
          ref={kept.watch}
          style={{ height: list.getTotalSize() - (empty ? 16 : 0) }}
          className={styles['sized']}
          role="presentation"
          data-sized="true"
          {...kept.handlers}
          onKeyDown={(event) => handleListKey(event, items, show)}
          onFocusCapture={(event) => {
            setFocused(rowKeyOf(event.target));
            setWanted(undefined);
          }}
          onBlurCapture={() => {
            kept.release();
            setFocused(undefined);
          }}
        >
          {groupByRecord(seen).map(({ block, rows: members }) => (
            <RecordGroup
              key={block < 0 ? keys[members[0]!.index] : `card ${recordIds(policy)[block]}`}
              {...{ items, block, members, removedBelow, folded, toggle, dragged }}
              measure={list.measureElement}
            />
          ))}
          {dragged && <div className={styles['ink']} style={{ top: dragged.ink }} />}
        </div>
      </div>
    </RecordListProviders>
  );
}

interface RecordListProvidersProps {
  readonly form: RecordsForm;
  readonly hands: ListActions;
  readonly children: ReactNode;
}

/** What the rows know of the list that they stand in. */
const RecordListProviders = ({ form, hands, children }: RecordListProvidersProps) => (
  <RecordsFormContext value={form}>
    <ReaderMarksProvider policy={form.policy}>
      <ListActionsContext value={hands}>{children}</ListActionsContext>
    </ReaderMarksProvider>
  </RecordsFormContext>
);

/** The same object for the life of the list, which does what it is given last. */
function useStableActions(given: ListActions): ListActions {
  const latest = useRef(given);
  // oxlint-disable-next-line react/refs -- read by events alone
  latest.current = given;
  const [hands] = useState<ListActions>(() => ({
    drag: (...pressed) => latest.current.drag(...pressed),
    openRun: (line) => latest.current.openRun(line),
    foldRun: (line) => latest.current.foldRun(line),
    remove: (...of) => latest.current.remove(...of),
    registerRule: (...of) => latest.current.registerRule(...of),
    registerRecord: (...of) => latest.current.registerRecord(...of),
  }));
  return hands;
}

/** What the rules and records that are drawn can do. */
function createRowRegistry() {
  const rules = new Map<number, RuleCapability>();
  // The head of a record has several parts that add to it.
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
    /** Of no record: the first one that is drawn. */
    recordOf(number: number): RecordCapability {
      const first = records.reduce((least, entry) => Math.min(least, entry.number), Number.POSITIVE_INFINITY);
      const wanted = number < 0 ? first : number;
      return records.reduce<RecordCapability>(
        (all, entry) => (entry.number === wanted ? { ...all, ...entry.record } : all),
        {},
      );
    },
  };
}

/** The key of the row that holds an element, else of the line of the caret. */
function rowKeyAt({ policy }: ListItems, origin: Element | undefined): number | undefined {
  const { caret } = documentStore.getState().view;
  const own = rowKeyOf(origin ?? null);
  return own ?? (caret && lineAt(policy.source.lines, caret.position.line)?.id);
}

/** The rows to draw, with one that has the focus, or is to have it: scrolling it away would lose what is being typed. */
function includeIndex(indexes: number[], index: number): number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].toSorted((a, b) => a - b);
}

/** From a menu: its button goes with the row, so the focus is given to the row that takes its place. */
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
