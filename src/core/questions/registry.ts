// The list of questions. To add a question, add it to this list.

import { usageQuestion } from '../formats/acap/question/usage.ts';
import { datasetQuestion } from '../formats/data-txt/question/dataset.ts';
import { aiUseQuestion } from '../formats/extensions/question/ai-use.ts';
import { mobileQuestion } from '../formats/mobile-agents/question/mobile.ts';
import { fetchQuestion } from '../formats/rep/question/fetch-explain.ts';
import { indexFollowQuestion } from '../formats/robots-pi/question/index-follow.ts';
import type { PolicyFiles, PreparedQuestion, Question } from './question.ts';
import type { QuestionSettings } from './question-settings.ts';

const questions = [
  fetchQuestion,
  usageQuestion,
  aiUseQuestion,
  mobileQuestion,
  datasetQuestion,
  indexFollowQuestion,
] as const;

type Definition = (typeof questions)[number];

/** The options of any question. */
export type AnyOptions = Parameters<Definition['prepare']>[1];
export type AnyVerdict = ReturnType<ReturnType<Definition['prepare']>>;

type SettingsIn<D> = D extends { readonly settings?: QuestionSettings<infer S> } ? S : never;

/** The settings of any question that has some; fetching has none. */
export type AnySettings = SettingsIn<Definition>;

export type QuestionId = AnyOptions['question'];
export type OptionsOf<Q extends QuestionId> = Extract<AnyOptions, { readonly question: Q }>;
type VerdictIn<D extends Definition, Q> = D extends Definition
  ? D['id'] extends Q
    ? ReturnType<ReturnType<D['prepare']>>
    : never
  : never;
export type VerdictOf<Q extends QuestionId> = VerdictIn<Definition, Q>;

export const questionIds: readonly QuestionId[] = questions.map(({ id }) => id);

type AnyQuestion = Question<AnyOptions, AnyVerdict, AnySettings>;

/** Returns the question with this id, or undefined if this version does not know it. */
export const questionOf = (id: string): AnyQuestion | undefined =>
  questions.find((question) => question.id === id) as AnyQuestion | undefined;

const findQuestion = ({ question: id }: AnyOptions): AnyQuestion => {
  const question = questionOf(id);
  if (!question) throw new RangeError(`there is no question "${id}"`);
  return question;
};

/**
 * Returns the settings from a workspace, or undefined if this version does not know the question or a value in
 * them.
 */
export const parseSettings = (question: string, settings?: unknown): AnySettings | undefined =>
  questionOf(question)?.settings?.parse(settings);

/** Returns the settings that an answer depends on; for a question that this version does not know, all settings. */
export function decidingSettingsOf(
  question: string,
  settings: object = {},
): Readonly<Record<string, unknown>> {
  const definition = questionOf(question);
  const keys: readonly string[] = definition ? (definition.settings?.deciding ?? []) : Object.keys(settings);
  const isDeciding = ([key, value]: [string, unknown]) =>
    keys.includes(key) && value !== undefined && value !== '';
  return Object.fromEntries(Object.entries(settings).filter(isDeciding));
}

/**
 * Returns all answers to a question. A matrix stores indexes into this list.
 * @throws RangeError if there is no such question.
 */
export const answersTo = (options: AnyOptions): readonly string[] => findQuestion(options).answers;

/**
 * Prepares a question for many agents and URLs: records and rules are read once.
 * @throws RangeError if there is no such question or reader. The returned function never throws.
 */
export const prepare = <Q extends QuestionId>(
  site: PolicyFiles,
  options: { readonly question: Q } & OptionsOf<Q>,
): PreparedQuestion<VerdictOf<Q>> =>
  findQuestion(options).prepare(site, options) as PreparedQuestion<VerdictOf<Q>>;

/**
 * `prepare` for callers that do not know statically which question they ask.
 * @throws RangeError as `prepare` does.
 */
export const prepareAny = (site: PolicyFiles, options: AnyOptions): PreparedQuestion<AnyVerdict> =>
  findQuestion(options).prepare(site, options);

/** A question that is not about one agent can be asked without an agent. */
export type AskedAgent<Q extends QuestionId> = Q extends 'fetch' | 'usage'
  ? { readonly agent: string }
  : { readonly agent?: string };

/**
 * Asks a question once. For more than one agent or URL, use `prepare`.
 * @throws RangeError as `prepare` does.
 */
export const ask = <Q extends QuestionId>(
  site: PolicyFiles,
  query: { readonly question: Q } & OptionsOf<Q> & AskedAgent<Q> & { readonly url: string },
): VerdictOf<Q> => prepareAny(site, query)(query.agent ?? '', query.url) as VerdictOf<Q>;
