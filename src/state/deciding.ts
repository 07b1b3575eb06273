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

export interface ToldDeciding {
  readonly reader: Reader;
  readonly deciding: Deciding;
}

/** The answers of all readers about one file, the chosen one's first. A piece per reader. */
export function* decidingForEach(question: DecidingQuestion): InPieces<readonly ToldDeciding[]> {
  const { site, path, line, chosen } = question;
  const told: ToldDeciding[] = [];
  for (const reader of readers.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))) {
    told.push({ reader, deciding: whatDecides(site, { reader, file: path, line }) });
    yield;
  }
  return told;
}
