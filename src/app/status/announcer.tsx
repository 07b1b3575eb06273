// Says aloud what happens elsewhere on the page than where the focus is: undo and redo, another reader, what an
// edit changes, and how many expectations fail then. It listens from the moment its code is there, so that nothing is missed before it is first drawn.
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { announcementWords as words } from '../../messages/en/app/notices.ts';
import { describeStep, toldChanges } from '../../messages/en/changes.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { readerTitle } from '../../messages/en/table.ts';
import type { DocumentStore, GatepostState } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { type ExpectationState, expectationStore } from '../../state/expectations/watch-expectations.ts';
import { findChangedCells } from '../../state/table/comparison/verdict-diff.ts';
import type { UnsavedChangesWatch } from './unsaved-changes-diff.ts';
import { unsavedChangesWatch } from './use-unsaved-changes-diff.ts';

// Announces changes of the document and of its reading to screen readers.
/** The sentence about a change; undefined if the focus is next to the change. */
export function describeChange(state: GatepostState, before: GatepostState): string | undefined {
  const { history, document, view } = state;
  if (history !== before.history) {
    const undone = history.future[0];
    if (undone && undone === before.history.past.at(-1)) return words.undone(describeStep(undone.label));
    const redone = history.past.at(-1);
    if (redone && redone === before.history.future[0]) return words.redone(describeStep(redone.label));
  }
  if (view.reader === before.view.reader || document !== before.document) return undefined;
  const { changed, all } = runSync(findChangedCells(before, state, 0));
  return words.readAs(readerTitle(readerOf(view.reader)), changed, all);
}

/** Milliseconds without a further edit. */
const REST = 1000;

/** Whether a change of the state is an edit of a text; undo, redo and opening are told in other words. */
function isEdit({ document, history: { past, future } }: GatepostState, before: GatepostState): boolean {
  const step = past.at(-1);
  const last = before.history.past.at(-1);
  if (!step || step === last || step.origin === 'files') return false;
  if (document.files === before.document.files) return false;
  return step !== before.history.future[0] && (future.length === 0 || future[0] !== last);
}

/** How many cells an edit changes, if that is news. */
function newsOfCells(watch: UnsavedChangesWatch) {
  let told = '';
  return {
    isReady: () => watch.last()?.isCurrent !== false,
    forget: () => {
      told = '';
    },
    tell(): string {
      const diff = watch.last();
      const before = told;
      told = diff ? toldChanges(diff.changed, diff.all, diff.outside ?? 0) : '';
      const isChange = !diff || diff.changed > 0 || diff.outside !== undefined;
      return told !== before && (before !== '' || isChange) ? told : '';
    },
  };
}

/** The number of failing expectations, if it changed. Adding and removing expectations is announced by those actions. */
function newsOfExpectations(expectations: StoreApi<ExpectationState>) {
  let told = expectations.getState().checked;
  const isNews = () => {
    const { checked } = expectations.getState();
    if (checked?.expectations !== told?.expectations) told = checked;
    return checked?.failed !== told?.failed;
  };
  return {
    isNews,
    tell(): string {
      const hasNews = isNews();
      told = expectations.getState().checked;
      return hasNews && told ? expectationWords.said.state(told.failed, told.results.length) : '';
    },
  };
}

/** Listens from now on. Returns how to stop. */
export function announceChanges(
  store: DocumentStore,
  watch: UnsavedChangesWatch,
  expectations: StoreApi<ExpectationState>,
  say: (message: string) => void,
): () => void {
  const cells = newsOfCells(watch);
  const checks = newsOfExpectations(expectations);
  let head = '';
  let isEdited = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    if (!isDue || (isEdited && !cells.isReady())) return;
    isDue = false;
    const sentences = [head, isEdited ? cells.tell() : '', checks.tell()].filter((one) => one !== '');
    head = '';
    isEdited = false;
    if (sentences.length > 0) say(sentences.join('. '));
  };
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    isDue = false;
    timer = setTimeout(() => {
      timer = undefined;
      isDue = true;
      tell();
    }, milliseconds);
  };
  const leave = [
    watch.listen(tell),
    expectations.subscribe(() => {
      if (checks.isNews() && timer === undefined && !isDue) wait(0);
    }),
    store.subscribe((state, before) => {
      const sentence = describeChange(state, before);
      const isOther = state.document !== before.document;
      if (isOther && isEdit(state, before)) {
        isEdited = true;
        wait(REST);
      } else if (isOther && state.document.files !== before.document.files) {
        isEdited = false;
        cells.forget();
      }
      if (!sentence) return;
      head = sentence;
      // What hangs on it is worked out in the same moment, by others who listen.
      wait(0);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of leave) stop();
  };
}

const saidStore = createStore(() => '');

/** The same sentence twice is read out twice only if it is another text. */
const tell = (sentence: string) =>
  saidStore.setState((last) => (last === sentence ? `${sentence}\u00a0` : sentence), true);

announceChanges(documentStore, unsavedChangesWatch, expectationStore, tell);

export default function Announcer() {
  return <output className="vh">{useStore(saidStore)}</output>;
}
