// Words of the pages about findings.

import type { Fix } from '../../../core/diagnostics/finding.ts';
import type { ProfileLimit } from '../../../core/diagnostics/profiles.ts';
import { inLanguage } from '../../language.ts';
import { formatDay, list, number, plural } from '../counts.ts';

const limits: Readonly<Record<ProfileLimit['of'], (most: number) => string>> = {
  'file-octets': (most) => `a file of more than ${number(most)} bytes`,
  'line-octets': (most) => `a line of more than ${number(most)} bytes`,
  rules: (most) => `more than ${plural(most, 'rule', 'rules')}`,
  'rule-characters': (most) => `a rule of more than ${number(most)} characters`,
};

export const learnFindingsWords = inLanguage('learnFindingsWords', {
  lead: (count: number) =>
    `The editor knows ${number(count)} kinds of findings. None of them keeps a file from being saved: a file may be as it is for a reason. Each is here with what it says of an example.`,
  search: 'Search codes and sentences',
  found: (shown: number, all: number) => `${number(shown)} of ${plural(all, 'kind', 'kinds')}`,
  none: 'No kind of finding says this. Search for another word, or for a code.',
  profiles: 'What checks would complain about',
  profilesAbout:
    'Programs and operators that check such files complain about different things. As far as it is published, this is what each would say; the list of findings can be filtered by it. Complaining and reading are two things: what a check accepts, its crawler need not read as written.',
  sources: 'Sources',
  source: (title: string, date: string) => `${title} (${formatDay(date)})`,
  complains: 'Complains about',
  ownRules: (all: boolean) =>
    all
      ? 'lines that its own rules report (CHK-LINE), and no others'
      : 'lines that its own rules report (CHK-LINE)',
  judges: (codes: string) => `of ${codes}: what matters to its reader and is graver than a note`,
  judgesAll: (codes: string) => `of ${codes}: all that matters to its reader, hints too`,
  limits: 'Limits',
  limit: ({ of, most }: ProfileLimit) => limits[of](most),
  silent: 'Says nothing about',
  codes: (codes: readonly string[]) =>
    codes.map((code) => (code.endsWith('-') ? `${code}…` : code)).join(', '),

  facts: 'The kind',
  code: 'Code',
  severity: 'Severity',
  rests: 'Rests on',
  system: 'Found in',
  matters: 'Matters to',
  allReaders: 'all readers',
  noReader: 'none of the readers',
  some: (readers: readonly string[]) => readers.join(', '),
  complained: 'Complained about by',
  noProfile: 'none of the checks that are known here',
  why: 'Why',
  example: 'An example',
  examples: (place: number, all: number) => (all === 1 ? 'An example' : `Example ${place} of ${all}`),
  /** What is said at the top of a page is said of its first example. */
  forExample: (sentence: string) => `For example: ${sentence}`,
  says: 'What is found',
  line: (line: number) => `Line ${line}`,
  octets: 'The file is not plain UTF-8 text: it is shown as the editor reads it.',
  beside: (paths: readonly string[]) => `Beside it is ${list(paths)}.`,
  file: 'The file',
  near: 'Without this finding',
  nearAbout: 'The same file with what is wrong put right, or with the next best thing.',
  open: 'Open this example in the workbench',
  fixes: 'What mends it',
  noFix: 'There is no edit that would be right for everybody: it is to be known.',
  verdicts: {
    same: 'Changes no answer.',
    changes: 'May change answers: look at the table.',
  } satisfies Record<Fix['verdicts'], string>,
  command: 'This is not an edit of the text: the editor does it, or shows what to do elsewhere.',
  unknown: (code: string) => `There is no finding ${code}`,
  unknownAbout:
    'Codes never change once they are there. This one may be mistyped, or come from a later version of the editor.',
  toIndex: 'All kinds of findings',
} as const);
