// The results that the palette lists.

import type { ActionContext } from '../../actions/action.ts';
import { type Tone } from '../../state/document/answer-filter.ts';

import type { IconName } from '../../ui/icons/icon.tsx';

export interface PaletteResult {
  readonly id: string;
  readonly title: string;
  /** The indexes of the matched letters in the title. */
  readonly marks: readonly number[];
  /** Whether the title is text from a file or a URL. */
  readonly isCode?: true;
  /** The shape of its answer; otherwise that of what it does. */
  readonly tone?: Tone;
  readonly icon?: IconName;
  /** Text after the title. */
  readonly aside?: string;
  readonly keys?: string;
  /** A one-line description of its effect. */
  readonly help: string;
  /** Why it is not possible now. */
  readonly why?: string;
  readonly run: (context: ActionContext) => void;
  /** The query that lists more of its group. Choosing the result shows them in place of running anything. */
  readonly query?: string;
}

export interface ResultGroup {
  readonly title: string;
  /** How many results match; undefined where all are listed anyway. */
  readonly count?: number;
  readonly results: readonly PaletteResult[];
}

export interface PaletteResults {
  readonly groups: readonly ResultGroup[];
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

/** The maximum number of listed lines, URLs and user-agents of one kind. */
export const MAX_RESULTS = 40;

/** The maximum number of results of each kind where all kinds are listed. */
export const MAX_OF_KIND = 4;
