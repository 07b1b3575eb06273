// The registry of questions. A new one is added here.
import { fetchQuestion } from './fetch-told.ts';
import type { AskOptions, PolicyFiles, Prepared, Question, Verdict } from './question.ts';

const questions: readonly Question[] = [fetchQuestion];

/**
 * Makes a question ready for many agents and URLs: records and rules are read once.
 * @throws RangeError if there is no such question or reader. What comes back never throws.
 */
export function prepare(site: PolicyFiles, options: AskOptions): Prepared {
  const question = questions.find((one) => one.id === options.question);
  if (!question) throw new RangeError(`there is no question "${options.question}"`);
  return question.prepare(site, options);
}

/** Asks once. For more than one agent or URL use `prepare`. @throws RangeError as `prepare` does. */
export function ask(
  site: PolicyFiles,
  query: AskOptions & { readonly agent: string; readonly url: string },
): Verdict {
  return prepare(site, query)(query.agent, query.url);
}
