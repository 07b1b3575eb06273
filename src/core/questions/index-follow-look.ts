// Where the document behind a URL is, and what a parser obeys in it.
import { documentOf, type RobotsDocument } from '../dialects/robots-pi/document.ts';
import { type Effective, effectiveIn, type Parser, parserOfPath } from '../dialects/robots-pi/effective.ts';
import { isOtherSite, urlParts } from '../matching/url-parts.ts';
import type { Source } from '../text/source.ts';
import type { PolicyFiles } from './question.ts';

/** A document as a parser reads it. */
export interface ReadDocument {
  readonly path: string;
  readonly source: Source;
  readonly document: RobotsDocument;
  readonly parser: Parser;
  readonly effective: Effective;
}

/** What is known about a URL: its document, or why there is none. */
export type Looked = ReadDocument | { readonly path: string; readonly missing: 'no-document' | 'other-site' };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The document at a URL of the site, by the path as written, with the query if a file has it, or decoded. */
export function lookUp({ origin, files }: PolicyFiles, parser: Parser | undefined, url: string): Looked {
  const parts = urlParts(url);
  const keys = [...(parts.query === undefined ? [] : [`${parts.path}?${parts.query}`]), parts.path];
  if (isOtherSite(parts, urlParts(origin).authority)) return { path: parts.path, missing: 'other-site' };
  const path = [...keys, decoded(parts.path)].find((key) => files.has(key));
  if (path === undefined) return { path: parts.path, missing: 'no-document' };
  const { source } = files.get(path)!;
  const document = documentOf(source);
  const by = parser ?? parserOfPath(path);
  return { path, source, document, parser: by, effective: effectiveIn(document, by) };
}
