// Finds the part of an instruction that really belongs to it. An instruction that was closed by `>`, or not at
// all, continues to the next `?>` of the document. An edit must not change what it swallows on the way.
import type { TextSpan } from '../../../document/spans.ts';
import { isXmlBlank, skipSpace } from '../../../syntax/xml/seeker.ts';
import { isMetaWord } from '../intended-directives.ts';
import { readPiData, splitPiData } from '../read-pi.ts';

/** An instruction, or something with its shape. Positions are offsets into the text. */
export interface Instruction extends TextSpan {
  readonly data: TextSpan;
}

/** The span that was intended to be the instruction, and its data. */
export interface InstructionPart extends TextSpan {
  readonly data: string;
  /**
   * Where `?` is missing: before the `>` that was intended to close it, otherwise at its end. Absent if nothing is
   * swallowed.
   */
  readonly open?: { readonly at: number; readonly mark: '?' | '?>' };
}

const isOdd = (data: string, quote: string) => data.split(quote).length % 2 === 0;

/** Whether the data contains nothing that could be text of the document. */
function isRobotsData(data: string): boolean {
  if (isOdd(data, '"') || isOdd(data, "'")) return false;
  const words = splitPiData(data).leftovers.map(({ start, end }) => data.slice(start, end));
  return words.every((word) => /^[,;/?]$/.test(word) || isMetaWord(word));
}

function lineEnd(text: string, from: number, to: number): number {
  const at = text.slice(from, to).search(/[\r\n]/);
  return at < 0 ? to : from + at;
}

/** Returns the end of a range without its trailing white space. */
function trimEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isXmlBlank(text, end - 1, end)) end--;
  return end;
}

/** The part before a tag, or before anything else that cannot be in an instruction. */
function partBefore(text: string, start: number, from: number, to: number): InstructionPart {
  const whole = trimEnd(text, from, to);
  const isWhole = readPiData(text.slice(from, whole)).isLegal;
  const end = isWhole ? whole : trimEnd(text, from, lineEnd(text, from, to));
  return { start, end, data: text.slice(from, end), open: { at: end, mark: '?>' } };
}

/**
 * Undefined if the part cannot be determined. `isTerminated`: a `?>` follows, even if it belongs to another
 * instruction.
 */
export function findInstructionPart(
  text: string,
  instruction: Instruction,
  isTerminated = true,
): InstructionPart | undefined {
  const { start, end } = instruction;
  const from = Math.min(skipSpace(text, instruction.data.start, instruction.data.end), instruction.data.end);
  const to = instruction.data.end;
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
