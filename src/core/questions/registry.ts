// The registry of questions. A new one is added here.

import { usageQuestion } from '../formats/acap/question/usage.ts';
import { datasetQuestion } from '../formats/data-txt/question/dataset.ts';
import { aiUseQuestion } from '../formats/extensions/question/ai-use.ts';
import { mobileQuestion } from '../formats/mobile-agents/question/mobile.ts';
import { fetchQuestion } from '../formats/rep/question/fetch-explain.ts';
import { indexFollowQuestion } from '../formats/robots-pi/question/index-follow.ts';
import type { PolicyFiles, PreparedQuestion, Question } from './question.ts';

const questions = [
  fetchQuestion,
  usageQuestion,
  aiUseQuestion,
  mobileQuestion,
  datasetQuestion,
  indexFollowQuestion,
] as const;

type Definition = (typeof questions)[number];

/** What can be asked: one kind of options for each question. */
export type AnyOptions = Parameters<Definition['prepare']>[1];
export type AnyVerdict = ReturnType<ReturnType<Definition['prepare']>>;

export type QuestionId = AnyOptions['question'];
type OptionsOf<Q extends QuestionId> = Extract<AnyOptions, { readonly question: Q }>;
type VerdictIn<D, Q> = D extends Question<infer O, infer V> ? (O['question'] extends Q ? V : never) : never;
type VerdictOf<Q extends QuestionId> = VerdictIn<Definition, Q>;

export const questionIds: readonly QuestionId[] = questions.map(({ id }) => id);

/** The question with this id, if this version knows it. */
export const questionOf = (id: string): Question<AnyOptions, AnyVerdict> | undefined =>
  questions.find((one) => one.id === id) as Question<AnyOptions, AnyVerdict> | undefined;

const findQuestion = ({ question }: AnyOptions): Question<AnyOptions, AnyVerdict> => {
  const found = questionOf(question);
  if (!found) throw new RangeError(`there is no question "${question}"`);
  return found;
};

/** All answers to a question; a matrix holds their places in this list. @throws RangeError if there is none. */
export const answersTo = (options: AnyOptions): readonly string[] => findQuestion(options).answers;

/**
 * Makes a question ready for many agents and URLs: records and rules are read once.
 * @throws RangeError if there is no such question or reader. What comes back never throws.
 */
export const prepare = <Q extends QuestionId>(
  site: PolicyFiles,
  options: { readonly question: Q } & OptionsOf<Q>,
): PreparedQuestion<VerdictOf<Q>> =>
  findQuestion(options).prepare(site, options) as PreparedQuestion<VerdictOf<Q>>;

/** `prepare` for programs that do not know which question they ask. @throws RangeError as `prepare` does. */
export const prepareAny = (site: PolicyFiles, options: AnyOptions): PreparedQuestion<AnyVerdict> =>
  findQuestion(options).prepare(site, options);

/** An agent and a URL; a question that is not about one agent can be asked for nobody in particular. */
type AgentAndUrl<Q extends QuestionId> = { readonly url: string } & (Q extends 'fetch' | 'usage'
  ? { readonly agent: string }
  : { readonly agent?: string });

/** Asks once. For more than one agent or URL use `prepare`. @throws RangeError as `prepare` does. */
export const ask = <Q extends QuestionId>(
  site: PolicyFiles,
  query: { readonly question: Q } & OptionsOf<Q> & AgentAndUrl<Q>,
): VerdictOf<Q> => prepareAny(site, query)(query.agent ?? '', query.url) as VerdictOf<Q>;
