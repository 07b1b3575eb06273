// What the palette lists.
import type { ActionContext } from '../../actions/action.ts';

export interface PaletteResult {
  readonly id: string;
  readonly title: string;
  /** The places of letters in the title that fit what was typed. */
  readonly marks: readonly number[];
  /** True for what stands in a file or a URL. */
  readonly isCode?: true;
  /** What stands behind the title. */
  readonly aside?: string;
  readonly keys?: string;
  /** What it does, in one line. */
  readonly help: string;
  /** Why it is not possible now. */
  readonly why?: string;
  readonly run: (context: ActionContext) => void;
}

export interface PaletteResults {
  readonly groups: readonly { readonly title: string; readonly results: readonly PaletteResult[] }[];
  /** How many fit and are not listed. */
  readonly more: number;
  /** What is said if nothing fits. */
  readonly none: string;
}

/** The first of those that fit, and how many there are besides. */
export interface CappedResults {
  readonly results: readonly PaletteResult[];
  readonly more: number;
}

/** So many are listed of lines, URLs and user-agents. */
export const MAX_RESULTS = 40;
