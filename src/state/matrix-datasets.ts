// The question about data sets (data.txt) in the matrix: announced or not, and what describes it. Fetched on demand.
import { licenceShortly } from '../core/dialects/datasets/licence-name.ts';
import { datasetQuestion } from '../core/questions/dataset.ts';
import {
  type DatasetPart,
  datasetPart,
  datasetPartAnswers,
  datasetParts,
} from '../core/questions/dataset-part.ts';
import {
  type DatasetAnswer,
  type DatasetOptions,
  type DatasetReason,
  type DatasetVerdict,
  datasetAnswers,
} from '../core/questions/dataset-verdict.ts';
import type { InPieces } from '../core/questions/pieces.ts';
import type { Asking, Matrix, PolicyFiles, Status } from '../core/questions/question.ts';
import { dataTxt } from '../core/readers/data-txt.ts';
import { datasetWords as words } from '../messages/en/data-txt.ts';
import { askAbout } from './ask-about.ts';
import { askedPath, siteOf } from './derived.ts';
import type { DocumentStore } from './document-store.ts';
import type { AnswerKind, MatrixKind, Told, Tone } from './matrix-kind.ts';
import { type AskedFile, askedWith, provideQuestion } from './matrix-question.ts';
import { recent } from './recent.ts';

type DatasetColumn = 'announced' | DatasetPart;
const columns: readonly DatasetColumn[] = ['announced', ...datasetParts];

/** What a describing column holds. */
type Saying = (typeof datasetPartAnswers)[number];

const tones: Readonly<Record<DatasetAnswer, Tone>> = {
  announced: 'allow',
  closed: 'deny',
  'not-mentioned': 'other',
  unknown: 'other',
};

const answers: readonly AnswerKind[] = [
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

const isSaying = (answer: string): answer is Saying => datasetPartAnswers.some((one) => one === answer);

/** A cell about what is said holds it as its key. */
function wordOf({ answer, key, by }: Told): string {
  if (answer === 'said') return key;
  if (isSaying(answer)) return answer === 'not-said' ? words.notSaid : words.noSet;
  const word = words.answers[answer as DatasetAnswer];
  return by ? words.withLine(word, by.line + 1) : word;
}

function nameOf(told: Told): string {
  const { answer, by, key, reason } = told;
  if (answer === 'said') return words.saidName(key, (by?.line ?? 0) + 1);
  if (isSaying(answer)) return answer === 'not-said' ? words.notSaid : words.noSetName;
  return `${words.answers[answer as DatasetAnswer]}, ${words.because[reason as DatasetReason]((by?.line ?? 0) + 1)}`;
}

const kind: MatrixKind = {
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
  belongs: (column, answer) => (column === 'announced') !== isSaying(answer) && answer !== 'no-set',
  leastWidth: 8.5,
};

const shown: Readonly<Record<DatasetPart, (value: string) => string>> = {
  title: (value) => value,
  license: licenceShortly,
};

/** What is said, as short as it is drawn. */
function toldOf(column: DatasetPart, verdict: DatasetVerdict): Told {
  const told = datasetPart(column, verdict);
  return told.answer === 'said' ? { ...told, key: shown[column](told.key) } : told;
}

/** Rows that are asked about before others may come between. */
const PIECE = 256;

/** What is said of each URL, as places in the answers of the kind. No line decides it: the rule is counted once. */
function* saidOf(ask: (url: string) => Told, urls: readonly string[]): InPieces<Matrix> {
  const places = new Uint8Array(urls.length);
  const lines = new Int32Array(urls.length).fill(-1);
  for (const [row, url] of urls.entries()) {
    if (row % PIECE === PIECE - 1) yield;
    const { answer } = ask(url);
    places[row] = answers.findIndex((one) => one.answer === answer);
  }
  return { answers: places, lines };
}

function describingAsking(sets: Asking<DatasetVerdict>, column: DatasetPart): Asking<Told> {
  const ask = (agent: string, url: string) => toldOf(column, sets(agent, url));
  const { matrix, recordsFor, classOf } = sets;
  const pieces = (agent: string, urls: readonly string[]) => saidOf((url) => ask(agent, url), urls);
  return Object.assign(ask, { matrix, recordsFor, classOf, column: pieces });
}

const datasetFile = recent(
  4,
  (site: PolicyFiles, path: string, visitor: string, status: Status, redirects: number): AskedFile => {
    const options: DatasetOptions = { question: 'dataset', file: path, status, redirects };
    const sets = datasetQuestion.prepare(site, options);
    const askings: Readonly<Record<DatasetColumn, Asking<Told>>> = {
      announced: sets,
      title: describingAsking(sets, 'title'),
      license: describingAsking(sets, 'license'),
    };
    return askedWith({
      kind,
      reader: dataTxt,
      path,
      site,
      optionsOf: () => options,
      agentOf: () => visitor,
      askingOf: (column) => askings[column as DatasetColumn] ?? sets,
      heading: () => words.heading(visitor),
    });
  },
);

provideQuestion('dataset', {
  ask(state, { visitor }) {
    const { document, view } = state;
    const path = askedPath(state, dataTxt.file.path, true);
    return datasetFile(siteOf(document), path, visitor, view.status ?? 200, view.redirects ?? 0);
  },
  columns: () => columns,
});

/** Asks what is announced to a visitor; '' is the one that nobody names. */
export const askDatasets = (store: DocumentStore, visitor = ''): void =>
  askAbout(store, { question: 'dataset', visitor });
