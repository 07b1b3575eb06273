// Announces to screen readers what happens outside of the focus: undo and redo, another reader, the effect of
// edits, and how many expectations fail. It listens as soon as its code is loaded, so that it misses nothing
// before it is first rendered.
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { announcementWords as words } from '../../messages/en/app/notices.ts';
import { announcedChanges } from '../../messages/en/comparison/changes.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { readerTitle } from '../../messages/en/table.ts';
import type { DocumentStore, GatepostState } from '../../state/document/document-store.ts';
import { isOtherFile } from '../../state/document/is-other-file.ts';
import { documentStore } from '../../state/document/use-document.ts';
import {
  countResults,
  type ExpectationState,
  expectationStore,
} from '../../state/expectations/watch-expectations.ts';
import { fixNews } from '../../state/findings/fix-news.ts';
import { findChangedCells } from '../../state/table/comparison/changed-cells.ts';
import { describeHistoryStep, historyStepOf } from './history-step.ts';
import type { UnsavedChangesWatch } from './unsaved-changes-diff.ts';
import { unsavedChangesWatch } from './use-unsaved-changes-diff.ts';

// Announces changes of the document and of the selected reader.
/** Returns the sentence about a change; undefined if the focus is next to the change. */
export function describeChange(state: GatepostState, before: GatepostState): string | undefined {
  const { history, document, view } = state;
  const step = history === before.history ? undefined : historyStepOf(state, before);
  if (step) return describeHistoryStep(step);
  if (view.reader === before.view.reader || document !== before.document) return undefined;
  const { changed, all } = runSync(findChangedCells(before, state, 0));
  return words.readAs(readerTitle(readerOf(view.reader)), changed, all);
}

/** How long to wait after the last edit, in milliseconds. */
const EDIT_DELAY = 1000;

/** Whether a change of the state is an edit of a text. Undo, redo and opening have other announcements. */
function isEdit({ document, history: { past, future } }: GatepostState, before: GatepostState): boolean {
  const step = past.at(-1);
  const last = before.history.past.at(-1);
  if (!step || step === last || step.origin === 'files') return false;
  if (document.files === before.document.files) return false;
  return step !== before.history.future[0] && (future.length === 0 || future[0] !== last);
}

/** Tracks how many cells an edit changes, and whether that number is new. */
function createCellNews(watch: UnsavedChangesWatch) {
  let announced = '';
  return {
    isReady: () => watch.latest()?.isCurrent !== false,
    reset: () => {
      announced = '';
    },
    takeSentence(): string {
      const diff = watch.latest();
      const before = announced;
      announced = diff ? announcedChanges(diff.changed, diff.all, diff.outside ?? 0) : '';
      const isChange = !diff || diff.changed > 0 || diff.outside !== undefined;
      return announced !== before && (before !== '' || isChange) ? announced : '';
    },
  };
}

/** The expectations that were checked. Adding and removing them makes other lists. */
const listsOf = ({ checked, claims }: ExpectationState) => [checked?.expectations, claims?.claims];

/** Tracks the number of failed expectations. Adding and removing expectations is announced by those actions. */
function createExpectationNews(expectations: StoreApi<ExpectationState>) {
  let announced = countResults(expectations.getState());
  let lists = listsOf(expectations.getState());
  const isNews = () => {
    const state = expectations.getState();
    const counts = countResults(state);
    const current = listsOf(state);
    if (current.some((list, i) => list !== lists[i])) announced = counts;
    lists = current;
    return counts !== undefined && !state.isCheckingClaims && counts.failed !== announced?.failed;
  };
  return {
    isNews,
    takeSentence(): string {
      const hasNews = isNews();
      if (!hasNews) return '';
      announced = countResults(expectations.getState());
      return announced ? expectationWords.said.state(announced.failed, announced.all) : '';
    },
  };
}

/** Starts announcing. Returns a function that stops it. */
export function announceChanges(
  store: DocumentStore,
  watch: UnsavedChangesWatch,
  expectations: StoreApi<ExpectationState>,
  announce: (message: string) => void,
): () => void {
  const cells = createCellNews(watch);
  const checks = createExpectationNews(expectations);
  let firstSentence = '';
  let isEdited = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const announceDue = () => {
    if (!isDue || (isEdited && !cells.isReady())) return;
    isDue = false;
    const sentences = [firstSentence, isEdited ? cells.takeSentence() : '', checks.takeSentence()].filter(
      (sentence) => sentence !== '',
    );
    firstSentence = '';
    isEdited = false;
    if (sentences.length > 0) announce(sentences.join('. '));
  };
  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    isDue = false;
    timer = setTimeout(() => {
      timer = undefined;
      isDue = true;
      announceDue();
    }, milliseconds);
  };
  const unsubscribers = [
    watch.subscribe(announceDue),
    expectations.subscribe(() => {
      if (checks.isNews() && timer === undefined && !isDue) schedule(0);
    }),
    store.subscribe((state, before) => {
      const sentence = describeChange(state, before);
      const isOtherDocument = state.document !== before.document;
      if (isOtherDocument && isEdit(state, before)) {
        isEdited = true;
        schedule(EDIT_DELAY);
      } else if (isOtherDocument && state.document.files !== before.document.files) {
        isEdited = false;
        cells.reset();
      }
      if (!sentence) return;
      firstSentence = sentence;
      // Dependent results are computed at the same time by other listeners.
      schedule(0);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

const announcementStore = createStore(() => '');

/** Announces a sentence. A repeated sentence is only read again if its text differs. */
const announceAloud = (sentence: string) =>
  announcementStore.setState((last) => (last === sentence ? `${sentence}\u00a0` : sentence), true);

// What was said about another file is not true of this one.
documentStore.subscribe((state, before) => {
  if (isOtherFile(state, before)) announcementStore.setState('', true);
});

announceChanges(documentStore, unsavedChangesWatch, expectationStore, announceAloud);

// A fix that is a step is announced as its effect.
fixNews.subscribe(({ sentence, step }) => {
  if (sentence !== undefined && !step) announceAloud(sentence);
});

export function Announcer() {
  return <output className="vh">{useStore(announcementStore)}</output>;
}
