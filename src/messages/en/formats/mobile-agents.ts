// Words for mobile agents: the question and its answers, rows of the form, and facts about the file.

import { inLanguage } from '../../language.ts';
import { number } from '../counts.ts';

export const mobileWords = inLanguage('mobileWords', {
  system: 'Mobile agents',
  question: 'Which agent host?',
  heading: 'for mobile agents',
  headingAccess: (reader: string) => `for any other crawler, under ${reader}`,
  columns: { host: 'Host', access: 'May it be fetched?', printed: 'Printed' },
  states: { assigned: 'assigned', none: 'not available', unassigned: 'not assigned' },
  printed: { same: 'the same', differs: 'differ', missing: 'not in the table' },
  because: {
    line: (line: number) => `line ${line} decides`,
    'no-line': () => 'no line matches',
    'no-file': () => 'the site does not have this file',
    'other-site': () => 'this URL is on another site',
  },
  printedName: (word: string, differs: boolean) =>
    differs ? `printed ${word}, which differs` : `printed: ${word}`,
  accessName: (name: string) => `access: ${name}`,
  beside: {
    label: 'Compare with',
    nothing: 'nothing',
    access: 'the access rules',
    printed: 'the printed table',
    aboutAccess: (reader: string) =>
      `What the rules of the same file allow any other crawler, under ${reader}. Access and assignment are separate.`,
    aboutPrinted: (differ: number, missing: number) =>
      [
        differ === 0
          ? 'All printed values match.'
          : `${number(differ)} printed ${differ === 1 ? 'value differs' : 'values differ'} from the file. The file counts.`,
        ...(missing > 0
          ? [`${number(missing)} ${missing === 1 ? 'URL is' : 'URLs are'} missing from the printed table.`]
          : []),
      ].join(' '),
  },
  form: {
    strip: 'Mobile agents',
    order:
      'The last line that matches decides. The lines apply to the whole file, regardless of their record.',
    sort: 'From general to specific',
    sortTitle: 'Sort from general to specific, so that the longest path that matches is last and decides',
    isSorted: 'Already sorted from general to specific',
    add: 'Add path',
    addInMenu: 'Add a path for mobile agents',
    path: 'Path',
    noPath: '/path/',
    target: 'Target',
    noTarget: 'none or atp://host:port',
    never: (line: number) => `Never used: line ${line} overrides it.`,
    neverBadge: 'never used',
    removeLine: 'Delete the line',
    decidesTitle: (count: number, all: number) =>
      `Decides ${number(count)} of the ${number(all)} URLs in the table`,
    raw: 'Path and target',
    skipped: (faults: readonly string[]) => `Crawlers do not read the line: ${faults.join('; ')}.`,
    place: (place: number, all: number) => `Line ${number(place)} of ${number(all)} for mobile agents`,
    problems: {
      path: 'A path begins with a slash.',
      target: 'A target is “none”, or a protocol, :// and an address, such as atp://www.example.org:434.',
      port: 'A port is a number from 1 to 65535.',
    },
  },
} as const);
