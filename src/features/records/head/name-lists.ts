// Several names in one text that is pasted.
import { writableAgents } from '../../../core/syntax/writable-value.ts';

/** Returns the names of a pasted text, one per line; if there are commas, they separate names too. */
export function parsePastedNames(text: string): string[] {
  const isList = text.includes(',') && text.split(/[\r\n]+/).every((line) => !/[;:/()]/.test(line));
  const writings = writableAgents(isList ? text.replace(/,/g, '\n') : text);
  return writings.flatMap((writing) => ('text' in writing ? [writing.text] : []));
}
