// The question about data sets (data.txt) in the table: whether they are announced, and their description. Loaded
// on demand.
import { shortLicenceName } from '../../../core/formats/data-txt/licence-name.ts';
import type { DatasetQuestion } from '../../../core/formats/data-txt/question/dataset.ts';
import { datasetQuestion } from '../../../core/formats/data-txt/question/dataset.ts';
import type { DatasetPart } from '../../../core/formats/data-txt/question/dataset-part.ts';
import {
  datasetPartAnswers,
  datasetParts,
  decideDatasetPart,
} from '../../../core/formats/data-txt/question/dataset-part.ts';
import type {
  DatasetAnswer,
  DatasetOptions,
  DatasetReason,
  DatasetVerdict,
} from '../../../core/formats/data-txt/question/dataset-verdict.ts';
import { datasetAnswers } from '../../../core/formats/data-txt/question/dataset-verdict.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Matrix, PreparedQuestion } from '../../../core/questions/question.ts';
import { dataTxt } from '../../../core/readers/data-txt.ts';
import { datasetWords as words } from '../../../messages/en/formats/data-txt.ts';
import { lookUpWord } from '../../../messages/look-up-word.ts';
import { type Tone } from '../../document/answer-filter.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import { queriedPath } from '../../document/selectors.ts';
import type { MatrixQuery } from '../create-matrix-query.ts';
import { createMatrixQuery } from '../create-matrix-query.ts';
import type { AnswerPresentation, MatrixVerdict, QuestionPresentation } from '../question-presentation.ts';
import { setQuestion } from '../set-question.ts';
import type { QueryContext, TableQuestion } from '../table-question.ts';

type DatasetColumn = 'announced' | DatasetPart;
const columns: readonly DatasetColumn[] = ['announced', ...datasetParts];

/** The answers of a column that describes data sets. */
type DescribingAnswer = (typeof datasetPartAnswers)[number];

const tones: Readonly<Record<DatasetAnswer, Tone>> = {
  announced: 'allow',
  closed: 'deny',
  'not-mentioned': 'other',
  unknown: 'other',
};

const answers: readonly AnswerPresentation[] = [
  ...datasetAnswers.map((answer, rank) => ({
    answer,
    tone: tones[answer],
    rank,
    counted: words.counted[answer],
  })),
  ...datasetPartAnswers.map((answer, rank) => ({
    answer,
    tone: 'text' as const,
    rank,
    counted: words.counted[answer],
  })),
];

const isDescription = (answer: string): answer is DescribingAnswer =>
  datasetPartAnswers.some((part) => part === answer);

/** Returns the text of a cell. In a description the key is the text itself. */
function wordOf({ answer, key, by }: MatrixVerdict): string {
  if (answer === 'said') return key;
  if (isDescription(answer)) return answer === 'not-said' ? words.notSaid : words.noSet;
  const word = words.answers[answer as DatasetAnswer];
  return by ? words.withLine(word, by.line + 1) : word;
}

function nameOf({ answer, by, key, reason }: MatrixVerdict): string {
  if (answer === 'said') return words.saidName(key, (by?.line ?? 0) + 1);
  if (isDescription(answer)) return answer === 'not-said' ? words.notSaid : words.noSetName;
  return `${words.answers[answer as DatasetAnswer]}, ${words.because[reason as DatasetReason]((by?.line ?? 0) + 1)}`;
}

const presentation: QuestionPresentation = {
  question: 'dataset',
  answers,
  filters: [
    ['allow', words.filters.allow],
    ['deny', words.filters.deny],
    ['other', words.filters.other],
  ],
  word: wordOf,
  name: nameOf,
  hasFixedColumns: true,
  hasStatus: true,
  columnName: (column) => words.columns[column as DatasetColumn],
  belongs: (column, answer) => (column === 'announced') !== isDescription(answer) && answer !== 'no-set',
  leastWidth: 8.5,
};

const shortened: Readonly<Record<DatasetPart, (value: string) => string>> = {
  title: (value) => value,
  license: shortLicenceName,
};

/** Returns the verdict about a description, shortened for the cell. */
function datasetVerdict(column: DatasetPart, verdict: DatasetVerdict): MatrixVerdict {
  const decision = decideDatasetPart(column, verdict);
  return decision.answer === 'said' ? { ...decision, key: shortened[column](decision.key) } : decision;
}

/** The number of rows after which the task pauses. */
const ROWS_PER_SLICE = 256;

/**
 * Returns the description of each URL, as indexes into the answers of the kind. No line decides it: the rule
 * counts once, in the first column.
 */
function* describeUrls(
  ask: (url: string) => MatrixVerdict,
  urls: readonly string[],
): CooperativeTask<Matrix> {
  const places = new Uint8Array(urls.length);
  const lines = new Int32Array(urls.length).fill(-1);
  for (const [row, url] of urls.entries()) {
    if (row % ROWS_PER_SLICE === ROWS_PER_SLICE - 1) yield;
    const { answer } = ask(url);
    places[row] = answers.findIndex((one) => one.answer === answer);
  }
  return { answers: places, lines };
}

function prepareDescription(
  sets: PreparedQuestion<DatasetVerdict>,
  column: DatasetPart,
): PreparedQuestion<MatrixVerdict> {
  const ask = (agent: string, url: string) => datasetVerdict(column, sets(agent, url));
  const { matrix, recordsFor, classOf } = sets;
  const describeColumn = (agent: string, urls: readonly string[]) =>
    describeUrls((url) => ask(agent, url), urls);
  return Object.assign(ask, { matrix, recordsFor, classOf, column: describeColumn });
}

function createDatasetQuery(
  { visitor }: DatasetQuestion,
  { site, path, status, redirects }: QueryContext,
  kind: QuestionPresentation,
): MatrixQuery {
  const options: DatasetOptions = { question: 'dataset', file: path, status, redirects };
  const sets = datasetQuestion.prepare(site, options);
  const prepared: Readonly<Record<DatasetColumn, PreparedQuestion<MatrixVerdict>>> = {
    announced: sets,
    title: prepareDescription(sets, 'title'),
    license: prepareDescription(sets, 'license'),
  };
  return createMatrixQuery({
    kind,
    reader: dataTxt,
    path,
    site,
    optionsOf: () => options,
    agentOf: () => visitor,
    preparedOf: (column) => prepared[column as DatasetColumn] ?? sets,
    heading: () => words.heading(visitor),
  });
}

/** Sets the question for a visitor; '' is a visitor that no record names. */
export const setDatasetQuestion = (store: DocumentStore, visitor = ''): void =>
  setQuestion(store, { question: 'dataset', visitor }, datasetsInTable);

export const datasetsInTable: TableQuestion<DatasetQuestion> = {
  question: 'dataset',
  title: words.group,
  choices: [{ value: 'dataset', word: words.question, ask: (store) => setDatasetQuestion(store) }],
  choiceOf: () => 'dataset',
  pathIn: (state) => queriedPath(state, dataTxt.file.path, true),
  present: () => presentation,
  createQuery: createDatasetQuery,
  columns: () => columns,
  cell: (_subject, column, target) => ({
    question: 'dataset',
    ...(column === 'announced' ? {} : { part: column }),
    ...target,
  }),
  reopen: (settings, { agent, part }) => ({
    subject: { ...settings, visitor: agent },
    column: part ?? 'announced',
  }),
  formatAnswer: (key, part) =>
    lookUpWord(
      part === undefined ? words.answers : { 'not-said': words.notSaid, 'no-set': words.noSetName },
      key,
    ),
  formatQuestion: (part) => (part ? lookUpWord(words.columns, part) : words.question),
};
