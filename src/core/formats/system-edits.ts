// The edits that a system may make in its own way.
import type { TextEdit } from '../document/range.ts';
import type { Policy } from '../syntax/policy.ts';

/** The edits of one system. */
export interface SystemEdits {
  /** Removes a rule whose surrounding lines depend on it. */
  readonly removeRule?: (policy: Policy, line: number) => TextEdit[];
  /** Removes a line that is not a rule but belongs to the lines around it. */
  readonly removeOther?: (policy: Policy, line: number) => TextEdit[];
  /** Adds a record below block number `block`. */
  readonly addRecord?: (policy: Policy, block: number) => TextEdit[];
}
