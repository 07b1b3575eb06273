// The question about documents in the table: whether each may be indexed and its links followed, and which are
// never read because robots.txt blocks them. Loaded on demand.
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
import type { Matrix, PreparedQuestion } from '../../../core/questions/question.ts';
import { decidingSettingsOf } from '../../../core/questions/registry.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import { reuseIfEqual } from '../../../core/text/lazy.ts';
import { expectationWords } from '../../../messages/en/expectations.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import { lookUpWord, withDetails } from '../../../messages/look-up-word.ts';
import type { SiteDocument } from '../../document/document.ts';
import type { DocumentStore, View } from '../../document/document-store.ts';
import { matrixQuestionOf } from '../../document/matrix-question.ts';
import { createMatrixQuery, type MatrixQuery } from '../create-matrix-query.ts';
import type { AnswerPresentation, MatrixVerdict, QuestionPresentation } from '../question-presentation.ts';
import { setQuestion } from '../set-question.ts';
import type { QueryContext, TableQuestion } from '../table-question.ts';

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

/** Returns the previous list if it is equal: an edit inside a document then does not compute the rows again. */
const reusePaths = reuseIfEqual<readonly string[]>(
  (first, other) => first.length === other.length && first.every((path, place) => path === other[place]),
);

/**
 * Returns the paths of the documents of the site, in the order of its files. The same list while its content is
 * equal.
 */
export const documentPaths = ({ files }: SiteDocument): readonly string[] =>
  reusePaths(files.filter(({ path, format }) => formatOf(path, format).id === 'xml').map(({ path }) => path));

/** Prepares a question that one function answers. The matrix only has the lines of the file at `path`. */
function prepareFrom(path: string, ask: (url: string) => MatrixVerdict): PreparedQuestion<MatrixVerdict> {
  function* column(_agent: string, urls: readonly string[]): CooperativeTask<Matrix> {
    const matrix = { answers: new Uint8Array(urls.length), lines: new Int32Array(urls.length).fill(-1) };
    for (const [row, url] of urls.entries()) {
      if (row % 16 === 15) yield;
      const { answer, by } = ask(url);
      matrix.answers[row] = answers.findIndex((one) => one.answer === answer);
      if (by?.path === path) matrix.lines[row] = by.line;
    }
    return matrix;
  }
  return Object.assign((_agent: string, url: string) => ask(url), {
    column,
    matrix: (_agents: readonly string[], urls: readonly string[]) => runSync(column('', urls)),
    recordsFor: () => ({ isDefault: true, records: [] }),
    classOf: () => '',
  });
}

function createDocumentQuery(
  { agent, parser }: DocumentQuestion,
  { site, path, reader: id }: QueryContext,
  kind: QuestionPresentation,
): MatrixQuery {
  const reader = readerOf(id);
  const options = documentOptions(parser, { reader, file: path });
  const askPart = prepareDocumentParts(site, options);
  const prepared = {
    index: prepareFrom(path, (url) => askPart('index', agent, url)),
    follow: prepareFrom(path, (url) => askPart('follow', agent, url)),
  };
  return createMatrixQuery({
    kind,
    reader,
    path,
    site,
    optionsOf: () => options,
    agentOf: () => agent,
    preparedOf: (column) => prepared[directiveOfColumn(column)],
    heading: (column) => words.headings[directiveOfColumn(column)],
    explain: (_column, url) => indexFollowQuestion.prepare(site, options)(agent, url),
  });
}

const defaultDocumentQuestion: DocumentQuestion = { question: 'index-follow', agent: '' };

/** Returns the current question about documents, or the initial one. */
export const documentQuestion = (view: View): DocumentQuestion =>
  matrixQuestionOf('index-follow', view.subject) ?? defaultDocumentQuestion;

/** Sets the question about documents, or changes a part of it. Undefined resets a part. */
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

const partAnswers = { yes: documentWords.yes, no: documentWords.no, unread: words.unreadFilter };

export const documentsInTable: TableQuestion<DocumentQuestion> = {
  question: 'index-follow',
  title: documentWords.questionGroup,
  choices: [
    { value: 'index-follow', word: documentWords.question, ask: (store) => setDocumentQuestion(store) },
  ],
  choiceOf: () => 'index-follow',
  pathIn: ({ view }) => readerOf(view.reader).file.path,
  present: (_subject, path, isPresent) => ({
    question: 'index-follow',
    answers,
    filters: [
      ['allow', documentWords.yes],
      ['deny', documentWords.no],
      ['other', words.unreadFilter],
    ],
    word: (verdict) => wordOf(verdict, path),
    name: (verdict) =>
      `${wordOf(verdict, path)}, ${words.because[verdict.reason]?.(verdict.by?.line ?? 0) ?? ''}`,
    hasFixedColumns: true,
    hasFixedRows: true,
    columnName: (column) => words.columns[directiveOfColumn(column)],
    leastWidth: isPresent ? 15 : 8,
  }),
  createQuery: createDocumentQuery,
  columns: () => documentParts,
  // What robots.txt and response headers say needs no document: without one, the rows are those of the other questions.
  rows(document) {
    const paths = documentPaths(document);
    return paths.length > 0 ? paths : undefined;
  },
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
  formatAnswer: (key, part) => (part === undefined ? key : lookUpWord(partAnswers, key)),
  formatQuestion(part, asked) {
    const { parser } = asked as { parser?: unknown };
    return withDetails(part ? lookUpWord(words.columns, part) : expectationWords.documentQuestion, parser);
  },
};
