// The table of commands, which help, parsing and dispatch use. Add new commands here.
import type { Command } from './command.ts';
import { askCommand } from './commands/ask.ts';
import { auditCommand } from './commands/audit.ts';
import { createCompletionCommand, createManCommand } from './commands/completion.ts';
import { convertCommand } from './commands/convert.ts';
import { diff } from './commands/diff.ts';
import { explainCommand } from './commands/explain.ts';
import { initCommand } from './commands/init.ts';
import { lintCommand } from './commands/lint.ts';
import { logCommand } from './commands/log.ts';
import { matrixCommand } from './commands/matrix.ts';
import { presetCommand } from './commands/preset.ts';
import { rulesCommand } from './commands/rules.ts';
import { testCommand } from './commands/test.ts';

export const commandTable: readonly Command[] = [
  lintCommand,
  auditCommand,
  askCommand,
  matrixCommand,
  testCommand,
  diff,
  convertCommand,
  logCommand,
  initCommand,
  presetCommand,
  rulesCommand,
  explainCommand,
  createCompletionCommand(() => commandTable),
  createManCommand(() => commandTable),
];
