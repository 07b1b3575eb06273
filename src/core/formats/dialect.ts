// A dialect is one system's vocabulary in a file.
import type { Directive } from '../syntax/directives.ts';

/** A system and its table of directives. A file is read in several dialects at once. */
export interface Dialect<Id extends string = string> {
  readonly id: Id;
  /** The specification. */
  readonly spec: string;
  readonly directives: readonly Directive[];
  /** Present if unknown fields describe the rule above them. */
  readonly describes?: true;
}
