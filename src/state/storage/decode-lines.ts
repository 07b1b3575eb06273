// Versions of a file, from data: what did not change are the very lines and chunks of the version before.
import { atOnce } from '../../core/questions/pieces.ts';
import { readAnySource } from '../../core/text/big-source.ts';
import { type Encoding, firstUnwritable } from '../../core/text/encoding.ts';
import {
  type Eol,
  type LineSplice,
  type Lines,
  lineAt,
  linesOf,
  newLine,
  type SourceLine,
  spliceLines,
} from '../../core/text/lines.ts';
import { type Source, splitLines } from '../../core/text/source.ts';
import { countIn, demand, listOf, textIn, type Unknown } from './readable.ts';

const encodings: readonly unknown[] = ['utf-8', 'utf-16le', 'utf-16be', 'octets'] satisfies Encoding[];
const endings: readonly unknown[] = ['\n', '\r\n', '\r', ''] satisfies Eol[];

function encodingIn(value: unknown): Encoding {
  demand(encodings.includes(value));
  return value as Encoding;
}

const isWritable = (text: string, encoding: Encoding) => firstUnwritable(text, encoding) < 0;

/** A file from its text. @throws Unreadable. */
export function wholeSource({ encoding, bom, text, bytes }: Unknown): Source {
  if (bytes instanceof Uint8Array) return atOnce(readAnySource(bytes));
  demand(typeof bom === 'boolean');
  const made = { encoding: encodingIn(encoding), bom };
  const lines = splitLines(textIn(text));
  demand(isWritable(textIn(text), made.encoding));
  return { ...made, lines: linesOf(lines) };
}

function lineIn(value: unknown, before: Lines, encoding: Encoding): SourceLine {
  const continued = (place: unknown): SourceLine => {
    const line = lineAt(before, countIn(place));
    demand(line !== undefined);
    return line;
  };
  if (typeof value === 'number') return continued(value);
  const [text, eol, place] = listOf(value);
  demand(endings.includes(eol) && !/[\r\n]/.test(textIn(text)) && isWritable(textIn(text), encoding));
  const line = { text: text as string, eol: eol as Eol };
  return place === undefined ? newLine(line.text, line.eol) : { id: continued(place).id, ...line };
}

/** Only the last line of a file has no ending, and it has none. */
function demandEnds(lines: Lines, splices: readonly LineSplice[]): void {
  const last = lineAt(lines, lines.length - 1);
  demand(last?.eol === '');
  for (const splice of splices) for (const line of splice.lines) demand(line.eol !== '' || line === last);
}

function replayed(before: Lines, runs: readonly unknown[], encoding: Encoding): Lines {
  let end = 0;
  const splices = runs.map((run): LineSplice => {
    const [from, to, lines] = listOf(run);
    const start = countIn(from);
    const stop = countIn(to);
    demand(start >= end && stop >= start && stop <= before.length && start < before.length);
    end = stop;
    const made = listOf(lines).map((line) => lineIn(line, before, encoding));
    return { start, count: stop - start, lines: made };
  });
  const after = spliceLines(before, splices);
  demandEnds(after, splices);
  return after;
}

/** Another version of a file. @throws Unreadable. */
export function changedSource(before: Source, { encoding, bom, runs }: Unknown): Source {
  const made = {
    encoding: encoding === undefined ? before.encoding : encodingIn(encoding),
    bom: bom === undefined ? before.bom : bom === true,
  };
  const changes = listOf(runs);
  return {
    ...made,
    lines: changes.length === 0 ? before.lines : replayed(before.lines, changes, made.encoding),
  };
}
