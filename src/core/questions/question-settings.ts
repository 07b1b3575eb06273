// The settings of a question besides crawler and URL: the key `asked` of a workspace.
import * as v from 'valibot';

export interface QuestionSettings<S extends { readonly question: string }> {
  readonly question: S['question'];
  /** @internal */
  readonly schema: v.GenericSchema<unknown, S>;
  /** The keys that an answer depends on. Excluded are keys that only affect the display, and the crawler. */
  readonly deciding: readonly (string & keyof S)[];
  /** The column that is the whole answer, not a part of it. */
  readonly wholePart?: string;
  /**
   * Returns the settings, or undefined if this version does not know one of the values. Keys of later versions are
   * kept.
   */
  parse(settings?: unknown): S | undefined;
}

export function defineSettings<S extends { readonly question: string }>(
  settings: Omit<QuestionSettings<S>, 'parse'>,
): QuestionSettings<S> {
  const { question, schema } = settings;
  return {
    ...settings,
    parse(settings = {}) {
      if (typeof settings !== 'object' || settings === null) return undefined;
      const result = v.safeParse(schema, { ...settings, question });
      return result.success ? result.output : undefined;
    },
  };
}
