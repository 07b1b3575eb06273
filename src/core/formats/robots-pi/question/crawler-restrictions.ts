// Finds what META tags for one crawler and X-Robots-Tag headers forbid about a document. They add up with the
// directive of the document, and the more restrictive one counts (Google, robots meta tag specifications).

import { findCrawler } from '../../../catalogue/crawlers.ts';
import { positionAt } from '../../../document/spans.ts';
import type { FieldRef } from '../../../questions/answer.ts';
import type { PolicyFiles } from '../../../questions/question.ts';
import { appliesToAgent } from '../../../questions/robots-tag-use.ts';
import { hasValidValue, type RobotsTagPart, readRobotsTag } from '../../../syntax/robots-tag.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { useHeaderOf } from '../../response-headers/header-names.ts';
import { type HeaderField, valueOfField } from '../../response-headers/headers-file.ts';
import { prepareHeaders } from '../../response-headers/page-headers.ts';
import type { CrawlerMeta } from '../crawler-metas.ts';
import type { Directives } from '../read-pi.ts';
import type { DocumentLookup, ReadDocument } from './index-follow-lookup.ts';

/** A tag or a header that forbids indexing, following, or both. */
export interface Restriction {
  readonly says: Directives;
  readonly carrier: 'meta' | 'header';
  readonly by: FieldRef;
  /** As written. */
  readonly text: string;
  /** The user-agent in it; '' if it applies to all crawlers. */
  readonly agent: string;
}

/** A directive that says something else than whether to index or follow, such as `nosnippet` or `unavailable_after`. */
export interface PageDirective extends Pick<Restriction, 'carrier' | 'by' | 'agent'> {
  /** In lower case. */
  readonly name: string;
  /** As written, with its value. */
  readonly text: string;
  /** The operators that document it and follow it. */
  readonly documentedBy: readonly string[];
  /** The operator of the crawler, if it is known. */
  readonly operator?: string;
}

/** What tags and headers say to a crawler about a page. */
export interface CrawlerStatements {
  readonly restrictions: readonly Restriction[];
  readonly directives: readonly PageDirective[];
}

const INDEX_AND_FOLLOW = ['index', 'noindex', 'follow', 'nofollow', 'all', 'none'];

/** The directives of a tag or a header, besides those about indexing and following. */
function directivesIn(
  parts: readonly RobotsTagPart[],
  crawler: string,
  { carrier, by, agent, text }: Pick<Restriction, 'carrier' | 'by' | 'agent' | 'text'>,
): readonly PageDirective[] {
  const operator = findCrawler(crawler)?.operator ?? undefined;
  return parts.flatMap((part) => {
    const { directive } = part;
    if (!directive || !hasValidValue(part) || INDEX_AND_FOLLOW.includes(directive.name)) return [];
    const documentedBy = directive.documentedBy
      .filter(({ standing }) => standing === undefined)
      .map((source) => source.operator);
    return [
      {
        name: directive.name,
        text: text.slice(part.start, part.end),
        carrier,
        by,
        agent: part.agent?.text ?? agent,
        documentedBy: [...new Set(documentedBy)],
        ...(operator === undefined ? {} : { operator }),
      },
    ];
  });
}

const forbids = (part: RobotsTagPart, name: string): boolean =>
  part.directive !== undefined &&
  hasValidValue(part) &&
  [part.directive.name, ...(part.directive.equals ?? [])].includes(name);

const directivesOf = (parts: readonly RobotsTagPart[]): Directives => ({
  index: !parts.some((part) => forbids(part, 'noindex')),
  follow: !parts.some((part) => forbids(part, 'nofollow')),
});

const isRestriction = ({ says }: Restriction): boolean => !says.index || !says.follow;

/** A header can name several crawlers. Those that apply to this one count. */
function statementsOfHeader(path: string, field: HeaderField, agent: string): CrawlerStatements {
  const text = valueOfField(field);
  const parts = readRobotsTag(text, { hasAgents: true }).parts.filter((part) => appliesToAgent(part, agent));
  const named = parts.find((part) => part.agent && isRestricting(part));
  const common = { carrier: 'header', by: { path, line: field.line }, text } as const;
  return {
    restrictions: [{ ...common, says: directivesOf(parts), agent: named?.agent?.text ?? '' }],
    directives: directivesIn(parts, agent, { ...common, agent: '' }),
  };
}

const isRestricting = (part: RobotsTagPart): boolean => forbids(part, 'noindex') || forbids(part, 'nofollow');

function statementsOfMeta(
  { path, source }: ReadDocument,
  meta: CrawlerMeta,
  agent: string,
): CrawlerStatements {
  const by = { path, line: positionAt(source, meta.start).line };
  const common = { carrier: 'meta', by, text: meta.value, agent: meta.agent } as const;
  // Those for all crawlers are the directive of the document.
  const restrictions = meta.agent === '' ? [] : [{ ...common, says: directivesOf(meta.directives) }];
  return { restrictions, directives: directivesIn(meta.directives, agent, common) };
}

const metasOf = ({ document: { markup } }: ReadDocument): readonly CrawlerMeta[] =>
  [...markup.metas, ...markup.otherMetas].toSorted((a, b) => a.start - b.start);

/** Prepares a site. Only an HTML parser reads META tags; headers do not depend on the parser. */
export function prepareStatements(
  site: PolicyFiles,
): (agent: string, url: string, lookup: DocumentLookup) => CrawlerStatements {
  const headers = prepareHeaders(site);
  return (agent, url, lookup) => {
    const isHtml = !('missing' in lookup) && lookup.parser === 'html';
    const metas = isHtml
      ? metasOf(lookup)
          .filter((meta) => meta.agent === '' || lowerCase(meta.agent) === lowerCase(agent))
          .map((meta) => statementsOfMeta(lookup, meta, agent))
      : [];
    const ofHeaders = headers
      .fieldsAt(url)
      .flatMap(({ path, fields }) =>
        fields
          .filter(({ name }) => useHeaderOf(name.text) === 'robots')
          .map((field) => statementsOfHeader(path, field, agent)),
      );
    const all = [...metas, ...ofHeaders];
    return {
      restrictions: all.flatMap(({ restrictions }) => restrictions).filter(isRestriction),
      directives: all.flatMap(({ directives }) => directives),
    };
  };
}
