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
    `The editor has ${number(count)} kinds of findings. None of them prevents saving, because a line can have a good reason. Each kind is shown here with an example.`,
  search: 'Search codes and sentences',
  found: (shown: number, all: number) => `${number(shown)} of ${plural(all, 'kind', 'kinds')}`,
  none: 'No kind of finding matches. Search for another word or for a code.',
  profiles: 'What other checkers report',
  profilesAbout:
    'Programs and operators that check policy files report different things. This is what each one reports, as far as it is published. You can filter the list of findings by checker. Checking and reading are separate: even if a check accepts a line, the operator’s crawler might not read it as written.',
  sources: 'Sources',
  source: (title: string, date: string) => `${title} (${formatDay(date)})`,
  complains: 'Reports',
  ownRules: (all: boolean) =>
    all
      ? 'lines that its own rules report (CHK-LINE), and no others'
      : 'lines that its own rules report (CHK-LINE)',
  ownRequirements: 'what the file lacks by its own rules (CHK-FILE), and nothing else',
  judges: (codes: string) => `of ${codes}: what matters to its reader and is more severe than a note`,
  judgesAll: (codes: string) => `of ${codes}: everything that matters to its reader, including hints`,
  limits: 'Limits',
  limit: ({ of, most }: ProfileLimit) => limits[of](most),
  silent: 'Does not report',
  codes: (codes: readonly string[]) =>
    codes.map((code) => (code.endsWith('-') ? `${code}…` : code)).join(', '),

  facts: 'About this kind',
  code: 'Code',
  severity: 'Severity',
  rests: 'Based on',
  system: 'Found in',
  matters: 'Matters to',
  allReaders: 'all readers',
  noReader: 'none of the readers',
  some: (readers: readonly string[]) => readers.join(', '),
  complained: 'Reported by',
  noProfile: 'none of the known checkers',
  why: 'Why',
  example: 'An example',
  examples: (place: number, all: number) => (all === 1 ? 'An example' : `Example ${place} of ${all}`),
  /** The sentence at the top of a page, which is about its first example. */
  forExample: (sentence: string) => `For example: ${sentence}`,
  says: 'Findings',
  line: (line: number) => `Line ${line}`,
  octets: 'The file is not plain UTF-8 text. It is shown as the editor reads it.',
  beside: (paths: readonly string[]) => `The site also has ${list(paths)}.`,
  file: 'The file',
  near: 'Without this finding',
  nearAbout: 'The same file with the problem corrected, or the closest alternative.',
  open: 'Open this example in the workbench',
  fixes: 'Fixes',
  noFix: 'No edit is right for every site. This finding is for your information.',
  verdicts: {
    same: 'Changes no answer.',
    changes: 'May change answers. Check the table.',
  } satisfies Record<Fix['verdicts'], string>,
  command: 'This fix does not edit the text. The editor carries it out, or shows what to do elsewhere.',
  unknown: (code: string) => `There is no finding ${code}`,
  unknownAbout: 'Codes never change. This one might be mistyped or from a later version of the editor.',
  toIndex: 'All kinds of findings',
} as const);
