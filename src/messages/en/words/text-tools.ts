// Words of what the text pane can do with a file: format it, count what its records decide, tell where the caret is.
import type { FormatOptions } from '../../../core/assist/format/options.ts';
import { number, plural } from './counts.ts';

const SHOWN = 12;

function lines(of: readonly number[]): string {
  const shown = of.slice(0, SHOWN).map((line) => String(line + 1));
  const more = of.length - shown.length;
  return [...shown, ...(more > 0 ? [`${number(more)} more`] : [])].join(', ');
}

/** Lines (0-based) of which something stays as it is. */
const left = (of: readonly number[]) =>
  of.length === 0
    ? ''
    : ` ${of.length === 1 ? 'Line' : 'Lines'} ${lines(of)}: something stays as it is, because a reader would make another thing of the file.`;

export const textToolsWords = {
  menu: 'Text tools',
  format: 'Format',
  formatWith: 'Format with options…',
  outline: 'Go to a record or line…',
  showCounts: 'Show what records decide',
  hideCounts: 'Hide what records decide',
  formatTitle: 'Format the file',
  formatAbout:
    'Written evenly, every reader makes the same of the file. Comments stay as they are, and so do lines that no reader can read.',
  formatOptions: {
    gaps: 'One blank line above each record',
    indents: 'No blanks before the name of a field',
    colons: 'No blank before the colon, one behind it',
    ends: 'No blanks at the end of a line without a comment',
    names: 'Names of fields as their specification writes them',
  } satisfies Record<keyof FormatOptions, string>,
  cancel: 'Cancel',
  apply: 'Format',
  would: (changed: number, of: readonly number[]) =>
    (changed === 0 ? 'Nothing to change.' : `Changes ${plural(changed, 'line', 'lines')}.`) + left(of),
  did: (changed: number, of: readonly number[]) =>
    (changed === 0 ? 'Nothing to format.' : `Formatted ${plural(changed, 'line', 'lines')}.`) + left(of),
  refused: 'The file was not formatted: its encoding cannot hold what would be written.',
  decides: (urls: number, agents: number) =>
    `decides ${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'agent', 'agents')}`,
  place: 'Place in the file',
  record: (place: number, name: string) => `Record ${number(place)}: ${name}`,
  goToRecord: (place: number, name: string) => `Go to the beginning of record ${number(place)}: ${name}`,
  outside: 'Between the records',
  noRecords: 'No records',
} as const;
