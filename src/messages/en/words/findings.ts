// Words of the list of findings.
import type { Severity } from '../../../core/policy/finding.ts';
import { list, listAll } from '../lists.ts';
import { number, plural } from './counts.ts';

const names: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
  hint: ['hint', 'hints'],
};

const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());

/** A name of a robot as a head says it. */
const robot = (agent: string) => (agent === '*' ? 'any other robot' : agent);

export const findingWords = {
  /** "2 errors and 3 warnings"; severities of which there are none are left out. */
  counts: (counts: readonly (readonly [Severity, number])[]) =>
    listAll(
      counts.filter(([, count]) => count > 0).map(([severity, count]) => plural(count, ...names[severity])),
    ),
  stepAt: (line: number) => `Found in line ${line}`,
  hide: 'Hide this finding',
  nothing: 'Nothing found',
  nothingIn: (path: string) => `Nothing was found in ${path}`,
  title: (path: string) => `Found in ${path}`,
  heading: 'Findings',
  close: 'Close the findings',
  severity: (severity: Severity) => names[severity][0],
  goTo: (line: number) => `Line ${line}`,
  fixIn: (title: string, line: number) => `${title}, line ${line}`,
  /** What F8 says. */
  said: (severity: Severity, line: number, message: string, place: number, all: number) =>
    `${capital(names[severity][0])}, line ${line}: ${message} ${number(place)} of ${number(all)}`,
  /** What is told once after a finding went, with where the focus is now. */
  gone: {
    fixed: (next: string) => `Fixed. ${next}`,
    ignored: (next: string) => `Ignored. ${next}`,
    told: (next: string) => `No longer ignored. ${next}`,
  },
  next: (line: number, message: string) => `Next: line ${line}, ${message}`,
  noNext: 'Nothing is left in this list.',
  keys: 'Up and Down go from finding to finding, Left and Right to its fixes and links.',
  outdated: 'The file is being looked through again.',

  filter: 'Which findings',
  all: 'All',
  kinds: (severity: Severity) => capital(names[severity][1]),
  forWhom: 'For',
  everybody: 'all readers',
  readers: 'What matters to a reader',
  profiles: 'What a check would complain about',
  /** How the list names them, so that no two choices look the same. */
  readAs: (reader: string) => `read as ${reader}`,
  complaints: (profile: string) => `checked by ${profile}`,
  by: 'Grouped',
  groupings: { severity: 'by severity', place: 'by place', kind: 'by kind' },
  /** How grave they are; `not`: the chosen reader, if they matter to others alone. */
  ofSeverity: (severity: Severity, not: string | undefined) => {
    const title = capital(names[severity][1]);
    return not === undefined ? title : `${title} that concern only other readers than ${not}`;
  },

  place: {
    file: 'The file itself',
    between: 'The whole file',
    ignored: 'Ignored',
    /** "Record 2, Googlebot and 2 others" */
    record: (count: number, agents: readonly string[]) => {
      const [first, ...others] = agents;
      const who = first === undefined ? [] : [robot(first)];
      const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other', 'others')}`;
      return [`Record ${number(count)}`, ...who].join(', ') + more;
    },
  },
  count: (count: number) => plural(count, 'finding', 'findings'),
  none: 'Nothing was found in this file.',
  noneShown: 'Nothing that was found is of this kind.',
  kindTitle: (title: string, code: string) => `${title} (${code})`,
  listed: 'Findings',
  why: 'Why',
  whyOf: (line: number, code: string) => `Why, line ${line}, ${code}`,
  page: (code: string) => `${code}: the page about it`,
  mattersTo: (readers: readonly string[]) => `It matters to ${list(readers)}.`,
  mattersToNobody: 'It matters to none of the readers.',
  changesAnswers: 'This may change answers',

  ignoreHere: 'Ignore here',
  ignoreIn: (line: number, code: string) => `Ignore here: ${code} in line ${line}`,
  ignoreKind: 'Ignore this kind in this file',
  ignoreKindOf: (code: string) => `Ignore ${code} in this file`,
  ignored: (count: number) => `${number(count)} ignored`,
  showIgnored: 'Show them',
  hideIgnored: 'Hide them',
  stop: 'Stop ignoring',
  stopIn: (line: number, code: string) => `Stop ignoring ${code} in line ${line}`,
  neverStop: 'Findings never keep you from saving.',

  fixHarmless: (count: number) =>
    count === 1 ? 'Fix 1 that changes no answer…' : `Fix ${number(count)} that change no answer…`,
  /** From two on; `isAll`: all that are listed of the kind. */
  fixKind: (count: number, isAll: boolean) => `Fix ${isAll ? 'all ' : ''}${number(count)} of this kind…`,
} as const;
