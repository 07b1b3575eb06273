// The questions that a file suggests from its own rules, except those that the user removed.
import * as v from 'valibot';

const texts = v.optional(v.array(v.string()), []);

export const automaticQuestionsSchema = v.object({ withoutRows: texts, withoutColumns: texts });

export type AutomaticQuestions = Readonly<v.InferOutput<typeof automaticQuestionsSchema>>;

/** The user removed no question. */
export const allQuestions: AutomaticQuestions = { withoutRows: [], withoutColumns: [] };
