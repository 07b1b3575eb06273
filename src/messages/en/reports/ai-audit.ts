// Words of the audit of what a site says to AI, on its page and on the command line.
import type { StatementWeight } from '../../../core/analysis/audit/audit-uses.ts';
import type { StatingKind } from '../../../core/analysis/audit/site-statements.ts';
import type { UseStatement } from '../../../core/questions/use-statement.ts';
import { inLanguage } from '../../language.ts';
import { formatDay, listAll, number, plural } from '../counts.ts';

const kinds = {
  'robots-txt': 'robots.txt',
  'response-headers': 'response headers (/_headers)',
  xml: 'documents with metas',
  tdmrep: 'TDMRep (/.well-known/tdmrep.json)',
  rsl: 'license (/license.xml)',
} as const satisfies Record<StatingKind, string>;

const weights = {
  counts: '',
  unsettled: 'Not counted: no specification and no operator defines what the words mean for this.',
  overruled: 'Not counted: another place on the site takes precedence.',
} as const satisfies Record<StatementWeight, string>;

const says = { yes: 'Yes', no: 'No', terms: 'On terms' } as const satisfies Record<
  UseStatement['says'],
  string
>;

export const aiAuditWords = inLanguage('aiAuditWords', {
  title: (site: string) => `What ${site === '' ? 'the site' : site} says to AI`,
  asOf: (date: string) => `As of ${formatDay(date)}`,
  about:
    'Each answer adds up robots.txt and the other files that state how content may be used. It is not what the law requires or what crawlers do.',
  working: 'Reading the files…',
  tooBig: 'A file of this site is too large for the audit.',
  workbench: 'Back to the workbench',
  copy: 'Copy as Markdown',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying.',
  print: 'Print',
  answers: 'Answers by crawler',
  answersAbout: (url: string) => `For the URL ${url}. A dash: the crawler is not known for this purpose.`,
  caption: 'Answers by crawler and purpose',
  crawler: 'Crawler',
  notKnown: 'not known for this purpose',
  exceptionCount: (count: number) => `another answer for ${plural(count, 'URL', 'URLs')}`,
  exceptions: 'Other answers for some URLs',
  contradictions: 'Contradictions',
  noContradictions: 'None was found for the crawlers and URLs that were checked.',
  contradiction: (purposes: readonly string[], crawlers: string) =>
    `${listAll(purposes)}: yes and no, for ${crawlers}`,
  isYes: 'Yes',
  isNo: 'No',
  urls: (count: number, urls: string) => `${count === 1 ? 'URL' : 'URLs'}: ${urls}`,
  statements: 'Statements',
  noStatements: 'None was found for the crawlers and URLs that were checked.',
  says,
  to: (purposes: readonly string[], crawlers: string) => `${listAll(purposes)}, for ${crawlers}`,
  weights,
  honored: (operators: readonly string[]) =>
    operators.length === 1
      ? `${operators[0]} documents that it follows this.`
      : `${listAll(operators)} document that they follow this.`,
  /** The sources of a crawler rule. */
  ruleDocumented: (operators: readonly string[]) =>
    operators.length === 1
      ? `${operators[0]} documents these crawlers for robots.txt.`
      : `${listAll(operators)} document these crawlers for robots.txt.`,
  ruleNotDocumented: 'No known operator documents a crawler that this applies to.',
  notHonored: 'No operator documents that it follows this.',
  source: (operator: string, date: string) => `${operator}, ${formatDay(date)}`,
  lineOf: (path: string, line: number) => `${path}, line ${line}`,
  files: 'Files',
  read: (path: string) => `Read: ${path}`,
  missing: (names: readonly string[]) => `The site has none of these: ${listAll(names)}.`,
  kinds,
  asked: (urls: number, allUrls: number) =>
    allUrls > urls
      ? `${number(urls)} of ${plural(allUrls, 'URL', 'URLs')} were checked.`
      : `${plural(urls, 'URL was', 'URLs were')} checked.`,
  askedAgents: (agents: number, all: number) =>
    all > agents
      ? `${number(agents)} of ${plural(all, 'crawler', 'crawlers')} were checked.`
      : `${plural(agents, 'crawler was', 'crawlers were')} checked.`,
  more: (count: number) => `${number(count)} more`,
  others: (names: readonly string[], most: number) =>
    names.length <= most + 1
      ? listAll(names)
      : listAll([...names.slice(0, most), `${number(names.length - most)} more`]),
} as const);
