// A dialect is one system's vocabulary inside a file.
import type { Directive } from '../syntax/directives.ts';

/** One system: its table of directives. A file is read by several dialects at once. */
export interface Dialect<Id extends string = string> {
  readonly id: Id;
  /** The text that defines it. */
  readonly spec: string;
  readonly directives: readonly Directive[];
  /** Present if fields that nobody knows describe the rule above them. */
  readonly describes?: true;
}
