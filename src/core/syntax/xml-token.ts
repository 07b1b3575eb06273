// What the text of an XML document is cut into. Places are offsets into the text, ends excluded.

/** A stretch of the text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where markup stands: before the root element, inside the document type, within the root, behind it. */
export type XmlPlace = 'prolog' | 'subset' | 'content' | 'after';

/** A mistake that a tag or a declaration shows by itself, and the place of it. */
export interface XmlFault extends Span {
  readonly code:
    | 'unterminated'
    | 'stray-character'
    | 'missing-space'
    | 'missing-quotes'
    | 'missing-value'
    | 'bad-name';
}

/** An attribute as written. Without a value, `value` is empty and stands behind the name. */
export interface XmlAttribute {
  readonly name: Span;
  /** What stands between the quotes. */
  readonly value: Span;
  readonly quote: '"' | "'" | '';
}

/** `<?target data?>`; the XML declaration has this shape too. */
export interface XmlInstruction extends Span {
  readonly kind: 'instruction';
  readonly target: Span;
  /** Without the white space after the target. */
  readonly data: Span;
  readonly place: XmlPlace;
  readonly isTerminated: boolean;
}

/** A comment or a CDATA section; `body` is what stands inside. */
export interface XmlSection extends Span {
  readonly kind: 'comment' | 'cdata';
  readonly body: Span;
  readonly place: XmlPlace;
  readonly isTerminated: boolean;
}

/** A start tag, or the tag of an empty element. */
export interface XmlTag extends Span {
  readonly kind: 'tag';
  readonly name: Span;
  readonly attributes: readonly XmlAttribute[];
  readonly isEmpty: boolean;
  readonly place: XmlPlace;
  readonly fault?: XmlFault;
}

export interface XmlEndTag extends Span {
  readonly kind: 'end-tag';
  readonly name: Span;
  readonly fault?: XmlFault;
}

export interface XmlText extends Span {
  readonly kind: 'text';
  readonly place: XmlPlace;
}

/** A declaration of the internal subset. */
export interface XmlDeclaration extends Span {
  readonly kind: 'declaration';
  /** As written behind `<!`, such as `ENTITY`. */
  readonly keyword: Span;
  readonly name: Span;
  /** What stands between quotes in it; in the declaration of an entity, its value. */
  readonly literals: readonly Span[];
  /** `<!ENTITY % name ...>`. */
  readonly isParameter: boolean;
  readonly fault?: XmlFault;
}

/** The document type, reported behind the last thing in it. */
export interface XmlDoctype extends Span {
  readonly kind: 'doctype';
  readonly name: Span;
  /** SYSTEM or PUBLIC with what follows; absent without external subset. */
  readonly external?: Span;
  /** Between the brackets; absent without internal subset. */
  readonly subset?: Span;
  /** Whether the subset refers to a parameter entity. */
  readonly hasReferences: boolean;
  readonly place: XmlPlace;
  readonly fault?: XmlFault;
}

/** Something that begins like markup and is none. */
export interface XmlJunk extends Span {
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
