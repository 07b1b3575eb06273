// The questions as the command line asks them: which options belong to each, and how its answers are told.
import { aiPurposes } from '../core/catalogue/ai-purposes.ts';
import { usageEditions } from '../core/catalogue/usage-vocabulary.ts';
import { usages } from '../core/dialects/acap/usages.ts';
import { aiUseOptions } from '../core/questions/ai-use-options.ts';
import { signalScopes } from '../core/questions/ai-use-verdict.ts';
import type { AnyOptions } from '../core/questions/index.ts';
import type { Reader } from '../core/readers/reader.ts';
import { usageWords } from '../messages/en/acap.ts';
import { aiUseWords } from '../messages/en/ai-use.ts';
import { cliWords as words } from '../messages/en/cli.ts';
import { datasetWords } from '../messages/en/data-txt.ts';
import { mobileWords } from '../messages/en/mobile-agents.ts';
import { answerWords } from '../messages/en/steps.ts';
import { limitsShortly } from '../messages/words/acap-restrictions.ts';
import { oneOf, statusOf, wholeNumber } from './choices.ts';
import type { OptionName, Values } from './options.ts';

type QuestionId = AnyOptions['question'];

/** What is asked: the file, and who reads it where that matters. */
interface Asked {
  readonly file: string;
  readonly reader: Reader;
}

export interface QuestionRow {
  readonly id: QuestionId;
  /** The options that say something about it. */
  readonly takes: readonly OptionName[];
  /** A reader counts for a part of the answer only: it is named where it is given. */
  readonly hasOptionalReader?: true;
  readonly options: (values: Values, asked: Asked) => AnyOptions;
  /** Whose answers stand side by side; a question without agents has one column with this head. */
  readonly column?: string;
  /** The answer in a word or two, by the key of a verdict. */
  readonly word: (key: string) => string;
}

const given = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

/** The word for a key, if there is one; hosts and the like stand for themselves. */
const wordIn =
  (known: Readonly<Record<string, string>>) =>
  (key: string): string =>
    Object.hasOwn(known, key) ? known[key]! : key;

const request = ({ status, redirects }: Values) =>
  given({ status: statusOf(status), redirects: wholeNumber('redirects', redirects) }) as {
    status?: NonNullable<ReturnType<typeof statusOf>>;
    redirects?: number;
  };

const usageSettings = (values: Values) =>
  given({
    crawlerMatch: oneOf('crawler-match', values['crawler-match'], ['exact', 'substring'] as const),
    conventional: oneOf('conventional', values.conventional, [
      'conservative',
      'acap-wins',
      'narrowest',
    ] as const),
  });

const fetchRow: QuestionRow = {
  id: 'fetch',
  takes: ['reader', 'agent', 'agents', 'spread', 'status', 'redirects', 'no-quirks'],
  options: (values, { file, reader }) => ({
    question: 'fetch',
    reader,
    file,
    ...request(values),
    ...(values['no-quirks'] ? { quirks: false } : {}),
  }),
  word: wordIn(answerWords),
};

const usageRow: QuestionRow = {
  id: 'usage',
  takes: ['reader', 'usage', 'purpose', 'crawler-match', 'conventional', 'agent', 'agents', 'spread'],
  hasOptionalReader: true,
  options: (values, { file, reader }) => ({
    question: 'usage',
    usage: values.usage ?? usages[0]!,
    reader,
    file,
    options: usageSettings(values) as object,
    ...(values.purpose === undefined ? {} : { purpose: values.purpose }),
  }),
  word(key) {
    const [answer = '', ...limits] = key.split(' ');
    const word = wordIn(usageWords.answers)(answer);
    return limits.length > 0 ? `${word}: ${limitsShortly(limits)}` : word;
  },
};

const aiUseRow: QuestionRow = {
  id: 'ai-use',
  takes: ['purpose', 'signal-scope', 'edition', 'agent', 'agents', 'spread'],
  options: (values, { file }) =>
    aiUseOptions(
      {
        signalScope: oneOf('signal-scope', values['signal-scope'], signalScopes),
        edition: oneOf(
          'edition',
          values.edition,
          usageEditions.map(({ id }) => id),
        ),
      },
      oneOf('purpose', values.purpose ?? '', aiPurposes),
      file,
    ),
  word: wordIn(aiUseWords.answers),
};

const mobileRow: QuestionRow = {
  id: 'mobile-agent',
  takes: [],
  options: (_values, { file }) => ({ question: 'mobile-agent', file }),
  column: words.columns.host,
  word: wordIn(mobileWords.states),
};

const datasetRow: QuestionRow = {
  id: 'dataset',
  takes: ['agent', 'agents', 'spread', 'status', 'redirects'],
  options: (values, { file }) => ({ question: 'dataset', file, ...request(values) }),
  word: wordIn(datasetWords.answers),
};

const documentRow: QuestionRow = {
  id: 'index-follow',
  takes: ['parser'],
  options: ({ parser }) => ({
    question: 'index-follow',
    ...(given({ parser: oneOf('parser', parser, ['xml', 'html'] as const) }) as object),
  }),
  column: words.columns.directives,
  word: (key) => key.replace(',', ', '),
};

export const questionRows: readonly QuestionRow[] = [
  fetchRow,
  usageRow,
  aiUseRow,
  mobileRow,
  datasetRow,
  documentRow,
];
export const questionIds: readonly QuestionId[] = questionRows.map(({ id }) => id);

/** The question that a kind of file is asked if nobody says which. */
const usual: Readonly<Record<string, QuestionRow>> = { 'data-txt': datasetRow, xml: documentRow };
export const usualQuestion = (format: string): QuestionRow => usual[format] ?? fetchRow;
