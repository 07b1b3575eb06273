// Finds the first thing that keeps a text from being a well-formed XML 1.0 document (XML 1.0 2.1).
// Namespaces are not checked, and neither is anything that requires a validating processor or the external subset.

import type { TextSpan } from '../../document/spans.ts';
import { endOfName, isXmlCharacter } from './names.ts';
import { scanXml } from './scan-xml.ts';
import { isXmlBlank, isXmlSpace, skipSpace } from './seeker.ts';
import type {
  XmlAttribute,
  XmlDeclaration,
  XmlDoctype,
  XmlEndTag,
  XmlFault,
  XmlInstruction,
  XmlSection,
  XmlTag,
  XmlText,
  XmlToken,
} from './tokens.ts';

// References in text and attribute values: `&name;`, `&#10;`, `&#xa;`.
const PREDEFINED_ENTITIES = new Set(['amp', 'lt', 'gt', 'apos', 'quot']);

/** The entities of a document, as far as they are known. */
interface KnownEntities {
  readonly declared: ReadonlySet<string>;
  /** False if there may be declarations outside this text. */
  readonly areAllKnown: boolean;
}

interface ReferenceFault extends TextSpan {
  readonly code: 'bad-reference' | 'unknown-entity';
}

function readCharacterReference(text: string, at: number): { end: number; code: number } {
  const isHex = text[at] === 'x';
  let end = isHex ? at + 1 : at;
  let code = 0;
  const from = end;
  for (; end < text.length; end++) {
    const digit = Number.parseInt(text.charAt(end), isHex ? 16 : 10);
    if (Number.isNaN(digit)) break;
    code = Math.min(code * (isHex ? 16 : 10) + digit, 0x110000);
  }
  return { end, code: end === from ? -1 : code };
}

function faultOfReference(text: string, at: number, entities: KnownEntities): ReferenceFault | undefined {
  if (text[at + 1] === '#') {
    const { end, code } = readCharacterReference(text, at + 2);
    const isGood = text[end] === ';' && code >= 0 && code <= 0x10ffff && isXmlCharacter(code);
    return isGood ? undefined : { code: 'bad-reference', start: at, end };
  }
  const end = endOfName(text, at + 1);
  if (end === at + 1 || text[end] !== ';') return { code: 'bad-reference', start: at, end };
  const name = text.slice(at + 1, end);
  if (PREDEFINED_ENTITIES.has(name) || entities.declared.has(name) || !entities.areAllKnown) return undefined;
  return { code: 'unknown-entity', start: at, end: end + 1 };
}

/** The first reference in a span that XML does not allow. */
function findReferenceFault(
  text: string,
  { start, end }: TextSpan,
  entities: KnownEntities,
): ReferenceFault | undefined {
  for (let at = start; at < end; at++) {
    const fault = text.charCodeAt(at) === 0x26 ? faultOfReference(text, at, entities) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

// The XML declaration (production 23): version, then encoding, then standalone, each at most once.
const isAllDigits = (text: string) =>
  text !== '' && Array.from(text).every((one) => one >= '0' && one <= '9');
const isLetter = (text: string) => (text >= 'a' && text <= 'z') || (text >= 'A' && text <= 'Z');

const isEncodingName = (value: string) =>
  isLetter(value.slice(0, 1)) &&
  Array.from(value).every((one) => isLetter(one) || isAllDigits(one) || '._-'.includes(one));

const DECLARATION_PARTS: readonly (readonly [string, (value: string) => boolean])[] = [
  ['version', (value) => value.startsWith('1.') && isAllDigits(value.slice(2))],
  ['encoding', isEncodingName],
  ['standalone', (value) => value === 'yes' || value === 'no'],
];

/** Whether the text after `<?xml` and white space is a declaration. */
function isXmlDeclaration(text: string, { start, end }: TextSpan): boolean {
  let at = start;
  let part = 0;
  while (at < end) {
    const next = DECLARATION_PARTS.slice(part);
    const name = next.findIndex(([one]) => text.startsWith(one, at));
    const declared = next[name];
    if (!declared || (part === 0 && name > 0)) return false;
    const [word, isGood] = declared;
    const sign = skipSpace(text, at + word.length, end);
    const quote = skipSpace(text, sign + 1, end);
    if (text[sign] !== '=' || (text[quote] !== '"' && text[quote] !== "'")) return false;
    const close = text.indexOf(text.charAt(quote), quote + 1);
    if (close < 0 || close >= end || !isGood(text.slice(quote + 1, close))) return false;
    part += name + 1;
    at = skipSpace(text, close + 1, end);
    if (at < end && !isXmlSpace(text.charCodeAt(close + 1))) return false;
  }
  return part > 0;
}

export type XmlProblemCode =
  | XmlFault['code']
  | ReferenceFault['code']
  | 'bad-character'
  | 'bad-declaration'
  | 'bad-doctype'
  | 'declaration-not-first'
  | 'double-hyphen'
  | 'duplicate-attribute'
  | 'less-than'
  | 'no-root'
  | 'outside-root'
  | 'section-end'
  | 'unclosed'
  | 'wrong-end-tag';

/** The first thing that an XML parser stops at. */
export interface XmlProblem extends TextSpan {
  readonly code: XmlProblemCode;
}

const DECLARATION_KEYWORDS = new Set(['ENTITY', 'ELEMENT', 'ATTLIST', 'NOTATION']);

function findBadCharacter(text: string): XmlProblem | undefined {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x20 && unit < 0xd800) continue;
    const code = text.codePointAt(at)!;
    if (!isXmlCharacter(code)) return { code: 'bad-character', start: at, end: at + 1 };
    if (code > 0xffff) at++;
  }
  return undefined;
}

/** One check of one document. It records the first problem in the text. */
class WellFormednessCheck {
  private readonly text: string;
  private readonly open: XmlTag[] = [];
  private readonly declared = new Set<string>();
  private entities: KnownEntities = { declared: this.declared, areAllKnown: true };
  private isStandalone = false;
  private hasRoot = false;
  private hasDoctype = false;
  first: XmlProblem | undefined;

  constructor(text: string) {
    this.text = text;
  }

  report(code: XmlProblemCode, { start, end }: TextSpan): void {
    if (!this.first || start < this.first.start) this.first = { code, start, end };
  }

  token(token: XmlToken): void {
    switch (token.kind) {
      case 'instruction':
        return this.instruction(token);
      case 'comment':
      case 'cdata':
        return this.section(token);
      case 'tag':
        return this.tag(token);
      case 'end-tag':
        return this.endTag(token);
      case 'text':
        return this.characters(token);
      case 'declaration':
        return this.declaration(token);
      case 'doctype':
        return this.doctype(token);
      case 'junk':
        return this.report('stray-character', token);
    }
  }

  /** Reports what only the end of the document shows. */
  finish(): void {
    if (this.first) return;
    const end = { start: this.text.length, end: this.text.length };
    const unclosed = this.open.at(-1);
    if (unclosed) this.report('unclosed', { start: unclosed.start, end: unclosed.name.end });
    else if (!this.hasRoot) this.report('no-root', end);
  }

  private slice({ start, end }: TextSpan): string {
    return this.text.slice(start, end);
  }

  private instruction({ start, end, target, data, isTerminated }: XmlInstruction): void {
    if (!isTerminated) return this.report('unterminated', { start, end: target.end });
    const name = this.slice(target);
    if (name === '') return this.report('bad-name', { start, end: target.end });
    if (name === 'xml' && start === 0) {
      if (!isXmlDeclaration(this.text, data)) this.report('bad-declaration', { start, end });
      const { length } = this.slice(data).trimEnd();
      const tail = this.slice({ start: data.start, end: data.start + length });
      this.isStandalone = tail.includes('standalone') && (tail.endsWith('"yes"') || tail.endsWith("'yes'"));
    } else if (name.toLowerCase() === 'xml') this.report('declaration-not-first', { start, end });
    else if (data.start === target.end && data.end > data.start) {
      this.report('missing-space', { start: data.start, end: data.start + 1 });
    }
  }

  private section({ kind, start, end, body, place, isTerminated }: XmlSection): void {
    if (!isTerminated) this.report('unterminated', { start, end: body.start });
    if (kind === 'cdata') {
      if (place !== 'content') this.report('outside-root', { start, end });
      return;
    }
    const hyphens = this.text.indexOf('--', body.start);
    if (hyphens >= 0 && hyphens < body.end)
      this.report('double-hyphen', { start: hyphens, end: hyphens + 2 });
    else if (this.text[body.end - 1] === '-' && body.end > body.start) {
      this.report('double-hyphen', { start: body.end - 1, end: body.end });
    }
  }

  private tag(tag: XmlTag): void {
    if (tag.place === 'after') this.report('outside-root', { start: tag.start, end: tag.name.end });
    if (tag.fault) this.report(tag.fault.code, tag.fault);
    this.hasRoot = true;
    this.attributes(tag.attributes);
    if (!tag.isEmpty) this.open.push(tag);
  }

  private attributes(attributes: readonly XmlAttribute[]): void {
    const names = new Set<string>();
    for (const { name, value } of attributes) {
      const word = this.slice(name);
      if (names.has(word)) this.report('duplicate-attribute', name);
      names.add(word);
      if (!isWholeName(word)) this.report('bad-name', name);
      const less = this.slice(value).indexOf('<');
      if (less >= 0) this.report('less-than', { start: value.start + less, end: value.start + less + 1 });
      this.references(value);
    }
  }

  private endTag({ start, name, fault }: XmlEndTag): void {
    if (fault) this.report(fault.code, fault);
    const opened = this.open.pop();
    if (!opened || this.slice(opened.name) !== this.slice(name))
      this.report('wrong-end-tag', { start, end: name.end });
  }

  private characters(text: XmlText): void {
    const { start, end, place } = text;
    if (place !== 'content') {
      if (!isXmlBlank(this.text, start, end)) this.report('outside-root', { start, end });
      return;
    }
    const close = this.text.slice(start, end).indexOf(']]>');
    if (close >= 0) this.report('section-end', { start: start + close, end: start + close + 3 });
    this.references(text);
  }

  private references(span: TextSpan): void {
    const fault = findReferenceFault(this.text, span, this.entities);
    if (fault) this.report(fault.code, fault);
  }

  private declaration({ start, end, keyword, name, isParameter, fault }: XmlDeclaration): void {
    const word = this.slice(keyword);
    if (fault) this.report(fault.code, fault);
    if (!DECLARATION_KEYWORDS.has(word) || name.start === name.end)
      this.report('bad-doctype', { start, end });
    if (word === 'ENTITY' && !isParameter) this.declared.add(this.slice(name));
  }

  private doctype({ start, place, name, external, hasReferences, fault }: XmlDoctype): void {
    if (fault) this.report(fault.code, fault);
    const isUpper = this.text.startsWith('<!DOCTYPE', start);
    if (place !== 'prolog' || this.hasDoctype || !isUpper)
      this.report('bad-doctype', { start, end: name.end });
    this.hasDoctype = true;
    this.entities = {
      declared: this.declared,
      areAllKnown: this.isStandalone || !(external || hasReferences),
    };
  }
}

/** Whether a whole text is a name. */
const isWholeName = (word: string): boolean => endOfName(word, 0) === word.length && word !== '';

/** The first problem of a document, or undefined if it is well-formed. Takes one pass, whatever the text is. */
export function findWellFormednessProblem(text: string): XmlProblem | undefined {
  const inspection = new WellFormednessCheck(text);
  scanXml(text, (token) => inspection.token(token));
  const badCharacter = findBadCharacter(text);
  if (badCharacter) inspection.report(badCharacter.code, badCharacter);
  inspection.finish();
  return inspection.first;
}
