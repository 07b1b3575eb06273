// Words of the command line: what the commands print around the answers.
import type { Access } from '../../../core/analysis/audit/audit-access.ts';
import type { Severity } from '../../../core/diagnostics/finding.ts';
import type { Direction } from '../../../core/proof/difference.ts';
import { inLanguage } from '../../language.ts';
import { formatSize, list, listAll, number, plural } from '../counts.ts';
import { findingSystems } from '../findings.ts';

const severityNouns: Readonly<Record<Severity, readonly [string, string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
  hint: ['hint', 'hints'],
};
interface UsedPart {
  readonly taken: number;
  readonly named: number;
}

const countOf = ({ taken, named }: UsedPart): string =>
  taken < named ? `${number(taken)} of ${number(named)}` : number(taken);

const MAX_LINES = 6;

/** `line 3`, `lines 3, 4 and 7`; only the first few of many. */
const atLines = (lines: readonly number[]): string => {
  const visibleLines = lines.slice(0, lines.length > MAX_LINES ? MAX_LINES - 1 : MAX_LINES).map(String);
  const more = lines.length - visibleLines.length;
  return `${lines.length === 1 ? 'line' : 'lines'} ${listAll([...visibleLines, ...(more > 0 ? [`${number(more)} more`] : [])])}`;
};
export const cliWords = inLanguage('cliWords', {
  rules: { heads: ['Code', 'Severity', 'Finding'] },
  explain: {
    what: (message: string) => `What: ${message}`,
    why: (reason: string) => `Why: ${reason}`,
    fix: (titles: readonly string[]) => `Fix: ${titles.join('; or: ')}`,
    source: (sections: string) => `Source: ${sections}`,
    example: (path: string) => `Example (${path}):`,
    corrected: 'Without the finding:',
  },
  /** The readable output of lint. */
  lint: {
    summaryOf: (name: string, summary: string) => `${name}: ${summary}`,
    severity: (severity: Severity) => severityNouns[severity][0],
    fix: (title: string) => `fix: ${title}`,
    /** `least`: present if less severe findings are hidden. */
    clean: (files: number, least?: Severity) =>
      `No findings${least === undefined ? '' : ` of severity ${least} or higher`} in ${plural(files, 'file', 'files')}.`,
    lookedFor: (systems: readonly string[]) => `Checked: ${listAll(systems)}.`,
    systems: findingSystems,
    decides: 'To see what the files decide, use gatepost test, diff and matrix.',
    ignored: (count: number) => `${plural(count, 'finding is', 'findings are')} ignored.`,
    sum: (counts: readonly (readonly [Severity, number])[], files: number) =>
      `${listAll(counts.map(([severity, count]) => plural(count, ...severityNouns[severity])))} in ${plural(files, 'file', 'files')}.`,
    /** `titles`: of the readers that most of them concern, of all `readers`. */
    unwatched: (count: number, titles: readonly string[], readers: number) =>
      `${number(count)} more for readers that you do not watch (${titles.join(', ')}${readers > titles.length ? ` and ${number(readers - titles.length)} more` : ''}): add --reader all.`,
    tooManyWarnings: (warnings: number, most: number) =>
      `${plural(warnings, 'warning', 'warnings')}, but --max-warnings allows ${number(most)}.`,
    fixed: (file: string, count: number) => `${file}: ${plural(count, 'fix', 'fixes')} applied.`,
    wouldFix: (file: string, count: number) => `${file}: ${plural(count, 'fix', 'fixes')} would be applied.`,
    unusedComment: (file: string, line: number, code: string) =>
      `${file}:${line}: the comment silences ${code}, but the next line has no such finding.`,
    unknownCode: (file: string, line: number, code: string) =>
      `${file}:${line}: the comment silences ${code}, but there is no such code. gatepost rules lists all codes.`,
    nothingToFix: (files: number) =>
      `Nothing to fix in ${plural(files, 'file', 'files')}: no finding has a fix that changes no answer.`,
    alike: (count: number, lines: readonly number[]) =>
      `and ${number(count)} more of this kind: ${atLines(lines)} (--verbose lists them)`,
    fixesLeft: (file: string) => `${file}: more fixes are available. Run the command again.`,
  },
  /** A file that is not in UTF-8. `encoding`: undefined if it could not be detected. */
  notUtf8: (file: string, encoding: string | undefined) =>
    `${file} is ${encoding === undefined ? 'not in UTF-8' : `in ${encoding}, not in UTF-8`}. Crawlers compare its bytes: save it as UTF-8.`,
  /** The response of a server. */
  response: {
    status: (address: string, status: number, octets: number | undefined, type: string) =>
      [
        `${address}: ${status}`,
        ...(type === '' ? [] : [type]),
        ...(octets === undefined ? [] : [formatSize(octets)]),
      ].join(', '),
    redirect: (status: number, to: string) => `${status} to ${to}`,
    tooManyRedirects: 'More than five redirects. The last one was not followed.',
    crossing: 'A redirect leads from https to http, so the content can be changed on its way.',
    contentType: (type: string) =>
      `The content type is ${type}, but crawlers expect text/plain (RFC 9309, section 2.3).`,
    closed: (address: string, status: number) => `${address}: status ${status} blocks the whole site`,
    cut: (octets: number) => `The file is longer. Only the first ${formatSize(octets)} were read.`,
    outcomes: {
      'allow-all': 'everything may be fetched.',
      'deny-all': 'nothing may be fetched.',
      defer: 'crawlers come back later.',
      'no-information': 'this gives no information about the site.',
      error: 'it stops with an error, so nothing is known.',
      parse: 'the file is used.',
    },
  },
  needed: {
    agent: 'the answer depends on the crawler',
    usage: 'ACAP defines many usages, each with its own answer',
    purpose: 'search, ai-input and ai-train can have different answers',
    url: 'the answer depends on the URL',
    to: (ids: readonly string[]) => `choose one of ${ids.join(', ')}`,
  },
  /** A line that a limit of the reader cuts. */
  cutLine: (text: string) => `${text} [the rest of the line is not read]`,
  /** How readers reduce a User-Agent header. `byName`: the readers that take the same name from it. */
  reduced: (given: string, byName: readonly (readonly [string, readonly { readonly title: string }[]])[]) => {
    const as = (name: string) => `as ${name === '' ? 'any other crawler' : name}`;
    const ways = byName.map(([name, readers]) =>
      byName.length === 1 ? as(name) : `${as(name)} by ${list(readers.map(({ title }) => title))}`,
    );
    return `${given} is treated ${ways.join('; ')}.`;
  },
  withoutRobots: (path: string) =>
    `${path} is not among the files, so nothing is blocked for this answer. Add it with --with.`,
  usageUnknown: (usage: string, known: readonly string[]) =>
    `ACAP does not define the usage ${usage}, so it is treated as the usage other. ACAP defines ${list(known)}.`,
  purposeOfFile: (purpose: string) =>
    `The file has rules only for purposes, so it is asked for its first one: ${purpose}. Use --purpose to choose another.`,
  questionsNamed: (urls: number) =>
    `URLs taken from the rules: ${number(urls)}. Use --urls to choose others.`,
  /** How many of the URLs and crawlers in the files were used, if not all. */
  someTaken({
    urls,
    agents,
  }: {
    readonly urls?: UsedPart | undefined;
    readonly agents?: UsedPart | undefined;
  }) {
    const of = (one: UsedPart | undefined, noun: string) =>
      one ? [`${number(one.taken)} of ${number(one.named)} ${noun}`] : [];
    const some = list([...of(urls, 'URLs'), ...of(agents, 'crawlers')]);
    return `Included ${some} that the files name. Use --all to include all of them, or choose some with --urls and --agents.`;
  },
  nothingIn: (name: string) => `No file that this command reads was found in ${name}.`,
  waiting: (files: number) =>
    `Waiting for changes in ${plural(files, 'file', 'files')}. Press Ctrl+C to stop.`,
  robots: { any: 'any other crawler', none: 'any crawler' },
  ask: {
    /** `No: AnyBot, /private/ (RFC 9309)` */
    head: (word: string, about: string) => `${word}: ${about}`,
    /** `5 Yes, 5 No: AnyBot, /private/` */
    tally: (counts: readonly (readonly [word: string, count: number])[], about: string) =>
      `${counts.map(([word, count]) => `${number(count)} ${word}`).join(', ')}: ${about}`,
    trace: 'Step by step',
    hasSteps: (count: number) => `${plural(count, 'step', 'steps')}: add --verbose`,
    moreSteps: (count: number) => `and ${plural(count, 'more step', 'more steps')}; --json lists them all`,
    restrictions: (qualifiers: readonly string[]) => `Restrictions: ${qualifiers.join(', ')}`,
  },
  audit: {
    title: (file: string, reader: string) => `Crawlers and ${file}, as read by ${reader}`,
    summary: 'What the file does',
    compared: 'What was compared',
    /** The crawlers and URLs that the report is about. */
    extent: (agents: UsedPart, urls: UsedPart) =>
      `Any other crawler and ${countOf(agents)} known or named crawlers, for ${countOf(urls)} URLs. Other URLs can have other answers.`,
    others: 'Any other crawler',
    uses: 'Stated use of the content, for any other crawler',
    check: 'To check',
    findings: 'Findings',
    /** What crawlers may fetch of the URLs that were compared. `lines`: the exceptions. */
    access(access: Access, lines: readonly number[]): string {
      const at = lines.length === 0 ? '' : ` (${atLines(lines)})`;
      switch (access) {
        case 'all':
          return 'Allowed';
        case 'none':
          return `Blocked${at}`;
        case 'except':
          return `Allowed, except ${plural(lines.length, 'path', 'paths')}${at}`;
        case 'only':
          return `Blocked, except ${plural(lines.length, 'path', 'paths')}${at}`;
        case 'later':
          return 'Put off until the server answers again';
        case 'unknown':
          return 'Not said';
      }
    },
    asOthers: 'As any other crawler',
    names: (names: readonly string[], most: number) =>
      names.length <= most + 1
        ? listAll(names)
        : listAll([...names.slice(0, most), `${number(names.length - most)} more`]),
    /** `others` are lines of other files. */
    use(purpose: string, answer: string, lines: readonly number[], others: readonly string[]) {
      const places = [...(lines.length === 0 ? [] : [atLines(lines)]), ...others];
      return `${purpose}: ${answer}${places.length === 0 ? '' : ` (${places.join('; ')})`}`;
    },
    /** Another answer for some URLs. */
    stillListed:
      'Where a rule blocks fetching, No means that the text is not read. Search results may still list the address.',
    useAt: (urls: string, answer: string) => `${urls}: ${answer}`,
    otherFile: (path: string, line: number) => `${path} line ${line}`,
    unanswered: (url: string) => `${url} gave no answer and is left out.`,
    split: (purpose: string, blocked: string, allowed: string) =>
      `${purpose}: ${blocked} blocked, but ${allowed} allowed`,
    heedless: (names: string) => `Blocked, but may not follow robots.txt: ${names}`,
    disagree: (count: number) =>
      `Readers disagree on ${plural(count, 'answer', 'answers')}${count > 3 ? ', for example' : ''}:`,
    differ: (purposes: readonly string[]) =>
      `Crawlers with the same purpose get different answers: ${listAll(purposes)}`,
    alikeByPurpose: (reader: string) =>
      `Crawlers with the same purpose get the same answers for every URL, as read by ${reader}.`,
    alikeWhereCompared: (reader: string) =>
      `Crawlers with the same purpose get the same answers for the URLs compared, as read by ${reader}. For all other URLs this is not settled.`,
    /** For one purpose, two crawlers and a URL. */
    differFor: (purpose: string, agents: readonly string[], url: string) =>
      `${purpose}: ${listAll(agents)}, for example for ${url}`,
    sameForEveryUrl: (readers: readonly string[]) =>
      `${listAll(readers)} give the same answers for every URL, each to the crawlers that it applies to.`,
    differAt: (readers: readonly string[], agent: string, url: string) =>
      `${listAll(readers)} differ for ${agent} at ${url}.`,
    notSettled: 'For all other URLs this is not settled.',
    sameAnswers: (readers: readonly string[]) =>
      `For the URLs compared, ${listAll(readers)} give the same answers, each to the crawlers that it applies to.`,
    oneReader: (reader: string) => `Readers were not compared: only ${reader} was asked.`,
    nothingToDo: 'No findings.',
    finding: (line: number, severity: string, code: string, message: string) =>
      `line ${line}: ${severity} ${code}: ${message}`,
    alike: (lines: readonly number[]) => `also: ${atLines(lines)}`,
  },
  otherSites: (count: number, origin: string) =>
    `${plural(count, 'URL of the list is', 'URLs of the list are')} not of ${origin}, so the file does not decide about ${count === 1 ? 'it' : 'them'}.`,
  init: {
    written: (file: string, expectations: number) =>
      `${file}: ${plural(expectations, 'expectation', 'expectations')} written.`,
    some: (taken: number, all: number) =>
      `Included ${number(taken)} of ${plural(all, 'URL', 'URLs')} that the rules suggest. Use --all to include all of them.`,
    someListed: (taken: number, all: number) =>
      `Included ${number(taken)} of ${plural(all, 'URL', 'URLs')} of the list. Use --all to include all of them.`,
    next: (file: string, isLive: boolean) => `To check them: gatepost test${isLive ? ' --live' : ''} ${file}`,
  },
  preset: {
    /** `besides`: its other purposes. */
    decision: (name: string, besides: string, choice: 'out' | 'in' | 'leave') => {
      const also = `${name} also comes for something else (${besides})`;
      if (choice === 'out') return `${also}; it is blocked. To leave it: --leave ${name}`;
      const effect = choice === 'in' ? 'it is allowed' : 'it stays as it is';
      return `${also}; ${effect}. To block it: --block ${name}`;
    },
    untouched: (names: readonly string[], more: number) =>
      `${plural(names.length + more, 'known crawler stays', 'known crawlers stay')} as before: ${listAll([...names, ...(more > 0 ? [`${number(more)} more`] : [])])}.`,
    communityLeft: (count: number, list: string) =>
      `${number(count)} names that only ${list} calls training crawlers stay as before, because no statement from an operator is known. To block them: --community`,
    communityBlocked: (names: readonly string[], list: string) =>
      `Blocked although only ${list} calls them training crawlers, without a statement from the operator: ${listAll(names)}.`,
    joinable: (count: number, beside: string) =>
      `${plural(count, 'name', 'names')} could be added to the record of ${beside}, which has the same rules. To do so: --join`,
    fileChanges: (file: string) => `${file}: is written.`,
    fileUnchanged: (file: string) => `${file}: nothing changes.`,
    notAboutUse: (name: string) => `The preset ${name} says nothing about AI use, so --also writes nothing.`,
  },
  columns: { host: 'Host', announced: 'Announced', directives: 'Index, follow' },
  areas: {
    none: 'No answer changes, for any URL.',
    noneFor: (crawlers: string) => `No answer changes for ${crawlers}, for any URL.`,
    noneNormal: 'No answer changes, for any URL in normal form.',
    noneFound: 'Not settled: no change was found, but it is not proved that there is none.',
    sum: ({ opened, closed, other }: Readonly<Record<Direction, number>>) =>
      `${listAll([
        ...(opened > 0 ? [plural(opened, 'area opens', 'areas open')] : []),
        ...(closed > 0 ? [plural(closed, 'area closes', 'areas close')] : []),
        ...(other > 0 ? [plural(other, 'area changes otherwise', 'areas change otherwise')] : []),
      ])}.`,
    /** `Opened: URLs such as /cartx, for GPTBot` */
    area: (direction: string, url: string, crawlers: string) =>
      `${direction}: URLs such as ${url}, for ${crawlers}`,
    oddArea: (direction: string, url: string, crawlers: string) =>
      `${direction}, but only in an unusual spelling: URLs such as ${url}, for ${crawlers}`,
    decided: (word: string, line: string) => `${word}, by ${line}`,
    undecided: (word: string, why: string) => `${word}, because ${why}`,
    notProvable: 'Not settled: for this question, only the answers below are compared.',
    heads: ['Change', 'URLs such as', 'Crawlers', 'Before', 'After'],
  },
  diff: {
    sum: (changed: number, all: number) =>
      changed === 0
        ? `No changes in ${plural(all, 'answer', 'answers')}.`
        : `${number(changed)} of ${plural(all, 'answer', 'answers')} ${changed === 1 ? 'changes' : 'change'}.`,
    before: 'before',
    after: 'after',
    change: (before: string, after: string) => `${before} -> ${after}`,
    more: (count: number) => `and ${number(count)} more`,
    urlsIn: (count: number, directory: string) => `${plural(count, 'URL', 'URLs')} in ${directory}`,
    tooMany: ({ agents, urls }: { readonly agents: number; readonly urls: number }) =>
      `The changes concern more than ${number(urls)} URLs or ${number(agents)} crawlers, so not all are compared. Add --all, or choose some with --urls and --agents.`,
    heads: ['URL', 'Crawler', 'Before', 'After', 'Why'],
    line: (line: number) => `line ${line}`,
  },
  test: {
    /** `replaced`: the words of `replacing` for each replaced file. */
    sum: (met: number, all: number, reader: string, replaced: readonly string[]) =>
      `${number(met)} of ${plural(all, 'expectation is', 'expectations are')} met (${reader})${replaced.length === 0 ? '' : `, with ${listAll(replaced)}`}.`,
    replacing: (path: string, file: string) => `${file} as ${path}`,
    aboutMany: (cell: string, crawlers: string) => `${cell} for ${crawlers}`,
    failed: (about: string, wanted: string, got: string) =>
      `failed: ${about}: expected ${wanted}, got ${got}`,
    unknown: (about: string, wanted: string) =>
      `unknown: ${about}: expected ${wanted}, but this cannot be answered`,
    /** What a sentence about all URLs came to, by its outcome. */
    claims: {
      met: (sentence: string) => `proved: ${sentence}`,
      failed: (sentence: string) => `failed: ${sentence}`,
      'not-settled': (sentence: string) => `not settled: ${sentence}`,
      unknown: (sentence: string) => `unknown: ${sentence}: this cannot be checked`,
    },
    /** Whether crawlers may fetch the URLs of a sitemap or a list. */
    offered: {
      open: (count: number, file: string) =>
        `${plural(count, 'URL', 'URLs')} of ${file}: open to search engines`,
      blocked: (who: string) => `failed: ${who}`,
    },
    note: (text: string) => `note: ${text}`,
    notAnAnswer: (expected: string, near: string) =>
      `${expected} is not an answer to this question. Did you mean ${near}?`,
    problems: {
      'unknown-question': (value: string) => `This version does not know the question ${value}.`,
      'unknown-asked': (value: string) => `This version cannot answer this question with ${value}.`,
      'unknown-part': (value: string) => `This version does not know the part ${value}.`,
      'unknown-reader': (value: string) => `This version does not know the reader ${value}.`,
      'no-file': (value: string) => `The site does not have the file ${value}.`,
    },
  },
  open: {
    how: 'The visual editor for this computer is a package of its own. To open it, run:',
    noBrowser: 'The browser could not be started. Open the link yourself.',
  },
  convert: {
    lossy: (losses: number) =>
      `${plural(losses, 'thing', 'things')} would be lost, so nothing was written. Add --accept-losses to convert anyway.`,
    written: (file: string) => `${file} was converted.`,
    nothing: 'Nothing to write: none of the URLs is blocked.',
    more: (count: number) => `and ${number(count)} more: add --verbose`,
    /** The comment above the lines for a URL. */
    forUrl: (url: string) => `# ${url}`,
  },
} as const);
