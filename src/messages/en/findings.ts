// Words of the list of findings.

import type { CitedText } from '../../core/catalogue/citations.ts';
import type { Severity } from '../../core/diagnostics/finding.ts';
import type { ConsumerProfile } from '../../core/diagnostics/profiles.ts';
import { inLanguage } from '../language.ts';
import { list, listAll, number, plural } from './counts.ts';

// Search words for findings besides their own words. A code that ends in "*" covers all codes with that beginning.
export const synonyms: readonly (readonly [words: string, codes: readonly string[]])[] = inLanguage(
  'synonyms',
  [
    [
      'typo misspelled misspelt spelling mistake',
      ['R009', 'unknown-field', 'unknown-usage', 'R089', 'CUS-LABEL'],
    ],
    ['relative sitemap absolute url', ['R070']],
    ['crawl-delay crawl delay slow pace throttle', ['CRD-*', 'R071', 'RRT-PACE']],
    ['bom', ['R010', 'TDM-BOM']],
    ['crlf newline line break', ['R011', 'R012', 'R003']],
    ['empty line', ['R003', 'R004', 'R001']],
    ['encoding charset unicode umlaut utf-16 utf-8', ['R083', 'R084', 'R013']],
    ['zero width homoglyph confusable lookalike', ['R098', 'R082']],
    ['duplicate repeated double', ['R026', 'R027', 'R028', 'R047', 'SIT-TWICE', 'HOST-TWICE', 'CLP-TWICE']],
    ['user-agent wildcard', ['R025', 'R024']],
    ['regex regexp', ['R096']],
    ['html entity ampersand amp', ['R120']],
    ['conflict order precedence first longest', ['R045', 'R048', 'R067', 'R102']],
    ['block everything disallow all', ['R062', 'R093']],
    ['css javascript assets render', ['R099']],
    ['security disclosure secret admin', ['R100']],
    ['size limit too big large', ['R015', 'R016', 'R090', 'R091']],
    ['syntax', ['R007', 'missing-colon', 'CUS-SYNTAX']],
    ['case sensitive uppercase lowercase', ['R064', 'R080']],
    ['ai training llm', ['CSG-*', 'CUS-*', 'AIU-*', 'RSL-*', 'POL-*', 'TDM-*']],
    ['deprecated obsolete', ['NOI-OBSOLETE', 'HOST-OBSOLETE', 'CUS-LABEL']],
    ['html 404 error page', ['R017']],
  ],
);

// The titles of the specifications that findings cite, by their ids. The others are their own titles.
export const textNames: Readonly<Partial<Record<CitedText, string>>> = inLanguage('textNames', {
  '1994 consensus': '1994 consensus',
  'Apple crawler page': 'Apple crawler page',
  'Cloudflare, 2025 and 2026': 'Cloudflare, 2025 and 2026',
  'Google Search Central blog, 27 October 2014': 'Google Search Central blog, 27 October 2014',
  'Google crawler list': 'Google crawler list',
  'Google robots.txt specification': 'Google robots.txt specification',
  'Google, unofficially until 1 September 2019': 'Google, unofficially until 1 September 2019',
  'RFC 9309 erratum': 'RFC 9309 erratum',
  'Seznam help': 'Seznam help',
  'Yandex Webmaster help': 'Yandex Webmaster help',
  'Yandex, until 2018': 'Yandex, until 2018',
  'agent quirks': 'agent quirks',
  'behaviour of urllib.robotparser': 'behavior of urllib.robotparser',
  'datatxt-spec': 'data.txt',
  'draft 1': '1996 draft 1',
  'draft-koster-robots-00': '1996 Internet-Draft',
  'pages of the hosts': 'hosts’ pages (Cloudflare Pages, Netlify)',
  'pages of the operators': 'operators’ pages',
  'practice of several crawlers': 'practice of several crawlers',
  'robots.cc': 'Google’s robots.cc',
  'RSL 1.0': 'RSL 1.0',
});

// Readable names of programs and operators that check files.
/** In English the name of a profile is its title. */
export const profileTitle = inLanguage(
  'profileTitle',
  ({ title }: Pick<ConsumerProfile, 'id' | 'title'>): string => title,
);

// The names of the systems of findings, by the ids of their inspectors.
export const findingSystems: Readonly<Record<string, string>> = inLanguage('findingSystems', {
  acap: 'ACAP',
  'mobile-agents': 'Mobile-agent-server',
  'data-txt': 'data.txt',
  'robots-pi': 'robots instructions (PI and META) in documents',
  rsl: 'license documents (RSL)',
  tdmrep: 'TDMRep (tdmrep.json)',
  'response-headers': 'response headers (_headers)',
  'rep-lines': 'lines, records and names of robots.txt',
  'rep-paths': 'paths of Allow and Disallow',
  extensions: 'Sitemap, Crawl-delay and other modern lines',
});

// Words of the short list in the form of a file.
export const findingListWords = inLanguage('findingListWords', {
  title: 'Findings',
  goTo: (line: number) => `Line ${line + 1}`,
  fixIn: (title: string, line: number) => `${title} (line ${line + 1})`,
  all: (count: number) => `Show all ${number(count)} findings`,
});

// Words for texts that belong outside of the file.
export const snippetWords = inLanguage('snippetWords', {
  server: {
    title: (path: string) => `Make the server send ${path} as text`,
    about: 'No line in the file can do this. Add the lines for your server to its configuration.',
  },
  page: {
    title: (path: string) => `What to add to ${path} instead`,
    about:
      'Anyone can read the paths in a policy file. These lines keep a page out of search without naming it there. Crawlers must be allowed to fetch the page to see them. None of this blocks access to the page.',
  },
  places: {
    nginx: 'nginx',
    apache: 'Apache',
    caddy: 'Caddy',
    iis: 'IIS (web.config)',
    meta: 'In the head of the page',
    'x-robots-tag': 'In the response header, for any kind of file',
  },
  copy: 'Copy',
  copyOf: (place: string) => `Copy the lines: ${place}`,
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying: select the lines and copy them yourself.',
  close: 'Close',
} as const);

/** More marked lines are counted, not named. */
const MAX_MARKED_NAMED = 5;

// What a fix changed, in a notice. Lines are 1-based.
export const fixedWords = inLanguage('fixedWords', {
  /** The same replacement in one line or several. */
  replaced: (line: number, count: number, from: string, to: string) =>
    `${count === 1 ? `Line ${line}` : plural(count, 'line', 'lines')}: ${from} is now ${to}.`,
  /** `line`: the first, if they are together. */
  deleted: (line: number | undefined, count: number) =>
    `${linesFrom(line, count)} ${count === 1 ? 'is' : 'are'} deleted.`,
  added: (line: number | undefined, count: number) =>
    `${linesFrom(line, count)} ${count === 1 ? 'is' : 'are'} new.`,
  /** The lines (0-based) that are marked in text and form, and the place of the one in sight. */
  marked: (lines: readonly number[], place: number) => {
    const numbers = lines.map((line) => `${line + 1}`);
    const [first = ''] = numbers;
    const named =
      numbers.length > MAX_MARKED_NAMED
        ? `${number(numbers.length)} lines are marked, from ${first} to ${numbers.at(-1)}.`
        : `Lines ${listAll(numbers)} are marked.`;
    return `${named} This is line ${numbers[place]}; the next is line ${numbers[place + 1] ?? first}.`;
  },
  /** What is not an edit of lines: `what` is the name of the step. */
  done: (what: string) => `Done: ${what}.`,
  /** Anything else. */
  changed: (line: number, count: number) =>
    count === 1
      ? `Line ${line} is changed.`
      : `${plural(count, 'line', 'lines')} are changed, from line ${line} on.`,
} as const);

/** "Line 3", "Lines 3–5", or "3 lines" where they are apart. */
function linesFrom(line: number | undefined, count: number): string {
  if (line === undefined) return plural(count, 'line', 'lines');
  return count === 1 ? `Line ${line}` : `Lines ${line}–${line + count - 1}`;
}

const names: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
  hint: ['hint', 'hints'],
};

const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());

export const findingWords = inLanguage('findingWords', {
  /** "2 errors and 3 warnings", without the severities that do not occur. */
  counts: (counts: readonly (readonly [Severity, number])[]) =>
    listAll(
      counts.filter(([, count]) => count > 0).map(([severity, count]) => plural(count, ...names[severity])),
    ),
  /** Findings on user-agent lines that are not shown in the head of their record. */
  moreInHead: (count: number) =>
    `${plural(count, 'more finding', 'more findings')} on the user-agents of this record.`,
  /** In the records, after the findings of a line: how many lines below have findings of the same kinds. */
  sameBelow: (count: number, isMore: boolean) =>
    count === 1
      ? 'The same applies to the next line.'
      : `The same applies to the next ${number(count)} lines${isMore ? ' or more' : ''}.`,
  /** Of a line below, for screen readers. */
  sameAsAbove: 'the same as in the line above.',
  /** A fix that is the same for several lines: "Use Disallow on 10 lines". */
  fixOnLines: (label: string, count: number) => `${label} on ${plural(count, 'line', 'lines')}`,
  /** After it. */
  fixedLines: (count: number) => `Fixed ${plural(count, 'line', 'lines')}.`,
  stepAt: (line: number) => `Found on line ${line}`,
  hide: 'Hide this finding',
  nothing: 'Nothing found',
  /** In place of the counts, until they are known. */
  checking: 'Checking…',
  nothingIn: (path: string) => `Nothing was found in ${path}`,
  title: (path: string) => `Found in ${path}`,
  heading: 'Findings',
  close: 'Close the findings',
  severity: (severity: Severity) => names[severity][0],
  goTo: (line: number) => `Line ${line}`,
  fixIn: (title: string, line: number) => `${title}, line ${line}`,
  /** The announcement after F8. */
  said: (severity: Severity, line: number, message: string, place: number, all: number) =>
    `${capital(names[severity][0])}, line ${line}: ${message} ${number(place)} of ${number(all)}`,
  /** The announcement after a finding is resolved or ignored; the focus is then on the next one. */
  gone: {
    fixed: (left: string) => `Fixed. ${left}`,
    ignored: (left: string) => `Ignored. ${left}`,
    told: (left: string) => `No longer ignored. ${left}`,
    unsilenced: (left: string) => `No longer silenced. ${left}`,
  },
  /** After several fixes in one step. */
  fixedMany: (count: number, left: string) => `Fixed ${number(count)}. ${left}`,
  left: (count: number) => (count === 0 ? 'Nothing is left.' : `${number(count)} left.`),
  noneFixed:
    'None of these fixes can be applied now: the encoding of the file cannot represent the new text, or one fix undoes another.',
  /** The place of a finding: "line 18". */
  at: (line: number) => `line ${line}`,
  /** Before the lines of many equal findings, for screen readers. */
  linesOf: 'Lines',
  /** "370 lines", before what they have in common. */
  manyLines: (count: number) => plural(count, 'line', 'lines'),
  /** "370 lines", where the title of the kind follows. */
  manyLinesOf: (count: number) => `${plural(count, 'line', 'lines')}:`,
  showAll: (count: number) => `Show all ${number(count)}`,
  /** Before the first of the lines that a fix of many changes. */
  examplesOf: (count: number, shown: number) =>
    `${plural(count, 'line', 'lines')}${shown < count ? `, for example these ${number(shown)}` : ''}:`,
  showOne: 'Show one row',
  fixOnly: (line: number) => `Fix only line ${line}`,
  moreOf: (lines: string, code: string) => `Why, lines ${lines}, ${code}`,
  keys: 'Press Up or Down to move between findings, Enter to go to the line, F to fix it, Right to see why.',

  filter: 'Which findings',
  all: 'All',
  kinds: (severity: Severity) => capital(names[severity][1]),
  forWhom: 'Findings for',
  everybody: 'all readers',
  readers: 'What matters to a reader',
  profiles: 'What a checker reports',
  /** Labels of the choices; each is different. */
  readAs: (reader: string) => `read as ${reader}`,
  complaints: (profile: string) => `checked by ${profile}`,
  ofWeight: { acts: 'Changes what crawlers do', note: 'Good to know' },

  none: 'Nothing was found in this file.',
  noneShown: 'No findings match this filter.',
  kindTitle: (title: string, code: string) => `${title} (${code})`,
  listed: 'Findings',
  whyOf: (line: number, code: string) => `Why, line ${line}, ${code}`,
  page: (code: string) => `About ${code}`,
  mattersTo: (readers: readonly string[]) => `It matters to ${list(readers)}.`,
  mattersToNobody: 'It does not matter to any reader.',
  changesAnswers: 'This may change answers',

  ignoreHere: 'Ignore here',
  ignoreIn: (line: number, code: string) => `Ignore here: ${code} on line ${line}`,
  ignoreKind: 'Ignore all in this file',
  ignoreKindOf: (code: string) => `Ignore ${code} in this file`,
  ignored: (count: number) => `${number(count)} ignored`,
  silenced: (count: number) => `${number(count)} silenced by comments in the file`,
  unwatched: (count: number) => `${number(count)} more for readers that you do not watch`,
  watchedReaders: 'watched readers',
  stop: 'Stop ignoring',
  stopIn: (line: number, code: string) => `Stop ignoring ${code} on line ${line}`,
  unsilence: 'Stop silencing',
  unsilenceIn: (line: number, code: string) => `Stop silencing ${code} on line ${line}`,
  unsilenceHow: 'Removes the comment above the line, or only this code if the comment names others',

  /** `line`: that of the only fix. */
  fixHarmless: (count: number, line: number | undefined) =>
    line === undefined
      ? `Fix ${number(count)} that ${count === 1 ? 'changes' : 'change'} no answer`
      : `Fix line ${line}, no answer changes`,
  /** All findings of a kind, in the menu of the text. */
  fixKind: (code: string) => `Fix all of this kind: ${code}`,
  /** For two or more. `isAll`: all listed findings of the kind. */
  fixAll: (count: number, isAll: boolean) => `Fix ${isAll ? 'all ' : ''}${number(count)}`,
} as const);
