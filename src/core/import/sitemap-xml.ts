// Parses sitemaps (sitemaps.org): the pages of a urlset, and the files that an index names.
import { isXmlCharacter } from '../syntax/xml/names.ts';
import { type FileProblem, importLimits, type ListSink, type TextParser } from './list.ts';
import { createXmlScanner } from './xml-stream.ts';

/** Root elements, and the kind of their URLs. */
const ROOT_KINDS: Readonly<Record<string, 'page' | 'further'>> = { urlset: 'page', sitemapindex: 'further' };
/** URLs are in `<urlset><url><loc>`; deeper ones are those of images. */
const LOC_DEPTH = 3;
const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  quot: '"',
};

const REFERENCE_PATTERN = /&(?:#x([\dA-Fa-f]+)|#(\d+)|(amp|lt|gt|apos|quot));/g;

const characterOfCode = (code: number): string | undefined =>
  code <= 0x10ffff && isXmlCharacter(code) ? String.fromCodePoint(code) : undefined;

/** Replaces character references. Malformed ones, forbidden characters and unknown names are kept (XML 1.0 4.1). */
const expandXmlReferences = (text: string): string =>
  text.replace(REFERENCE_PATTERN, (all, hex?: string, decimal?: string, name?: string) => {
    const character = name
      ? NAMED_CHARACTERS[name]
      : characterOfCode(hex ? Number.parseInt(hex, 16) : Number(decimal));
    return character ?? all;
  });

/** The content of a `<loc>`: text whose references are replaced (`done`) or not yet (`raw`). */
interface LocElement {
  raw: string;
  done: string;
  length: number;
}

/** Parses a sitemap or a sitemap index. Other documents are a problem: `not-a-list`. */
export function createSitemapParser(sink: ListSink): TextParser {
  let depth = 0;
  let kind: 'page' | 'further' | undefined;
  let problem: FileProblem | undefined;
  let loc: LocElement | undefined;
  let line = 1;
  let hasBegun = false;

  const expandRaw = (part: LocElement) => {
    part.done += expandXmlReferences(part.raw);
    part.raw = '';
  };
  const finish = (part: LocElement) => {
    expandRaw(part);
    const url = part.done.trim();
    if (part.length > importLimits.url) sink.skip('url-too-long', line, url);
    else if (kind === 'further') sink.further(url);
    else if (url === '') sink.skip('no-cell', line, '<loc/>');
    else sink.page(url, line);
  };
  const scanner = createXmlScanner({
    open: (name) => {
      depth++;
      if (depth === 1) {
        kind = Object.hasOwn(ROOT_KINDS, name) ? ROOT_KINDS[name] : undefined;
        problem = kind ? undefined : 'not-a-list';
      }
      if (kind && depth === LOC_DEPTH && name === 'loc') loc = { raw: '', done: '', length: 0 };
    },
    close: () => {
      if (loc && depth === LOC_DEPTH) {
        finish(loc);
        loc = undefined;
      }
      if (depth > 0) depth--;
    },
    text: (piece, isCdata) => {
      const openLoc = loc && depth === LOC_DEPTH ? loc : undefined;
      if (openLoc) {
        const text = openLoc.length === 0 ? piece.trimStart() : piece;
        const remaining = importLimits.url + 1 - openLoc.length;
        openLoc.length += text.length;
        if (isCdata) {
          expandRaw(openLoc);
          openLoc.done += text.slice(0, Math.max(remaining, 0));
        } else openLoc.raw += text.slice(0, Math.max(remaining, 0));
      }
    },
  });

  return {
    feed: (text) => {
      hasBegun ||= text !== '';
      let from = 0;
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
        scanner.feed(text.slice(from, at + 1));
        from = at + 1;
        line++;
      }
      scanner.feed(text.slice(from));
    },
    end: () => {
      scanner.end();
      if (!kind && hasBegun) sink.problem(problem ?? 'not-a-list');
    },
    get lines() {
      return hasBegun ? line : 0;
    },
  };
}
