// What a question is asked with besides agent and URL: the key `asked` of a workspace.
import * as v from 'valibot';

export interface QuestionSettings<S extends { readonly question: string }> {
  readonly question: S['question'];
  /** @internal */
  readonly schema: v.GenericSchema<unknown, S>;
  /** The keys that an answer depends on; what is only drawn, and who asks, are not among them. */
  readonly deciding: readonly (string & keyof S)[];
  /** The column that is the whole answer and not a part of it. */
  readonly wholePart?: string;
  /** The settings, or undefined if this version does not know a value in them. Keys of later versions stay. */
  parse(asked?: unknown): S | undefined;
}

export function defineSettings<S extends { readonly question: string }>(
  settings: Omit<QuestionSettings<S>, 'parse'>,
): QuestionSettings<S> {
  const { question, schema } = settings;
  return {
    ...settings,
    parse(asked = {}) {
      if (typeof asked !== 'object' || asked === null) return undefined;
      const result = v.safeParse(schema, { ...asked, question });
      return result.success ? result.output : undefined;
    },
  };
}
