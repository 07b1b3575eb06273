// The edits of mobile agents that differ from those of robots.txt.
import type { SystemEdits } from '../../system-edits.ts';
import { removeMobileLines } from './order-lines.ts';

export const mobileAgentEdits: SystemEdits = {
  // A line is removed together with the comments above it.
  removeOther: (policy, line) => removeMobileLines(policy, [line]),
};
