// The table of commands. Help, parsing and dispatch go by it; a new one is added here.
import type { Command } from './command.ts';
import { ask } from './commands/ask.ts';
import { convert } from './commands/convert.ts';
import { diff } from './commands/diff.ts';
import { lint } from './commands/lint.ts';
import { matrix } from './commands/matrix.ts';
import { test } from './commands/test.ts';

export const commands: readonly Command[] = [lint, ask, matrix, test, diff, convert];
