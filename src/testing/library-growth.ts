// How the steps of each exported function grow with its input: a call for each of them, and files in several shapes.
import * as fetchEntry from '../core/fetch.ts';
import * as library from '../core/index.ts';
import * as lintEntry from '../core/lint.ts';

/** A call on an input of about `octets` octets. Preparing it is not part of the call. */
type PrepareCall = (octets: number) => () => unknown;

const PATH = '/robots.txt';

/** Repeats lines until the text has about `octets` octets. */
function repeat(octets: number, line: (index: number) => string): string {
  const lines: string[] = [];
  for (let length = 0; length < octets; length += (lines.at(-1)?.length ?? 0) + 1)
    lines.push(line(lines.length));
  return `${lines.join('\n')}\n`;
}

/** An ordinary file, and files with much of one thing. */
const shapes: Readonly<Record<string, (octets: number) => string>> = {
  'an ordinary file': (octets) =>
    `# Our policy\nUser-agent: *\nDisallow: /admin/ # no\nAllow: /admin/help$\n${repeat(octets, (i) => `Disallow: /${i % 7 ? 'shop' : '*.'}${i}`)}\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nSitemap: https://shop.example/s.xml\n`,
  'records of one name': (octets) => repeat(octets, (i) => `User-agent: bot${i}\nDisallow: /${i}/\n`),
  'closed records of one name': (octets) => repeat(octets, (i) => `User-agent: bot${i}\nDisallow: /\n`),
  'names of one record': (octets) =>
    `${repeat(octets, (i) => `User-agent: bot${i}`)}Disallow: /x\nAllow: /x/y\n`,
  'rules of one record': (octets) =>
    `User-agent: *\n${repeat(octets, (i) => `${i % 2 ? 'Allow' : 'Disallow'}: /a${i}/`)}`,
  'rules with wildcards': (octets) =>
    `User-agent: *\n${repeat(octets, (i) => `${i % 2 ? 'Allow' : 'Disallow'}: /*a${i}*b`)}`,
  'records that share a name': (octets) =>
    repeat(octets, (i) => `User-agent: Googlebot\nUser-agent: bot${i}\nDisallow: /${i}/\n`),
  'records with the same name': (octets) =>
    repeat(octets, (i) => `User-agent: ${i % 2 ? '*' : 'bot5'}\nDisallow: /${i}/\n`),
  'comments and blank lines': (octets) =>
    repeat(octets, (i) => (i === 0 ? 'User-agent: *\nDisallow: /x' : `# comment ${i}\n`)),
  'lines that mean nothing': (octets) => repeat(octets, (i) => `Disalow ${i}\nnothing: ${i}`),
  'extension lines': (octets) =>
    `User-agent: *\n${repeat(octets, (i) => `Sitemap: https://shop.example/${i}.xml\nCrawl-delay: ${i}\nClean-param: p${i} /a${i}/\nContent-Usage: /${i} train-ai=n`)}`,
  'ACAP fields': (octets) =>
    `ACAP-crawler: *\n${repeat(octets, (i) => `ACAP-${i % 2 ? 'allow' : 'disallow'}-index: /${i}/`)}`,
  'ACAP crawlers': (octets) => repeat(octets, (i) => `ACAP-crawler: bot${i}\nACAP-disallow-crawl: /${i}/\n`),
  'one long line': (octets) => `User-agent: *\nDisallow: /${'a*'.repeat(octets / 2)}\n`,
};

/** A file in one of the shapes, with places in the middle of it. */
interface Sample {
  readonly site: library.Site;
  readonly text: string;
  readonly edited: library.Site;
  /** The number of its records, and one in the middle with the lines of a name and of a rule. */
  readonly records: number;
  readonly record: number;
  readonly nameLine: number;
  readonly ruleLine: number;
}

const open = (text: string, path = PATH) =>
  library.openSite({ origin: 'https://shop.example', files: { [path]: text } });

/** Returns a new sample, of which no result is cached. */
function createSample(text: string): Sample {
  const records = library.fileRecords(open(text), PATH);
  const record = Math.floor(records.length / 2);
  const { start = 0, body = 1, end = 2 } = records[record] ?? {};
  const lines = text.split('\n');
  const isRule = (line: number) => /allow|permission/i.test(lines[line] ?? '');
  const middle = Math.floor((body + end) / 2);
  const ruleLine = [middle, middle + 1, body, end - 1].find(isRule) ?? body;
  const edited = `${lines.toSpliced(ruleLine, 1, 'Disallow: /changed').join('\n')}User-agent: added\nDisallow: /\n`;
  const nameLine = Math.floor((start + body) / 2);
  return {
    site: open(text),
    text,
    edited: open(edited),
    records: records.length,
    record,
    nameLine,
    ruleLine,
  };
}

const agents = ['bot5', 'Googlebot', ''];
const urls = ['/', '/5/x', '/a5/', '/a4/b'];
const cells = { agents, urls, readers: ['rfc9309', 'google'] } as const;
const fetch = { question: 'fetch', reader: 'rfc9309' } as const;
const wish = { reader: 'rfc9309', agent: 'bot5', url: '/5/x', wanted: 'allow' } as const;
const questions: readonly library.AnyOptions[] = [
  fetch,
  { question: 'usage', usage: 'index' },
  { question: 'ai-use', purpose: 'ai-train' },
  { question: 'mobile-agent' },
  { question: 'dataset' },
  { question: 'index-follow', parser: 'html' },
];
const anyRule = { effect: 'deny', path: '/added' } as const;

/** Edits between places that a file may not have are errors of the caller, which count as answers here. */
const orError = (run: () => unknown) => () => {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return error;
  }
};

/** The functions that read a file, by the call that is measured. Preparations return what they call. */
const fileCalls: Readonly<Record<string, (sample: Sample) => () => unknown>> = {
  openSite:
    ({ text }) =>
    () =>
      open(text),
  printFile:
    ({ site }) =>
    () =>
      library.printFile(site, PATH),
  applyEdits: ({ site, ruleLine }) => {
    const start = { line: ruleLine, column: 0 };
    return () => library.applyEdits(site, PATH, [{ range: { start, end: start }, text: '#' }]);
  },
  isAllowed:
    ({ text }) =>
    () =>
      library.isAllowed(text, '/5/x', 'bot5'),
  ask:
    ({ site }) =>
    () =>
      library.ask(site, { ...fetch, agent: 'bot5', url: '/5/x' }),
  prepare:
    ({ site }) =>
    () =>
      library.prepare(site, fetch).matrix(agents, urls),
  'fetch.prepare':
    ({ site }) =>
    () =>
      fetchEntry.prepare(site, { reader: 'rfc9309' }).matrix(agents, urls),
  'fetch.ask':
    ({ site }) =>
    () =>
      fetchEntry.ask(site, { reader: 'rfc9309', agent: 'bot5', url: '/5/x' }),
  answersTo: () => () => library.answersTo(fetch),
  explain: ({ site }) => {
    const verdict = library.ask(site, { ...fetch, agent: 'bot5', url: '/5/x' });
    return () => library.explain(verdict);
  },
  sitemaps:
    ({ site }) =>
    () =>
      library.sitemaps(site),
  crawlDelay:
    ({ site }) =>
    () =>
      library.crawlDelay(site, 'bot5', { reader: 'bing' }),
  preparePace:
    ({ site }) =>
    () =>
      library.preparePace(site, { reader: 'bing' })('bot5'),
  cleanUrl:
    ({ site }) =>
    () =>
      library.cleanUrl(site, PATH, '/a5/?p5=1&p6=2'),
  actionRequests:
    ({ site }) =>
    () =>
      library.actionRequests(site, 'bot5'),
  catalogueOf:
    ({ text }) =>
    () =>
      library.catalogueOf(open(text, '/data.txt')),
  pinsIn:
    ({ site }) =>
    () =>
      library.pinsIn(site, PATH),
  recordsOf:
    ({ site }) =>
    () =>
      library.recordsOf(site, PATH, 'rfc9309'),
  decides:
    ({ site, ruleLine }) =>
    () =>
      library.decides(site, { reader: 'rfc9309', line: ruleLine }),
  findings:
    ({ site }) =>
    () =>
      library.findings(site, PATH),
  findingMessage: ({ site }) => {
    const findings = library.findings(site, PATH).slice(0, 100);
    return () => findings.map(library.findingMessage);
  },
  fixTitle: ({ site }) => {
    const fixes = library
      .findings(site, PATH)
      .slice(0, 100)
      .flatMap((finding) => finding.fixes ?? []);
    return () => fixes.map(library.fixTitle);
  },
  suggestEdits:
    ({ site }) =>
    () =>
      library.suggestEdits(site, wish),
  weighSuggestions:
    ({ site }) =>
    () =>
      library.weighSuggestions(site, wish, cells),
  sideEffects:
    ({ site, edited }) =>
    () =>
      library.sideEffects(site, edited, cells),
  compareReaders:
    ({ site }) =>
    () =>
      library.compareReaders(site, { agents, urls }),
  verdictDiff:
    ({ site, edited }) =>
    () =>
      library.verdictDiff(library.prepareAny(site, fetch), library.prepareAny(edited, fetch), {
        columns: agents,
        urls,
      }),
  difference:
    ({ site, edited }) =>
    () =>
      library.difference(site, edited, { agent: 'bot5', reader: 'rfc9309' }),
  rulesChanged:
    ({ site, edited }) =>
    () =>
      library.rulesChanged(site, edited, PATH),
  checkExpectations:
    ({ site }) =>
    () =>
      library.checkExpectations(site, [{ agent: 'bot5', url: '/5/x', expect: 'deny' }]),
  repToAcap:
    ({ site }) =>
    () =>
      library.repToAcap(site, PATH),
  acapToRep:
    ({ site }) =>
    () =>
      library.acapToRep(site, PATH),
  explainLoss: ({ site }) => {
    const losses = [...library.repToAcap(site, PATH).losses, ...library.acapToRep(site, PATH).losses];
    return () => losses.slice(0, 100).map(library.explainLoss);
  },
  fileRecords:
    ({ site }) =>
    () =>
      library.fileRecords(site, PATH),
  recordAt:
    ({ site, ruleLine }) =>
    () =>
      library.recordAt(site, PATH, ruleLine),
  addRecord:
    ({ site }) =>
    () =>
      library.addRecord(site, PATH, { agents: ['added'], rules: [anyRule] }),
  duplicateRecord:
    ({ site, record }) =>
    () =>
      library.duplicateRecord(site, PATH, record),
  mergeRecords:
    ({ site, record }) =>
    () =>
      library.mergeRecords(site, PATH, record, 0),
  moveRecord:
    ({ site, record, records }) =>
    () =>
      library.moveRecord(site, PATH, record, records),
  removeRecord:
    ({ site, record }) =>
    () =>
      library.removeRecord(site, PATH, record),
  splitRecord:
    ({ site, ruleLine }) =>
    () =>
      library.splitRecord(site, PATH, ruleLine),
  addAgent:
    ({ site, record }) =>
    () =>
      library.addAgent(site, PATH, record, 'added'),
  renameAgent:
    ({ site, nameLine }) =>
    () =>
      library.renameAgent(site, PATH, nameLine, 'renamed'),
  removeAgent:
    ({ site, nameLine }) =>
    () =>
      library.removeAgent(site, PATH, nameLine),
  separateAgent:
    ({ site, nameLine }) =>
    () =>
      library.separateAgent(site, PATH, nameLine),
  addRule:
    ({ site, record }) =>
    () =>
      library.addRule(site, PATH, record, anyRule),
  setPath:
    ({ site, ruleLine }) =>
    () =>
      library.setPath(site, PATH, ruleLine, '/changed'),
  setEffect:
    ({ site, ruleLine }) =>
    () =>
      library.setEffect(site, PATH, ruleLine, 'allow'),
  moveRule:
    ({ site, ruleLine, record }) =>
    () =>
      library.moveRule(site, PATH, ruleLine, { endOf: record }),
  removeRule:
    ({ site, ruleLine }) =>
    () =>
      library.removeRule(site, PATH, ruleLine),
  setValue:
    ({ site, ruleLine }) =>
    () =>
      library.setValue(site, PATH, ruleLine, '/changed'),
  removeLine:
    ({ site, ruleLine }) =>
    () =>
      library.removeLine(site, PATH, ruleLine),
  setComment:
    ({ site, ruleLine }) =>
    () =>
      library.setComment(site, PATH, ruleLine, 'why'),
  addCommentAbove:
    ({ site, ruleLine }) =>
    () =>
      library.addCommentAbove(site, PATH, ruleLine, 'why'),
  ...Object.fromEntries(
    library.presets.map(({ id }) => [
      `applyPreset ${id}`,
      ({ site }: Sample) =>
        () =>
          library.applyPreset(site, PATH, id, { statements: true }),
    ]),
  ),
  ...Object.fromEntries(
    questions.map((options) => [
      `prepareAny ${options.question}`,
      ({ site }: Sample) =>
        () =>
          library.prepareAny(site, options)('bot5', '/5/x'),
    ]),
  ),
};

const longName = (octets: number) => `${'Bot'.repeat(octets / 3)}/1.0 (+https://bot.example/)`;
const longUrl = (octets: number) => `https://shop.example/${'a/%2f'.repeat(octets / 5)}?p=1`;
const yaml = (octets: number) =>
  `path: a.csv\ncolumns:\n${repeat(octets, (i) => `- name: c${i}\n  type: integer`)}`;

/** A table with many crawlers, or many URLs, of a file with a few rules. */
const longTables = (
  ask: (
    site: library.Site,
    table: { readonly agents: readonly string[]; readonly urls: readonly string[] },
  ) => unknown,
): Readonly<Record<string, PrepareCall>> => {
  const text = 'User-agent: *\nDisallow: /a\nAllow: /a/*/b\n\nUser-agent: bot5\nDisallow: /5/\n';
  const list = (octets: number, item: string) => Array.from({ length: octets / 16 }, (_, i) => `${item}${i}`);
  return {
    'many URLs': (octets) => {
      const table = { agents, urls: list(octets, '/a/') };
      const site = open(text);
      return () => ask(site, table);
    },
    'many crawlers': (octets) => {
      const table = { agents: list(octets, 'bot'), urls };
      const site = open(text);
      return () => ask(site, table);
    },
  };
};

/** The pace that a file with many lines of one kind requests. */
const paceOf = (line: string, octets: number) =>
  library.preparePace(open(`User-agent: *\n${repeat(octets, () => line)}`), { reader: 'rfc9309' })('bot5');

/** The other functions, by the input that can be long. */
const otherCalls: Readonly<Record<string, Readonly<Record<string, PrepareCall>>>> = {
  findCrawler: { 'a long name': (octets) => () => library.findCrawler(longName(octets)) },
  productToken: {
    'a long header': (octets) => () => library.productToken(longName(octets), 'google'),
    'products of a header': (octets) => () =>
      library.productToken(
        repeat(octets, (i) => `Mozilla/5.0 (a${i}; b)`),
        'rfc9309',
      ),
  },
  policyUrl: { 'a long URL': (octets) => () => library.policyUrl(longUrl(octets), 'rfc9309') },
  statusOutcome: { 'a status': () => () => library.statusOutcome('rfc9309', 503) },
  cacheSeconds: {
    'a long header': (octets) => () =>
      library.cacheSeconds('rfc9309', `Cache-Control: ${'private, '.repeat(octets / 9)}max-age=60`),
  },
  mayVisitAt: {
    'many times': (octets) => {
      const { visits } = paceOf('Visit-time: 0600-0845', octets);
      return () => library.mayVisitAt(visits, 1400);
    },
  },
  rateAt: {
    'many rates': (octets) => {
      const { rates } = paceOf('Request-rate: 1/5 0600-0845', octets);
      return () => library.rateAt(rates, 1400);
    },
  },
  isAllowed: {
    'a long URL': (octets) => () =>
      library.isAllowed('User-agent: *\nDisallow: /a/*x*y*/b', longUrl(octets), 'bot'),
    'a long name': (octets) => () => library.isAllowed('User-agent: *\nDisallow: /a', '/a', longName(octets)),
  },
  RobotsHandler: {
    instructions: (octets) => () => {
      const handler = new library.RobotsHandler('');
      handler.startDocument();
      for (let i = 0; i < octets / 10; i++) handler.processingInstruction('robots', 'index="no"');
      return handler.problems;
    },
  },
  openWorkspace: {
    files: (octets) => {
      const files = Array.from({ length: octets / 64 }, (_, i) => ({ path: `/${i}/robots.txt`, text: 'a' }));
      const text = JSON.stringify({ gatepost: 1, origin: '', files });
      return () => library.openWorkspace(text);
    },
    rows: (octets) => {
      const rows = Array.from({ length: octets / 16 }, (_, i) => `/row/${i}`);
      const text = JSON.stringify({ gatepost: 1, origin: '', files: [], rows });
      return () => library.openWorkspace(text);
    },
  },
  pinsIn: { columns: (octets) => () => library.pinsIn(open(yaml(octets), '/data.txt'), '/data.txt') },
  pinsToRecords: {
    columns: (octets) => () => library.pinsToRecords(open(yaml(octets), '/data.txt'), '/data.txt'),
  },
  checkExpectations: {
    'a long list': (octets) => {
      const site = open('User-agent: *\nDisallow: /a');
      const list = Array.from({ length: octets / 32 }, (_, i) => ({
        agent: `bot${i}`,
        url: `/${i}`,
        expect: 'allow',
      }));
      return () => library.checkExpectations(site, list);
    },
  },
  openSite: {
    files: (octets) => {
      const files = Object.fromEntries(
        Array.from({ length: octets / 32 }, (_, i) => [`/${i}/robots.txt`, 'a']),
      );
      return () => library.openSite({ origin: '', files });
    },
  },
  applyEdits: {
    edits: (octets) => {
      const site = open(repeat(octets, (i) => `Disallow: /${i}`));
      const edits = Array.from({ length: octets / 32 }, (_, line) => {
        const start = { line, column: 0 };
        return { range: { start, end: start }, text: '#' };
      });
      return () => library.applyEdits(site, PATH, edits);
    },
  },
  prepare: longTables((site, { agents, urls }) => library.prepare(site, fetch).matrix(agents, urls)),
  compareReaders: longTables((site, { agents, urls }) => library.compareReaders(site, { agents, urls })),
  sideEffects: longTables((site, table) =>
    library.sideEffects(site, open('User-agent: *\nDisallow: /a1'), { ...cells, ...table }),
  ),
  weighSuggestions: longTables((site, table) => library.weighSuggestions(site, wish, { ...cells, ...table })),
  verdictDiff: longTables((site, { agents, urls }) =>
    library.verdictDiff(
      library.prepareAny(site, fetch),
      library.prepareAny(open('User-agent: *\nDisallow: /a1'), fetch),
      { columns: agents, urls },
    ),
  ),
  findings: longTables((site, table) => library.findings(site, PATH, table)),
  'lint.findings': longTables((site, table) =>
    lintEntry.findings(site, PATH, { ...table, readers: ['rfc9309', 'google'] }),
  ),
  findingTitle: { 'an unknown code': (octets) => () => library.findingTitle(longName(octets)) },
  findingReason: {
    'an unknown code': (octets) => () => library.findingReason({ code: longName(octets) }),
  },
};

/** One measured case: the function, the shape of its input, and how to prepare a call. */
export interface GrowthCase {
  readonly name: string;
  readonly shape: string;
  readonly prepare: PrepareCall;
}

/** All cases, those of one function together. A name may have its first argument after a space. */
export const growthCases: readonly GrowthCase[] = [
  ...Object.entries(fileCalls).flatMap(([name, call]) =>
    Object.entries(shapes).map(
      ([shape, textOf]): GrowthCase => ({
        name,
        shape,
        prepare: (octets) => orError(call(createSample(textOf(octets)))),
      }),
    ),
  ),
  ...Object.entries(otherCalls).flatMap(([name, inputs]) =>
    Object.entries(inputs).map(([shape, prepare]): GrowthCase => ({ name, shape, prepare })),
  ),
];
