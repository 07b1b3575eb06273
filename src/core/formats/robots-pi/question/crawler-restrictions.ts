// Finds what META tags for one crawler and X-Robots-Tag headers forbid about a document. They add up with the
// directive of the document, and the more restrictive one counts (Google, robots meta tag specifications).

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
function restrictionOfHeader(path: string, field: HeaderField, agent: string): Restriction {
  const text = valueOfField(field);
  const parts = readRobotsTag(text, { hasAgents: true }).parts.filter((part) => appliesToAgent(part, agent));
  const says = directivesOf(parts);
  const named = parts.find((part) => part.agent && isRestricting(part));
  return { says, carrier: 'header', by: { path, line: field.line }, text, agent: named?.agent?.text ?? '' };
}

const isRestricting = (part: RobotsTagPart): boolean => forbids(part, 'noindex') || forbids(part, 'nofollow');

function restrictionOfMeta({ path, source }: ReadDocument, meta: CrawlerMeta): Restriction {
  const by = { path, line: positionAt(source, meta.start).line };
  return { says: directivesOf(meta.directives), carrier: 'meta', by, text: meta.value, agent: meta.agent };
}

const namedMetas = ({ document: { markup } }: ReadDocument): readonly CrawlerMeta[] =>
  [...markup.metas, ...markup.otherMetas]
    .filter(({ agent }) => agent !== '')
    .toSorted((a, b) => a.start - b.start);

/** Prepares a site. Only an HTML parser reads META tags; headers do not depend on the parser. */
export function prepareRestrictions(
  site: PolicyFiles,
): (agent: string, url: string, lookup: DocumentLookup) => readonly Restriction[] {
  const headers = prepareHeaders(site);
  return (agent, url, lookup) => {
    const isHtml = !('missing' in lookup) && lookup.parser === 'html';
    const metas =
      isHtml && agent !== ''
        ? namedMetas(lookup)
            .filter((meta) => lowerCase(meta.agent) === lowerCase(agent))
            .map((meta) => restrictionOfMeta(lookup, meta))
        : [];
    const ofHeaders = headers
      .fieldsAt(url)
      .flatMap(({ path, fields }) =>
        fields
          .filter(({ name }) => useHeaderOf(name.text) === 'robots')
          .map((field) => restrictionOfHeader(path, field, agent)),
      );
    return [...metas, ...ofHeaders].filter(isRestriction);
  };
}
