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

// Words for previews of fixes, and for texts that belong outside of the file.
export const fixPreviewWords = inLanguage('fixPreviewWords', {
  harmless: (count: number) => `Fix ${number(count)} without changing answers`,
  kind: (kind: string) => `Fix all of this kind: ${kind}`,
  way: 'How to fix each',
  working: 'Trying the fixes on a copy of the file…',
  about: (count: number, goes: number) =>
    `${count === 1 ? 'This fix resolves' : `These ${number(count)} fixes resolve`} ${plural(goes, 'finding', 'findings')}. One undo reverts ${count === 1 ? 'it' : 'all of them'}.`,
  nothing:
    'None of these fixes can be applied now: the encoding of the file cannot represent the new text, or one fix undoes another.',
  noneChosen: 'No fix is selected.',
  more: 'There are too many to fix in one step. Repeat this for the rest.',
  outdated: 'The file has changed. Close this dialog and try again.',
  cells: (changed: number, all: number) =>
    changed === 0
      ? `No answer in the table changes (${number(all)} checked).`
      : `Changes ${number(changed)} of ${plural(all, 'answer', 'answers')} in the table:`,
  cell: (agent: string, url: string, before: string, after: string) =>
    `${url} for ${agent}: ${before}, then ${after}`,
  moreCells: (count: number) => `and ${number(count)} more`,
  comes: (count: number) => `${plural(count, 'new finding', 'new findings')}:`,
  noneComes: 'No new findings.',
  cancel: 'Cancel',
  /** The button until the fixes are counted. */
  looking: 'Looking…',
  made: (count: number) => (count === 1 ? 'The fix:' : 'The fixes, in order:'),
  madeIn: (line: number, title: string) => `Line ${line}: ${title}`,
  apply: (count: number) => `Apply ${plural(count, 'fix', 'fixes')}`,
} as const);

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

const names: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
  hint: ['hint', 'hints'],
};

const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());

/** The name of a crawler in a heading. */
const robot = (agent: string) => (agent === '*' ? 'any other crawler' : agent);

export const findingWords = inLanguage('findingWords', {
  /** "2 errors and 3 warnings", without the severities that do not occur. */
  counts: (counts: readonly (readonly [Severity, number])[]) =>
    listAll(
      counts.filter(([, count]) => count > 0).map(([severity, count]) => plural(count, ...names[severity])),
    ),
  /** Findings on user-agent lines that are not shown in the head of their record. */
  moreInHead: (count: number) =>
    `${plural(count, 'more finding', 'more findings')} on the user-agents of this record.`,
  stepAt: (line: number) => `Found on line ${line}`,
  hide: 'Hide this finding',
  nothing: 'Nothing found',
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
  /** The announcement after a finding is resolved or ignored, with the new place of the focus. */
  gone: {
    fixed: (next: string) => `Fixed. ${next}`,
    ignored: (next: string) => `Ignored. ${next}`,
    told: (next: string) => `No longer ignored. ${next}`,
    unsilenced: (next: string) => `No longer silenced. ${next}`,
  },
  /** Many findings of one kind in one row: "Path with a space (R040): 8,806 lines". */
  folded: (title: string, code: string, lines: number) =>
    `${title} (${code}): ${plural(lines, 'line', 'lines')}`,
  unfold: (isOpen: boolean) => (isOpen ? 'Show one row' : 'Show all'),
  unfoldOf: (code: string, isOpen: boolean) => (isOpen ? `Show one row for ${code}` : `Show all of ${code}`),
  nextFold: (title: string, code: string, lines: number) =>
    `Next: ${title} (${code}), ${plural(lines, 'line', 'lines')}`,
  next: (line: number, message: string) => `Next: line ${line}, ${message}`,
  noNext: 'Nothing is left in this list.',
  keys: 'Press Up or Down to move between findings, Left or Right for fixes and links.',
  outdated: 'Checking the file again…',

  filter: 'Which findings',
  all: 'All',
  kinds: (severity: Severity) => capital(names[severity][1]),
  forWhom: 'For',
  everybody: 'all readers',
  readers: 'What matters to a reader',
  profiles: 'What a checker reports',
  /** Labels of the choices; each is different. */
  readAs: (reader: string) => `read as ${reader}`,
  complaints: (profile: string) => `checked by ${profile}`,
  by: 'Grouped',
  groupings: { severity: 'by consequence', place: 'by place', kind: 'by kind' },
  /** The heading of findings by effect. `not`: the selected reader, if they matter only to others. */
  ofWeight: (weight: 'acts' | 'note' | 'style', not: string | undefined) => {
    const title = { acts: 'Changes what crawlers do', note: 'Good to know', style: 'Style' }[weight];
    return not === undefined ? title : `${title}, but only for readers other than ${not}`;
  },

  place: {
    file: 'The file itself',
    between: 'The whole file',
    ignored: 'Ignored',
    silenced: 'Silenced by comments in the file',
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
  noneShown: 'No findings match this filter.',
  kindTitle: (title: string, code: string) => `${title} (${code})`,
  listed: 'Findings',
  why: 'Why',
  whyOf: (line: number, code: string) => `Why, line ${line}, ${code}`,
  page: (code: string) => `About ${code}`,
  mattersTo: (readers: readonly string[]) => `It matters to ${list(readers)}.`,
  mattersToNobody: 'It does not matter to any reader.',
  changesAnswers: 'This may change answers',

  ignoreHere: 'Ignore here',
  ignoreIn: (line: number, code: string) => `Ignore here: ${code} on line ${line}`,
  ignoreKind: 'Ignore this kind in this file',
  ignoreKindOf: (code: string) => `Ignore ${code} in this file`,
  ignored: (count: number) => `${number(count)} ignored`,
  silenced: (count: number) => `${number(count)} silenced by comments in the file`,
  /** `by`: readers with their counts. One finding may concern several readers. */
  unwatched: (count: number, by: readonly (readonly [string, number])[]) =>
    `${number(count)} more for readers that you do not watch: ${by
      .map(([title, some]) => `${title} (${number(some)})`)
      .join(', ')}.`,
  showUnwatched: 'Show all findings',
  watchedReaders: 'Watched readers',
  showIgnored: 'Show them',
  hideIgnored: 'Hide them',
  stop: 'Stop ignoring',
  stopIn: (line: number, code: string) => `Stop ignoring ${code} on line ${line}`,
  unsilence: 'Stop silencing',
  unsilenceIn: (line: number, code: string) => `Stop silencing ${code} on line ${line}`,
  unsilenceHow: 'Removes the comment above the line, or only this code if the comment names others',
  neverStop: 'Findings never keep you from saving.',

  fixHarmless: (count: number) => `Fix ${number(count)} without changing answers…`,
  /** For two or more. `isAll`: all listed findings of the kind. */
  fixKind: (count: number, isAll: boolean) => `Fix ${isAll ? 'all ' : ''}${number(count)} of this kind…`,
} as const);
