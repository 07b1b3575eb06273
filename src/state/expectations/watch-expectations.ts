// Keeps what is known of the expectations up to date: marks of cells, counts, and what is said aloud of what is
// done with them.
import { createStore } from 'zustand/vanilla';
import { lineAt } from '../../core/document/lines.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import type { SiteDocument } from '../document/document.ts';
import type { DocumentStore, GatepostState } from '../document/document-store.ts';
import { siteOf } from '../document/selectors.ts';
import { type IdleScheduler, runWhenIdle } from '../idle-tasks.ts';
import { accessMatrix } from '../table/matrix-query.ts';
import { createTaskKey } from '../task-key.ts';
import { checkExpectations, type ExpectationCheck } from './check-expectations.ts';
import { updateExpectationMarks } from './expectation-marks.ts';

/** Expectations, and lines of files, that are looked at in the frame of the edit: nobody can tell. */
const SOON = { expectations: 300, lines: 5000 };

export interface ExpectationState {
  /** The last that were worked out; undefined before the first, and where nothing is expected. */
  readonly checked?: ExpectationCheck;
  /** What is to be said aloud. */
  readonly said: string;
}

/** What is known of the expectations of this page. */
export const expectationStore = createStore<ExpectationState>(() => ({ said: '' }));

/** Says something aloud. The same sentence twice is read out twice only if it is another text. */
export const announceExpectations = (sentence: string): void =>
  expectationStore.setState(({ said }) => ({ said: said === sentence ? `${sentence}\u00a0` : sentence }));

/** What tells one table from another. After an edit the marks are those of its results, once they are there. */
function tableOf(state: GatepostState): readonly unknown[] {
  const { columns, rows, origin, path } = accessMatrix(state);
  const { reader, subject, status, redirects } = state.view;
  return [columns, rows, origin, path, reader, subject, status, redirects];
}

function isSmall({ document: { expectations, files } }: GatepostState): boolean {
  const isLong = files.some(({ source }) => lineAt(source.lines, SOON.lines) !== undefined);
  return expectations.length <= SOON.expectations && !isLong;
}

const show = (checked: ExpectationCheck | undefined): void =>
  expectationStore.setState(({ said }) => (checked ? { said, checked } : { said }), true);

/** Looks after the expectations of a store until it is called off. */
export function watchExpectations(store: DocumentStore, idle?: IdleScheduler): () => void {
  let asked: unknown;
  let about: Pick<SiteDocument, 'files' | 'expectations'> | undefined;
  let marked: unknown;
  let cancel = () => undefined as void;
  const taskOf = createTaskKey();
  const taskMarked = createTaskKey();

  const mark = (state: GatepostState) => {
    const { checked } = expectationStore.getState();
    const task = checked && taskMarked(checked, ...tableOf(state));
    if (task === marked) return;
    marked = task;
    updateExpectationMarks(state, task && checked);
  };
  const done = (checked: ExpectationCheck) => {
    show(checked);
    mark(store.getState());
  };
  const look = (state: GatepostState) => {
    const { document, view } = state;
    const { expectations } = document;
    const task = expectations.length === 0 ? undefined : taskOf(expectations, siteOf(document), view.reader);
    if (task !== asked) {
      asked = task;
      // What was said of the step before may no longer be so; who makes this one speaks after it.
      expectationStore.setState({ said: '' });
      cancel();
      cancel = () => undefined;
      // Where texts and expectations are others at once, it is another site: nothing is known of it.
      const isOther = about && about.files !== document.files && about.expectations !== expectations;
      about = document;
      if (!task || (isOther && !isSmall(state))) show(undefined);
      if (!task) return mark(state);
      if (isSmall(state)) show(runSync(checkExpectations(state)));
      else cancel = runWhenIdle(checkExpectations(state), done, idle);
    }
    mark(state);
  };
  look(store.getState());
  const leave = store.subscribe(look);
  return () => {
    leave();
    cancel();
  };
}
