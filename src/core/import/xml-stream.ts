// Scans XML in chunks for tag names and the text between them, in bounded memory. Tolerant: it validates nothing.
import { importLimits } from './list.ts';

/** Receives the parts of the document in order. Names are without prefix. */
export interface XmlSink {
  open(name: string): void;
  close(): void;
  /** Text or CDATA, split where the chunks are split. References in text are not replaced. */
  text(piece: string, isCdata: boolean): void;
}

type ScanMode = 'text' | 'tag' | 'comment' | 'cdata' | 'instruction' | 'declaration';

/** The ends of sections in which quotes have no meaning. */
const SECTION_ENDS = { comment: '-->', cdata: ']]>', instruction: '?>' } as const;
const SECTION_OPENERS: readonly (readonly [string, ScanMode])[] = [
  ['<!--', 'comment'],
  ['<![CDATA[', 'cdata'],
  ['<?', 'instruction'],
  ['<!', 'declaration'],
];

const localName = (tag: string): string => {
  const [name = ''] = /^[^\s/>]*/.exec(tag) ?? [];
  return name.slice(name.lastIndexOf(':') + 1);
};

/** Creates a scanner that is fed chunks of a document and reports tags and texts. It buffers no text. */
export function createXmlScanner(sink: XmlSink): { feed(text: string): void; end(): void } {
  let mode: ScanMode = 'text';
  /** The end of the last chunk that may be the beginning of an opener or of an end. */
  let pending = '';
  let tag = '';
  let quote = '';
  let brackets = 0;

  const finishTag = () => {
    if (tag.startsWith('/')) sink.close();
    else if (localName(tag) !== '') {
      sink.open(localName(tag));
      if (tag.endsWith('/')) sink.close();
    }
    [mode, tag, quote] = ['text', '', ''];
  };
  /** Stores the beginning of a tag, which contains the name, and its last character, which shows if it is empty. */
  const addToTag = (text: string) => {
    if (text === '') return;
    tag =
      tag.length + text.length > importLimits.url
        ? (tag + text).slice(0, importLimits.url) + text.slice(-1)
        : tag + text;
  };

  /** Each function reads from a position and returns the next one; -1 to wait for more text. */
  const readText = (text: string, from: number): number => {
    const at = text.indexOf('<', from);
    const end = at < 0 ? text.length : at;
    if (end > from) sink.text(text.slice(from, end), false);
    if (at < 0) return text.length;
    const rest = text.slice(at, at + 9);
    for (const [opener, kind] of SECTION_OPENERS) {
      if (rest.startsWith(opener)) {
        mode = kind;
        return at + opener.length;
      }
      if (rest.length < opener.length && opener.startsWith(rest)) {
        pending = text.slice(at);
        return -1;
      }
    }
    mode = 'tag';
    return at + 1;
  };
  const readTag = (text: string, from: number): number => {
    for (let at = from; at < text.length; at++) {
      const char = text.charAt(at);
      // `<` is not allowed in a tag, not even between quotes: the tag lacks its end.

      if (char === '<' || (char === '>' && quote === '')) {
        addToTag(text.slice(from, at));
        finishTag();
        return char === '<' ? at : at + 1;
      }
      if (char === quote) quote = '';
      else if (quote === '' && (char === '"' || char === "'")) quote = char;
    }
    addToTag(text.slice(from));
    return text.length;
  };
  const readDeclaration = (text: string, from: number): number => {
    for (let at = from; at < text.length; at++) {
      const char = text[at];
      if (char === '[') brackets++;
      else if (char === ']') brackets--;
      else if (char === '>' && brackets <= 0) {
        [mode, brackets] = ['text', 0];
        return at + 1;
      }
    }
    return text.length;
  };
  const readUntil = (end: string, text: string, from: number): number => {
    const at = text.indexOf(end, from);
    const last = at < 0 ? Math.max(from, text.length - end.length + 1) : at;
    if (mode === 'cdata' && last > from) sink.text(text.slice(from, last), true);
    if (at >= 0) {
      mode = 'text';
      return at + end.length;
    }
    pending = text.slice(last);
    return -1;
  };
  const step = (text: string, from: number): number => {
    if (mode === 'text') return readText(text, from);
    if (mode === 'tag') return readTag(text, from);
    if (mode === 'declaration') return readDeclaration(text, from);
    return readUntil(SECTION_ENDS[mode], text, from);
  };

  return {
    feed: (piece) => {
      const text = pending + piece;
      pending = '';
      for (let at = 0; at >= 0 && at < text.length; ) at = step(text, at);
    },
    end: () => {
      if (pending !== '' && (mode === 'text' || mode === 'cdata')) sink.text(pending, mode === 'cdata');
      pending = '';
    },
  };
}
