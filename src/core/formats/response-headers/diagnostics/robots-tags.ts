// Findings about the values of X-Robots-Tag headers.
import { checkClaimTask } from '../../../analysis/claims/check-claim.ts';
import { cite } from '../../../catalogue/citations.ts';
import { findCommunityCrawler } from '../../../catalogue/community-crawlers.ts';
import { crawlers, findCrawler } from '../../../catalogue/crawlers.ts';
import {
  findRobotsTagDirective,
  previewSizes,
  type RobotsTagValueKind,
  robotsTagAgents,
  robotsTagDirectives,
  type UnusedDirective,
  unusedDirective,
} from '../../../catalogue/robots-tag-directives.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { urlParts } from '../../../matching/url-parts.ts';
import { runSync } from '../../../questions/cooperative-task.ts';
import { defaultReader } from '../../../readers/registry.ts';
import { findNearestName } from '../../../syntax/nearest-name.ts';
import { hasValidValue, limitOf, type RobotsTagPart, readRobotsTag } from '../../../syntax/robots-tag.ts';
import type { Word } from '../../../syntax/words.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { type AskedPages, type ClosingRules, prepareClosing } from '../../rep/question/find-closing.ts';
import { nameOfUseHeader } from '../header-names.ts';
import {
  fieldsOf,
  type HeadersContext,
  headersExample,
  inLine,
  type PlacedField,
  pageExample,
  partFix,
  valueFix,
} from './check-context.ts';

/** The steps of each proof. */
const PROOF_STEPS = 20_000;

const OPERATORS = cite('pages of the operators');

const robots = nameOfUseHeader('robots');
const tagExample = (file: string, near: string) => pageExample(`${robots}: ${file}`, `${robots}: ${near}`);

const kinds = {
  'HDR-CLOSED': kind<ClosingRules & { readonly pattern: string }>({
    severity: 'warning',
    source: OPERATORS,
    examples: [
      {
        ...headersExample('/print/*\n  X-Robots-Tag: noindex\n', '/art/*\n  X-Robots-Tag: noindex\n'),
        files: { '/robots.txt': 'User-agent: *\nDisallow: /print/\n' },
      },
      {
        ...headersExample('/old\n  X-Robots-Tag: none, noarchive\n', '/old\n  X-Robots-Tag: noarchive\n'),
        files: { '/robots.txt': 'User-agent: *\nDisallow: /\n' },
      },
    ],
  }),
  'HDR-DIRECTIVE': kind<{ readonly written: string; readonly nearest: string | undefined }>({
    severity: 'warning',
    source: OPERATORS,
    examples: [
      tagExample('noidex', 'noindex'),
      tagExample('max-snipet: 20', 'max-snippet: 20'),
      tagExample('private', 'noindex'),
    ],
  }),
  'HDR-AGENT': kind<{ readonly name: string; readonly nearest: string | undefined }>({
    severity: 'warning',
    source: OPERATORS,
    examples: [
      tagExample('gogglebot: noindex', 'googlebot: noindex'),
      tagExample('everybody-else: noindex', 'noindex'),
    ],
  }),
  'HDR-VALUE': kind<{ readonly written: string; readonly form: RobotsTagValueKind; readonly name: string }>({
    severity: 'error',
    source: OPERATORS,
    examples: [
      tagExample('max-snippet:-5', 'max-snippet:-1'),
      tagExample('max-snippet:few', 'max-snippet:20'),
      tagExample('max-image-preview:standart', 'max-image-preview:standard'),
      tagExample('noindex: yes', 'noindex'),
    ],
  }),
  'HDR-DATE': kind<{ readonly date: string }>({
    severity: 'error',
    source: OPERATORS,
    examples: [tagExample('unavailable_after: soon', 'unavailable_after: 2027-01-31')],
  }),
  'HDR-PROPOSAL': kind<{ readonly name: string; readonly operator: string }>({
    severity: 'info',
    source: OPERATORS,
    examples: [tagExample('noai', 'nosnippet')],
  }),
  'HDR-UNUSED': kind<UnusedDirective>({
    severity: 'hint',
    source: OPERATORS,
    examples: [
      tagExample('nositelinkssearchbox', 'noindex'),
      tagExample('googlebot: noarchive', 'bingbot: noarchive'),
    ],
  }),
  'HDR-CONTRADICTION': kind<{ readonly name: string; readonly other: string }>({
    severity: 'warning',
    source: OPERATORS,
    examples: [
      tagExample('noindex, index', 'noindex, bingbot: index'),
      pageExample(`${robots}: none\n  ${robots}: index`, `${robots}: none\n  ${robots}: noindex`),
    ],
  }),
};

type Context = HeadersContext<typeof kinds>;

const directiveNames = robotsTagDirectives.map(({ name }) => name);
const namesWithValue = robotsTagDirectives.filter(({ value }) => value !== 'none').map(({ name }) => name);
const agentNames = [...robotsTagAgents.map(({ name }) => name), ...crawlers.flatMap(({ tokens }) => tokens)];

const isCrawlerName = (name: string): boolean =>
  findCrawler(name) !== undefined ||
  findCommunityCrawler(name) !== undefined ||
  robotsTagAgents.some((one) => lowerCase(one.name) === lowerCase(name));

/** Reports a name before a colon that is not a crawler: a directive, perhaps misspelled, or an unknown name. */
function reportAgent(context: Context, placed: PlacedField, agent: Word): 'crawler' | 'directive' {
  const { report } = context;
  const { text: written } = agent;
  const at = inLine(placed, agent);
  const directive = findRobotsTagDirective(written);
  if (directive) {
    report('HDR-VALUE', at, { written, form: directive.value, name: directive.name });
    return 'directive';
  }
  if (written === '' || isCrawlerName(written)) return 'crawler';
  const intended = findNearestName(written, namesWithValue);
  if (intended !== undefined) {
    const values = { written, nearest: intended };
    report('HDR-DIRECTIVE', at, values, partFix(context, placed, agent, intended));
    return 'directive';
  }
  const nearest = findNearestName(written, agentNames);
  const use = nearest === undefined ? undefined : partFix(context, placed, agent, nearest, 'headers-guess');
  report('HDR-AGENT', at, { name: written, nearest }, use);
  return 'crawler';
}

/** The intended value: no limit instead of one below -1, the nearest size. Undefined if that is unclear. */
function repairValue({ directive, value }: RobotsTagPart): string | undefined {
  const text = value?.text ?? '';
  if (directive?.value === 'limit') return limitOf(text) === undefined ? undefined : '-1';
  return directive?.value === 'preview-size' ? findNearestName(text, previewSizes) : undefined;
}

function reportPart(context: Context, placed: PlacedField, part: RobotsTagPart) {
  const { report } = context;
  const { directive, value, name: word } = part;
  const at = inLine(placed, part);
  const written = placed.value.slice(part.start, part.end);
  if (!directive) {
    const nearest = findNearestName(word.text, directiveNames);
    const use = nearest === undefined ? undefined : partFix(context, placed, word, nearest);
    return report('HDR-DIRECTIVE', at, { written, nearest }, use);
  }
  const { name, value: form } = directive;
  if (directive.isProposal)
    report('HDR-PROPOSAL', at, { name, operator: directive.documentedBy[0]?.operator ?? '' });
  if (hasValidValue(part)) {
    const unused = unusedDirective(directive, part.agent?.text ?? '');
    if (unused) report('HDR-UNUSED', at, unused);
    return;
  }
  if (form === 'date') return report('HDR-DATE', at, { date: value?.text ?? '' });
  const repaired = repairValue(part);
  const code = form === 'limit' ? 'headers-guess' : 'headers-use';
  const use =
    repaired === undefined ? undefined : partFix(context, placed, part, `${name}:${repaired}`, code);
  report('HDR-VALUE', at, { written, form, name }, use);
}

function checkTags(context: Context) {
  for (const placed of fieldsOf(context.subject, 'robots')) {
    const { parts, agents } = readRobotsTag(placed.value, { hasAgents: true });
    const misread = new Set(agents.filter((one) => reportAgent(context, placed, one) === 'directive'));
    const firstNames = new Set<Word>();
    for (const part of parts) {
      // The first part after a directive that was read as a crawler is its value.
      const isValue = part.agent !== undefined && misread.has(part.agent) && !firstNames.has(part.agent);
      if (part.agent) firstNames.add(part.agent);
      if (!isValue) reportPart(context, placed, part);
    }
  }
}

/** The names of a directive and of the directives that it includes. */
const meaningsOf = ({ directive }: RobotsTagPart): readonly string[] =>
  directive ? [directive.name, ...(directive.equals ?? [])] : [];

const oppositesOf = (part: RobotsTagPart): readonly string[] =>
  meaningsOf(part).flatMap((name) => findRobotsTagDirective(name)?.opposite ?? []);

/** Directives for the same crawler and URLs that cancel each other. */
function checkContradictions(context: Context) {
  const firstNames = new Map<string, string>();
  for (const placed of fieldsOf(context.subject, 'robots'))
    for (const part of readRobotsTag(placed.value, { hasAgents: true }).parts) {
      const scope = `${placed.groupAt} ${lowerCase(part.agent?.text ?? '')}`;
      const other = oppositesOf(part)
        .map((name) => firstNames.get(`${scope} ${name}`))
        .find((one) => one !== undefined);
      if (other !== undefined)
        context.report('HDR-CONTRADICTION', inLine(placed, part), { name: part.name.text, other });
      for (const name of meaningsOf(part)) firstNames.set(`${scope} ${name}`, part.name.text);
    }
}

/** Whether a directive keeps the page out of an index. */
const isNoindex = (part: RobotsTagPart): boolean =>
  hasValidValue(part) && meaningsOf(part).includes('noindex');

/** URLs that a pattern is for: the shortest, and a longer one. */
const urlsOfPattern = (pattern: string): readonly string[] =>
  ['', 'page'].map(
    (text) => urlParts(pattern.replace(/\*|:[A-Za-z]\w*/g, (piece) => (piece === '*' ? text : 'page'))).path,
  );

const WILD = /\*|:[A-Za-z]\w*/;

/** The pages that a pattern is for. With wildcards, crawlers must be kept out of all that begins alike. */
function pagesOf({ site, options }: HeadersContext['inspection'], pattern: string): AskedPages {
  const urls = urlsOfPattern(pattern);
  const [beginning = ''] = pattern.split(WILD);
  if (beginning === pattern) return { urls, isAllClosed: () => true };
  const area = urlParts(beginning).path;
  const reader = options.reader?.id ?? defaultReader;
  const isAllClosed = (agent: string, file: string) =>
    runSync(checkClaimTask(site, { claim: 'closed', agent, area }, reader, { file, budget: PROOF_STEPS }))
      .outcome === 'met';
  return { urls, isAllClosed };
}

/** The value without a noindex for all crawlers; undefined if it names crawlers. */
const withoutNoindex = ({ value }: PlacedField, parts: readonly RobotsTagPart[]): string | undefined =>
  parts.some(({ agent }) => agent)
    ? undefined
    : parts
        .filter((part) => !isNoindex(part))
        .map(({ start, end }) => value.slice(start, end))
        .join(', ');

/** A noindex that no crawler reads, because a rule blocks the pages that have it. */
function checkClosed(context: Context) {
  const { inspection, report } = context;
  const findClosing = prepareClosing(inspection.site, inspection.options.reader);
  for (const placed of fieldsOf(context.subject, 'robots')) {
    const { parts } = readRobotsTag(placed.value, { hasAgents: true });
    const part = parts.find(isNoindex);
    const pattern = placed.group.pattern?.text;
    if (!part || pattern === undefined) continue;
    const closing = findClosing(pagesOf(inspection, pattern), part.agent?.text);
    if (!closing) continue;
    const rest = withoutNoindex(placed, parts);
    // Other crawlers read the noindex, where only some are kept out.
    const use =
      rest === undefined || closing.agents.length > 0
        ? undefined
        : valueFix(context, placed, rest, 'headers-guess');
    report('HDR-CLOSED', inLine(placed, part), { ...closing, pattern }, use);
  }
}

export const robotsTagChecks = defineChecks(kinds, checkTags, checkContradictions, checkClosed);
