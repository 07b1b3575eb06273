// Findings about META tags for crawlers, the reservation of text and data mining, and parts excluded from
// snippets.

import { cite } from '../../../catalogue/citations.ts';
import { findCrawler } from '../../../catalogue/crawlers.ts';
import {
  type RobotsTagValueKind,
  robotsTagAgents,
  robotsTagDirectives,
  type UnusedDirective,
  unusedDirective,
} from '../../../catalogue/robots-tag-directives.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { findNearestName } from '../../../syntax/nearest-name.ts';
import { hasValidValue, limitOf } from '../../../syntax/robots-tag.ts';
import { groupByKey } from '../../../text/group-by-key.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { type ClosingRules, prepareClosing } from '../../rep/question/find-closing.ts';
import { type CrawlerMeta, type MetaDirective, tdmMetaName } from '../crawler-metas.ts';
import { addMeta, moveToHead } from '../edit/crawler-meta.ts';
import type { PiContext } from './check-context.ts';
import { HTML_PATH, htmlPage, metaTag } from './example.ts';

/** An example of an HTML page, given the content of its head. */
const headExample = (file: string, near: string) =>
  [{ file: htmlPage(file), near: htmlPage(near), path: HTML_PATH }] as const;

const namedTag = (name: string, content: string) => `<meta name="${name}" content="${content}"/>\n`;

const kinds = {
  'META-UNKNOWN': kind<{ readonly written: string; readonly nearest: string | undefined }>({
    severity: 'warning',
    source: cite('pages of the operators'),
    examples: headExample(metaTag('noidex'), metaTag('noindex')),
  }),
  'META-CRAWLER-IN-CONTENT': kind<{ readonly agent: string; readonly directive: string }>({
    severity: 'error',
    source: cite('pages of the operators'),
    examples: headExample(metaTag('googlebot: noindex'), namedTag('googlebot', 'noindex')),
  }),
  'META-VALUE': kind<{ readonly written: string; readonly form: RobotsTagValueKind; readonly name: string }>({
    severity: 'error',
    source: cite('pages of the operators'),
    examples: [
      ...headExample(metaTag('max-snippet:-5'), metaTag('max-snippet:-1')),
      ...headExample(metaTag('max-image-preview:huge'), metaTag('max-image-preview:large')),
    ],
  }),
  'META-DATE': kind<{ readonly date: string }>({
    severity: 'error',
    source: cite('pages of the operators'),
    examples: headExample(metaTag('unavailable_after: soon'), metaTag('unavailable_after: 2027-01-31')),
  }),
  'META-PROPOSAL': kind<{ readonly name: string; readonly operator: string }>({
    severity: 'info',
    source: cite('pages of the operators'),
    examples: headExample(metaTag('noai'), metaTag('nosnippet')),
  }),
  'META-UNUSED': kind<UnusedDirective>({
    severity: 'hint',
    source: cite('pages of the operators'),
    examples: [
      ...headExample(metaTag('nositelinkssearchbox'), metaTag('noindex')),
      ...headExample(namedTag('googlebot', 'noarchive'), namedTag('bingbot', 'noarchive')),
    ],
  }),
  'META-CONTRADICTION': kind<{ readonly name: string; readonly other: string }>({
    severity: 'warning',
    source: cite('pages of the operators'),
    examples: headExample(
      metaTag('noindex') + metaTag('index'),
      metaTag('noindex') + namedTag('bingbot', 'index'),
    ),
  }),
  'META-CLOSED': kind<ClosingRules & { readonly path: string; readonly name: string }>({
    severity: 'warning',
    source: cite('pages of the operators'),
    examples: ['noindex', 'noindex, nosnippet'].map((content) => ({
      file: htmlPage(metaTag(content)),
      near: htmlPage(metaTag('nosnippet')),
      path: HTML_PATH,
      files: { '/robots.txt': 'User-agent: *\nDisallow: /\n' },
    })),
  }),
  'META-IN-BODY': kind<{ readonly name: string }>({
    severity: 'warning',
    source: cite('pages of the operators'),
    examples: [
      {
        file: '<html>\n<head>\n</head>\n<body>\n<p>x</p>\n<meta name="robots" content="nosnippet"/>\n</body>\n</html>\n',
        near: '<html>\n<head>\n<meta name="robots" content="nosnippet"/>\n</head>\n<body>\n<p>x</p>\n</body>\n</html>\n',
        path: HTML_PATH,
      },
    ],
  }),
  'META-TDM-VALUE': kind<{ readonly value: string }>({
    severity: 'error',
    source: cite('TDMRep'),
    examples: headExample(namedTag('tdm-reservation', 'yes'), namedTag('tdm-reservation', '1')),
  }),
  'META-TDM-POLICY': kind<{ readonly name: string }>({
    severity: 'warning',
    source: cite('TDMRep'),
    examples: headExample(
      namedTag('tdm-policy', 'https://h.example/policy.json'),
      namedTag('tdm-reservation', '1') + namedTag('tdm-policy', 'https://h.example/policy.json'),
    ),
  }),
};

type Context = PiContext<typeof kinds>;

const directiveNames = robotsTagDirectives.map(({ name }) => name);

const isCrawlerName = (name: string): boolean =>
  findCrawler(name) !== undefined || robotsTagAgents.some((one) => lowerCase(one.name) === lowerCase(name));

/** Replaces a directive. The code `meta-guess` means that other replacements are possible. */
const replaceFix = (
  { fix }: Context,
  at: MetaDirective['at'],
  text: string | undefined,
  code: 'meta-use' | 'meta-guess' = 'meta-use',
): Fix | undefined => (text ? fix(code, { text }, () => [{ at, text }]) : undefined);

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
function nameFix({ fix }: Context, meta: CrawlerMeta, { name, value }: MetaDirective): Fix | undefined {
  if (meta.agent !== '' || meta.directives.length > 1) return undefined;
  return fix('meta-name', { name: name.text }, () => [
    { at: meta.nameAttribute.value, text: name.text },
    { at: meta.content.value, text: value?.text ?? '' },
  ]);
}

function checkUnknown(context: Context, meta: CrawlerMeta, part: MetaDirective) {
  const { at, name, value, written } = part;
  if (value && isCrawlerName(name.text)) {
    const values = { agent: name.text, directive: value.text };
    return context.report('META-CRAWLER-IN-CONTENT', at, values, () => nameFix(context, meta, part));
  }
  const nearest = findNearestName(name.text, directiveNames);
  const repaired = nearest && `${nearest}${value ? `:${value.text}` : ''}`;
  context.report('META-UNKNOWN', at, { written, nearest }, () => replaceFix(context, at, repaired));
}

function checkDirective(context: Context, meta: CrawlerMeta, part: MetaDirective) {
  const { report } = context;
  const { at, directive, value, written } = part;
  if (!directive) return checkUnknown(context, meta, part);
  const { name, value: form } = directive;
  if (directive.isProposal)
    report('META-PROPOSAL', at, { name, operator: directive.documentedBy[0]?.operator ?? '' });
  if (hasValidValue(part)) {
    const unused = unusedDirective(directive, meta.agent);
    if (unused) report('META-UNUSED', at, unused);
    return;
  }
  if (form === 'date') return report('META-DATE', part.valueAt ?? at, { date: value?.text ?? '' });
  const code = form === 'limit' ? 'meta-guess' : 'meta-use';
  report('META-VALUE', at, { written, form, name }, () => replaceFix(context, at, repairValue(part), code));
}

function checkDirectives(context: Context) {
  for (const meta of context.subject.document.markup.metas)
    for (const part of meta.directives) checkDirective(context, meta, part);
}

/** Two directives for one crawler that cancel each other. */
function checkContradictions({ subject: { document }, report }: Context) {
  for (const metas of groupByKey(document.markup.metas, ({ agent }) => lowerCase(agent)).values()) {
    const seen = new Set<string>();
    for (const { at, directive } of metas.flatMap(({ directives }) => directives)) {
      if (!directive) continue;
      const { name, opposite } = directive;
      if (opposite !== undefined && seen.has(opposite))
        report('META-CONTRADICTION', at, { name, other: opposite });
      seen.add(name);
    }
  }
}

function checkPlaces({ source, subject: { document }, report, fix }: Context) {
  const { metas, tdm } = document.markup;
  for (const meta of [...metas, ...tdm])
    if (meta.isInBody)
      report(
        'META-IN-BODY',
        meta,
        { name: meta.name },
        document.html.head && fix('meta-to-head', {}, () => moveToHead(source, meta), 'same'),
      );
}

/** A noindex that no crawler reads, because a rule blocks the document. */
function checkClosed({ inspection, subject: { document, parser }, report, fix }: Context) {
  if (parser !== 'html') return;
  const { path } = inspection;
  const findClosing = prepareClosing(inspection.site, inspection.options.reader);
  const isNoindex = ({ directive }: MetaDirective) =>
    directive !== undefined && [directive.name, ...(directive.equals ?? [])].includes('noindex');
  for (const meta of document.markup.metas) {
    const noindex = meta.directives.find(isNoindex);
    const agent = meta.agent === '' ? undefined : meta.agent;
    const closing = noindex && findClosing({ urls: [path], isAllClosed: () => true }, agent);
    if (!closing) continue;
    const text = meta.directives
      .filter((part) => !isNoindex(part))
      .map(({ written }) => written)
      .join(', ');
    // Other crawlers read the noindex, where only some are kept out.
    const isUnread = agent !== undefined || closing.agents.length === 0;
    report('META-CLOSED', noindex.at, { ...closing, path, name: meta.name }, () =>
      !isUnread
        ? []
        : text === ''
          ? fix('meta-delete', { name: meta.name }, () => [{ at: meta, text: '' }])
          : fix('meta-guess', { text }, () => [{ at: meta.content.value, text }]),
    );
  }
}

/** Requirements of the TDM Reservation Protocol for its tags. */
function checkReservation({ source, subject: { document }, report, fix }: Context) {
  const { tdm } = document.markup;
  const reservations = tdm.filter(({ kind }) => kind === 'reservation');
  for (const { content, value } of reservations) {
    const write = (text: string) => fix('meta-guess', { text }, () => [{ at: content.value, text }]);
    if (value !== '0' && value !== '1')
      report('META-TDM-VALUE', content.value, { value }, [write('1'), write('0')]);
  }
  const policy = tdm.find(({ kind }) => kind === 'policy');
  if (!policy || reservations.length > 0) return;
  const name = tdmMetaName('reservation');
  report(
    'META-TDM-POLICY',
    policy,
    { name },
    fix('meta-reserve', { name }, () => addMeta(source, name, '1')),
  );
}

export const crawlerMetaChecks = defineChecks(
  kinds,
  checkDirectives,
  checkContradictions,
  checkPlaces,
  checkClosed,
  checkReservation,
);
