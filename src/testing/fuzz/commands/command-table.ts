// What a table of edit commands is.
import type { TextEdit } from '../../../core/document/range.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import type { Random } from '../../seeded-random.ts';

export interface CommandInput {
  /** A line of the file, 0-based; sometimes one that there is not. A number of a block or part as well. */
  readonly line: () => number;
  readonly text: () => string;
  readonly random: Random;
}

export type CommandTable = Readonly<
  Record<string, (policy: Policy, drawn: CommandInput) => readonly TextEdit[]>
>;
