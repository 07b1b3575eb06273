// Findings about the values of X-Robots-Tag headers.
import { findCommunityCrawler } from '../../../catalogue/community-crawlers.ts';
import { crawlers, findCrawler } from '../../../catalogue/crawlers.ts';
import {
  findRobotsTagDirective,
  findUnusedStanding,
  previewSizes,
  robotsTagAgents,
  robotsTagDirectives,
  unusedWords,
} from '../../../catalogue/robots-tag-directives.ts';
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { findNearestName } from '../../../syntax/nearest-name.ts';
import { hasValidValue, limitOf, type RobotsTagPart, readRobotsTag } from '../../../syntax/robots-tag.ts';
import type { Word } from '../../../syntax/words.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { nameOfUseHeader } from '../header-names.ts';
import {
  type Check,
  type CheckContext,
  fieldsOf,
  inLine,
  type PlacedField,
  pageExample,
  partFix,
} from './check-context.ts';

const OPERATORS = 'pages of the operators';

const directiveNames = robotsTagDirectives.map(({ name }) => name);
const namesWithValue = robotsTagDirectives.filter(({ value }) => value !== 'none').map(({ name }) => name);
const agentNames = [...robotsTagAgents.map(({ name }) => name), ...crawlers.flatMap(({ tokens }) => tokens)];

const isCrawlerName = (name: string): boolean =>
  findCrawler(name) !== undefined ||
  findCommunityCrawler(name) !== undefined ||
  robotsTagAgents.some((one) => lowerCase(one.name) === lowerCase(name));

/** Reports a name before a colon that is not a crawler: a directive, perhaps misspelled, or an unknown name. */
function reportAgent(context: CheckContext, placed: PlacedField, agent: Word): 'crawler' | 'directive' {
  const { line } = placed.field;
  const at = inLine(placed, agent);
  const report = context.report;
  const directive = findRobotsTagDirective(agent.text);
  if (directive) {
    report(HDR_VALUE, line, at, [agent.text, directive.value, directive.name]);
    return 'directive';
  }
  if (agent.text === '' || isCrawlerName(agent.text)) return 'crawler';
  const intended = findNearestName(agent.text, namesWithValue);
  if (intended !== undefined) {
    report(HDR_DIRECTIVE, line, at, [agent.text, intended], () => [
      partFix(context, placed, agent, intended),
    ]);
    return 'directive';
  }
  const nearest = findNearestName(agent.text, agentNames);
  report(HDR_AGENT, line, at, [agent.text, nearest ?? ''], () =>
    nearest === undefined ? [] : [partFix(context, placed, agent, nearest, 'headers-guess')],
  );
  return 'crawler';
}

/** The intended value: no limit instead of one below -1, the nearest size. Undefined if that is unclear. */
function repairValue({ directive, value }: RobotsTagPart): string | undefined {
  const text = value?.text ?? '';
  if (directive?.value === 'limit') return limitOf(text) === undefined ? undefined : '-1';
  return directive?.value === 'preview-size' ? findNearestName(text, previewSizes) : undefined;
}

function reportPart(context: CheckContext, placed: PlacedField, part: RobotsTagPart): void {
  const { line } = placed.field;
  const { directive, value, name } = part;
  const at = inLine(placed, part);
  const written = placed.value.slice(part.start, part.end);
  const { report } = context;
  if (!directive) {
    const nearest = findNearestName(name.text, directiveNames);
    report(HDR_DIRECTIVE, line, at, [written, nearest ?? ''], () =>
      nearest === undefined ? [] : [partFix(context, placed, name, nearest)],
    );
    return;
  }
  if (directive.isProposal)
    report(HDR_PROPOSAL, line, at, [directive.name, directive.documentedBy[0]?.operator ?? '']);
  if (hasValidValue(part)) {
    const standing = findUnusedStanding(directive, part.agent?.text ?? '');
    if (standing) report(HDR_UNUSED, line, at, unusedWords(directive.name, standing));
    return;
  }
  if (directive.value === 'date') {
    report(HDR_DATE, line, at, [value?.text ?? '']);
    return;
  }
  const repaired = repairValue(part);
  const code = directive.value === 'limit' ? 'headers-guess' : 'headers-use';
  report(HDR_VALUE, line, at, [written, directive.value, directive.name], () =>
    repaired === undefined ? [] : [partFix(context, placed, part, `${directive.name}:${repaired}`, code)],
  );
}

/** HDR-DIRECTIVE, HDR-AGENT, HDR-VALUE, HDR-DATE, HDR-PROPOSAL, HDR-UNUSED. */
const checkTags: Check = (context) => {
  for (const placed of fieldsOf(context, 'robots')) {
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
};

/** The names of a directive and of the directives that it includes. */
const meaningsOf = ({ directive }: RobotsTagPart): readonly string[] =>
  directive ? [directive.name, ...(directive.equals ?? [])] : [];

const oppositesOf = (part: RobotsTagPart): readonly string[] =>
  meaningsOf(part).flatMap((name) => findRobotsTagDirective(name)?.opposite ?? []);

/** HDR-CONTRADICTION: directives for the same crawler and URLs that cancel each other. */
const checkContradictions: Check = (context) => {
  const firstNames = new Map<string, string>();
  for (const placed of fieldsOf(context, 'robots'))
    for (const part of readRobotsTag(placed.value, { hasAgents: true }).parts) {
      const scope = `${placed.groupAt} ${lowerCase(part.agent?.text ?? '')}`;
      const other = oppositesOf(part)
        .map((name) => firstNames.get(`${scope} ${name}`))
        .find((one) => one !== undefined);
      if (other !== undefined)
        context.report(HDR_CONTRADICTION, placed.field.line, inLine(placed, part), [part.name.text, other]);
      for (const name of meaningsOf(part)) firstNames.set(`${scope} ${name}`, part.name.text);
    }
};

const robots = nameOfUseHeader('robots');
const tagExample = (file: string, near: string) => pageExample(`${robots}: ${file}`, `${robots}: ${near}`);

const HDR_DIRECTIVE = defineDiagnostic({
  code: 'HDR-DIRECTIVE',
  severity: 'warning',
  spec: OPERATORS,
  check: checkTags,
  examples: [
    tagExample('noidex', 'noindex'),
    tagExample('max-snipet: 20', 'max-snippet: 20'),
    tagExample('private', 'noindex'),
  ],
});

const HDR_AGENT = defineDiagnostic({
  code: 'HDR-AGENT',
  severity: 'warning',
  spec: OPERATORS,
  check: checkTags,
  examples: [
    tagExample('gogglebot: noindex', 'googlebot: noindex'),
    tagExample('everybody-else: noindex', 'noindex'),
  ],
});

const HDR_VALUE = defineDiagnostic({
  code: 'HDR-VALUE',
  severity: 'error',
  spec: OPERATORS,
  check: checkTags,
  examples: [
    tagExample('max-snippet:-5', 'max-snippet:-1'),
    tagExample('max-snippet:few', 'max-snippet:20'),
    tagExample('max-image-preview:standart', 'max-image-preview:standard'),
    tagExample('noindex: yes', 'noindex'),
  ],
});

const HDR_DATE = defineDiagnostic({
  code: 'HDR-DATE',
  severity: 'error',
  spec: OPERATORS,
  check: checkTags,
  examples: [tagExample('unavailable_after: soon', 'unavailable_after: 2027-01-31')],
});

const HDR_PROPOSAL = defineDiagnostic({
  code: 'HDR-PROPOSAL',
  severity: 'info',
  spec: OPERATORS,
  check: checkTags,
  examples: [tagExample('noai', 'nosnippet')],
});

const HDR_UNUSED = defineDiagnostic({
  code: 'HDR-UNUSED',
  severity: 'hint',
  spec: OPERATORS,
  check: checkTags,
  examples: [
    tagExample('nositelinkssearchbox', 'noindex'),
    tagExample('googlebot: noarchive', 'bingbot: noarchive'),
  ],
});

const HDR_CONTRADICTION = defineDiagnostic({
  code: 'HDR-CONTRADICTION',
  severity: 'warning',
  spec: OPERATORS,
  check: checkContradictions,
  examples: [
    tagExample('noindex, index', 'noindex, bingbot: index'),
    pageExample(`${robots}: none\n  ${robots}: index`, `${robots}: none\n  ${robots}: noindex`),
  ],
});

export const robotsTagDiagnostics = [
  HDR_DIRECTIVE,
  HDR_AGENT,
  HDR_VALUE,
  HDR_DATE,
  HDR_PROPOSAL,
  HDR_UNUSED,
  HDR_CONTRADICTION,
];
