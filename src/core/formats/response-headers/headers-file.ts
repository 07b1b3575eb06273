// Reads a file of response headers: `_headers` of Cloudflare Pages and Netlify, or a response pasted from `curl
// -I`. Lines that cannot be read have no effect (docs/carriers.md, Response headers).
import { linesIn, placedChunks } from '../../document/lines.ts';
import type { Source } from '../../document/source.ts';
import { sliceWord, trimmedWord, type Word } from '../../syntax/words.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { isStatusLine } from './headers-path.ts';

/** A line `Name: value`, or `! Name`. Columns are those of its line, 0-based. */
export interface HeaderField {
  readonly line: number;
  readonly name: Word;
  /** Empty for `! Name`. */
  readonly value: Word;
  /** Lines that continue the value, in a response (RFC 9112 5.2). */
  readonly more: readonly { readonly line: number; readonly value: Word }[];
  /** Present for `! Name`, which removes a header that groups above add (Cloudflare). */
  readonly detaches?: true;
}

/** Headers that apply to the same URLs. */
export interface HeaderGroup {
  /** The line of the pattern, or of the status. */
  readonly line: number;
  /** Absent for a response, which applies to every page. */
  readonly pattern?: Word;
  readonly fields: readonly HeaderField[];
  /** Present for a response that is followed by another one: a redirect to it. */
  readonly isRedirect?: true;
}

/** Why a line has no effect. */
type UnreadReason = 'no-colon' | 'no-pattern' | 'name' | 'value';

export interface UnreadLine {
  readonly line: number;
  readonly reason: UnreadReason;
  /** The line without the white space around it. */
  readonly text: Word;
}

export interface HeadersFile {
  readonly groups: readonly HeaderGroup[];
  readonly unread: readonly UnreadLine[];
}

/** A path, or a URL of any scheme. Whether it is valid is checked elsewhere. */
const PATTERN = /^(?:\/|[^\s/:]+:\/\/)/;
/** A name of RFC 9110 5.1. */
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** The value of a header in one line. */
export const valueOfField = ({ value, more }: HeaderField): string =>
  more.length === 0 ? value.text : [value.text, ...more.map((one) => one.value.text)].join(' ').trim();

/** Whether a text can be the name of a header (RFC 9110 5.1). */
export const isHeaderName = (text: string): boolean => NAME.test(text);

type Mutable<Group> = { -readonly [Key in keyof Group]: Group[Key] };

interface OpenGroup extends Mutable<Omit<HeaderGroup, 'fields'>> {
  readonly fields: (Omit<HeaderField, 'more'> & { readonly more: HeaderField['more'][number][] })[];
}

class HeadersReader {
  readonly groups: OpenGroup[] = [];
  readonly unread: UnreadLine[] = [];
  private group: OpenGroup | undefined;
  /** Whether the first line that is not empty is the status of a response. */
  private isResponse: boolean | undefined;

  readLine(line: number, text: string): void {
    const word = trimmedWord(text, 0, text.length);
    if (word.text === '') return;
    this.isResponse ??= isStatusLine(word.text);
    if (this.isResponse && isStatusLine(word.text)) return this.beginGroup({ line, fields: [] });
    if (word.text.startsWith('#')) return undefined;
    if (PATTERN.test(word.text)) return this.beginGroup({ line, pattern: word, fields: [] });
    const last = this.group?.pattern ? undefined : this.group?.fields.at(-1);
    if (last && word.start > 0) {
      last.more.push({ line, value: word });
      return undefined;
    }
    return this.readField(line, text, word);
  }

  private beginGroup(group: OpenGroup): void {
    if (!group.pattern && this.group && !this.group.pattern) this.group.isRedirect = true;
    this.group = group;
    this.groups.push(group);
  }

  private readField(line: number, text: string, word: Word): void {
    const detached = /^![ \t]*(\S+)$/.exec(word.text)?.[1];
    const colon = text.indexOf(':', word.start);
    const refuse = (reason: UnreadReason) => void this.unread.push({ line, reason, text: word });
    if (detached === undefined && colon < 0) return refuse('no-colon');
    if (!this.group) return refuse('no-pattern');
    if (detached !== undefined) {
      const name = sliceWord(text, word.end - detached.length, word.end);
      const value = sliceWord(text, word.end, word.end);
      this.group.fields.push({ line, name, value, more: [], detaches: true });
      return undefined;
    }
    const name = trimmedWord(text, word.start, colon);
    const value = trimmedWord(text, colon + 1, text.length);
    if (!isHeaderName(name.text)) return refuse('name');
    if (value.text === '') return refuse('value');
    this.group.fields.push({ line, name, value, more: [] });
    return undefined;
  }
}

/**
 * Reads a file by groups. The result is kept because each question about AI use asks for it, even after an edit of
 * another file. Never fails, whatever the text is.
 */
export const readHeadersFile = memoizeByKey((source: Source): HeadersFile => {
  const reader = new HeadersReader();
  for (const { chunk, start } of placedChunks(source.lines))
    linesIn(chunk).forEach(({ text }, i) => reader.readLine(start + i, text));
  const { groups, unread } = reader;
  return { groups, unread };
});
