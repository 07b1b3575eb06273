// Octets for parsers of text.
import type { OctetParser, TextParser } from './list.ts';

/** Feeds a parser of text with octets of UTF-8; a byte order mark at their beginning is dropped. */
export function decodeForParser(parser: TextParser): OctetParser {
  const decoder = new TextDecoder();
  return {
    feed: (bytes) => parser.feed(decoder.decode(bytes, { stream: true })),
    end: () => {
      parser.feed(decoder.decode());
      parser.end();
    },
    get lines() {
      return parser.lines;
    },
  };
}
