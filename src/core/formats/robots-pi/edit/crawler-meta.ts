// Adds, changes and removes META tags for crawlers and for the reservation of text and data mining.

import type { TextEdit } from '../../../document/range.ts';
import { type Source, textOfSource } from '../../../document/source.ts';
import { applySpanChanges, type SpanChange, type TextSpan } from '../../../document/spans.ts';
import { escapeXml } from '../../../syntax/xml/escape-xml.ts';
import { removalSpan } from '../../../syntax/xml/removal-span.ts';
import type { XmlAttribute } from '../../../syntax/xml/tokens.ts';
import { type CrawlerMeta, type TdmMeta } from '../crawler-metas.ts';
import { readRobotsDocument } from '../robots-document.ts';
import { insertOnOwnLine } from './pi-spots.ts';

/** A META tag that the form shows. */
export type ShownMeta = CrawlerMeta | TdmMeta;

/** Returns all of them in a document, in order. */
export function shownMetas(source: Source): readonly ShownMeta[] {
  const { metas, tdm } = readRobotsDocument(source).markup;
  return [...metas, ...tdm].toSorted((a, b) => a.start - b.start);
}

const printMeta = (name: string, content: string) =>
  `<meta name="${escapeXml(name)}" content="${escapeXml(content)}"/>`;

/**
 * The change that inserts a tag at the start of the head; a missing head is added. Undefined without a place for it.
 */
function insertionInHead(source: Source, tag: string): SpanChange | undefined {
  const { html } = readRobotsDocument(source);
  const offset = html.head?.end ?? html.html?.end;
  if (offset === undefined) return undefined;
  return insertOnOwnLine(source, offset, html.head ? tag : `<head>${tag}</head>`);
}

/**
 * Adds a META tag to the head, after the existing ones. Returns no edits for a document without a head and an html
 * element.
 */
export function addMeta(source: Source, name: string, content: string): TextEdit[] {
  const last = shownMetas(source).findLast(({ isInBody }) => !isInBody);
  const tag = printMeta(name, content);
  const change = last ? insertOnOwnLine(source, last.end, tag) : insertionInHead(source, tag);
  return change ? applySpanChanges(source, [change]) : [];
}

/** The change that sets the value of an attribute within its quotes. */
function changeValue({ name, value, quote }: XmlAttribute, text: string): SpanChange {
  if (quote === '"') return { at: value, text: escapeXml(text) };
  if (quote === "'") return { at: value, text: escapeXml(text).replaceAll("'", '&#39;') };
  // An attribute without an equals sign gets one, followed by its value.
  const sign = value.start === name.end ? '=' : '';
  return { at: value, text: `${sign}"${escapeXml(text)}"` };
}

/** Sets the content of a META tag, given its index among those that the form shows. */
export function setMetaContent(source: Source, place: number, content: string): TextEdit[] {
  const meta = shownMetas(source)[place];
  return !meta || meta.value === content
    ? []
    : applySpanChanges(source, [changeValue(meta.content, content)]);
}

/** Sets the name of a META tag. */
export function setMetaName(source: Source, place: number, name: string): TextEdit[] {
  const meta = shownMetas(source)[place];
  return !meta || meta.name === name ? [] : applySpanChanges(source, [changeValue(meta.nameAttribute, name)]);
}

/** Removes a META tag, with its line if nothing else is on it. */
export function removeMeta(source: Source, place: number): TextEdit[] {
  const meta = shownMetas(source)[place];
  return meta ? applySpanChanges(source, [{ at: removalSpan(source, meta), text: '' }]) : [];
}

/** Moves a tag to the start of the head. Returns no edits for a document without a place for it. */
export function moveToHead(source: Source, tag: TextSpan): TextEdit[] {
  const change = insertionInHead(source, textOfSource(source).slice(tag.start, tag.end));
  return change ? applySpanChanges(source, [change, { at: removalSpan(source, tag), text: '' }]) : [];
}
