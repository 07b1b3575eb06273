// Several names in one text: pasted by the user, or in one user-agent line.
import { writableAgents } from '../../../core/syntax/writable-value.ts';

/** Names separated by spaces or commas; a product with its version or comment does not match. */
const NAME_LIST = /^[^\s,;:/()*]+(?:[\s,]+[^\s,;:/()*]+)+,?$/;

/** Returns the names of a list, or undefined if a text is not a list. */
export function parseNameList(text: string): readonly string[] | undefined {
  return NAME_LIST.test(text.trim()) ? text.split(/[\s,]+/).filter((name) => name !== '') : undefined;
}

/** Returns the names of a pasted text, one per line; if there are commas, they separate names too. */
export function parsePastedNames(text: string): string[] {
  const isList = text.includes(',') && text.split(/[\r\n]+/).every((line) => !/[;:/()]/.test(line));
  const writings = writableAgents(isList ? text.replace(/,/g, '\n') : text);
  return writings.flatMap((writing) => ('text' in writing ? [writing.text] : []));
}
