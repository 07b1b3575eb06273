// Whether a rule of the open file decides anything, for each reader.
import { type Deciding, whatDecides } from '../core/compare/deciding/what-decides.ts';
import type { InPieces } from '../core/questions/pieces.ts';
import { type ReaderId, readers } from '../core/readers/index.ts';
import type { Reader } from '../core/readers/reader.ts';
import type { Site } from '../core/site/site.ts';

/** A rule, and who reads it. */
export interface DecidingQuestion {
  readonly site: Site;
  readonly path: string;
  /** 0-based. */
  readonly line: number;
  /** The reader whose answer comes first. */
  readonly chosen: ReaderId;
}

/** An answer, and all readers that give it. */
export interface ToldDeciding {
  readonly readers: readonly Reader[];
  readonly deciding: Deciding;
}

/** The answers of all readers about one file, each once, the chosen reader's first. A piece per reader. */
export function* decidingForEach(question: DecidingQuestion): InPieces<readonly ToldDeciding[]> {
  const { site, path, line, chosen } = question;
  const told = new Map<string, { readonly readers: Reader[]; readonly deciding: Deciding }>();
  for (const reader of readers.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))) {
    const deciding = whatDecides(site, { reader, file: path, line });
    const key = JSON.stringify(deciding);
    const same = told.get(key);
    if (same) same.readers.push(reader);
    else told.set(key, { readers: [reader], deciding });
    yield;
  }
  return [...told.values()];
}
