// A finding that is not to be told, as the workspace keeps it.
import * as v from 'valibot';

export const ignoredFindingSchema = v.looseObject({
  /** The path of the file. */
  file: v.string(),
  code: v.string(),
  /** What stands in the line, or its beginning; the whole kind in that file if absent. */
  line: v.optional(v.string()),
  /** Which of the findings of this code on lines of that text, from 0; the first if absent. */
  occurrence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** One finding of one file, or every finding of its kind there. */
export type IgnoredFinding = v.InferOutput<typeof ignoredFindingSchema>;
