// Words of the command line: help, complaints, and what the commands print around the answers.
import type { Severity } from '../../core/diagnostics/finding.ts';
import { inLanguage } from '../language.ts';
import { expectedValue } from './app/files.ts';
import { formatSize, list, listAll, number, plural } from './counts.ts';
import { findingSystems } from './findings.ts';

/** What went wrong, and what to do about it. */
export interface ComplaintWords {
  readonly what: string;
  readonly todo: string;
}

type Params = Readonly<Record<string, string>>;

const orHelp = (command: string) =>
  `Run gatepost ${command}${command === '' ? '' : ' '}--help to see what there is.`;
const meant = (near: string | undefined, command = '') =>
  near === undefined ? orHelp(command) : `Did you mean ${near}?`;

const complaints = {
  'unknown-command': ({ name, near }: Params) => ({
    what: `There is no command ${name}.`,
    todo: meant(near),
  }),
  'no-command': () => ({ what: 'No command was given.', todo: orHelp('') }),
  'unknown-option': ({ command = '', name, near }: Params) => ({
    what: `gatepost ${command} has no option ${name}.`,
    todo: meant(near, command),
  }),
  'no-value': ({ option, value }: Params) => ({
    what: `${option} needs a value.`,
    todo: `Write ${option} ${value}, or ${option}=${value} if the value begins with a hyphen.`,
  }),
  'value-unwanted': ({ option }: Params) => ({
    what: `${option} takes no value.`,
    todo: `Write ${option} alone.`,
  }),
  'bad-value': ({ option, value, allowed, near }: Params) => ({
    what: `${value === '' ? 'Nothing' : value} is not a value of ${option}.`,
    todo: near === undefined ? `It may be ${allowed}.` : `Did you mean ${near}? It may be ${allowed}.`,
  }),
  'too-few': ({ command = '', wanted }: Params) => ({
    what: `gatepost ${command} needs ${wanted}.`,
    todo: orHelp(command),
  }),
  'too-many': ({ command = '', wanted, given }: Params) => ({
    what: `gatepost ${command} takes ${wanted}, and not ${given} as well.`,
    todo: orHelp(command),
  }),
  needed: ({ option, value, why }: Params) => ({
    what: `${option} is missing: ${why}.`,
    todo: `Add ${option} ${value}.`,
  }),
  'no-agent': ({ value }: Params) => ({
    what: `${value} names no crawler.`,
    todo: 'Give names such as GPTBot, with commas between them; * is any other crawler.',
  }),
  'not-with': ({ option, other }: Params) => ({
    what: `${option} says nothing together with ${other}.`,
    todo: `Leave one of them out.`,
  }),
  'not-for-question': ({ option, question, takers }: Params) => ({
    what: `${option} says nothing about the question ${question}.`,
    todo: `It belongs to ${takers}.`,
  }),
  'stdin-twice': () => ({
    what: 'Standard input was asked for twice.',
    todo: 'Write - for one file only, and give the other a name.',
  }),
  missing: ({ file }: Params) => ({
    what: `There is no file ${file}.`,
    todo: 'Check the name, and the folder that it is looked for in.',
  }),
  'is-directory': ({ file }: Params) => ({
    what: `${file} is a folder.`,
    todo: 'Name the files in it.',
  }),
  unreadable: ({ file, why }: Params) => ({
    what: `${file} cannot be read (${why}).`,
    todo: 'Check who may read it.',
  }),
  unwritable: ({ file, why }: Params) => ({
    what: `${file} cannot be written (${why}). Nothing was changed in it.`,
    todo: 'Check who may write it.',
  }),
  'no-output': ({ why }: Params) => ({
    what: `The output cannot be written (${why}).`,
    todo: 'Check that there is room where it goes, and who may write there.',
  }),
  'list-too-big': ({ file, most = '' }: Params) => ({
    what: `${file} has more than ${formatSize(Number(most))} of URLs. It was not read.`,
    todo: 'Give fewer of them, such as those that are requested most, or ask in parts.',
  }),
  'cut-short': ({ file }: Params) => ({
    what: `${file} is packed with gzip and ends in the middle.`,
    todo: 'Fetch or copy it again.',
  }),
  damaged: ({ file, why }: Params) => ({
    what: `${file} is packed with gzip, and damaged (${why}).`,
    todo: 'Fetch or copy it again.',
  }),
  'too-big': ({ file, most = '' }: Params) => ({
    what: `${file} has more than ${formatSize(Number(most))}. It was not read.`,
    todo: 'No crawler reads that much of a policy file: crawlers stop at 500 KiB or sooner.',
  }),
  'over-limit': ({ file, what = 'bytes', size = '', most = '' }: Params) => {
    const unit = { lines: 'lines', line: 'bytes in one line', octets: 'bytes' }[what];
    return {
      what: `${file} has ${number(Number(size))} ${unit}; gatepost reads policy files with up to ${number(Number(most))}.`,
      todo: 'Give the part that counts: crawlers stop at 500 KiB or sooner, for example head -c 512000 FILE | gatepost lint -',
    };
  },
  'is-address': ({ file }: Params) => ({
    what: `${file} is an address. gatepost never uses the network.`,
    todo: 'Fetch it first, for example with curl -s ADDRESS | gatepost lint -',
  }),
  'outside-root': ({ file, root }: Params) => ({
    what: `${file} is not in ${root}.`,
    todo: 'Choose a --root that holds all the files.',
  }),
  'is-workspace': ({ file }: Params) => ({
    what: `${file} is a workspace, not a policy file.`,
    todo: 'gatepost test checks its expectations, gatepost lint its files. For all else name its files, or say with --path what it is.',
  }),
  'same-path': ({ path, file, other }: Params) => ({
    what: `${file} and ${other} would both be at ${path}.`,
    todo: 'Say with --root which folder is the root of the site.',
  }),
  'not-a-list': ({ file }: Params) => ({
    what: `${file} is not a list of URLs.`,
    todo: 'Give a text with one URL a line (lines that begin with # are skipped), a sitemap, a table with a column of URLs, or an access log.',
  }),
  'no-urls': ({ file }: Params) => ({
    what: `${file} names no URL to ask about.`,
    todo: 'Give some with --url or --urls FILE.',
  }),
  'cannot-convert': ({ file, why }: Params) => ({
    what: `${file} was not converted. ${why}`,
    todo: 'Nothing was written.',
  }),
  'not-written-there': ({ to }: Params) => ({
    what: `--write puts a converted policy file in place of the old one; --to ${to} gives lines for other places.`,
    todo: 'Leave --write out, and copy what is printed.',
  }),
  'write-stdin': () => ({
    what: 'Standard input cannot be written to.',
    todo: 'Leave --write or --fix out, or name a file.',
  }),
  'write-workspace': ({ file, path }: Params) => ({
    what: `${path} is a copy in ${file}, which --fix does not write to.`,
    todo: `Leave --fix out, or put a file in its place with --file ${path}=FILE.`,
  }),
  'no-code': ({ value }: Params) => ({
    what: `There is no finding with the code ${value}.`,
    todo: 'Each line that lint prints names the code of its finding.',
  }),
  'not-json': ({ file }: Params) => ({
    what: `${file} is not JSON.`,
    todo: 'A workspace is a file that the editor saves as *.gatepost.json.',
  }),
  'not-a-workspace': ({ file }: Params) => ({
    what: `${file} is not a workspace: it has no key "gatepost".`,
    todo: 'docs/workspace.md describes the file.',
  }),
  'newer-version': ({ file, version }: Params) => ({
    what: `${file} has version ${version} of the workspace file, which is newer than this program.`,
    todo: 'Use a newer gatepost.',
  }),
  'missing-key': ({ file, where }: Params) => ({
    what: `${file} is not a workspace: the key "${where}" is missing.`,
    todo: 'docs/workspace.md describes the file.',
  }),
  invalid: ({ file, where, expected }: Params) => ({
    what: `${file} is not a workspace: ${where === '' ? 'it' : where} should be ${expectedValue(expected ?? '')}.`,
    todo: 'docs/workspace.md describes the file.',
  }),
  'href-network': ({ file, href }: Params) => ({
    what: `${file} names a file by the address ${href}. gatepost never uses the network.`,
    todo: 'Fetch it before, and give its place relative to the workspace file.',
  }),
  'href-outside': ({ file, href }: Params) => ({
    what: `${file} names the file ${href}, which is not below its own folder.`,
    todo: 'Put it beside the workspace file or below, and give its place from there.',
  }),
  'file-form': ({ value }: Params) => ({
    what: `${value === '' ? 'Nothing' : value} is not a value of --file.`,
    todo: 'Write --file PATH=FILE, such as --file /robots.txt=public/robots.txt; PATH begins with a slash.',
  }),
  'file-unplaced': ({ workspace, file }: Params) => ({
    what: `${workspace} has no file with the name of ${file}.`,
    todo: `Say where it is: --file PATH=${file}, such as --file /robots.txt=${file}`,
  }),
  'file-ambiguous': ({ workspace, file, paths }: Params) => ({
    what: `${workspace} has several files with the name of ${file}: ${paths}.`,
    todo: `Say which one it replaces: --file PATH=${file}`,
  }),
  'file-twice': ({ path, file, other }: Params) => ({
    what: `${file} and ${other} would both be at ${path}.`,
    todo: 'Give --file once for each path.',
  }),
  'href-link': ({ file, href }: Params) => ({
    what: `${file} names the file ${href}, which is a link that leads out of its folder. It was not read.`,
    todo: 'Put the file itself beside the workspace file or below.',
  }),
  'no-expectations': ({ file }: Params) => ({
    what: `${file} holds no expectations, so nothing was checked.`,
    todo: 'In the editor choose an answer and press “Expect”, then save the workspace again; or write them as docs/workspace.md says.',
  }),
  unexpected: ({ why }: Params) => ({
    what: `gatepost failed: ${why}`,
    todo: 'This is a mistake in gatepost. Please report it with the command that you ran.',
  }),
} as const satisfies Record<string, (params: Params) => ComplaintWords>;

export type ComplaintCode = keyof typeof complaints;

/** Says a complaint. */
export const complaintWords = inLanguage(
  'complaintWords',
  (code: ComplaintCode, params: Params): ComplaintWords => complaints[code](params),
);

const severityNouns: Readonly<Record<Severity, readonly [string, string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
  hint: ['hint', 'hints'],
};

const exitCodes = [
  [0, 'all is well'],
  [1, 'the check failed: lint found errors, an expectation failed, or --exit-code and answers changed'],
  [2, 'wrong use, a file that cannot be read, or output that cannot be written'],
  [3, 'a conversion would lose something, and --accept-losses was not given'],
] as const;

interface Taken {
  readonly taken: number;
  readonly named: number;
}

export const cliWords = inLanguage('cliWords', {
  about:
    'gatepost: what crawlers make of robots.txt, data.txt and robots instructions in XML. It uses no network.',
  usage: 'Usage',
  commands: 'Commands',
  options: 'Options',
  examples: 'Examples',
  exit: 'Exit codes',
  readers: 'Readers',
  more: 'gatepost COMMAND --help says more about a command. - as a FILE is standard input.',
  exitCodes,
  /** `error: what happened. what to do.` */
  error: ({ what, todo }: ComplaintWords) => `gatepost: ${what}\n  ${todo}`,
  commandAbout: {
    lint: 'Lists what is wrong or odd in policy files, with fixes.',
    ask: 'Answers one question about one URL, and says which line decides and why the others do not.',
    matrix: 'Prints the table of answers: URLs down, crawlers across.',
    test: 'Checks the expectations of workspaces that the editor saved.',
    diff: 'Compares two versions of a file by their answers.',
    convert: 'Says in another protocol what a file says, and tells what is lost.',
  },
  /** What stands below the summary of a command. */
  commandNotes: {
    lint: 'It looks at what is in the files. What they decide, test, diff and matrix tell. A workspace that the editor saved is looked at file by file, without the findings that are ignored in it.',
  } as Partial<Readonly<Record<string, string>>>,
  operands: {
    lint: 'one FILE or more',
    ask: 'one FILE',
    matrix: 'one FILE',
    test: 'one WORKSPACE.json or more',
    diff: 'two files, OLD and NEW',
    convert: 'one FILE',
  },
  optionAbout: {
    json: 'print the result as JSON, and complaints too',
    help: 'print this help',
    version: 'print the version',
    path: 'where FILE is on the site, such as /data.txt; otherwise its name tells',
    format: (ids: string) => `what kind of file it is, if its path does not tell: ${ids}`,
    origin: 'scheme, host and port of the site, such as https://www.example.com',
    root: 'the folder that is the root of the site; all files make one site then',
    with: 'another file of the site, such as one that ACAP records refer to; may be repeated',
    file: 'replaces the file at PATH in the workspace with FILE, or adds it; may be repeated. FILE alone replaces the file of the same name',
    reader: (ids: string) => `who reads the file: ${ids}, or all; several with commas`,
    question: (ids: string) => `what is asked: ${ids}`,
    usage: 'a usage of ACAP, such as crawl, index or present-snippet',
    purpose:
      'for usage: a usage purpose (ACAP), without which fields for a purpose take no part; for ai-use: search, ai-input or ai-train',
    'signal-scope': 'whom a Content-Signal line in a record applies to: record (its agents) or file (all)',
    edition: 'the edition of the labels of Content-Usage, such as vocab-07; otherwise the newest',
    'crawler-match': 'how ACAP compares names: exact or substring',
    conventional:
      'which wins where ACAP and conventional records differ: conservative, acap-wins or narrowest',
    parser: 'who reads documents: xml or html',
    status: 'how the request for the file ended: a status from 200 to 599, timeout or network',
    redirects: 'how many redirects came before that',
    'no-quirks': 'let crawlers choose their records by their names alone, whatever their operators say',
    agent: 'a crawler: its name, or its whole User-agent header; may be repeated',
    agents: 'crawlers, separated by commas; * is any other crawler',
    url: 'a URL or a path; may be repeated',
    urls: 'a file with URLs: one a line, a sitemap, a table (CSV) or an access log, packed or not',
    all: 'ask about all URLs and crawlers that the files name, where some would do (200 and 8 of a file)',
    severity: 'tell only what is at least this grave: error, warning, info (notes) or hint',
    profile: (ids: string) => `tell only what one of these would complain about: ${ids}; several with commas`,
    ignore: 'leave out the findings of this code; several with commas',
    'max-warnings': 'fail if there are more warnings than this',
    sarif: 'write a SARIF 2.1.0 report to FILE, or to standard output for -',
    docs: 'where the editor is served, such as https://policy.example.com/: the report then links to its pages about findings',
    junit: 'write a JUnit report to FILE, or to standard output for -',
    fix: 'make the fixes that change no answer, in the files themselves',
    today: 'the day that dates in the file are compared with; otherwise today',
    markdown: 'print Markdown',
    csv: 'print comma-separated values',
    spread: 'give each crawler a column of its own, also those that are treated alike',
    trace: 'print all steps that led to the answers',
    'exit-code': 'end with 1 if an answer changed',
    limit: 'list at most so many changed answers',
    to: (ids: string) => `what to convert to: ${ids}`,
    write: 'write the result into FILE; otherwise it is printed',
    'accept-losses': 'convert although something is lost',
  },
  metavars: {
    path: 'PATH',
    profile: 'PROFILE',
    docs: 'ADDRESS',
    ignore: 'CODE',
    format: 'KIND',
    origin: 'ORIGIN',
    root: 'FOLDER',
    with: 'FILE',
    file: 'PATH=FILE',
    reader: 'READER',
    question: 'QUESTION',
    usage: 'USAGE',
    purpose: 'PURPOSE',
    'signal-scope': 'SCOPE',
    edition: 'EDITION',
    'crawler-match': 'HOW',
    conventional: 'WHICH',
    parser: 'PARSER',
    status: 'STATUS',
    redirects: 'NUMBER',
    agent: 'NAME',
    agents: 'NAMES',
    url: 'URL',
    urls: 'FILE',
    severity: 'LEVEL',
    'max-warnings': 'NUMBER',
    sarif: 'FILE',
    junit: 'FILE',
    today: 'YYYY-MM-DD',
    limit: 'NUMBER',
    to: 'PROTOCOL',
  },
  examplesOf: {
    lint: [
      'gatepost lint public/robots.txt',
      'gatepost lint --root public --sarif gatepost.sarif public/robots.txt public/data.txt',
      'curl -s https://www.example.com/data.txt | gatepost lint - --path /data.txt',
      'gatepost lint --file /robots.txt=public/robots.txt site.gatepost.json',
    ],
    ask: [
      'gatepost ask robots.txt --agent GPTBot --url /private/',
      'gatepost ask robots.txt --agent Googlebot --url /a?b --reader all',
      'gatepost ask robots.txt --agent anybot --url /news/1 --usage present-snippet',
      'gatepost ask robots.txt --agent Googlebot --url / --reader google --status 503',
      'gatepost ask robots.txt --agent GPTBot --url / --question ai-use --purpose ai-train',
    ],
    matrix: [
      'gatepost matrix robots.txt --agents GPTBot,Googlebot,* --urls urls.txt',
      'gatepost matrix robots.txt --url / --url /private/ --markdown',
    ],
    test: [
      'gatepost test --file /robots.txt=public/robots.txt site.gatepost.json',
      'gatepost test site.gatepost.json',
      'gatepost test --reader all --junit report.xml *.gatepost.json',
    ],
    diff: [
      'gatepost diff old-robots.txt robots.txt',
      'git show main:robots.txt | gatepost diff - robots.txt --urls urls.txt --markdown',
    ],
    convert: [
      'gatepost convert robots.txt --to acap',
      'gatepost convert robots.txt --to rep --accept-losses --write',
      'gatepost convert robots.txt --to x-robots-tag --url /private/ --accept-losses',
    ],
  },
  /** Human output of lint. */
  lint: {
    severity: (severity: Severity) => severityNouns[severity][0],
    fix: (title: string) => `fix: ${title}`,
    /** `least` is there if less grave findings are not told. */
    clean: (files: number, least?: Severity) =>
      `${least === undefined ? 'Nothing' : `Nothing of severity ${least} or graver`} found in ${plural(files, 'file', 'files')}.`,
    lookedFor: (systems: readonly string[]) => `Looked for faults of ${listAll(systems)}.`,
    systems: findingSystems,
    decides: 'What the files decide, gatepost test, diff and matrix tell.',
    ignored: (count: number) => `${plural(count, 'finding is', 'findings are')} ignored.`,
    sum: (counts: readonly (readonly [Severity, number])[], files: number) =>
      `${listAll(counts.map(([severity, count]) => plural(count, ...severityNouns[severity])))} in ${plural(files, 'file', 'files')}.`,
    tooManyWarnings: (warnings: number, most: number) =>
      `${plural(warnings, 'warning is', 'warnings are')} more than the ${number(most)} that --max-warnings allows.`,
    fixed: (file: string, count: number) => `${file}: ${plural(count, 'fix was', 'fixes were')} made.`,
    fixesLeft: (file: string) => `${file}: there were more fixes to make. Run the command again.`,
  },
  needed: {
    agent: 'the answer hangs on who asks',
    usage: 'ACAP knows many, and each has an answer of its own',
    purpose: 'a file may say one thing of search, ai-input and ai-train each',
    url: 'the answer is about one URL',
    to: (ids: readonly string[]) => `it may be ${ids.join(', ')}`,
  },
  reduced: (given: string, agent: string) =>
    `${given} is asked about as ${agent === '' ? 'any other crawler' : agent}.`,
  usageUnknown: (usage: string, known: readonly string[]) =>
    `${usage} is not a usage that ACAP knows. It is asked about as other. ACAP knows ${list(known)}.`,
  questionsNamed: (urls: number) =>
    `The URLs are those that the rules name (${number(urls)}). Give others with --urls.`,
  /** What of that which the files name was asked about, where it was not all. */
  someTaken({ urls, agents }: { readonly urls?: Taken | undefined; readonly agents?: Taken | undefined }) {
    const of = (one: Taken | undefined, noun: string) =>
      one ? [`${number(one.taken)} of ${number(one.named)} ${noun}`] : [];
    const some = list([...of(urls, 'URLs'), ...of(agents, 'crawlers')]);
    return `Asked about ${some} that the files name. --all asks about all of them; or give some with --urls and --agents.`;
  },
  robots: { any: 'any other crawler', none: 'any crawler' },
  ask: {
    /** `No: AnyBot, /private/ (RFC 9309)` */
    head: (word: string, about: string) => `${word}: ${about}`,
    trace: 'Step by step',
    moreSteps: (count: number) =>
      `and ${plural(count, 'further step', 'further steps')}; --json lists them all`,
    restrictions: (qualifiers: readonly string[]) => `Restrictions: ${qualifiers.join(', ')}`,
  },
  columns: { host: 'Host', announced: 'Announced', directives: 'Index, follow' },
  diff: {
    sum: (changed: number, all: number) =>
      changed === 0
        ? `No answer of ${number(all)} changes.`
        : `${number(changed)} of ${plural(all, 'answer', 'answers')} ${changed === 1 ? 'changes' : 'change'}.`,
    before: 'before',
    after: 'after',
    change: (before: string, after: string) => `${before} -> ${after}`,
    more: (count: number) => `and ${number(count)} more`,
    tooMany: ({ agents, urls }: { readonly agents: number; readonly urls: number }) =>
      `More differs than is compared by itself (${number(urls)} URLs, ${number(agents)} crawlers). Add --all, or give some with --urls and --agents.`,
    heads: ['URL', 'Crawler', 'Before', 'After', 'Why'],
    line: (line: number) => `line ${line}`,
  },
  test: {
    /** `replaced`: what `replacing` says of each file that was put in. */
    sum: (met: number, all: number, reader: string, replaced: readonly string[]) =>
      `${number(met)} of ${plural(all, 'expectation is', 'expectations are')} met (${reader})${replaced.length === 0 ? '' : `, with ${listAll(replaced)}`}.`,
    replacing: (path: string, file: string) => `${file} as ${path}`,
    failed: (about: string, wanted: string, got: string) => `failed: ${about}: must be ${wanted}, is ${got}`,
    unknown: (about: string, wanted: string) => `unknown: ${about}: must be ${wanted}, but cannot be asked`,
    note: (text: string) => `note: ${text}`,
    problems: {
      'unknown-question': (value: string) => `This version does not know the question ${value}.`,
      'unknown-asked': (value: string) => `This version does not know what is asked: ${value}`,
      'unknown-part': (value: string) => `This version does not know the part ${value}.`,
      'unknown-reader': (value: string) => `This version does not know the reader ${value}.`,
      'no-file': (value: string) => `The site has no file ${value}.`,
    },
  },
  convert: {
    lossy: (losses: number) =>
      `${plural(losses, 'thing is', 'things are')} lost, so nothing was written. Add --accept-losses to convert all the same.`,
    written: (file: string) => `${file} was converted.`,
    nothing: 'Nothing to write: no URL that was asked about is forbidden.',
    /** What stands above lines for a place. */
    forUrl: (url: string) => `# ${url}`,
  },
} as const);
