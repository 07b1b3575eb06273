// What of an instruction is its own. One that was closed by `>`, or by nothing, goes on to the next `?>` of the document:
// what it swallows on the way is not ours to change.
import { isXmlBlank, skipSpace } from '../../../syntax/xml/seeker.ts';
import type { TextSpan } from '../../../syntax/xml/tokens.ts';
import { isMetaWord } from '../intended-directives.ts';
import { readPiData, splitPiData } from '../read-pi.ts';

/** An instruction, or something with its shape. Places are offsets into the text. */
export interface Instruction extends TextSpan {
  readonly data: TextSpan;
}

/** The stretch that was meant to be the instruction, and its data. */
export interface InstructionPart extends TextSpan {
  readonly data: string;
  /** Where `?` is missing: before the `>` that was meant to close it, else where it ends. Absent if it swallows nothing. */
  readonly open?: { readonly at: number; readonly mark: '?' | '?>' };
}

const isOdd = (data: string, quote: string) => data.split(quote).length % 2 === 0;

/** Whether nothing stands in the data that may be words of the document. */
function isRobotsData(data: string): boolean {
  if (isOdd(data, '"') || isOdd(data, "'")) return false;
  const words = splitPiData(data).leftovers.map(({ start, end }) => data.slice(start, end));
  return words.every((word) => /^[,;/?]$/.test(word) || isMetaWord(word));
}

function lineEnd(text: string, from: number, to: number): number {
  const at = text.slice(from, to).search(/[\r\n]/);
  return at < 0 ? to : from + at;
}

/** Without the white space at the end. */
function trimEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isXmlBlank(text, end - 1, end)) end--;
  return end;
}

/** The part before a tag, or before what else cannot be in an instruction. */
function partBefore(text: string, start: number, from: number, to: number): InstructionPart {
  const whole = trimEnd(text, from, to);
  const isWhole = readPiData(text.slice(from, whole)).isLegal;
  const end = isWhole ? whole : trimEnd(text, from, lineEnd(text, from, to));
  return { start, end, data: text.slice(from, end), open: { at: end, mark: '?>' } };
}

/** Undefined where nobody can tell. `isTerminated`: there is a `?>`, be it another's. */
export function findInstructionPart(
  text: string,
  one: Instruction,
  isTerminated = true,
): InstructionPart | undefined {
  const { start, end } = one;
  const from = Math.min(skipSpace(text, one.data.start, one.data.end), one.data.end);
  const to = one.data.end;
  const data = text.slice(from, to);
  const tag = data.indexOf('<');
  const close = data.indexOf('>');
  const isWhole = tag < 0 && (close < 0 || isXmlBlank(data, close + 1, data.length));
  if (isTerminated && isWhole) return { start, end, data };
  if (isTerminated && tag < 0) return undefined;
  const isClosed = close >= 0 && (tag < 0 || close < tag);
  const part: InstructionPart = isClosed
    ? {
        start,
        end: from + close + 1,
        data: data.slice(0, close),
        open: { at: from + close, mark: '?' },
      }
    : partBefore(text, start, from, tag < 0 ? to : from + tag);
  return isRobotsData(part.data) ? part : undefined;
}
