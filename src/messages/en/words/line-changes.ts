// Words of a list of lines that come and go.
import { number, plural } from './counts.ts';

export const lineChangesWords = {
  changes: (added: number, removed: number) =>
    `What changes in the text: ${plural(added, 'line', 'lines')} added, ${number(removed)} removed`,
  change: {
    added: (line: number) => `Added, line ${line}: `,
    removed: (line: number) => `Removed, line ${line}: `,
    same: (line: number) => `As before, line ${line}: `,
  },
  moreLines: (count: number) => `and ${plural(count, 'more line', 'more lines')}`,
} as const;
