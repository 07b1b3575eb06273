// Finds the document at a URL, and the directives that a parser obeys in it.

import type { Source } from '../../../document/source.ts';
import { isOtherSite, urlParts } from '../../../matching/url-parts.ts';
import type { PolicyFiles } from '../../../questions/question.ts';
import {
  type EffectiveDirectives,
  effectiveDirectives,
  type Parser,
  parserOfPath,
} from '../effective-directives.ts';
import { type RobotsDocument, readRobotsDocument } from '../robots-document.ts';

/** A document as a parser reads it. */
export interface ReadDocument {
  readonly path: string;
  readonly source: Source;
  readonly document: RobotsDocument;
  readonly parser: Parser;
  readonly effective: EffectiveDirectives;
}

/** The result for a URL: its document, or why there is none. */
export type DocumentLookup =
  | ReadDocument
  | { readonly path: string; readonly missing: 'no-document' | 'other-site' };

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Finds the document at a URL of the site: by the path as written, with the query if a file has it, or decoded. */
export function lookUpDocument(
  { origin, files }: PolicyFiles,
  parser: Parser | undefined,
  url: string,
): DocumentLookup {
  const parts = urlParts(url);
  const keys = [...(parts.query === undefined ? [] : [`${parts.path}?${parts.query}`]), parts.path];
  if (isOtherSite(parts, urlParts(origin).authority)) return { path: parts.path, missing: 'other-site' };
  const path = [...keys, decodePath(parts.path)].find((key) => files.has(key));
  const file = path === undefined ? undefined : files.get(path);
  if (path === undefined || !file) return { path: parts.path, missing: 'no-document' };
  const { source } = file;
  const document = readRobotsDocument(source);
  const by = parser ?? parserOfPath(path);
  return { path, source, document, parser: by, effective: effectiveDirectives(document, by) };
}
