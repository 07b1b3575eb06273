// The type of a table of edit commands.
import type { TextEdit } from '../../../core/document/range.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import type { Random } from '../../seeded-random.ts';

export interface CommandInput {
  /** A line of the file, 0-based; sometimes a line that does not exist. Also used as the number of a block or part. */
  readonly line: () => number;
  readonly text: () => string;
  readonly random: Random;
}

export type CommandTable = Readonly<
  Record<string, (policy: Policy, drawn: CommandInput) => readonly TextEdit[]>
>;
