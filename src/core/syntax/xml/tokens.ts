// The tokens of an XML document. Positions are offsets into the text; ends are excluded.
import type { TextSpan } from '../../document/spans.ts';

/** The place of markup: before the root element, inside the document type, within the root, after it. */
export type XmlPlace = 'prolog' | 'subset' | 'content' | 'after';

/** An error that is visible within a single tag or declaration, with its position. */
export interface XmlFault extends TextSpan {
  readonly code:
    | 'unterminated'
    | 'stray-character'
    | 'missing-space'
    | 'missing-quotes'
    | 'missing-value'
    | 'bad-name';
}

/** An attribute as written. Without a value, `value` is empty and directly after the name. */
export interface XmlAttribute {
  readonly name: TextSpan;
  /** The text between the quotes. */
  readonly value: TextSpan;
  readonly quote: '"' | "'" | '';
}

/** `<?target data?>`. The XML declaration has this shape too. */
export interface XmlInstruction extends TextSpan {
  readonly kind: 'instruction';
  readonly target: TextSpan;
  /** Without the white space after the target. */
  readonly data: TextSpan;
  readonly place: XmlPlace;
  readonly isTerminated: boolean;
}

/** A comment or a CDATA section. `body` is its content. */
export interface XmlSection extends TextSpan {
  readonly kind: 'comment' | 'cdata';
  readonly body: TextSpan;
  readonly place: XmlPlace;
  readonly isTerminated: boolean;
}

/** A start tag, or the tag of an empty element. */
export interface XmlTag extends TextSpan {
  readonly kind: 'tag';
  readonly name: TextSpan;
  readonly attributes: readonly XmlAttribute[];
  readonly isEmpty: boolean;
  readonly place: XmlPlace;
  readonly fault?: XmlFault;
}

export interface XmlEndTag extends TextSpan {
  readonly kind: 'end-tag';
  readonly name: TextSpan;
  readonly fault?: XmlFault;
}

export interface XmlText extends TextSpan {
  readonly kind: 'text';
  readonly place: XmlPlace;
}

/** A declaration of the internal subset. */
export interface XmlDeclaration extends TextSpan {
  readonly kind: 'declaration';
  /** As written after `<!`, such as `ENTITY`. */
  readonly keyword: TextSpan;
  readonly name: TextSpan;
  /** The quoted texts in it. For the declaration of an entity, its value. */
  readonly literals: readonly TextSpan[];
  /** `<!ENTITY % name ...>`. */
  readonly isParameter: boolean;
  readonly fault?: XmlFault;
}

/** The document type, reported after everything in it. */
export interface XmlDoctype extends TextSpan {
  readonly kind: 'doctype';
  readonly name: TextSpan;
  /** SYSTEM or PUBLIC with what follows; absent without an external subset. */
  readonly external?: TextSpan;
  /** The text between the brackets; absent without an internal subset. */
  readonly subset?: TextSpan;
  /** Whether the subset refers to a parameter entity. */
  readonly hasReferences: boolean;
  readonly place: XmlPlace;
  readonly fault?: XmlFault;
}

/** Something that begins like markup but is not markup. */
export interface XmlJunk extends TextSpan {
  readonly kind: 'junk';
}

export type XmlToken =
  | XmlInstruction
  | XmlSection
  | XmlTag
  | XmlEndTag
  | XmlText
  | XmlDeclaration
  | XmlDoctype
  | XmlJunk;
