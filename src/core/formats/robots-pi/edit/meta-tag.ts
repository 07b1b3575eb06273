// The robots META tag, kept equal to the PI on request (003 XML-Conformant HTML).

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { expandReferences } from '../../../syntax/html/references.ts';
import { isMetaWord } from '../intended-directives.ts';
import type { RobotsMeta } from '../meta-tags.ts';
import type { Directives } from '../read-pi.ts';
import { readRobotsDocument } from '../robots-document.ts';
import { insertOnOwnLine } from './pi-spots.ts';
import { applySpanChanges, insertion, type SpanChange } from './span-edits.ts';

const BITS = ['index', 'follow'] as const;

const printDirective = (bit: keyof Directives, value: boolean) => (value ? bit : `no${bit}`);
const printDirectives = (directives: Directives) =>
  BITS.map((bit) => printDirective(bit, directives[bit])).join(',');

/** A stretch without a comma: as written, unless a reference stands for the comma between words; then fit for any quotes. */
function separateWords(written: string): readonly string[] {
  const words = expandReferences(written).split(',');
  const [first = ''] = words;
  if (words.length === 1) return isMetaWord(first.trim()) ? [] : [written.trim()];
  return words.map((word) =>
    word.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
  );
}

/** The words of a content attribute that are about neither bit; others, such as noarchive, are kept. */
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
  // The name alone, without an equals sign, has its value behind it.
  const sign = value.start === name.end ? '=' : '';
  return { at: value, text: `${sign}"${written.replaceAll('"', '&quot;')}"` };
}

/** Whether one tag says all of a pair, or nothing against it. */
const saysSame = ({ bits }: RobotsMeta, directives: Directives) =>
  BITS.every((bit) => (bits[bit] ?? true) === directives[bit]);

/** Makes the META tags say a pair: those that say something else are changed. Nothing without any. */
export function writeMetas(source: Source, directives: Directives): TextEdit[] {
  const { text, html } = readRobotsDocument(source);
  const wrong = html.metas.filter((meta) => !saysSame(meta, directives));
  return applySpanChanges(
    source,
    wrong.map((meta) => changeOf(text, meta, directives)),
  );
}

/** Whether there is a place for a META tag. */
export function hasMetaPlace(source: Source): boolean {
  const { html } = readRobotsDocument(source);
  return (html.head ?? html.html) !== undefined;
}

/** Inserts a META tag at the start of the head, which is made if there is none. */
export function insertMeta(source: Source, directives: Directives): TextEdit[] {
  const { html } = readRobotsDocument(source);
  const tag = `<meta name="robots" content="${printDirectives(directives)}"/>`;
  const offset = html.head?.end ?? html.html?.end;
  if (offset === undefined) return [];
  const written = html.head ? tag : `<head>${tag}</head>`;
  return applySpanChanges(source, [insertOnOwnLine(source, offset, written)]);
}
