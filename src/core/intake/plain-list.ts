// A plain list: one URL a line. Blank lines, and lines that begin with `#`, are no entries.
import type { LineParser, ListSink } from './list.ts';

/** Reads a plain list of URLs or paths. White space around them is dropped. */
export function createPlainListParser(sink: ListSink): LineParser {
  return {
    line: (text, number) => {
      const url = text.trim();
      if (url !== '' && !url.startsWith('#')) sink.page(url, number);
    },
    tooLong: (text, number) => sink.skip('line-too-long', number, text),
    end: () => {},
  };
}
