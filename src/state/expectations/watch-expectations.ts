// Keeps marks of cells, counts and announcements of expectations up to date.
import { createStore } from 'zustand/vanilla';
import { lineAt } from '../../core/document/lines.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { expectationWords as words } from '../../messages/en/expectations.ts';
import { countExpectations, type SiteDocument } from '../document/document.ts';
import { type DocumentStore, type GatepostState, updateView } from '../document/document-store.ts';
import { siteOf } from '../document/selectors.ts';
import { debounceIdle, type IdleScheduler, runWhenIdle } from '../idle-tasks.ts';
import { accessMatrix } from '../table/matrix-query.ts';
import { createTaskKey } from '../task-key.ts';
import { type ClaimCheck, checkClaims, claimsOf, uncheckedClaims } from './check-claims.ts';
import { checkExpectations, type ExpectationCheck } from './check-expectations.ts';
import { updateExpectationMarks } from './expectation-marks.ts';
import { showExpectationNews } from './expectation-news.ts';
import { failedClaims } from './failed-claims.ts';

/** Up to these limits, expectations are checked in the frame of the edit, which is not noticeable. */
const SYNCHRONOUS_LIMITS = { expectations: 300, lines: 5000 };

/**
 * Up to so many lines, claims are checked after each edit: the rules of more are not read within a slice, and a key
 * would wait.
 */
const MAX_LINES_FOR_CLAIMS = 2000;

export interface ExpectationState {
  /** The latest results; undefined before the first check, and if there are no expectations. */
  readonly checked?: ExpectationCheck;
  /** The latest results of the claims, perhaps of an earlier text; undefined before the first, and if there are none. */
  readonly claims?: ClaimCheck;
  /** Whether the claims are being checked for the current text. */
  readonly isCheckingClaims: boolean;
  /** Checks the claims of a long file, which are not checked otherwise; absent if they are, or have been. */
  readonly checkClaimsNow?: () => void;
  /** How many expectations the document has. */
  readonly all: number;
  /** The announcement for screen readers. */
  readonly said: string;
}

const NOTHING_CHECKED: ExpectationState = { isCheckingClaims: false, all: 0, said: '' };

/** The expectation results of this page. */
export const expectationStore = createStore<ExpectationState>(() => NOTHING_CHECKED);

/** How many expectations hold or do not, of single answers and about all URLs. */
export interface ExpectationCounts {
  readonly all: number;
  readonly failed: number;
  readonly notSettled: number;
  readonly unknown: number;
}

/** Counts the results; undefined if there are no expectations, or if some have no result yet. */
export function countResults({ checked, claims, all }: ExpectationState): ExpectationCounts | undefined {
  const known = (checked?.results.length ?? 0) + (claims?.results.length ?? 0);
  if (all === 0 || known !== all) return undefined;
  return {
    all,
    failed: (checked?.failed ?? 0) + (claims?.failed ?? 0),
    notSettled: claims?.notSettled ?? 0,
    unknown: (checked?.unknown ?? 0) + (claims?.unknown ?? 0),
  };
}

/** Announces a sentence to screen readers. A repeated sentence is only read again if its text differs. */
export const announceExpectations = (sentence: string): void =>
  expectationStore.setState(({ said }) => ({ said: said === sentence ? `${sentence}\u00a0` : sentence }));

/**
 * Ends the filter for failing cells when it is known that nothing fails any more, and says so: an empty table would
 * look as if its rows were lost.
 */
function endFailingFilter(store: DocumentStore): void {
  const { matrix } = store.getState().view;
  if (matrix?.filter !== 'failed') return;
  const state = expectationStore.getState();
  const counts = state.all === 0 ? undefined : countResults(state);
  if (state.isCheckingClaims || (state.all > 0 && counts?.failed !== 0)) return;
  updateView(store, { matrix: { ...matrix, filter: 'all' } });
  const isAllMet = counts === undefined || counts.notSettled + counts.unknown === 0;
  const sentence = isAllMet ? words.said.state(0, state.all) : words.list.noneFail;
  showExpectationNews(sentence, undefined);
  announceExpectations(sentence);
}

/** Everything that identifies a table. After an edit, the marks change when its results are there. */
function tableOf(state: GatepostState): readonly unknown[] {
  const { columns, rows, origin, path } = accessMatrix(state);
  const { reader, subject, status, redirects } = state.view;
  return [columns, rows, origin, path, reader, subject, status, redirects];
}

const show = (checked: ExpectationCheck | undefined): void =>
  expectationStore.setState(({ checked: _, ...others }) => (checked ? { ...others, checked } : others), true);

type ClaimState = Pick<ExpectationState, 'claims' | 'isCheckingClaims' | 'checkClaimsNow'>;

function showClaims(state: ClaimState): void {
  const { claims: checked, isCheckingClaims: isStale } = state;
  failedClaims.setState(
    checked && !isStale
      ? {
          claims: checked.claims,
          failed: checked.failed,
          isSettled: checked.notSettled + checked.unknown === 0,
        }
      : { failed: 0 },
    true,
  );
  expectationStore.setState(
    ({ claims: _, checkClaimsNow: _now, ...others }) => ({ ...others, ...state }),
    true,
  );
}

const isLongerThan = ({ document: { files } }: GatepostState, lines: number): boolean =>
  files.some(({ source }) => lineAt(source.lines, lines) !== undefined);

const isSmall = (state: GatepostState): boolean =>
  state.document.expectations.length <= SYNCHRONOUS_LIMITS.expectations &&
  !isLongerThan(state, SYNCHRONOUS_LIMITS.lines);

/**
 * Keeps the results of the claims up to date: they are proved while the browser is idle, after a pause in typing.
 * @param onChecked is called when there are results
 */
function watchClaims(onChecked: () => void, idle?: IdleScheduler) {
  let checkedTask: unknown;
  let lastFiles: SiteDocument['files'] | undefined;
  let cancel = () => undefined as void;
  const createKey = createTaskKey();
  const update = (state: GatepostState) => {
    const { document, view } = state;
    const claims = claimsOf(document);
    const task = claims.length === 0 ? undefined : createKey(claims, siteOf(document), view.reader);
    if (task === checkedTask) return;
    checkedTask = task;
    cancel();
    cancel = () => undefined;
    const { claims: last } = expectationStore.getState();
    // If files and claims change at once, another site was opened: the old results do not apply to it.
    const isOtherSite = lastFiles !== document.files && last?.claims !== claims;
    lastFiles = document.files;
    const known = task && !isOtherSite && last ? { claims: last } : {};
    if (!task) return showClaims({ isCheckingClaims: false });
    const check = () => {
      showClaims({ ...known, isCheckingClaims: true });
      const onResults = (results: ClaimCheck) => {
        showClaims({ claims: results, isCheckingClaims: false });
        onChecked();
      };
      cancel = runWhenIdle(checkClaims(state), onResults, idle ?? debounceIdle());
    };
    if (isLongerThan(state, MAX_LINES_FOR_CLAIMS))
      showClaims({ claims: uncheckedClaims(state), isCheckingClaims: false, checkClaimsNow: check });
    else check();
  };
  return { update, stop: () => cancel() };
}

/** Keeps the expectations of a store up to date. Returns a function that stops it. */
export function watchExpectations(store: DocumentStore, idle?: IdleScheduler): () => void {
  let checkedTask: unknown;
  let lastDocument: Pick<SiteDocument, 'files' | 'expectations'> | undefined;
  let markedTask: unknown;
  let cancel = () => undefined as void;
  const checkTaskKey = createTaskKey();
  const markTaskKey = createTaskKey();

  const mark = (state: GatepostState) => {
    const { checked, claims } = expectationStore.getState();
    const task = (checked ?? claims) && markTaskKey(checked, claims, ...tableOf(state));
    if (task === markedTask) return;
    markedTask = task;
    updateExpectationMarks(state, checked, claims);
  };
  const onResults = () => {
    mark(store.getState());
    endFailingFilter(store);
  };
  const claimWatch = watchClaims(onResults, idle);
  const onChecked = (checked: ExpectationCheck) => {
    show(checked);
    onResults();
  };
  const update = (state: GatepostState) => {
    const { document, view } = state;
    const { expectations } = document;
    const all = countExpectations(document);
    if (all !== expectationStore.getState().all) expectationStore.setState({ all });
    claimWatch.update(state);
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
      if (task && isSmall(state)) show(runSync(checkExpectations(state)));
      else if (task) cancel = runWhenIdle(checkExpectations(state), onChecked, idle);
    }
    mark(state);
    endFailingFilter(store);
  };
  // Results of a store that was watched before do not apply to this one.
  expectationStore.setState(NOTHING_CHECKED, true);
  showClaims(NOTHING_CHECKED);
  update(store.getState());
  const unsubscribe = store.subscribe(update);
  return () => {
    unsubscribe();
    cancel();
    claimWatch.stop();
  };
}
