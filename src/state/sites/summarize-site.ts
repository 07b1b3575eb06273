// Computes what the list of sites shows of the open site, when the browser is idle and the user has paused.
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { type ReaderId, readerOf } from '../../core/readers/registry.ts';
import { readByParts, summarySentence } from '../../messages/en/reports/summary.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { languageTag } from '../../messages/language.ts';
import { type Tone } from '../document/answer-filter.ts';
import { countExpectations } from '../document/document.ts';
import type { DocumentStore, GatepostState } from '../document/document-store.ts';
import { isOpeningStep } from '../document/has-custom-questions.ts';
import { siteOf } from '../document/selectors.ts';
import { checkExpectations } from '../expectations/check-expectations.ts';
import { failedClaims } from '../expectations/failed-claims.ts';
import { runWhenIdle } from '../idle-tasks.ts';
import { savedFiles } from '../saved/saved-files.ts';
import {
  PICTURE_SIZE,
  type PictureAnswer,
  pictureOf,
  rememberPicture,
  rememberSummary,
  type SiteSummary,
  summaryInputs,
  summaryOf,
} from '../storage/site-summary.ts';
import { accessSummaryTask } from '../table/access-summary.ts';
import { findChangedCells, withFiles } from '../table/comparison/changed-cells.ts';
import { differingReadersTask } from '../table/comparison/differing-readers.ts';
import { accessMatrix, fetchQuery } from '../table/matrix-query.ts';
import { toneOf } from '../table/question-presentation.ts';
import { createTaskKey } from '../task-key.ts';

/** With more cells, changes are not counted here. */
const MAX_CELLS = 50_000;

const letters: Partial<Record<Tone, PictureAnswer>> = {
  deny: 'n',
  none: 'n',
  unlike: 'n',
  limited: 'l',
};

/** Returns at most `count` items, evenly spread, with the first. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]!);
}

/** Returns a part of the table as letters. */
function* pictureTask(state: GatepostState): CooperativeTask<readonly string[]> {
  const { kind, ask, columns, rows } = accessMatrix(state);
  const urls = spread(rows, PICTURE_SIZE.columns);
  const picture: string[] = [];
  for (const { agents } of spread(columns, PICTURE_SIZE.rows)) {
    picture.push(urls.map((url) => letters[toneOf(kind, ask(agents[0], url))] ?? 'y').join(''));
    yield;
  }
  return urls.length === 0 ? [] : picture;
}

type SentenceSummary = Pick<SiteSummary, 'sentence' | 'readBy' | 'isClosed' | 'isUnreadable'>;

const titleOf = (id: ReaderId) => readerTitle(readerOf(id));

function* sentenceTask(state: GatepostState): CooperativeTask<SentenceSummary> {
  const { path, reader } = fetchQuery(state);
  const site = siteOf(state.document);
  if (site.files.get(path)?.format.id !== 'robots-txt') return {};
  const summary = yield* accessSummaryTask(site, state.view.reader, path);
  const sentence = summarySentence(summary).text;
  if (summary.unreadable) return { sentence, isUnreadable: true };
  const others = yield* differingReadersTask(state);
  return {
    sentence,
    ...(others.length > 0 && {
      readBy: readByParts(readerTitle(reader), others.map(titleOf))
        .map(({ text }) => text)
        .join(''),
    }),
    ...([summary.others, ...summary.named].every(({ reach }) => reach === 'closed') && { isClosed: true }),
  };
}

function* changesTask(state: GatepostState): CooperativeTask<Pick<SiteSummary, 'changed'>> {
  const before = withFiles(state, savedFiles(state));
  const { rows, agents } = accessMatrix(state);
  if (before === state || rows.length * agents.length > MAX_CELLS) return {};
  const { changed, all } = yield* findChangedCells(before, state, 0);
  return { changed: { count: changed, of: all } };
}

/** The claims are those that the page has proved: this is about a state in which it has had the time. */
function* expectationsTask(state: GatepostState): CooperativeTask<Pick<SiteSummary, 'failing'>> {
  const of = countExpectations(state.document);
  if (of === 0) return {};
  const { failed } = yield* checkExpectations(state);
  const { claims, failed: failedInWords, isSettled } = failedClaims.getState();
  const isOfThis = claims !== undefined && claims === state.document.claims;
  const count = failed + (isOfThis ? failedInWords : 0);
  // It must not say that all hold while some are not proved.
  const isKnown = state.document.claims === undefined || (isOfThis && isSettled === true);
  return count > 0 || isKnown ? { failing: { count, of } } : {};
}

/** Whether no step has changed the files since they were opened. */
const isAsOpened = ({ history: { past } }: GatepostState): boolean =>
  past
    .slice(past.findLastIndex(isOpeningStep) + 1)
    .every(({ before, after }) => before.files === after.files);

/** Summarizes the open site. Nothing is computed of a file that is too big. */
export function* summarizeSiteTask(state: GatepostState): CooperativeTask<SiteSummary> {
  const language = languageTag();
  if (state.document.files.some(({ source }) => source.big)) return { language, picture: [] };
  return {
    language,
    ...(isAsOpened(state) ? { isUnchanged: true } : {}),
    ...(yield* sentenceTask(state)),
    picture: yield* pictureTask(state),
    ...(yield* changesTask(state)),
    ...(yield* expectationsTask(state)),
  };
}

/** The picture alone of a site as it was opened, which is known long before the sentence of a large file. */
function* firstPictureTask(state: GatepostState): CooperativeTask<SiteSummary> {
  const isBig = state.document.files.some(({ source }) => source.big);
  return { language: languageTag(), isUnchanged: true, picture: isBig ? [] : yield* pictureTask(state) };
}

/** How long the user must pause, in milliseconds: a summary is about a state in which one may leave. */
const PAUSE = 500;

/** Keeps the summary of the open site up to date, and calls `onSummary` when there is a new one. */
export function watchSummary(store: DocumentStore, onSummary: () => void): void {
  let cancel = () => undefined as void;
  let lastTask: object | undefined;
  const taskKey = createTaskKey();
  const update = (state: GatepostState) => {
    const task = taskKey(state.document, ...summaryInputs(state));
    if (task === lastTask) return;
    lastTask = task;
    cancel();
    cancel = () => undefined;
    // The tab that writes the session computes it.
    if (summaryOf(state) || state.isOpenInOtherTab) return;
    const onResult = (summary: SiteSummary) => {
      rememberSummary(state, summary);
      onSummary();
    };
    // Who opens a file and returns to the list at once finds its picture there.
    const needsPicture = isAsOpened(state) && !pictureOf(state);
    const cancelPicture = needsPicture
      ? runWhenIdle(firstPictureTask(state), (picture) => rememberPicture(state, picture))
      : undefined;
    const timer = setTimeout(() => {
      cancel = runWhenIdle(summarizeSiteTask(state), onResult);
    }, PAUSE);
    cancel = () => {
      clearTimeout(timer);
      cancelPicture?.();
    };
  };
  update(store.getState());
  store.subscribe(update);
}
