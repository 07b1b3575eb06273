// Reads the robots META tags as an HTML parser finds them (HTML 4 B.4.1): all of them add up, and "no" wins.
import type { TextSpan } from '../../document/spans.ts';
import { expandReferences } from '../../syntax/html/references.ts';
import { type HtmlTag, scanHtml } from '../../syntax/html/scan-html.ts';
import type { XmlAttribute } from '../../syntax/xml/tokens.ts';
import { parseMetaDirectives } from './intended-directives.ts';
import type { Directives } from './read-pi.ts';

/** One tag. Positions are offsets into the document. */
export interface RobotsMeta extends TextSpan {
  readonly nameEnd: number;
  /** Its content attribute; absent without one. */
  readonly content?: XmlAttribute;
  /** The bits that it sets. */
  readonly bits: Partial<Directives>;
}

/** The parts of a document that matter to crawlers, as an HTML parser finds them. */
export interface HtmlView {
  readonly metas: readonly RobotsMeta[];
  /** The start tags after which a META tag can be inserted. */
  readonly html?: TextSpan;
  readonly head?: TextSpan;
}

function attributeOf(text: string, { attributes }: HtmlTag, searchedName: string): XmlAttribute | undefined {
  return attributes.find(({ name }) => text.slice(name.start, name.end).toLowerCase() === searchedName);
}

const valueIn = (text: string, attribute: XmlAttribute | undefined) =>
  attribute ? expandReferences(text.slice(attribute.value.start, attribute.value.end)) : '';

function parseMetaTag(text: string, tag: HtmlTag): RobotsMeta | undefined {
  const name = valueIn(text, attributeOf(text, tag, 'name'));
  if (name.trim().toLowerCase() !== 'robots') return undefined;
  const content = attributeOf(text, tag, 'content');
  const bits = parseMetaDirectives(valueIn(text, content));
  const base = { start: tag.start, end: tag.end, nameEnd: tag.start + 'meta'.length + 1, bits };
  return content ? { ...base, content } : base;
}

/** Reads a document as an HTML parser does. */
export function readHtmlView(text: string): HtmlView {
  const metas: RobotsMeta[] = [];
  const parts: { html?: TextSpan; head?: TextSpan } = {};
  scanHtml(text, (tag) => {
    if (tag.name === 'html') parts.html ??= { start: tag.start, end: tag.end };
    if (tag.name === 'head') parts.head ??= { start: tag.start, end: tag.end };
    const meta = tag.name === 'meta' ? parseMetaTag(text, tag) : undefined;
    if (meta) metas.push(meta);
  });
  return { metas, ...parts };
}

/** The directives of all tags together; the defaults if there are none. */
export function directivesOfMetas(metas: readonly RobotsMeta[]): Directives {
  return {
    index: metas.every(({ bits }) => bits.index !== false),
    follow: metas.every(({ bits }) => bits.follow !== false),
  };
}
