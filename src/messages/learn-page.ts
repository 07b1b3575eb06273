// The texts of a page about a specification. Backticks mark code.
import type { ReaderId } from '../core/readers/registry.ts';

/** A contradiction or an open question in a specification, and how Gatepost reads it. */
export interface SpecificationConflict {
  readonly id: string;
  readonly says: string;
  readonly problem: string;
  readonly reading: string;
}

export const conflict = (
  id: string,
  says: string,
  problem: string,
  reading: string,
): SpecificationConflict => ({ id, says, problem, reading });

/** The title of an example, and an introduction. */
export interface LearnExampleText {
  readonly title: string;
  readonly about: readonly string[];
}

export interface LearnPageText<Example extends string> {
  /** The last part of the address, `#/learn/...`. */
  readonly slug: string;
  readonly reader: ReaderId;
  readonly title: string;
  /** The title of the page in the list of pages at the top. */
  readonly short: string;
  /** One sentence for the list of pages. */
  readonly summary: string;
  readonly facts: readonly (readonly [term: string, says: string])[];
  readonly lead: readonly string[];
  readonly examples: Readonly<Record<Example, LearnExampleText>>;
  /** Differences from the next specification: the subject, here, there. */
  readonly changes?: {
    readonly title: string;
    readonly columns: readonly [point: string, here: string, there: string];
    readonly rows: readonly (readonly [point: string, here: string, there: string])[];
  };
  /** Terms that Gatepost interprets beyond the text, and a sentence about each. */
  readonly ours?: {
    readonly title: string;
    readonly points: readonly (readonly [term: string, says: string])[];
  };
  readonly contradictions: readonly SpecificationConflict[];
}
