// Words about expectations, what verdicts are called by their keys, and what a cell asks.

import { usageWords } from '../en/acap.ts';
import { aiUseWords } from '../en/ai-use.ts';
import { datasetWords } from '../en/data-txt.ts';
import { documentWords } from '../en/documents.ts';
import { expectationWords } from '../en/expectations.ts';
import { mobileWords } from '../en/mobile-agents.ts';
import { matrixWords } from '../en/table.ts';
import { limitsShortly } from './acap-restrictions.ts';

type Words = Readonly<Record<string, string>>;

const wordIn = (words: Words, key: string): string => (Object.hasOwn(words, key) ? words[key]! : key);

/** A permission with restrictions says which: `allowed-with-restrictions time-limit=3-days`. */
function usageAnswer(key: string): string {
  const [answer = '', ...qualifiers] = key.split(' ');
  return qualifiers.length > 0 ? limitsShortly(qualifiers) : wordIn(usageWords.answers, answer);
}

const parts: Words = {
  yes: documentWords.yes,
  no: documentWords.no,
  unread: documentWords.matrix.unreadFilter,
  'not-said': datasetWords.notSaid,
  'no-set': datasetWords.noSetName,
};

const byQuestion: Readonly<Record<string, (key: string) => string>> = {
  fetch: (key) => wordIn(matrixWords.answers, key),
  usage: usageAnswer,
  'ai-use': (key) => wordIn(aiUseWords.answers, key),
  'mobile-agent': (key) => wordIn(mobileWords.states, key),
  dataset: (key) => wordIn(datasetWords.answers, key),
};

/** What a verdict with this key is called, such as `No`; a key of another version is shown as it is. */
export function answerWord(question: string, part: string | undefined, key: string): string {
  if (part !== undefined) return wordIn(parts, key);
  return (Object.hasOwn(byQuestion, question) && byQuestion[question]?.(key)) || key;
}

const questions: Words = {
  fetch: matrixWords.question,
  'mobile-agent': mobileWords.question,
  dataset: datasetWords.question,
  'index-follow': expectationWords.documentQuestion,
};

interface AskedOfIt {
  readonly signalScope?: unknown;
  readonly edition?: unknown;
  readonly usage?: unknown;
  readonly purpose?: unknown;
  readonly parser?: unknown;
}

function aiUseQuestion(purpose: unknown, more: readonly unknown[]): string {
  const said = more.filter((one): one is string => typeof one === 'string');
  const asked = typeof purpose === 'string' ? wordIn(aiUseWords.questions, purpose) : aiUseWords.question;
  return said.length > 0 ? `${asked} (${said.join(', ')})` : asked;
}

/** What a cell asks, as `May it: index?`. */
export function questionWord(question: string, part: string | undefined, asked: object = {}): string {
  const { usage, purpose, parser, signalScope, edition } = asked as AskedOfIt;
  if (question === 'ai-use') return aiUseQuestion(purpose, [signalScope, edition]);
  const extra = [purpose, parser].filter((one): one is string => typeof one === 'string' && one !== '');
  const more = extra.length > 0 ? ` (${extra.join(', ')})` : '';
  if (question === 'usage' && typeof usage === 'string') return usageWords.may(usage) + more;
  const columns = question === 'dataset' ? datasetWords.columns : documentWords.matrix.columns;
  return (part ? wordIn(columns, part) : wordIn(questions, question)) + more;
}
