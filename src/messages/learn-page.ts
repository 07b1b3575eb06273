// The texts of a page about a specification. Backticks mark code.
import type { ReaderId } from '../core/readers/registry.ts';

/** A contradiction or an open question in a specification, and how we read it. */
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

/** Title of an example, and what to know before looking at it. */
export interface LearnExampleText {
  readonly title: string;
  readonly about: readonly string[];
}

export interface LearnPageText<Example extends string> {
  /** The last part of the address, `#/learn/...`. */
  readonly slug: string;
  readonly reader: ReaderId;
  readonly title: string;
  /** What the page is called in the list of pages on top. */
  readonly short: string;
  /** One sentence for the list of pages. */
  readonly summary: string;
  readonly facts: readonly (readonly [term: string, says: string])[];
  readonly lead: readonly string[];
  readonly examples: Readonly<Record<Example, LearnExampleText>>;
  /** What the next text changed: point, here, there. */
  readonly changes?: {
    readonly title: string;
    readonly columns: readonly [point: string, here: string, there: string];
    readonly rows: readonly (readonly [point: string, here: string, there: string])[];
  };
  /** What we read from it beyond its own words: terms, and what is to be said about them. */
  readonly ours?: {
    readonly title: string;
    readonly points: readonly (readonly [term: string, says: string])[];
  };
  readonly contradictions: readonly SpecificationConflict[];
}
