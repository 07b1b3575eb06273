// Words about expectations, what verdicts are called by their keys, and what a cell asks.

import { expectationWords } from './en/expectations.ts';
import { usageWords } from './en/formats/acap.ts';
import { datasetWords } from './en/formats/data-txt.ts';
import { documentWords } from './en/formats/documents.ts';
import { aiUseWords } from './en/formats/extensions.ts';
import { mobileWords } from './en/formats/mobile-agents.ts';
import { matrixWords } from './en/table.ts';
import { formatRestrictions } from './format-restriction.ts';

type WordTable = Readonly<Record<string, string>>;

const lookUpWord = (words: WordTable, key: string): string => (Object.hasOwn(words, key) ? words[key]! : key);

/** A permission with restrictions says which: `allowed-with-restrictions time-limit=3-days`. */
function formatUsageAnswer(key: string): string {
  const [answer = '', ...qualifiers] = key.split(' ');
  return qualifiers.length > 0 ? formatRestrictions(qualifiers) : lookUpWord(usageWords.answers, answer);
}

const partAnswers: WordTable = {
  yes: documentWords.yes,
  no: documentWords.no,
  unread: documentWords.matrix.unreadFilter,
  'not-said': datasetWords.notSaid,
  'no-set': datasetWords.noSetName,
};

const answerFormatters: Readonly<Record<string, (key: string) => string>> = {
  fetch: (key) => lookUpWord(matrixWords.answers, key),
  usage: formatUsageAnswer,
  'ai-use': (key) => lookUpWord(aiUseWords.answers, key),
  'mobile-agent': (key) => lookUpWord(mobileWords.states, key),
  dataset: (key) => lookUpWord(datasetWords.answers, key),
};

/** What a verdict with this key is called, such as `No`; a key of another version is shown as it is. */
export function formatAnswer(question: string, part: string | undefined, key: string): string {
  if (part !== undefined) return lookUpWord(partAnswers, key);
  return (Object.hasOwn(answerFormatters, question) && answerFormatters[question]?.(key)) || key;
}

const questionWords: WordTable = {
  fetch: matrixWords.question,
  'mobile-agent': mobileWords.question,
  dataset: datasetWords.question,
  'index-follow': expectationWords.documentQuestion,
};

interface QuestionOptions {
  readonly signalScope?: unknown;
  readonly edition?: unknown;
  readonly usage?: unknown;
  readonly purpose?: unknown;
  readonly parser?: unknown;
}

function formatAiUseQuestion(purpose: unknown, more: readonly unknown[]): string {
  const options = more.filter((one): one is string => typeof one === 'string');
  const label = typeof purpose === 'string' ? lookUpWord(aiUseWords.questions, purpose) : aiUseWords.question;
  return options.length > 0 ? `${label} (${options.join(', ')})` : label;
}

/** What a cell asks, as `May it: index?`. */
export function formatQuestion(question: string, part: string | undefined, options: object = {}): string {
  const { usage, purpose, parser, signalScope, edition } = options as QuestionOptions;
  if (question === 'ai-use') return formatAiUseQuestion(purpose, [signalScope, edition]);
  const extra = [purpose, parser].filter((one): one is string => typeof one === 'string' && one !== '');
  const more = extra.length > 0 ? ` (${extra.join(', ')})` : '';
  if (question === 'usage' && typeof usage === 'string') return usageWords.may(usage) + more;
  const columns = question === 'dataset' ? datasetWords.columns : documentWords.matrix.columns;
  return (part ? lookUpWord(columns, part) : lookUpWord(questionWords, question)) + more;
}
