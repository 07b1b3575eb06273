// What the palette lists.
import type { Origin } from '../commands/command.ts';

export interface Result {
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
  readonly run: (from: Origin) => void;
}

export interface Found {
  readonly groups: readonly { readonly title: string; readonly results: readonly Result[] }[];
  /** How many fit and are not listed. */
  readonly more: number;
  /** What is said if nothing fits. */
  readonly none: string;
}

/** The first of those that fit, and how many there are besides. */
export interface Listed {
  readonly results: readonly Result[];
  readonly more: number;
}

/** So many are listed of lines, URLs and user-agents. */
export const MOST = 40;
