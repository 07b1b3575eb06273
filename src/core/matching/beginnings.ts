// Which of many texts a URL begins with: each of its beginnings is looked up by a hash that grows with it.
import { KeyTable } from './key-table.ts';

const EMPTY = 0x811c9dc5 | 0;

/** The hash of a text that goes on with a unit (FNV-1a). */
const grow = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193);

function hashOf(text: string): number {
  let hash = EMPTY;
  for (let i = 0; i < text.length; i++) hash = grow(hash, text.charCodeAt(i));
  return hash;
}

/** Distinct texts, found as beginnings of others in a time that hangs on the longest of them, not on their number. */
export class Beginnings {
  readonly texts: readonly string[];
  private readonly table: KeyTable;
  private readonly longest: number;

  constructor(texts: readonly string[]) {
    this.texts = texts;
    this.table = new KeyTable(Int32Array.from(texts, hashOf));
    this.longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  }

  /** How many of the texts one text can begin with at most. */
  get depth(): number {
    return Math.min(this.texts.length, this.longest + 1);
  }

  /** Writes the places of the texts that a URL begins with into `found`, the shortest first; returns how many. */
  along(url: string, found: Int32Array): number {
    const end = Math.min(url.length, this.longest);
    let count = 0;
    let hash = EMPTY;
    for (let length = 0; ; length++) {
      for (let place = this.table.first(hash); place >= 0; place = this.table.after(place))
        if (this.isAt(place, url, length)) found[count++] = place;
      if (length >= end) return count;
      hash = grow(hash, url.charCodeAt(length));
    }
  }

  private isAt(place: number, url: string, length: number): boolean {
    const text = this.texts[place]!;
    return text.length === length && url.startsWith(text);
  }
}
