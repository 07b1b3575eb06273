// The results that the palette lists.
import type { ActionContext } from '../../actions/action.ts';

export interface PaletteResult {
  readonly id: string;
  readonly title: string;
  /** The indexes of the matched letters in the title. */
  readonly marks: readonly number[];
  /** Whether the title is text from a file or a URL. */
  readonly isCode?: true;
  /** Text after the title. */
  readonly aside?: string;
  readonly keys?: string;
  /** A one-line description of its effect. */
  readonly help: string;
  /** Why it is not possible now. */
  readonly why?: string;
  readonly run: (context: ActionContext) => void;
}

export interface PaletteResults {
  readonly groups: readonly { readonly title: string; readonly results: readonly PaletteResult[] }[];
  /** How many matches are not listed. */
  readonly more: number;
  /** The message if nothing matches. */
  readonly none: string;
}

/** The first matches, and the number of further ones. */
export interface CappedResults {
  readonly results: readonly PaletteResult[];
  readonly more: number;
}

/** The maximum number of listed lines, URLs and user-agents. */
export const MAX_RESULTS = 40;
