// What programs and operators that check policy files report, as data with sources. As of 21 Nov 2026.
//
// A profile is not a reader: a reported line may well be read as written. A code that ends in "*" matches every
// code with that prefix.
import { type FileChecker, googleReport, isItAgentReady, lighthouse } from '../catalogue/file-checkers.ts';
import { isCheckerFinding, isFindingOfChecker } from '../formats/rep/diagnostics/lines/file/file-checkers.ts';
import type { Reader } from '../readers/reader.ts';
import { readers } from '../readers/registry.ts';
import type { Finding, Severity } from './finding.ts';
import { appliesToReader, isAboutFile } from './registry.ts';

/** Where the behavior is documented. `date`: as in the source, or the day when it was read. */
export interface ProfileSource {
  readonly title: string;
  readonly date: string;
}

/**
 * A limit that the source states, for octets of the file, octets of a line, rules of the file, or characters of a
 * rule.
 */
export interface ProfileLimit {
  readonly of: 'file-octets' | 'line-octets' | 'rules' | 'rule-characters';
  readonly most: number;
}

export interface ConsumerProfile {
  readonly id: string;
  /** Its common name. */
  readonly title: string;
  readonly sources: readonly ProfileSource[];
  /**
   * Whether a reader, by its options, reads a file as this program does. A finding that matters to none of these
   * readers is not reported by the program.
   */
  readonly reads: (reader: Reader) => boolean;
  /** The codes that its own list of reports contains. */
  readonly codes: readonly string[];
  /** Findings with these codes, of at least this severity, are reported too. */
  readonly judges?: {
    readonly of: readonly string[];
    readonly least: Severity;
  };
  /** Its own rules. `all`: it reports no other line. */
  readonly checker?: { readonly of: FileChecker; readonly all: boolean };
  readonly limits: readonly ProfileLimit[];
  /** The codes of its list that it reports although its crawler reads the lines as most others do. */
  readonly anyway?: readonly string[];
  /** Codes that it is known not to report. */
  readonly silent: readonly string[];
}

const KIB_500 = 512_000;

const profileTable = [
  {
    id: 'lighthouse',
    title: 'Lighthouse',
    sources: [{ title: 'Lighthouse at 3a173bc, audit robots-txt', date: '2026-11' }],
    reads: ({ record }) => record.blankLine === 'ignored',
    codes: [
      'R001',
      'R007',
      'R008',
      'R009',
      'R017',
      'R018',
      'R040',
      'R050',
      'R070',
      'R083',
      'R103',
      'R105',
      'SIT-SCHEME',
    ],
    checker: { of: lighthouse, all: true },
    limits: [],
    silent: [
      'R003',
      'R010',
      'R015',
      'R027',
      'R028',
      'R045',
      'R071',
      'CSG-*',
      'CUS-*',
      'CRD-*',
      'CLP-*',
      'HOST-*',
      'NOI-*',
      'VIS-*',
      'RRT-*',
    ],
  },
  {
    id: 'google-report',
    title: 'Google',
    sources: [
      { title: 'google/robotstxt at 22b355f, its parsing reporter', date: '2026-04-01' },
      { title: 'How Google interprets robots.txt', date: '2026-09' },
    ],
    reads: ({ text }) => text.maxLineBytes !== null,
    codes: [
      'R001',
      'R007',
      'R008',
      'R009',
      'R015',
      'R016',
      'R017',
      'R018',
      'R071',
      'R105',
      'CUS-*',
      'CSG-*',
      'NOI-*',
      'HOST-OBSOLETE',
    ],
    checker: { of: googleReport, all: false },
    limits: [
      { of: 'file-octets', most: KIB_500 },
      { of: 'line-octets', most: 16_663 },
    ],
    silent: ['R003', 'R027', 'R028', 'R045'],
  },
  {
    // How it reads rules is not published, and it reports none of them.
    id: 'isitagentready',
    title: 'isitagentready.com',
    sources: [
      { title: 'Cloudflare: Introducing the Agent Readiness score (opening)', date: '2026-04-17' },
      {
        title: 'safa0/isitagentready at 85146b8: results of 5 scans, research/FINDINGS.md',
        date: '2026-04-23',
      },
      { title: 'isitagentready.com, llms-full.txt (opening)', date: '2026-11' },
    ],
    reads: () => true,
    codes: [],
    checker: { of: isItAgentReady, all: true },
    limits: [],
    silent: [],
  },
  {
    id: 'yandex-webmaster',
    title: 'Yandex',
    sources: [{ title: 'Yandex Webmaster help, dictionary of robots.txt errors (excerpts)', date: '2026' }],
    reads: ({ limits }) => limits.maxRules !== null,
    codes: [
      'R001',
      'R003',
      'R007',
      'R008',
      'R009',
      'R015',
      'R017',
      'R018',
      'R028',
      'R040',
      'R070',
      'SIT-*',
      'CLP-*',
      'R090',
      'R091',
      'R105',
    ],
    limits: [
      { of: 'file-octets', most: KIB_500 },
      { of: 'rules', most: 2048 },
      { of: 'rule-characters', most: 1024 },
    ],
    // It combines records for any other crawler, and calls a second one an error.
    anyway: ['R028'],
    silent: ['R027', 'R045', 'CSG-*', 'CUS-*'],
  },
  {
    // It publishes no list of its reports. These are the findings that change how it reads the file.
    id: 'bing-webmaster',
    title: 'Bing',
    sources: [
      { title: 'Bing Webmaster blog (opening)', date: '2012-05-03' },
      { title: 'F. Dubut of Bing, as reported by the trade press', date: '2019' },
    ],
    reads: ({ delay }) => delay.inheritDefault,
    codes: [],
    judges: { of: ['R0*', 'SIT-*', 'CRD-*'], least: 'warning' },
    limits: [],
    silent: [],
  },
  {
    // It takes the text of draft 1 literally: it reports everything that the text does not allow, including hints.
    id: 'strict-1996',
    title: '1996 to the letter',
    sources: [{ title: 'M. Koster: A Method for Web Robots Control, draft 1', date: '1996-11-15' }],
    reads: ({ record, field, rule, agent }) =>
      record.blankLine === 'ends' &&
      field.names === 'exact' &&
      rule.choice === 'first' &&
      agent.match === 'equals',
    codes: ['R005', 'R006', 'R012', 'R013', 'R019', 'R073', 'R103', 'R104', 'R105'],
    judges: { of: ['R0*'], least: 'hint' },
    limits: [],
    silent: ['R023', 'R050', 'R051', 'R055'],
  },
] as const satisfies readonly ConsumerProfile[];

export type ProfileId = (typeof profileTable)[number]['id'];

/** The profiles, with the type that all of them share. */
export const profiles: readonly (ConsumerProfile & { readonly id: ProfileId })[] = profileTable;

const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** Whether a list of codes and code prefixes includes a code. */
const includesCode = (codes: readonly string[], code: string): boolean =>
  codes.some((one) => (one.endsWith('*') ? code.startsWith(one.slice(0, -1)) : one === code));

/** Whether a profile lists a finding, regardless of the readers to which it matters. */
function coversFinding({ codes, judges, silent }: ConsumerProfile, { code, severity }: Finding): boolean {
  if (includesCode(codes, code)) return true;
  if (!judges || !includesCode(judges.of, code) || includesCode(silent, code)) return false;
  return severities.indexOf(severity) <= severities.indexOf(judges.least);
}

/**
 * Whether a profile reports findings of this kind: its list has the finding, and the finding matters to a reader
 * that reads as the program does, or it reports it anyway; or the finding is the program's own report.
 */
export const isComplaintOf = (profile: ConsumerProfile, finding: Finding): boolean =>
  (profile.checker !== undefined && isFindingOfChecker(profile.checker.of, finding)) ||
  profile.anyway?.includes(finding.code) === true ||
  (coversFinding(profile, finding) &&
    readers.some((reader) => profile.reads(reader) && appliesToReader(finding, reader)));

const linesOf = ({ range: { start, end } }: Finding): readonly number[] =>
  Array.from({ length: end.line - start.line + 1 }, (_, i) => start.line + i);

/**
 * Returns the findings of a file that a profile reports: those of its kinds, but if its own rules report all its
 * lines, only on these lines; and its own reports for lines without such a finding.
 */
export function findComplaints(profile: ConsumerProfile, found: readonly Finding[]): readonly Finding[] {
  const { checker } = profile;
  const mine = found.filter((finding) => isComplaintOf(profile, finding));
  const reported = new Set(mine.filter((one) => isCheckerFinding(one) && !isAboutFile(one)).flatMap(linesOf));
  const isNamed = (finding: Finding) =>
    !isCheckerFinding(finding) &&
    (!checker?.all || isAboutFile(finding) || linesOf(finding).some((line) => reported.has(line)));
  const covered = new Set(mine.filter(isNamed).flatMap(linesOf));
  const isCovered = (one: Finding) => !isAboutFile(one) && covered.has(one.range.start.line);
  return mine.filter((one) => (isCheckerFinding(one) ? !isCovered(one) : isNamed(one)));
}
