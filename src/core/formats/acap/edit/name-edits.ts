// Renames every occurrence of a local usage or a resource set, also in lines that are invalid for another reason.

import { getLine } from '../../../document/lines.ts';
import { replaceInLine, type TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { sliceWord, splitWords, type Word } from '../../../syntax/words.ts';
import type { AcapFile } from '../acap-file.ts';
import { setStart } from '../field-spelling.ts';

const USAGE_DEFINITION = /^acap-(?:qualified|composite)-usage$/i;
const SET_DEFINITION = /^acap-resource-set$/i;
const SET_REFERENCE = new RegExp(`^${setStart}`, 'i');

/** The words of a line that name a local usage: in a definition, in parentheses in a field's name, or as a part. */
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

/** Returns the edits that rename a local usage or a set at every occurrence in the file. */
export function renameEdits(
  policy: Policy,
  { lines }: AcapFile,
  kind: 'usage' | 'set',
  from: string,
  to: string,
): TextEdit[] {
  const lowerFrom = from.toLowerCase();
  return lines.flatMap(({ line, read }) => {
    const { text } = getLine(policy.source.lines, line);
    const words = splitWords(text, read.value.start, read.value.end);
    const occurrences =
      kind === 'usage' ? usageNameWords(read.name, words) : setNameWords(read.name, words, text);
    return occurrences
      .filter((word) => word.text.toLowerCase() === lowerFrom)
      .map((word) => replaceInLine(line, word.start, word.end, to));
  });
}
