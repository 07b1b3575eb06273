// The questions of the command line: their options, and the words for their answers.
import { aiPurposes } from '../../core/catalogue/ai-purposes.ts';
import { usageEditions } from '../../core/catalogue/usage-vocabulary.ts';
import { usageTypes } from '../../core/formats/acap/usages.ts';
import { aiUseOptions, signalScopes } from '../../core/formats/extensions/question/ai-use-verdict.ts';
import { documentOptions } from '../../core/formats/robots-pi/question/index-follow.ts';
import { type AnyOptions, type QuestionId, questionIds, questionOf } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { usageWords } from '../../messages/en/formats/acap.ts';
import { datasetWords } from '../../messages/en/formats/data-txt.ts';
import { documentWords } from '../../messages/en/formats/documents.ts';
import { aiUseWords } from '../../messages/en/formats/extensions.ts';
import { mobileWords } from '../../messages/en/formats/mobile-agents.ts';
import { answerWords } from '../../messages/en/steps.ts';
import { formatRestrictions } from '../../messages/format-restriction.ts';
import { lookUpWord } from '../../messages/look-up-word.ts';
import { parseChoice, parseStatus, parseWholeNumber } from '../arguments/option-values.ts';
import type { OptionName, OptionValues } from '../arguments/options.ts';

/** The file that a question is about, and its reader. */
interface QueriedFile {
  readonly file: string;
  readonly reader: Reader;
}

export interface QuestionRow {
  readonly id: QuestionId;
  /** The options that apply to it. */
  readonly takes: readonly OptionName[];
  /** The option that selects it if no question is named. */
  readonly impliedBy?: OptionName;
  /** The required option. */
  readonly needs?: 'usage' | 'purpose';
  /** The format for which it is the default question. */
  readonly usualFor?: string;
  /** Whether the other files of the site that state how content may be used are a part of the answer. */
  readonly readsCarriers?: true;
  /** Whether only a part of the answer depends on the reader, so that it is named only if `--reader` is set. */
  readonly hasOptionalReader?: true;
  /** The purpose of ACAP that was taken from the file, because no option names one. */
  readonly purposeOfFile?: string;
  readonly options: (values: OptionValues, file: QueriedFile) => AnyOptions;
  /** The header of the only column of a question that is asked without agents. */
  readonly column?: string;
  /** The answer in a word or two, by the key of a verdict. */
  readonly word: (key: string) => string;
}

const omitUndefined = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

/** Looks up the word for a key. Other keys, such as hosts, are returned unchanged. */
const wordsFrom =
  (words: Readonly<Record<string, string>>) =>
  (key: string): string =>
    lookUpWord(words, key);

const requestOptions = ({ status, redirects }: OptionValues) =>
  omitUndefined({ status: parseStatus(status), redirects: parseWholeNumber('redirects', redirects) }) as {
    status?: NonNullable<ReturnType<typeof parseStatus>>;
    redirects?: number;
  };

const usageOptions = (values: OptionValues) =>
  omitUndefined({
    crawlerMatch: parseChoice('crawler-match', values['crawler-match'], ['exact', 'substring'] as const),
    conventional: parseChoice('conventional', values.conventional, [
      'conservative',
      'acap-wins',
      'narrowest',
    ] as const),
  });

export const fetchQuestion: QuestionRow = {
  id: 'fetch',
  takes: ['reader', 'agent', 'agents', 'spread', 'status', 'redirects', 'no-quirks'],
  options: (values, { file, reader }) => ({
    question: 'fetch',
    reader,
    file,
    ...requestOptions(values),
    ...(values['no-quirks'] ? { quirks: false } : {}),
  }),
  word: wordsFrom(answerWords),
};

const usageQuestion: QuestionRow = {
  id: 'usage',
  takes: ['reader', 'usage', 'purpose', 'crawler-match', 'conventional', 'agent', 'agents', 'spread'],
  impliedBy: 'usage',
  needs: 'usage',
  hasOptionalReader: true,
  options: (values, { file, reader }) => ({
    question: 'usage',
    usage: values.usage ?? usageTypes[0].token,
    reader,
    file,
    options: usageOptions(values) as object,
    ...(values.purpose === undefined ? {} : { purpose: values.purpose }),
  }),
  word(key) {
    const [answer = '', ...limits] = key.split(' ');
    const word = lookUpWord(usageWords.answers, answer);
    return limits.length > 0 ? `${word}: ${formatRestrictions(limits)}` : word;
  },
};

const aiUseQuestionRow: QuestionRow = {
  id: 'ai-use',
  readsCarriers: true,
  takes: ['purpose', 'signal-scope', 'edition', 'agent', 'agents', 'spread'],
  needs: 'purpose',
  options: (values, { file }) =>
    aiUseOptions(
      {
        signalScope: parseChoice('signal-scope', values['signal-scope'], signalScopes),
        edition: parseChoice(
          'edition',
          values.edition,
          usageEditions.map(({ id }) => id),
        ),
      },
      parseChoice('purpose', values.purpose ?? '', aiPurposes),
      file,
    ),
  word: wordsFrom(aiUseWords.answers),
};

const mobileAgentQuestion: QuestionRow = {
  id: 'mobile-agent',
  takes: [],
  options: (_values, { file }) => ({ question: 'mobile-agent', file }),
  column: words.columns.host,
  word: wordsFrom(mobileWords.states),
};

const datasetQuestion: QuestionRow = {
  id: 'dataset',
  usualFor: 'data-txt',
  takes: ['agent', 'agents', 'spread', 'status', 'redirects'],
  options: (values, { file }) => ({ question: 'dataset', file, ...requestOptions(values) }),
  word: wordsFrom(datasetWords.answers),
};

const documentQuestion: QuestionRow = {
  id: 'index-follow',
  usualFor: 'xml',
  takes: ['reader', 'parser', 'agent', 'agents', 'spread'],
  hasOptionalReader: true,
  readsCarriers: true,
  // The file can be the document itself. Whether it may be fetched is in the file that the reader requests.
  options: ({ parser }, { reader }) =>
    documentOptions(parseChoice('parser', parser, ['xml', 'html'] as const), { reader }),
  column: words.columns.directives,
  word: wordsFrom(documentWords.answers),
};

const rowsWithOptions: readonly QuestionRow[] = [
  fetchQuestion,
  usageQuestion,
  aiUseQuestionRow,
  mobileAgentQuestion,
  datasetQuestion,
  documentQuestion,
];

/** Names of questions that people look for, besides their ids. */
const questionAliases: Readonly<Record<string, QuestionId>> = { appear: 'index-follow' };

/** What --question accepts. */
export const questionNames: readonly string[] = [...questionIds, ...Object.keys(questionAliases)];

/** The id of the question that a name is for. */
export const questionIdOf = (name: string): string => questionAliases[name] ?? name;

/** The row of a question without its own options. Its keys are printed unchanged. */
export const createPlainRow = (id: QuestionId): QuestionRow => ({
  id,
  takes: [
    ...(questionOf(id)?.needsAgent ? (['agent', 'agents', 'spread'] as const) : []),
    ...(questionOf(id)?.dependsOnReader === 'always' ? (['reader'] as const) : []),
  ],
  options(_values, { file, reader }) {
    const options = questionOf(id)?.optionsFor({}, { file, reader });
    if (!options) throw new RangeError(`"${id}" cannot be asked without options`);
    return options;
  },
  word: (key) => key,
});

export const questionRows: readonly QuestionRow[] = questionIds.map(
  (id) => rowsWithOptions.find((row) => row.id === id) ?? createPlainRow(id),
);

/** The default question for a format. */
export const defaultQuestionFor = (format: string): QuestionRow =>
  questionRows.find(({ usualFor }) => usualFor === format) ?? fetchQuestion;
