// A finding that is ignored, as the workspace stores it.
import * as v from 'valibot';

export const ignoredFindingSchema = v.looseObject({
  /** The path of the file. */
  file: v.string(),
  code: v.string(),
  /** The text of the line, or its beginning. If absent, all findings of this kind in the file are ignored. */
  line: v.optional(v.string()),
  /** The index among the findings of this code on lines with that text, from 0; the first if absent. */
  occurrence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** One finding of a file, or every finding of its kind in the file. */
export type IgnoredFinding = v.InferOutput<typeof ignoredFindingSchema>;
