// The edit commands as a table: each takes what it needs out of what is drawn. A new command is a row here.

import { acapCommands } from './acap.ts';
import { documentCommands } from './documents.ts';
import { lineCommands } from './lines.ts';
import { otherCommands } from './other-formats.ts';
import { recordCommands } from './records.ts';

export const fuzzCommands = Object.entries({
  ...recordCommands,
  ...lineCommands,
  ...acapCommands,
  ...documentCommands,
  ...otherCommands,
});
