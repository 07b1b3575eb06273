// Findings about META tags for crawlers, the reservation of text and data mining, and parts excluded from
// snippets.

import { findCrawler } from '../../../catalogue/crawlers.ts';
import {
  findUnusedStanding,
  robotsTagAgents,
  robotsTagDirectives,
  unusedWords,
} from '../../../catalogue/robots-tag-directives.ts';
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { applySpanChanges } from '../../../document/spans.ts';
import { findNearestName } from '../../../syntax/nearest-name.ts';
import { hasValidValue, limitOf } from '../../../syntax/robots-tag.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { type CrawlerMeta, exclusionElements, type MetaDirective, tdmMetaName } from '../crawler-metas.ts';
import { addMeta, moveToHead } from '../edit/crawler-meta.ts';
import { readRobotsDocument } from '../robots-document.ts';
import type { Check, CheckContext } from './check-context.ts';
import { HTML_PATH, htmlPage, metaTag } from './example.ts';
import { changingEdit, harmlessEdit } from './fixes.ts';

const directiveNames = robotsTagDirectives.map(({ name }) => name);

const isCrawlerName = (name: string): boolean =>
  findCrawler(name) !== undefined || robotsTagAgents.some((one) => lowerCase(one.name) === lowerCase(name));

/** Replaces a directive. The code `meta-guess` means that other replacements are possible. */
const replaceFix = (
  { source }: CheckContext,
  at: MetaDirective['at'],
  text: string,
  code: 'meta-use' | 'meta-guess' = 'meta-use',
): Fix => changingEdit(code, () => applySpanChanges(source, [{ at, text }]), [text]);

/** Returns the intended directive with a valid value: a limit becomes -1. Undefined if the value cannot be guessed. */
function repairValue({ directive, value }: MetaDirective): string | undefined {
  if (!directive) return undefined;
  const text = value?.text ?? '';
  if (directive.value === 'none') return directive.name;
  if (directive.value === 'limit') {
    const limit = limitOf(text);
    return limit === undefined ? undefined : `${directive.name}:-1`;
  }
  return undefined;
}

/** Writes the name of the crawler into the tag if it has only this directive and names no crawler yet. */
function nameFixes(
  { source }: CheckContext,
  meta: CrawlerMeta,
  { name, value }: MetaDirective,
): readonly Fix[] {
  if (meta.agent !== '' || meta.directives.length > 1) return [];
  const changes = [
    { at: meta.nameAttribute.value, text: name.text },
    { at: meta.content.value, text: value?.text ?? '' },
  ];
  return [changingEdit('meta-name', () => applySpanChanges(source, changes), [name.text])];
}

function checkUnknown(context: CheckContext, meta: CrawlerMeta, part: MetaDirective): void {
  const { at, name, value, written } = part;
  if (value && isCrawlerName(name.text))
    return context.report(META_CRAWLER_IN_CONTENT, at, {
      detail: 'META-CRAWLER-IN-CONTENT',
      words: [name.text, value.text],
      fixes: () => nameFixes(context, meta, part),
    });
  const nearest = findNearestName(name.text, directiveNames);
  const repaired = nearest && `${nearest}${value ? `:${value.text}` : ''}`;
  context.report(META_UNKNOWN, at, {
    detail: 'META-UNKNOWN',
    words: [written, nearest ?? ''],
    fixes: () => (repaired ? [replaceFix(context, at, repaired)] : []),
  });
}

function checkDirective(context: CheckContext, meta: CrawlerMeta, part: MetaDirective): void {
  const { at, directive, value, written } = part;
  if (!directive) return checkUnknown(context, meta, part);
  if (directive.isProposal)
    context.report(META_PROPOSAL, at, {
      detail: 'META-PROPOSAL',
      words: [directive.name, directive.documentedBy[0]?.operator ?? ''],
    });
  if (hasValidValue(part)) {
    const standing = findUnusedStanding(directive, meta.agent);
    if (standing)
      context.report(META_UNUSED, at, {
        detail: 'META-UNUSED',
        words: unusedWords(directive.name, standing),
      });
    return;
  }
  if (directive.value === 'date')
    return context.report(META_DATE, part.valueAt ?? at, { detail: 'META-DATE', words: [value?.text ?? ''] });
  const repaired = repairValue(part);
  const code = directive.value === 'limit' ? 'meta-guess' : 'meta-use';
  context.report(META_VALUE, at, {
    detail: 'META-VALUE',
    words: [written, directive.value, directive.name],
    fixes: () => (repaired ? [replaceFix(context, at, repaired, code)] : []),
  });
}

/** META-UNKNOWN, META-CRAWLER-IN-CONTENT, META-VALUE, META-DATE, META-PROPOSAL, META-UNUSED. */
const checkDirectives: Check = (context) => {
  for (const meta of readRobotsDocument(context.source).markup.metas)
    for (const part of meta.directives) checkDirective(context, meta, part);
};

/** META-CONTRADICTION: two directives for one crawler that cancel each other. */
const checkContradictions: Check = ({ source, report }) => {
  const byAgent = new Map<string, CrawlerMeta[]>();
  for (const meta of readRobotsDocument(source).markup.metas) {
    const key = lowerCase(meta.agent);
    const agentMetas = byAgent.get(key);
    if (agentMetas) agentMetas.push(meta);
    else byAgent.set(key, [meta]);
  }
  for (const metas of byAgent.values()) {
    const seen = new Set<string>();
    for (const { at, directive } of metas.flatMap(({ directives }) => directives)) {
      if (!directive) continue;
      const { name, opposite } = directive;
      const isContradicted = opposite !== undefined && seen.has(opposite);
      if (isContradicted)
        report(META_CONTRADICTION, at, { detail: 'META-CONTRADICTION', words: [name, opposite] });
      seen.add(name);
    }
  }
};

/** META-IN-BODY. */
const checkPlaces: Check = ({ source, document, report }) => {
  const { metas, tdm } = readRobotsDocument(source).markup;
  for (const meta of [...metas, ...tdm]) {
    if (!meta.isInBody) continue;
    const fixes = () =>
      document.html.head ? [harmlessEdit('meta-to-head', () => moveToHead(source, meta))] : [];
    report(META_IN_BODY, meta, { detail: 'META-IN-BODY', words: [meta.name], fixes });
  }
};

/** META-TDM-VALUE, META-TDM-POLICY: requirements of the TDM Reservation Protocol for its tags. */
const checkReservation: Check = ({ source, report }) => {
  const { tdm } = readRobotsDocument(source).markup;
  const reservations = tdm.filter(({ kind }) => kind === 'reservation');
  for (const { content, value } of reservations)
    if (value !== '0' && value !== '1')
      report(META_TDM_VALUE, content.value, {
        detail: 'META-TDM-VALUE',
        words: [value],
        fixes: () =>
          ['1', '0'].map((text) =>
            changingEdit('meta-guess', () => applySpanChanges(source, [{ at: content.value, text }]), [text]),
          ),
      });
  const policy = tdm.find(({ kind }) => kind === 'policy');
  if (!policy || reservations.length > 0) return;
  report(META_TDM_POLICY, policy, {
    detail: 'META-TDM-POLICY',
    words: [tdmMetaName('reservation')],
    fixes: () => [
      changingEdit('meta-reserve', () => addMeta(source, tdmMetaName('reservation'), '1'), [
        tdmMetaName('reservation'),
      ]),
    ],
  });
};

/** META-NOSNIPPET: the attribute on an element for which Google does not document it. */
const checkExclusions: Check = ({ source, report }) => {
  for (const { start, end, element } of readRobotsDocument(source).markup.exclusions)
    if (!exclusionElements.includes(element))
      report(META_NOSNIPPET, { start, end }, { detail: 'META-NOSNIPPET', words: [element] });
};

/** An example of an HTML page, given the content of its head. */
const headExample = (file: string, near: string) =>
  [{ file: htmlPage(file), near: htmlPage(near), path: HTML_PATH }] as const;

const namedTag = (name: string, content: string) => `<meta name="${name}" content="${content}"/>\n`;

const META_UNKNOWN = defineDiagnostic({
  code: 'META-UNKNOWN',
  severity: 'warning',
  spec: 'pages of the operators',
  check: checkDirectives,
  examples: headExample(metaTag('noidex'), metaTag('noindex')),
});

const META_CRAWLER_IN_CONTENT = defineDiagnostic({
  code: 'META-CRAWLER-IN-CONTENT',
  severity: 'error',
  spec: 'pages of the operators',
  check: checkDirectives,
  examples: headExample(metaTag('googlebot: noindex'), namedTag('googlebot', 'noindex')),
});

const META_VALUE = defineDiagnostic({
  code: 'META-VALUE',
  severity: 'error',
  spec: 'pages of the operators',
  check: checkDirectives,
  examples: [
    ...headExample(metaTag('max-snippet:-5'), metaTag('max-snippet:-1')),
    ...headExample(metaTag('max-image-preview:huge'), metaTag('max-image-preview:large')),
  ],
});

const META_DATE = defineDiagnostic({
  code: 'META-DATE',
  severity: 'error',
  spec: 'pages of the operators',
  check: checkDirectives,
  examples: headExample(metaTag('unavailable_after: soon'), metaTag('unavailable_after: 2027-01-31')),
});

const META_PROPOSAL = defineDiagnostic({
  code: 'META-PROPOSAL',
  severity: 'info',
  spec: 'pages of the operators',
  check: checkDirectives,
  examples: headExample(metaTag('noai'), metaTag('nosnippet')),
});

const META_UNUSED = defineDiagnostic({
  code: 'META-UNUSED',
  severity: 'hint',
  spec: 'pages of the operators',
  check: checkDirectives,
  examples: [
    ...headExample(metaTag('nositelinkssearchbox'), metaTag('noindex')),
    ...headExample(namedTag('googlebot', 'noarchive'), namedTag('bingbot', 'noarchive')),
  ],
});

const META_CONTRADICTION = defineDiagnostic({
  code: 'META-CONTRADICTION',
  severity: 'warning',
  spec: 'pages of the operators',
  check: checkContradictions,
  examples: headExample(
    metaTag('noindex') + metaTag('index'),
    metaTag('noindex') + namedTag('bingbot', 'index'),
  ),
});

const META_IN_BODY = defineDiagnostic({
  code: 'META-IN-BODY',
  severity: 'warning',
  spec: 'pages of the operators',
  check: checkPlaces,
  examples: [
    {
      file: '<html>\n<head>\n</head>\n<body>\n<p>x</p>\n<meta name="robots" content="nosnippet"/>\n</body>\n</html>\n',
      near: '<html>\n<head>\n<meta name="robots" content="nosnippet"/>\n</head>\n<body>\n<p>x</p>\n</body>\n</html>\n',
      path: HTML_PATH,
    },
  ],
});

const META_TDM_VALUE = defineDiagnostic({
  code: 'META-TDM-VALUE',
  severity: 'error',
  spec: 'TDMRep',
  check: checkReservation,
  examples: headExample(namedTag('tdm-reservation', 'yes'), namedTag('tdm-reservation', '1')),
});

const META_TDM_POLICY = defineDiagnostic({
  code: 'META-TDM-POLICY',
  severity: 'warning',
  spec: 'TDMRep',
  check: checkReservation,
  examples: headExample(
    namedTag('tdm-policy', 'https://h.example/policy.json'),
    namedTag('tdm-reservation', '1') + namedTag('tdm-policy', 'https://h.example/policy.json'),
  ),
});

const META_NOSNIPPET = defineDiagnostic({
  code: 'META-NOSNIPPET',
  severity: 'info',
  spec: 'pages of the operators',
  check: checkExclusions,
  examples: [
    {
      file: '<html><head></head><body><p data-nosnippet="">x</p></body></html>\n',
      near: '<html><head></head><body><div data-nosnippet="">x</div></body></html>\n',
      path: HTML_PATH,
    },
  ],
});

export const crawlerMetaDiagnostics = [
  META_UNKNOWN,
  META_CRAWLER_IN_CONTENT,
  META_VALUE,
  META_DATE,
  META_PROPOSAL,
  META_UNUSED,
  META_CONTRADICTION,
  META_IN_BODY,
  META_TDM_VALUE,
  META_TDM_POLICY,
  META_NOSNIPPET,
];
