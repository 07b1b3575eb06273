// The edit commands as a table: each takes what it needs out of what is drawn. A new command is a row here.

import type { TextEdit } from '../../../core/document/range.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import type { Random } from '../../seeded-random.ts';
import { acapCommands } from './acap.ts';
import { documentCommands } from './documents.ts';
import { lineCommands } from './lines.ts';
import { otherCommands } from './other-formats.ts';
import { recordCommands } from './records.ts';

export interface CommandInput {
  /** A line of the file, 0-based; sometimes one that there is not. A number of a block or part as well. */
  readonly line: () => number;
  readonly text: () => string;
  readonly random: Random;
}

export type CommandTable = Readonly<
  Record<string, (policy: Policy, drawn: CommandInput) => readonly TextEdit[]>
>;

export const fuzzCommands = Object.entries({
  ...recordCommands,
  ...lineCommands,
  ...acapCommands,
  ...documentCommands,
  ...otherCommands,
});
