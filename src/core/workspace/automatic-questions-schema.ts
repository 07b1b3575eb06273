// The schema of the questions that the user removed, in workspaces and kept steps.
import * as v from 'valibot';

const texts = v.optional(v.pipe(v.array(v.string()), v.readonly()), []);

export const automaticQuestionsSchema = v.object({ withoutRows: texts, withoutColumns: texts });
