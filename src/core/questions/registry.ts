// The registry of questions. A new one is added here.

import { usageQuestion } from '../formats/acap/question/usage.ts';
import type { UsageOptions, UsageVerdict } from '../formats/acap/question/usage-verdict.ts';
import { datasetQuestion } from '../formats/data-txt/question/dataset.ts';
import type { DatasetOptions, DatasetVerdict } from '../formats/data-txt/question/dataset-verdict.ts';
import { aiUseQuestion } from '../formats/extensions/question/ai-use.ts';
import type { AiUseOptions, AiUseVerdict } from '../formats/extensions/question/ai-use-verdict.ts';
import { mobileQuestion } from '../formats/mobile-agents/question/mobile.ts';
import type { MobileOptions, MobileVerdict } from '../formats/mobile-agents/question/mobile-verdict.ts';
import { fetchQuestion } from '../formats/rep/question/fetch-explain.ts';
import { indexFollowQuestion } from '../formats/robots-pi/question/index-follow.ts';
import type {
  IndexFollowOptions,
  IndexFollowVerdict,
} from '../formats/robots-pi/question/index-follow-verdict.ts';
import type { AskOptions, PolicyFiles, Prepared, PreparedQuestion, Question, Verdict } from './question.ts';

/** What can be asked: one kind of options for each question. */
export type AnyOptions =
  | AskOptions
  | UsageOptions
  | AiUseOptions
  | MobileOptions
  | DatasetOptions
  | IndexFollowOptions;
export type AnyVerdict =
  | Verdict
  | UsageVerdict
  | AiUseVerdict
  | MobileVerdict
  | DatasetVerdict
  | IndexFollowVerdict;

const questions = [
  fetchQuestion,
  usageQuestion,
  aiUseQuestion,
  mobileQuestion,
  datasetQuestion,
  indexFollowQuestion,
] as const;

const findQuestion = (options: AnyOptions): Question<AnyOptions, AnyVerdict> => {
  const question = questions.find((one) => one.id === options.question);
  if (!question) throw new RangeError(`there is no question "${options.question}"`);
  return question as Question<AnyOptions, AnyVerdict>;
};

/** All answers to a question; a matrix holds their places in this list. @throws RangeError if there is none. */
export const answersTo = (options: AnyOptions): readonly string[] => findQuestion(options).answers;

/**
 * Makes a question ready for many agents and URLs: records and rules are read once.
 * @throws RangeError if there is no such question or reader. What comes back never throws.
 */
export function prepare(site: PolicyFiles, options: UsageOptions): PreparedQuestion<UsageVerdict>;
export function prepare(site: PolicyFiles, options: AiUseOptions): PreparedQuestion<AiUseVerdict>;
export function prepare(site: PolicyFiles, options: IndexFollowOptions): PreparedQuestion<IndexFollowVerdict>;
export function prepare(site: PolicyFiles, options: MobileOptions): PreparedQuestion<MobileVerdict>;
export function prepare(site: PolicyFiles, options: DatasetOptions): PreparedQuestion<DatasetVerdict>;
export function prepare(site: PolicyFiles, options: AskOptions): Prepared;
export function prepare(site: PolicyFiles, options: AnyOptions): PreparedQuestion<AnyVerdict> {
  return findQuestion(options).prepare(site, options);
}

/** `prepare` for programs that do not know which question they ask. @throws RangeError as `prepare` does. */
export const prepareAny = (site: PolicyFiles, options: AnyOptions): PreparedQuestion<AnyVerdict> =>
  findQuestion(options).prepare(site, options);

interface Url {
  readonly url: string;
}

interface Pair extends Url {
  readonly agent: string;
}

/** A question that knows no agents, or that can be asked for nobody in particular. */
interface AnyPair extends Url {
  readonly agent?: string;
}

/** Asks once. For more than one agent or URL use `prepare`. @throws RangeError as `prepare` does. */
export function ask(site: PolicyFiles, query: UsageOptions & Pair): UsageVerdict;
export function ask(site: PolicyFiles, query: AiUseOptions & AnyPair): AiUseVerdict;
export function ask(site: PolicyFiles, query: IndexFollowOptions & AnyPair): IndexFollowVerdict;
export function ask(site: PolicyFiles, query: MobileOptions & AnyPair): MobileVerdict;
export function ask(site: PolicyFiles, query: DatasetOptions & AnyPair): DatasetVerdict;
export function ask(site: PolicyFiles, query: AskOptions & Pair): Verdict;
export function ask(site: PolicyFiles, query: AnyOptions & AnyPair): AnyVerdict {
  return prepareAny(site, query)(query.agent ?? '', query.url);
}
