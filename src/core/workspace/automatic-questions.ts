// Questions that a file asks about its own rules by itself: what of them a person took out.
import * as v from 'valibot';

const texts = v.optional(v.array(v.string()), []);

export const automaticQuestionsSchema = v.object({ withoutRows: texts, withoutColumns: texts });

export type AutomaticQuestions = Readonly<v.InferOutput<typeof automaticQuestionsSchema>>;

/** Nothing was taken out. */
export const allQuestions: AutomaticQuestions = { withoutRows: [], withoutColumns: [] };
