// All that is looked for in single lines; kept per line, and per chunk, so that an edit reads one line again.
import { type Format, MOST_LENIENT } from '../../policy/directive.ts';
import type { Policy } from '../../policy/policy.ts';
import { directiveOfKind, KIND, kindsInChunk } from '../../policy/recognise.ts';
import { scanLine } from '../../syntax/field-lines.ts';
import type { Chunk, SourceLine } from '../../text/lines.ts';
import { beginnings, ownFiles } from './beginnings.ts';
import { blanks, disguises, numberSigns, unprinted, untidyPaths } from './characters.ts';
import { brokenEscapes, escapedSlashes, lowerHex, needlessEscapes } from './escapes.ts';
import { doubleStars, expressions, innerDollars, literalSigns, queries, trailingStars } from './signs.ts';
import type { LineCheck, PathLine, Spot } from './spot.ts';
import { isTelling } from './tells.ts';

const checks: readonly LineCheck[] = [
  beginnings,
  literalSigns,
  innerDollars,
  trailingStars,
  doubleStars,
  queries,
  expressions,
  brokenEscapes,
  escapedSlashes,
  needlessEscapes,
  lowerHex,
  unprinted,
  blanks,
  numberSigns,
  untidyPaths,
  disguises,
];

/** What was found in a line. */
interface LineLook {
  readonly spots: readonly Spot[];
  /** The path, if it tells what better is not told. */
  readonly tells?: string;
}

/** A rule line of a chunk in which something was found; `i` counts from the beginning of the chunk. */
interface ChunkLook extends LineLook {
  readonly i: number;
}

interface Known {
  readonly ownFile: LineCheck;
  readonly lines: WeakMap<SourceLine, LineLook>;
  readonly chunks: WeakMap<Chunk, readonly ChunkLook[]>;
}

const known = new Map<string, Known>();

function knownFor(format: Format, isOctets: boolean): Known {
  const key = `${format.id} ${isOctets}`;
  let found = known.get(key);
  if (!found) {
    found = { ownFile: ownFiles(format), lines: new WeakMap(), chunks: new WeakMap() };
    known.set(key, found);
  }
  return found;
}

const NOTHING: LineLook = { spots: [] };
/** Most paths are like this, and nothing is to be said of them but that they tell. */
const PLAIN = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?$/;

let looks = 0;

/** How many lines were read since the program began; a test counts them per edit. */
export const lineLooks = (): number => looks;

function lookAt(one: PathLine, ownFile: LineCheck): LineLook {
  looks++;
  const isPlain = one.comment < 0 && PLAIN.test(one.path);
  const own = ownFile(one);
  const spots = isPlain ? own : [...own, ...checks.flatMap((check) => check(one))];
  const tells = one.effect === 'deny' && isTelling(one.path);
  if (spots.length === 0 && !tells) return NOTHING;
  return tells ? { spots, tells: one.path } : { spots };
}

/** The lines of a chunk that are rules of paths to anybody, and in which something was found. */
function looksInChunk(chunk: Chunk, { format, source }: Policy): readonly ChunkLook[] {
  const isOctets = source.encoding === 'octets';
  const { ownFile, lines, chunks } = knownFor(format, isOctets);
  const made = chunks.get(chunk);
  if (made) return made;
  const found: ChunkLook[] = [];
  const kinds = kindsInChunk(chunk, format, MOST_LENIENT);
  chunk.forEach((line, i) => {
    if (kinds[i]! < KIND.directive) return;
    const { role, value, effect } = directiveOfKind(format, kinds[i]!)!;
    if (role !== 'rule' || value !== 'path' || !effect) return;
    let look = lines.get(line);
    if (!look) {
      const { valueStart, valueEnd, comment } = scanLine(line.text);
      const { text } = line;
      const path = text.slice(valueStart, valueEnd);
      look = lookAt({ text, path, start: valueStart, comment, effect, isOctets }, ownFile);
      lines.set(line, look);
    }
    if (look !== NOTHING) found.push({ i, ...look });
  });
  chunks.set(chunk, found);
  return found;
}

/** What was found in a line, 0-based, of the one Policy. */
export interface PlacedLook extends LineLook {
  readonly line: number;
}

/** All of a file, a chunk at a time. */
export function* looksOfLines(policy: Policy): Generator<readonly PlacedLook[]> {
  const { lines } = policy.source;
  for (const [k, chunk] of lines.chunks.entries())
    yield looksInChunk(chunk, policy).map(({ i, ...look }) => ({ line: lines.starts[k]! + i, ...look }));
}
