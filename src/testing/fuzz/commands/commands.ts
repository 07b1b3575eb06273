// The table of edit commands. Each one picks what it needs from the random input. Add new commands here.

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
