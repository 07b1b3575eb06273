// Reads the elements of an XML document as a tree, with their namespaces (Namespaces in XML 1.0). Intended for
// well-formed documents. For others it returns what their tags suggest, and never fails.
import type { TextSpan } from '../../document/spans.ts';
import { expandReferences } from '../html/references.ts';
import { scanXml } from './scan-xml.ts';
import type { XmlAttribute, XmlTag } from './tokens.ts';

/** An element, from its start tag to the end of its end tag. Positions are offsets into the text. */
export interface XmlElement extends TextSpan {
  readonly tag: XmlTag;
  /** Without its prefix. */
  readonly name: string;
  /** Empty if its name has no prefix. */
  readonly prefix: string;
  /** Empty if it is in no namespace. */
  readonly namespace: string;
  /** The offset of its end tag; the end of the start tag if the element is empty. */
  readonly innerEnd: number;
  readonly children: readonly XmlElement[];
  /** Its own text and CDATA sections, in order. */
  readonly texts: readonly TextSpan[];
}

type OpenElement = { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & {
  readonly children: XmlElement[];
  readonly texts: TextSpan[];
  readonly scope: ReadonlyMap<string, string>;
};

/** Elements that are nested deeper are omitted: no vocabulary here needs them, and a file can nest a million. */
const MAX_DEPTH = 32;

const XML_PREFIXES: ReadonlyMap<string, string> = new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]);

const splitName = (name: string): { prefix: string; local: string } => {
  const colon = name.indexOf(':');
  return colon < 0
    ? { prefix: '', local: name }
    : { prefix: name.slice(0, colon), local: name.slice(colon + 1) };
};

/** The first attribute of this name, which includes the prefix as written. */
export const findAttribute = (text: string, tag: XmlTag, name: string): XmlAttribute | undefined =>
  tag.attributes.find((one) => text.slice(one.name.start, one.name.end) === name);

/** The value of an attribute with its references expanded; undefined without the attribute. */
export function attributeValue(text: string, tag: XmlTag, name: string): string | undefined {
  const attribute = findAttribute(text, tag, name);
  return attribute && expandReferences(text.slice(attribute.value.start, attribute.value.end));
}

/** The text of an element with its references expanded, without the text of its children. */
export const textOfElement = (text: string, { texts }: XmlElement): string =>
  expandReferences(texts.map(({ start, end }) => text.slice(start, end)).join(''));

function scopeWith(
  text: string,
  tag: XmlTag,
  outer: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  let scope: Map<string, string> | undefined;
  for (const { name, value } of tag.attributes) {
    const { prefix, local } = splitName(text.slice(name.start, name.end));
    const declared = prefix === 'xmlns' ? local : prefix === '' && local === 'xmlns' ? '' : undefined;
    if (declared === undefined) continue;
    scope ??= new Map(outer);
    scope.set(declared, expandReferences(text.slice(value.start, value.end)));
  }
  return scope ?? outer;
}

/** Builds the tree while the scanner visits the text. */
class TreeBuilder {
  readonly roots: XmlElement[] = [];
  private readonly text: string;
  private readonly open: OpenElement[] = [];
  private skippedDepth = 0;

  constructor(text: string) {
    this.text = text;
  }

  start(tag: XmlTag): void {
    if (this.skippedDepth > 0 || this.open.length >= MAX_DEPTH) {
      if (!tag.isEmpty) this.skippedDepth += 1;
      return;
    }
    const parent = this.open.at(-1);
    const scope = scopeWith(this.text, tag, parent?.scope ?? XML_PREFIXES);
    const { prefix, local } = splitName(this.text.slice(tag.name.start, tag.name.end));
    const element: OpenElement = {
      start: tag.start,
      end: tag.end,
      innerEnd: tag.end,
      tag,
      name: local,
      prefix,
      namespace: scope.get(prefix) ?? '',
      children: [],
      texts: [],
      scope,
    };
    (parent?.children ?? this.roots).push(element);
    if (!tag.isEmpty) this.open.push(element);
  }

  finish({ start, end }: TextSpan): void {
    if (this.skippedDepth > 0) {
      this.skippedDepth -= 1;
      return;
    }
    const element = this.open.pop();
    if (element) Object.assign(element, { innerEnd: start, end });
  }

  characters(span: TextSpan): void {
    if (this.skippedDepth === 0) this.open.at(-1)?.texts.push(span);
  }
}

/** The elements without a parent: exactly one if the document is well-formed. */
export function readElements(text: string): readonly XmlElement[] {
  const builder = new TreeBuilder(text);
  scanXml(text, (token) => {
    if (token.kind === 'tag') builder.start(token);
    else if (token.kind === 'end-tag') builder.finish(token);
    else if (token.kind === 'text') builder.characters(token);
    else if (token.kind === 'cdata') builder.characters(token.body);
  });
  return builder.roots;
}
