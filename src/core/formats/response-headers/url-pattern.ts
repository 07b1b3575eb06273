// The URL patterns of a `_headers` file: the whole path, `*` for any characters, `:name` for a part between
// slashes (docs/carriers.md, Response headers).
import { type Authority, urlParts } from '../../matching/url-parts.ts';
import { smallestOf } from '../../text/large-lists.ts';

/** Why a pattern does not work for the hosts. */
export type PatternFault = 'scheme' | 'host' | 'splats';

type Piece = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'splat' | 'part' };

const PIECE = /\*|:[A-Za-z]\w*/g;

function piecesOf(pattern: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const pushText = (to: number) => {
    if (to > from) pieces.push({ kind: 'text', text: pattern.slice(from, to) });
  };
  for (const { 0: written, index } of pattern.matchAll(PIECE)) {
    pushText(index);
    pieces.push({ kind: written === '*' ? 'splat' : 'part' });
    from = index + written.length;
  }
  pushText(pattern.length);
  return pieces;
}

/**
 * Whether the pieces match a whole text. All possible positions advance together, so the number of steps is the
 * length of the text times the number of pieces.
 */
function matchesPieces(pieces: readonly Piece[], text: string, separators: string): boolean {
  let ends = new Set([0]);
  for (const piece of pieces) {
    const next = new Set<number>();
    if (piece.kind === 'text') {
      for (const at of ends) if (text.startsWith(piece.text, at)) next.add(at + piece.text.length);
    } else if (piece.kind === 'splat') {
      for (let at = smallestOf(ends); at <= text.length; at++) next.add(at);
    } else {
      let isOpen = false;
      for (let at = 0; at < text.length; at++) {
        isOpen = (isOpen || ends.has(at)) && !separators.includes(text[at]!);
        if (isOpen) next.add(at + 1);
      }
    }
    if (next.size === 0) return false;
    ends = next;
  }
  return ends.has(text.length);
}

/** A pattern, prepared for comparison with many URLs. */
export interface UrlPattern {
  readonly fault?: PatternFault;
  /** Whether the pattern matches a URL of the site. `path`: as in the URL, without its query. */
  readonly matches: (path: string, origin: Authority | undefined) => boolean;
}

/** Reads a pattern. Never fails: a pattern that no host accepts matches nothing. */
export function readUrlPattern(pattern: string): UrlPattern {
  const [, scheme, host = '', path = pattern] = /^([^\s/:]+):\/\/([^/]*)(.*)$/s.exec(pattern) ?? [];
  if (scheme !== undefined && scheme.toLowerCase() !== 'https')
    return { fault: 'scheme', matches: () => false };
  if (scheme !== undefined && host === '') return { fault: 'host', matches: () => false };
  const pathPieces = piecesOf(path === '' ? '/' : path);
  const hostPieces = scheme === undefined ? undefined : piecesOf(host.toLowerCase());
  const isSplatted = [...pathPieces, ...(hostPieces ?? [])].filter(({ kind }) => kind === 'splat').length > 1;
  return {
    ...(isSplatted ? { fault: 'splats' as const } : {}),
    matches: (urlPath, origin) =>
      (hostPieces === undefined || (origin !== undefined && matchesPieces(hostPieces, origin.host, '/.'))) &&
      matchesPieces(pathPieces, urlPath, '/'),
  };
}

/** The path of a URL as the hosts compare it, without query and fragment. */
export const comparedPath = (url: string): string => urlParts(url).path;
