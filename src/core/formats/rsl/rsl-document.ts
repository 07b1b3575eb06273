// Reads a license document by RSL 1.0: contents, their licenses, and what each permits, prohibits and costs.

import { type Source, textOfSource } from '../../document/source.ts';
import type { TextSpan } from '../../document/spans.ts';
import { expandReferences } from '../../syntax/html/references.ts';
import {
  attributeValue,
  findAttribute,
  readElements,
  textOfElement,
  type XmlElement,
} from '../../syntax/xml/element-tree.ts';
import { isXmlBlank } from '../../syntax/xml/seeker.ts';
import { findWellFormednessProblem, type XmlProblem } from '../../syntax/xml/well-formed.ts';
import { memoizeLast } from '../../text/lazy.ts';
import { RSL_NAMESPACE } from './rsl-names.ts';

/** A word of a file, with its position. */
export interface RslWord extends TextSpan {
  readonly text: string;
}

/** A `permits` or `prohibits` element. */
export interface RslList {
  readonly element: XmlElement;
  readonly effect: 'permits' | 'prohibits';
  /** As written; undefined without the attribute. */
  readonly type: string | undefined;
  readonly words: readonly RslWord[];
}

/** An element that contains only text, such as `terms`. */
export interface RslText {
  readonly element: XmlElement;
  readonly text: string;
}

export interface RslPayment {
  readonly element: XmlElement;
  readonly type: string | undefined;
  readonly amount?: RslText & { readonly currency: string | undefined };
  readonly standard?: RslText;
  readonly custom?: RslText;
  readonly accepts?: RslText;
}

/** A duty to report usage (RSL 1.0 3.12). */
export interface RslReporting {
  readonly element: XmlElement;
  /** Attributes as written, with references expanded; undefined without the attribute. */
  readonly type: string | undefined;
  readonly profile: string | undefined;
  readonly endpoint: string | undefined;
  /** Whether it contains anything, such as settings that its profile defines. */
  readonly hasInner: boolean;
}

/** A legal statement (RSL 1.0 3.13). */
export interface RslLegal extends RslText {
  readonly type: string | undefined;
}

/** The owner of the rights (RSL 1.0 3.16). */
export interface RslCopyright extends RslText {
  readonly type: string | undefined;
  readonly contactEmail: string | undefined;
  readonly contactUrl: string | undefined;
}

/** Metadata of Schema.org (RSL 1.0 3.15). */
export interface RslSchema extends RslText {
  /** Whether it contains the metadata itself. Otherwise its text is the URL of the metadata. */
  readonly isInline: boolean;
}

export interface RslLicense {
  readonly element: XmlElement;
  readonly lists: readonly RslList[];
  readonly reports: readonly RslReporting[];
  readonly legal: readonly RslLegal[];
  /** The first one. A license may have only one. */
  readonly payment?: RslPayment;
}

export interface RslContent {
  readonly element: XmlElement;
  /** As written; undefined without the attribute. */
  readonly url: RslWord | undefined;
  readonly server: RslWord | undefined;
  readonly lastmod: RslWord | undefined;
  readonly isEncrypted: boolean;
  readonly licenses: readonly RslLicense[];
  readonly schema?: RslSchema;
  readonly copyright?: RslCopyright;
  readonly terms?: RslText;
}

export interface RslDocument {
  readonly text: string;
  /** Whether the document contains only white space. */
  readonly isEmpty: boolean;
  /** The first thing that an XML parser stops at. Nothing in such a document is read. */
  readonly problem: XmlProblem | undefined;
  /** All elements without a parent. More than one is a problem. */
  readonly roots: readonly XmlElement[];
  /** The root element, if its name is `rsl`, whatever its namespace. */
  readonly root: XmlElement | undefined;
  /** Whether an RSL parser accepts the document: well-formed, with the right root in the right namespace. */
  readonly isRsl: boolean;
  /** Empty if the name of the root is not `rsl`, or if the document is not well-formed. */
  readonly contents: readonly RslContent[];
}

/** The children in the same namespace. Those in other namespaces are extensions (RSL 1.0 3.1). */
export const ownChildren = (element: XmlElement, name?: string): readonly XmlElement[] =>
  element.children.filter(
    (child) => child.namespace === element.namespace && (name === undefined || child.name === name),
  );

const readText = (text: string, element: XmlElement): RslText => ({
  element,
  text: textOfElement(text, element).trim(),
});

function optionalText(text: string, parent: XmlElement, name: string): RslText | undefined {
  const [element] = ownChildren(parent, name);
  return element && readText(text, element);
}

function attributeWord(text: string, { tag }: XmlElement, name: string): RslWord | undefined {
  const attribute = findAttribute(text, tag, name);
  return (
    attribute && {
      ...attribute.value,
      text: expandReferences(text.slice(attribute.value.start, attribute.value.end)),
    }
  );
}

function wordsOf(text: string, { texts }: XmlElement): readonly RslWord[] {
  return texts.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/[^\t\n\r ]+/g)].map((match) => ({
      start: start + match.index,
      end: start + match.index + match[0].length,
      text: expandReferences(match[0]),
    })),
  );
}

const readList = (text: string, element: XmlElement): RslList => ({
  element,
  effect: element.name === 'permits' ? 'permits' : 'prohibits',
  type: attributeValue(text, element.tag, 'type'),
  words: wordsOf(text, element),
});

function readPayment(text: string, element: XmlElement): RslPayment {
  const amount = optionalText(text, element, 'amount');
  const [standard, custom, accepts] = ['standard', 'custom', 'accepts'].map((name) =>
    optionalText(text, element, name),
  );
  return {
    element,
    type: attributeValue(text, element.tag, 'type'),
    ...(amount && {
      amount: { ...amount, currency: attributeValue(text, amount.element.tag, 'currency') },
    }),
    ...(standard && { standard }),
    ...(custom && { custom }),
    ...(accepts && { accepts }),
  };
}

/** Whether an element contains anything but white space. */
export const hasInner = (text: string, { tag, innerEnd }: XmlElement): boolean =>
  !tag.isEmpty && !isXmlBlank(text, tag.end, innerEnd);

function readReporting(text: string, element: XmlElement): RslReporting {
  const valueOf = (name: string) => attributeValue(text, element.tag, name);
  return {
    element,
    type: valueOf('type'),
    profile: valueOf('profile'),
    endpoint: valueOf('endpoint'),
    hasInner: hasInner(text, element),
  };
}

const readLegal = (text: string, element: XmlElement): RslLegal => ({
  ...readText(text, element),
  type: attributeValue(text, element.tag, 'type'),
});

function readCopyright(text: string, element: XmlElement): RslCopyright {
  const valueOf = (name: string) => attributeValue(text, element.tag, name);
  return {
    ...readText(text, element),
    type: valueOf('type'),
    contactEmail: valueOf('contactEmail'),
    contactUrl: valueOf('contactUrl'),
  };
}

const readSchema = (text: string, element: XmlElement): RslSchema => ({
  ...readText(text, element),
  isInline:
    attributeValue(text, element.tag, 'type') !== undefined ||
    element.children.length > 0 ||
    /^[{[]/.test(textOfElement(text, element).trim()),
});

function readLicense(text: string, element: XmlElement): RslLicense {
  const [payment] = ownChildren(element, 'payment');
  return {
    element,
    lists: ownChildren(element)
      .filter(({ name }) => name === 'permits' || name === 'prohibits')
      .map((list) => readList(text, list)),
    reports: ownChildren(element, 'reporting').map((one) => readReporting(text, one)),
    legal: ownChildren(element, 'legal').map((one) => readLegal(text, one)),
    ...(payment && { payment: readPayment(text, payment) }),
  };
}

function readContent(text: string, element: XmlElement): RslContent {
  const terms = optionalText(text, element, 'terms');
  const [schema] = ownChildren(element, 'schema');
  const [copyright] = ownChildren(element, 'copyright');
  return {
    element,
    url: attributeWord(text, element, 'url'),
    server: attributeWord(text, element, 'server'),
    lastmod: attributeWord(text, element, 'lastmod'),
    isEncrypted: attributeValue(text, element.tag, 'encrypted') === 'true',
    licenses: ownChildren(element, 'license').map((license) => readLicense(text, license)),
    ...(schema && { schema: readSchema(text, schema) }),
    ...(copyright && { copyright: readCopyright(text, copyright) }),
    ...(terms && { terms }),
  };
}

function readDocument(source: Source): RslDocument {
  const text = textOfSource(source);
  const isEmpty = isXmlBlank(text, 0, text.length);
  const problem = isEmpty ? undefined : findWellFormednessProblem(text);
  const roots = readElements(text);
  const [first] = roots;
  const root = first?.name === 'rsl' ? first : undefined;
  const contents =
    root && !problem ? ownChildren(root, 'content').map((element) => readContent(text, element)) : [];
  return {
    text,
    isEmpty,
    problem,
    roots,
    root,
    isRsl: root !== undefined && problem === undefined && root.namespace === RSL_NAMESPACE,
    contents,
  };
}

/** The number of versions that are kept. Each keeps its text. */
const VERSIONS = 3;

/**
 * Reads a license document. Returns the same object for the same source, because answers, findings and the form
 * ask for it. Never fails, whatever the text is.
 */
export const readRslDocument = memoizeLast(VERSIONS, (source: Source): RslDocument => readDocument(source));
