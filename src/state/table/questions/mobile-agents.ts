// The question about hosts for mobile agents in the table, and the columns next to them. Loaded on demand.
//
// A printed table belongs to the question and not to the expectations of the document: it quotes a specification, and
// because of its misprints it is not a wish for the file. The workspace stores it as `asked.printed`.

import type { MobileQuestion } from '../../../core/formats/mobile-agents/question/mobile.ts';
import { mobileQuestion } from '../../../core/formats/mobile-agents/question/mobile.ts';
import {
  type MobileVerdict,
  mobileStates,
} from '../../../core/formats/mobile-agents/question/mobile-verdict.ts';
import { prepareAnswers } from '../../../core/formats/rep/question/prepare-answers.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { AskOptions, Matrix, PreparedQuestion } from '../../../core/questions/question.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import { mobileWords as words } from '../../../messages/en/formats/mobile-agents.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { lookUpWord } from '../../../messages/look-up-word.ts';
import { type Tone } from '../../document/answer-filter.ts';
import { closeTrace, DEFAULT_PATH, type DocumentStore } from '../../document/document-store.ts';
import { type MatrixQuestion, matrixQuestionOf } from '../../document/matrix-question.ts';
import { queriedPath } from '../../document/selectors.ts';
import { createMatrixQuery, type MatrixQuery } from '../create-matrix-query.ts';
import {
  type AnswerPresentation,
  fetchPresentation,
  type MatrixVerdict,
  type QuestionPresentation,
} from '../question-presentation.ts';
import { setQuestion } from '../set-question.ts';
import type { QueryContext, TableQuestion } from '../table-question.ts';

/** The columns: the hosts, and what can be next to them. */
type MobileColumn = 'host' | NonNullable<MobileQuestion['beside']>;

const stateTones = { assigned: 'host', none: 'none', unassigned: 'free' } as const;

/** The comparison with a printed value: equal to the computed one, different, or missing. */
const printedAnswers = ['same', 'differs', 'missing'] as const;
type PrintedAnswer = (typeof printedAnswers)[number];
const printedTones: Readonly<Record<PrintedAnswer, Tone>> = {
  same: 'same',
  differs: 'unlike',
  missing: 'other',
};

const answers: readonly AnswerPresentation[] = [
  ...mobileStates.map((answer, rank) => ({
    answer,
    tone: stateTones[answer],
    rank,
    counted: words.states[answer],
  })),
  // A column of hosts never has these answers.
  ...fetchPresentation.answers.map((answer) => ({ ...answer, isRare: true as const })),
  ...printedAnswers.map((answer, rank) => ({
    answer,
    tone: printedTones[answer],
    rank,
    counted: words.printed[answer],
  })),
];
const FETCH_FROM = mobileStates.length;
const PRINTED_FROM = FETCH_FROM + fetchPresentation.answers.length;

type StateWord = keyof typeof words.states;
const isState = (answer: string): answer is StateWord => Object.hasOwn(words.states, answer);
const isPrinted = (answer: string): answer is PrintedAnswer => Object.hasOwn(words.printed, answer);

function wordOf(verdict: MatrixVerdict): string {
  const { answer, key } = verdict;
  if (answer === 'assigned' || answer === 'differs') return key;
  if (isState(answer)) return words.states[answer];
  return isPrinted(answer) ? words.printed[answer] : fetchPresentation.word(verdict);
}

function nameOf(verdict: MatrixVerdict): string {
  const { answer, by, reason } = verdict;
  if (isPrinted(answer)) return words.printedName(wordOf(verdict), answer === 'differs');
  if (!isState(answer)) return words.accessName(fetchPresentation.name(verdict));
  return `${wordOf(verdict)}, ${words.because[reason as keyof typeof words.because]((by?.line ?? 0) + 1)}`;
}

/** Returns the state as the answer and the host as the key. */
const hostVerdict = (verdict: MobileVerdict): MatrixVerdict => {
  const { state, key, reason, deciding, by } = verdict;
  return { answer: state, key, reason, deciding, ...(by ? { by } : {}) };
};

type Printed = NonNullable<MobileQuestion['printed']>;

/** Compares a printed value with the computed one. `not available` is printed if there is no host. */
function printedVerdict(printed: Printed, verdict: MobileVerdict, url: string): MatrixVerdict {
  const key = Object.hasOwn(printed, url) ? printed[url] : undefined;
  const answer = key === undefined ? 'missing' : key === verdict.answer ? 'same' : 'differs';
  return { ...hostVerdict(verdict), answer, key: key ?? answer };
}

/** Shifts the numbers of the answers of a column. */
function* shiftAnswers(task: CooperativeTask<Matrix>, offset: number): CooperativeTask<Matrix> {
  const { answers: places, lines } = yield* task;
  return { answers: places.map((place) => place + offset), lines };
}

/** Prepares a question whose answers are further down in the list. They are never requested as a whole matrix. */
const prepareFrom = (
  prepared: Pick<PreparedQuestion<unknown>, 'matrix' | 'recordsFor' | 'classOf'>,
  ask: (agent: string, url: string) => MatrixVerdict,
  column: PreparedQuestion<MatrixVerdict>['column'],
): PreparedQuestion<MatrixVerdict> => {
  const { matrix, recordsFor, classOf } = prepared;
  return Object.assign((agent: string, url: string) => ask(agent, url), {
    matrix,
    recordsFor,
    classOf,
    column,
  });
};

/** The number of rows that are compared with the printed table before the task pauses. */
const ROWS_PER_SLICE = 1024;

function prepareComparison(
  hosts: PreparedQuestion<MobileVerdict>,
  printed: Printed,
): PreparedQuestion<MatrixVerdict> {
  const ask = (agent: string, url: string) => printedVerdict(printed, hosts(agent, url), url);
  return prepareFrom(hosts, ask, function* (agent, urls) {
    const { lines } = yield* hosts.column(agent, urls);
    const places = new Uint8Array(urls.length);
    for (const [row, url] of urls.entries()) {
      if (row % ROWS_PER_SLICE === ROWS_PER_SLICE - 1) yield;
      places[row] = PRINTED_FROM + printedAnswers.indexOf(ask(agent, url).answer as PrintedAnswer);
    }
    return { answers: places, lines };
  });
}

function createMobileQuery(
  { printed }: MobileQuestion,
  { site, path, reader: id }: QueryContext,
  kind: QuestionPresentation,
): MatrixQuery {
  const reader = readerOf(id);
  const options = { question: 'mobile-agent', file: path } as const;
  const access: AskOptions = { question: 'fetch', reader, file: path };
  const hosts = mobileQuestion.prepare(site, options);
  const fetching = prepareAnswers(site, access);
  const prepared: Readonly<Record<MobileColumn, PreparedQuestion<MatrixVerdict>>> = {
    host: prepareFrom(hosts, (agent, url) => hostVerdict(hosts(agent, url)), hosts.column),
    access: prepareFrom(fetching, fetching, (agent, urls) =>
      shiftAnswers(fetching.column(agent, urls), FETCH_FROM),
    ),
    printed: prepareComparison(hosts, printed ?? {}),
  };
  return createMatrixQuery({
    kind,
    reader,
    path,
    site,
    optionsOf: (column) => (column === 'access' ? access : options),
    agentOf: () => '',
    preparedOf: (column) => prepared[column as MobileColumn] ?? prepared.host,
    heading: (column) => (column === 'access' ? words.headingAccess(readerTitle(reader)) : words.heading),
  });
}

const COLUMNS: Readonly<Record<MobileColumn, readonly MobileColumn[]>> = {
  host: ['host'],
  access: ['host', 'access'],
  printed: ['host', 'printed'],
};

/** The last question about a site, so that its printed table is restored after another question. */
const lastQuestion: { origin: string; subject: MobileQuestion | undefined } = {
  origin: '',
  subject: undefined,
};

/** Sets the question about hosts, optionally with another column next to them. */
export function setMobileQuestion(
  store: DocumentStore,
  change: { readonly beside?: MobileQuestion['beside'] } = {},
): void {
  const { document, view } = store.getState();
  const current = matrixQuestionOf('mobile-agent', view.subject);
  const before = current ?? (lastQuestion.origin === document.origin ? lastQuestion.subject : undefined);
  const { beside: _, ...rest } = before ?? ({ question: 'mobile-agent' } satisfies MatrixQuestion);
  const beside = 'beside' in change ? change.beside : before?.beside;
  const subject = beside === undefined ? rest : { ...rest, beside };
  if (view.cell && view.cell.agent !== 'host') closeTrace(store);
  setQuestion(store, subject, mobileAgentsInTable);
}

export const mobileAgentsInTable: TableQuestion<MobileQuestion> = {
  question: 'mobile-agent',
  title: words.system,
  choices: [{ value: 'mobile-agent', word: words.question, ask: (store) => setMobileQuestion(store) }],
  choiceOf: () => 'mobile-agent',
  pathIn(state) {
    const { document, view } = state;
    const subject = matrixQuestionOf('mobile-agent', view.subject);
    // Sites without an origin are not the same site.
    if (document.origin !== '' && subject) Object.assign(lastQuestion, { origin: document.origin, subject });
    return queriedPath(state, DEFAULT_PATH, true);
  },
  present: ({ beside }) => ({
    question: 'mobile-agent',
    answers,
    filters: [
      ['host', words.states.assigned],
      ['none', words.states.none],
      ['free', words.states.unassigned],
      ...(beside === 'access' ? fetchPresentation.filters : []),
      ...(beside === 'printed' ? [['unlike', words.printed.differs] as const] : []),
    ],
    word: wordOf,
    name: nameOf,
    hasFixedColumns: true,
    columnName: (column) => words.columns[column as MobileColumn],
    // The values themselves are printed, because a copied table has no shape for "the same".
    printed: (verdict) => (verdict.answer === 'same' ? verdict.key : wordOf(verdict)),
    isList: true,
    leastWidth: 13.5,
  }),
  createQuery: createMobileQuery,
  columns: ({ beside }) => COLUMNS[beside ?? 'host'],
  cell(_subject, column, target) {
    if (column === 'access') return target;
    return column === 'host' ? { question: 'mobile-agent', ...target } : undefined;
  },
  reopen: (settings, _expected, current) => ({ subject: current ?? settings, column: 'host' }),
  formatAnswer: (key) => lookUpWord(words.states, key),
  formatQuestion: () => words.question,
};
