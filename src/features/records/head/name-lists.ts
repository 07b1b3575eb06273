// Several names in one text: what a person pastes, or what stands in one user-agent line.
import { writableAgents } from '../../../core/syntax/writable-value.ts';

/** Names with a blank or a comma inside; a product with its version or comment is another matter. */
const NAME_LIST = /^[^\s,;:/()*]+(?:[\s,]+[^\s,;:/()*]+)+,?$/;

/** The names of a list, or undefined if a text is none. */
export function parseNameList(text: string): readonly string[] | undefined {
  return NAME_LIST.test(text.trim()) ? text.split(/[\s,]+/).filter((name) => name !== '') : undefined;
}

/** The names of a pasted text, one for each line; where there are commas those separate too. */
export function parsePastedNames(text: string): string[] {
  const isList = text.includes(',') && text.split(/[\r\n]+/).every((line) => !/[;:/()]/.test(line));
  const writings = writableAgents(isList ? text.replace(/,/g, '\n') : text);
  return writings.flatMap((writing) => ('text' in writing ? [writing.text] : []));
}
