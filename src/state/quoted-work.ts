// Whether a text quotes what the person works on: an error may, and what is passed on of it must not.
import type { Chunk } from '../core/text/lines.ts';
import type { SiteDocument } from './document.ts';
import type { GatepostState } from './document-store.ts';

/** Characters of work beyond which is not looked: then a text counts as quoting it. */
const MOST = 20_000_000;

/** Words of which a quotation would be made: three letters or digits in ASCII, elsewhere a single character. */
const WORD = /[a-z0-9]{3,}|[^\u0000-\u007f]/gu;

/** Every text that is part of a document, lines aside. */
const othersOf = ({ files, links, origin, rows, columns, expectations, ...more }: SiteDocument): string[] => [
  origin,
  ...rows,
  ...columns,
  ...files.map(({ path, unknown }) => `${path} ${JSON.stringify(unknown ?? {})}`),
  ...[links, expectations, more.ignored, more.crawlers, more.requests, more.unknown].map(
    (part) => JSON.stringify(part) ?? '',
  ),
];

/** The document now and in every step that can be taken back or done again. */
function* documentsOf({ document, history }: GatepostState): Iterable<SiteDocument> {
  yield document;
  for (const { before, after } of [...history.past, ...history.future]) {
    yield before;
    yield after;
  }
}

function* textsOf(state: GatepostState): Iterable<string> {
  const seenDocuments = new Set<SiteDocument>();
  const seen = new Set<Chunk>();
  for (const document of documentsOf(state)) {
    if (seenDocuments.has(document)) continue;
    seenDocuments.add(document);
    yield* othersOf(document);
    for (const { source } of document.files)
      for (const chunk of source.lines.chunks) {
        if (seen.has(chunk)) continue;
        seen.add(chunk);
        for (const { text } of chunk) yield text;
      }
  }
}

/**
 * True if any word of `text` stands, whole or in part, in a file, a URL, a name or a note of the work, or of what it
 * was before; also if there is too much of it to look. `others`: more texts of the person, such as drafts.
 */
export function quotesUserContent(
  text: string,
  state: GatepostState,
  others: readonly string[] = [],
): boolean {
  const words = [...new Set(text.toLowerCase().match(WORD))];
  if (words.length === 0) return false;
  let left = MOST;
  const isQuoted = (whole: string) => {
    left -= whole.length;
    const small = whole.toLowerCase();
    return left < 0 || words.some((word) => small.includes(word));
  };
  if (others.some(isQuoted)) return true;
  for (const whole of textsOf(state)) if (isQuoted(whole)) return true;
  return false;
}
