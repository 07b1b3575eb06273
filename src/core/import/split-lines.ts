// Splits chunks of text into lines in bounded memory. Of a line over the limit, only the beginning is kept.
import { beginning, importLimits, type LineParser, type TextParser } from './list.ts';

/**
 * Feeds lines to a parser, numbered from 1, without their endings: LF, CR LF or CR. Of a line longer than `limits.line`
 * the parser receives only the beginning. A text that ends with a line ending has no line after it.
 */
export function createLineSplitter(parser: LineParser): TextParser {
  const endings = /[\n\r]/g;
  let parts: string[] = [];
  let length = 0;
  let number = 0;
  let isBegun = false;
  let afterReturn = false;

  const add = (text: string) => {
    if (text === '') return;
    isBegun = true;
    // Text beyond the limit is counted, not kept.
    if (length <= importLimits.line)
      parts.push(text.length > importLimits.line ? text.slice(0, importLimits.line) : text);
    length += text.length;
  };
  const finish = () => {
    number++;
    const text = parts.join('');
    if (length > importLimits.line) parser.tooLong(beginning(text), number);
    else parser.line(text, number);
    parts = [];
    length = 0;
    isBegun = false;
  };

  return {
    feed: (text) => {
      if (text === '') return;
      let at = afterReturn && text[0] === '\n' ? 1 : 0;
      afterReturn = false;
      endings.lastIndex = at;
      for (let end = endings.exec(text); end; end = endings.exec(text)) {
        add(text.slice(at, end.index));
        finish();
        at = end.index + 1;
        if (end[0] === '\r' && text[at] === '\n') at++;
        else afterReturn = end[0] === '\r' && at === text.length;
        endings.lastIndex = at;
      }
      add(text.slice(at));
    },
    end: () => {
      if (isBegun) finish();
      parser.end();
    },
    get lines() {
      return isBegun ? number + 1 : number;
    },
  };
}
