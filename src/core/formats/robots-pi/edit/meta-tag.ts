// Writes the robots META tag, for example to keep it equal to the PI (Robots PI 1999, XML-Conformant HTML).

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges, insertion, type SpanChange } from '../../../document/spans.ts';
import { expandReferences } from '../../../syntax/html/references.ts';
import { isMetaWord } from '../intended-directives.ts';
import type { RobotsMeta } from '../meta-tags.ts';
import type { Directives } from '../read-pi.ts';
import { readRobotsDocument } from '../robots-document.ts';
import { insertOnOwnLine } from './pi-spots.ts';

const BITS = ['index', 'follow'] as const;

const printDirective = (bit: keyof Directives, value: boolean) => (value ? bit : `no${bit}`);
const printDirectives = (directives: Directives) =>
  BITS.map((bit) => printDirective(bit, directives[bit])).join(',');

/**
 * Separates the words of a part between two written commas: as written, unless a reference encodes a comma; then
 * escaped for either kind of quotes.
 */
function separateWords(written: string): readonly string[] {
  const words = expandReferences(written).split(',');
  const [first = ''] = words;
  if (words.length === 1) return isMetaWord(first.trim()) ? [] : [written.trim()];
  return words.map((word) =>
    word.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
  );
}

/** The words of a content attribute that are about neither bit, such as noarchive. They are kept. */
const otherWords = (content: string): readonly string[] =>
  content
    .split(',')
    .flatMap(separateWords)
    .filter((word) => word !== '' && !isMetaWord(word));

function changeOf(text: string, meta: RobotsMeta, directives: Directives): SpanChange {
  const { content } = meta;
  if (!content) return insertion(meta.nameEnd, ` content="${printDirectives(directives)}"`);
  const { name, value, quote } = content;
  const written = [printDirectives(directives), ...otherWords(text.slice(value.start, value.end))].join(',');
  if (quote !== '') return { at: value, text: written };
  // An attribute without an equals sign gets one, followed by its value.
  const sign = value.start === name.end ? '=' : '';
  return { at: value, text: `${sign}"${written.replaceAll('"', '&quot;')}"` };
}

/** Whether a tag agrees with a pair of directives, or does not contradict it. */
const agreesWith = ({ bits }: RobotsMeta, directives: Directives) =>
  BITS.every((bit) => (bits[bit] ?? true) === directives[bit]);

/** Makes the META tags state a pair of directives: tags that differ are changed. Returns no edits without any tag. */
export function writeMetas(source: Source, directives: Directives): TextEdit[] {
  const { text, html } = readRobotsDocument(source);
  const differing = html.metas.filter((meta) => !agreesWith(meta, directives));
  return applySpanChanges(
    source,
    differing.map((meta) => changeOf(text, meta, directives)),
  );
}

/** Whether the document has a place for a META tag. */
export function hasMetaPlace(source: Source): boolean {
  const { html } = readRobotsDocument(source);
  return (html.head ?? html.html) !== undefined;
}

/** Inserts a META tag at the start of the head; a missing head is added. */
export function insertMeta(source: Source, directives: Directives): TextEdit[] {
  const { html } = readRobotsDocument(source);
  const tag = `<meta name="robots" content="${printDirectives(directives)}"/>`;
  const offset = html.head?.end ?? html.html?.end;
  if (offset === undefined) return [];
  const written = html.head ? tag : `<head>${tag}</head>`;
  return applySpanChanges(source, [insertOnOwnLine(source, offset, written)]);
}
