// Every place where a local usage or a resource set is named, also in lines that cannot be read for another reason.

import { getLine } from '../../../document/lines.ts';
import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { sliceWord, splitWords, type Word } from '../../../syntax/words.ts';
import type { AcapFile } from '../acap-file.ts';
import { setStart } from '../field-spelling.ts';

const USAGE_DEFINITION = /^acap-(?:qualified|composite)-usage$/i;
const SET_DEFINITION = /^acap-resource-set$/i;
const SET_REFERENCE = new RegExp(`^${setStart}`, 'i');

/** Where a line names a local usage: as a definition, in parentheses in a field's name, or as a part. */
function usageNameWords(name: Word, words: readonly Word[]): Word[] {
  const inName = /\(([^)]*)\)$/.exec(name.text);
  if (inName) {
    const text = name.text.slice(inName.index + 1, -1);
    return [{ text, start: name.start + inName.index + 1, end: name.end - 1 }];
  }
  if (!USAGE_DEFINITION.test(name.text)) return [];
  const parts = words.slice(1).filter(({ text }) => /^\(.*\)$/.test(text));
  const inner = parts.map(({ text, start, end }) => ({
    text: text.slice(1, -1),
    start: start + 1,
    end: end - 1,
  }));
  return [...words.slice(0, 1), ...inner];
}

function setNameWords(name: Word, words: readonly Word[], text: string): Word[] {
  const defined = SET_DEFINITION.test(name.text) ? words.slice(0, 1) : [];
  const referred = words.filter((word) => SET_REFERENCE.test(word.text));
  return [...defined, ...referred.map(({ start, end }) => sliceWord(text, start + setStart.length, end))];
}

/** The edits that give a local usage or a set another name wherever the file says it. */
export function renameEdits(
  policy: Policy,
  { lines }: AcapFile,
  kind: 'usage' | 'set',
  from: string,
  to: string,
): TextEdit[] {
  const wanted = from.toLowerCase();
  return lines.flatMap(({ line, read }) => {
    const { text } = getLine(policy.source.lines, line);
    const words = splitWords(text, read.value.start, read.value.end);
    const named = kind === 'usage' ? usageNameWords(read.name, words) : setNameWords(read.name, words, text);
    return named
      .filter((word) => word.text.toLowerCase() === wanted)
      .map((word) => replaceInLine(line, word.start, word.end, to));
  });
}
