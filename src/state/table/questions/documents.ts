// What documents say about themselves, in the matrix: may each be indexed, its links followed; and which are never read,
// because the robots.txt of the site forbids to fetch them. Fetched on demand.
import { formatOf } from '../../../core/formats/file-formats.ts';
import type { DocumentQuestion } from '../../../core/formats/robots-pi/question/index-follow.ts';
import {
  type DocumentPart,
  documentOptions,
  documentParts,
  indexFollowQuestion,
  prepareDocumentParts,
} from '../../../core/formats/robots-pi/question/index-follow.ts';
import { type CooperativeTask, runSync } from '../../../core/questions/cooperative-task.ts';
import type { Step } from '../../../core/questions/explanation-step.ts';
import type { AskOptions, Matrix, PolicyFiles, PreparedQuestion } from '../../../core/questions/question.ts';
import { type AnyVerdict, decidingSettingsOf, prepareAny } from '../../../core/questions/registry.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import { memoizeLast, reuseIfEqual } from '../../../core/text/lazy.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import type { SiteDocument } from '../../document/document.ts';
import type { DocumentStore, View } from '../../document/document-store.ts';
import { siteOf } from '../../document/selectors.ts';
import { createMatrixQuery, type MatrixQuery, type TableQuestion } from '../matrix-query.ts';
import { matrixQuestionOf } from '../matrix-question.ts';
import type { AnswerPresentation, MatrixVerdict, QuestionPresentation } from '../question-presentation.ts';
import { setQuestion } from '../set-question.ts';

const words = documentWords.matrix;

const directiveOfColumn = (column: string): DocumentPart => (column === 'follow' ? 'follow' : 'index');

const answers: readonly AnswerPresentation[] = [
  { answer: 'yes', tone: 'allow', rank: 0, counted: words.counted.yes },
  { answer: 'no', tone: 'deny', rank: 3, counted: words.counted.no },
  { answer: 'unread', tone: 'other', rank: 2, counted: words.counted.unread },
];

function wordOf({ answer, by }: MatrixVerdict, path: string): string {
  if (answer === 'unread') return words.unread(by?.path ?? path, by?.line);
  return documentWords.answer(answer === 'yes');
}

const kindOf = memoizeLast(
  4,
  (path: string, hasPolicy: boolean): QuestionPresentation => ({
    question: 'index-follow',
    answers,
    filters: [
      ['allow', documentWords.yes],
      ['deny', documentWords.no],
      ['other', words.unreadFilter],
    ],
    word: (told) => wordOf(told, path),
    name: (told) => `${wordOf(told, path)}, ${words.because[told.reason]?.(told.by?.line ?? 0) ?? ''}`,
    hasFixedColumns: true,
    hasFixedRows: true,
    columnName: (column) => words.columns[directiveOfColumn(column)],
    leastWidth: hasPolicy ? 15 : 8,
  }),
);

/** The last list: an edit inside a document makes no other, so that its rows need not be worked out anew. */
const reusePaths = reuseIfEqual<readonly string[]>(
  (one, other) => one.length === other.length && one.every((path, place) => path === other[place]),
);

/** The documents of a site by path: the same list as long as it names the same. */
const documentsIn = memoizeLast(3, (files: SiteDocument['files']): readonly string[] => {
  return reusePaths(
    files.filter(({ path, format }) => formatOf(path, format).id === 'xml').map(({ path }) => path),
  );
});

/** The paths of the documents of the site, in the order of its files. */
export const documentPaths = ({ files }: SiteDocument): readonly string[] => documentsIn(files);

/** A question of which every answer is told by one function. Lines are told of the file at `path` only. */
function askingWith(path: string, tell: (url: string) => MatrixVerdict): PreparedQuestion<MatrixVerdict> {
  function* column(_agent: string, urls: readonly string[]): CooperativeTask<Matrix> {
    const matrix = { answers: new Uint8Array(urls.length), lines: new Int32Array(urls.length).fill(-1) };
    for (const [row, url] of urls.entries()) {
      if (row % 16 === 15) yield;
      const { answer, by } = tell(url);
      matrix.answers[row] = answers.findIndex((one) => one.answer === answer);
      if (by?.path === path) matrix.lines[row] = by.line;
    }
    return matrix;
  }
  return Object.assign((_agent: string, url: string) => tell(url), {
    column,
    matrix: (_agents: readonly string[], urls: readonly string[]) => runSync(column('', urls)),
    recordsFor: () => ({ isDefault: true, records: [] }),
    classOf: () => '',
  });
}

const withoutOutcome = ({ outcome: _, ...step }: Step): Step => step as Step;

/** The trace of a document that is never read: why it is not fetched, then what it would say. */
function notFetchedVerdict(fetched: AnyVerdict, said: AnyVerdict): AnyVerdict {
  const trace = () => [...fetched.trace(), ...said.trace().map(withoutOutcome)];
  return { ...said, because: () => fetched.because(), trace };
}

const asked = memoizeLast(
  4,
  (site: PolicyFiles, id: View['reader'], agent: string, parser: DocumentQuestion['parser']): MatrixQuery => {
    const reader = readerOf(id);
    const { path } = reader.file;
    const options = documentOptions(parser);
    const fetching: AskOptions = { question: 'fetch', reader, file: path };
    const said = indexFollowQuestion.prepare(site, options);
    const half = prepareDocumentParts(site, options, fetching);
    const tell = (bit: DocumentPart) => (url: string) => half(bit, agent, url);
    const askings = { index: askingWith(path, tell('index')), follow: askingWith(path, tell('follow')) };
    return {
      ...createMatrixQuery({
        kind: kindOf(path, site.files.has(path)),
        reader,
        path,
        site,
        optionsOf: () => options,
        agentOf: () => agent,
        askingOf: (column) => askings[directiveOfColumn(column)],
        heading: (column) => words.headings[directiveOfColumn(column)],
      }),
      tell: (_column, url) => {
        const verdict = said('', url);
        const fetched = prepareAny(site, fetching)(agent, url);
        return fetched.answer === 'deny' ? notFetchedVerdict(fetched, verdict) : verdict;
      },
    };
  },
);

export const documentsInTable: TableQuestion<DocumentQuestion> = {
  question: 'index-follow',
  ask: ({ document, view }, { agent, parser }) => asked(siteOf(document), view.reader, agent, parser),
  columns: () => documentParts,
  rows: documentPaths,
  cell(subject, column, target) {
    const settings = decidingSettingsOf('index-follow', subject);
    return {
      question: 'index-follow',
      ...(Object.keys(settings).length > 0 ? { asked: settings } : {}),
      part: directiveOfColumn(column),
      ...target,
    };
  },
  reopen: (settings, { agent, part }) => ({ subject: { ...settings, agent }, column: part ?? 'index' }),
};

const defaultDocumentQuestion: DocumentQuestion = { question: 'index-follow', agent: '' };

/** What is asked about documents now, or what would be asked first. */
export const documentQuestion = (view: View): DocumentQuestion =>
  matrixQuestionOf('index-follow', view.subject) ?? defaultDocumentQuestion;

/** Asks about documents, or about them in another way; undefined takes a choice back. */
export function setDocumentQuestion(
  store: DocumentStore,
  change: { readonly [Key in 'agent' | 'parser']?: DocumentQuestion[Key] | undefined } = {},
): void {
  const { agent, parser } = { ...documentQuestion(store.getState().view), ...change };
  setQuestion(
    store,
    { question: 'index-follow', agent: agent ?? '', ...(parser ? { parser } : {}) },
    documentsInTable,
  );
}
