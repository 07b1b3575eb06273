// Documents as a carrier of AI use: a document makes statements about its written URL only.

import type { Source } from '../../document/source.ts';
import { positionAt } from '../../document/spans.ts';
import { isOtherSite, urlParts } from '../../matching/url-parts.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { usesOfRobotsTag } from '../../questions/robots-tag-use.ts';
import type { UseCarrier } from '../../questions/use-carrier.ts';
import type { UseStatement } from '../../questions/use-statement.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { type CrawlerMarkup, type TdmMeta } from './crawler-metas.ts';
import { readRobotsDocument } from './robots-document.ts';

type PlacedStatement = Omit<UseStatement, 'carrier' | 'by'> & { readonly at: number };

function robotsStatements({ metas }: CrawlerMarkup, agent: string): readonly PlacedStatement[] {
  const isFor = (named: string) => named === '' || (agent !== '' && lowerCase(named) === lowerCase(agent));
  const directives = metas.flatMap((meta) => (isFor(meta.agent) ? meta.directives : []));
  return usesOfRobotsTag(directives, agent).map(({ part, ...use }) => ({
    ...use,
    at: part.at.start,
    words: part.written,
    system: 'directive' as const,
  }));
}

/** The reservation of a document. Undefined if it states none, or several that differ. */
function reservationOf({ tdm }: CrawlerMarkup): (TdmMeta & { readonly value: '0' | '1' }) | undefined {
  const [first, ...others] = tdm.filter(({ kind }) => kind === 'reservation');
  if (!first || others.some(({ value }) => value !== first.value)) return undefined;
  const { value } = first;
  return value === '0' || value === '1' ? { ...first, value } : undefined;
}

/**
 * Text and data mining in the protocol is that of Directive (EU) 2019/790: analysis of text in digital form,
 * including training. No source settles whether input at the time of an answer is part of it.
 */
function tdmStatements(markup: CrawlerMarkup): readonly PlacedStatement[] {
  const meta = reservationOf(markup);
  if (!meta) return [];
  const says = meta.value === '1' ? 'no' : 'yes';
  const words = `${lowerCase(meta.name)}: ${meta.value}`;
  const statement = { says, words, at: meta.start, honoredBy: [], system: 'reservation' } as const;
  return [
    { ...statement, purpose: 'ai-input', isSettled: false },
    { ...statement, purpose: 'ai-train', isSettled: true },
  ];
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

interface DocumentFile {
  readonly path: string;
  readonly source: Source;
}

/** Finds the document at a URL, by the path as written or decoded. A URL with a query is a different document. */
export function documentAt({ files, origin }: PolicyFiles, url: string): DocumentFile | undefined {
  const parts = urlParts(url);
  if (isOtherSite(parts, urlParts(origin).authority)) return undefined;
  const written = parts.query === undefined ? parts.path : `${parts.path}?${parts.query}`;
  const path = [written, decodePath(written)].find((one) => files.get(one)?.format.id === 'xml');
  const file = path === undefined ? undefined : files.get(path);
  return path !== undefined && file ? { path, source: file.source } : undefined;
}

/** META tags for crawlers, and the reservation of text and data mining. */
export const documentCarrier: UseCarrier = {
  id: 'document',
  prepare: (site: PolicyFiles) => {
    if (![...site.files.values()].some(({ format }) => format.id === 'xml')) return undefined;
    return {
      patterns: () =>
        [...site.files].flatMap(([path, { format }]) => (format.id === 'xml' ? [`${path}$`] : [])),
      classOf: lowerCase,
      statementsFor: (agent, url) => {
        const file = documentAt(site, url);
        if (!file) return [];
        const markup = readRobotsDocument(file.source).markup;
        return [...robotsStatements(markup, agent), ...tdmStatements(markup)].map(({ at, ...statement }) => ({
          ...statement,
          carrier: 'document',
          by: { path: file.path, line: positionAt(file.source, at).line },
        }));
      },
    };
  },
};
