// The questions that a file suggests from its own rules, except those that the user removed. The page needs them before
// it can read a workspace, so their schema, with the library that checks it, is another file.

export interface AutomaticQuestions {
  readonly withoutRows: readonly string[];
  readonly withoutColumns: readonly string[];
}

/** The user removed no question. */
export const allQuestions: AutomaticQuestions = { withoutRows: [], withoutColumns: [] };
