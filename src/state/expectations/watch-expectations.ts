// Keeps marks of cells, counts and announcements of expectations up to date.
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

/** Up to these limits, expectations are checked in the frame of the edit, which is not noticeable. */
const SYNCHRONOUS_LIMITS = { expectations: 300, lines: 5000 };

export interface ExpectationState {
  /** The latest results; undefined before the first check, and if there are no expectations. */
  readonly checked?: ExpectationCheck;
  /** The announcement for screen readers. */
  readonly said: string;
}

/** The expectation results of this page. */
export const expectationStore = createStore<ExpectationState>(() => ({ said: '' }));

/** Announces a sentence to screen readers. A repeated sentence is only read again if its text differs. */
export const announceExpectations = (sentence: string): void =>
  expectationStore.setState(({ said }) => ({ said: said === sentence ? `${sentence}\u00a0` : sentence }));

/** Everything that identifies a table. After an edit, the marks change when its results are there. */
function tableOf(state: GatepostState): readonly unknown[] {
  const { columns, rows, origin, path } = accessMatrix(state);
  const { reader, subject, status, redirects } = state.view;
  return [columns, rows, origin, path, reader, subject, status, redirects];
}

function isSmall({ document: { expectations, files } }: GatepostState): boolean {
  const isLong = files.some(({ source }) => lineAt(source.lines, SYNCHRONOUS_LIMITS.lines) !== undefined);
  return expectations.length <= SYNCHRONOUS_LIMITS.expectations && !isLong;
}

const show = (checked: ExpectationCheck | undefined): void =>
  expectationStore.setState(({ said }) => (checked ? { said, checked } : { said }), true);

/** Keeps the expectations of a store up to date. Returns a function that stops it. */
export function watchExpectations(store: DocumentStore, idle?: IdleScheduler): () => void {
  let checkedTask: unknown;
  let lastDocument: Pick<SiteDocument, 'files' | 'expectations'> | undefined;
  let markedTask: unknown;
  let cancel = () => undefined as void;
  const checkTaskKey = createTaskKey();
  const markTaskKey = createTaskKey();

  const mark = (state: GatepostState) => {
    const { checked } = expectationStore.getState();
    const task = checked && markTaskKey(checked, ...tableOf(state));
    if (task === markedTask) return;
    markedTask = task;
    updateExpectationMarks(state, task && checked);
  };
  const onChecked = (checked: ExpectationCheck) => {
    show(checked);
    mark(store.getState());
  };
  const update = (state: GatepostState) => {
    const { document, view } = state;
    const { expectations } = document;
    const task =
      expectations.length === 0 ? undefined : checkTaskKey(expectations, siteOf(document), view.reader);
    if (task !== checkedTask) {
      checkedTask = task;
      // The last announcement may no longer be true. A caller that makes this step announces its own afterwards.
      expectationStore.setState({ said: '' });
      cancel();
      cancel = () => undefined;
      // If files and expectations change at once, another site was opened: the old results do not apply to it.
      const isOtherSite =
        lastDocument && lastDocument.files !== document.files && lastDocument.expectations !== expectations;
      lastDocument = document;
      if (!task || (isOtherSite && !isSmall(state))) show(undefined);
      if (!task) return mark(state);
      if (isSmall(state)) show(runSync(checkExpectations(state)));
      else cancel = runWhenIdle(checkExpectations(state), onChecked, idle);
    }
    mark(state);
  };
  update(store.getState());
  const unsubscribe = store.subscribe(update);
  return () => {
    unsubscribe();
    cancel();
  };
}
