// Which of many texts a URL begins with: each of its beginnings is looked up by its hash.
import { toInt32Array } from './int32-array.ts';
import { KeyFilter } from './key-filter.ts';
import { KeyTable } from './key-table.ts';
import { hashPrefixes, type UrlWalk } from './url-walk.ts';

/** At these lengths it is asked whether any text goes on so: 2, 4, 8 and on. */
const isStopLength = (length: number) => length > 1 && (length & (length - 1)) === 0;

/** How many stops a text has. */
const stopLengths = (length: number) => Math.max(0, 31 - Math.clz32(length));

/** Distinct texts, found as beginnings of others in a time that hangs on the longest of them, not on their number. */
export class PrefixSet {
  readonly texts: readonly string[];
  private readonly table: KeyTable;
  private readonly longest: number;
  /** How texts begin that reach a stop. */
  private readonly goingOn: KeyFilter;

  constructor(texts: readonly string[]) {
    let longest = 0;
    let stops = 0;
    for (const { length } of texts) {
      longest = Math.max(longest, length);
      stops += stopLengths(length);
    }
    const goingOn = new KeyFilter(stops);
    const stop = (hash: number, length: number) => {
      if (isStopLength(length)) goingOn.add(hash);
    };
    this.texts = texts;
    this.table = new KeyTable(toInt32Array(texts, (text) => hashPrefixes(text, stop)));
    this.longest = longest;
    this.goingOn = goingOn;
  }

  /** How many of the texts one text can begin with at most. */
  get depth(): number {
    return Math.min(this.texts.length, this.longest + 1);
  }

  /** Writes the places of the texts that a URL begins with into `found`, the shortest first; returns how many. */
  along({ url, hashes }: UrlWalk, found: Int32Array): number {
    const { table, goingOn } = this;
    const end = Math.min(url.length, this.longest);
    let count = 0;
    for (let length = 0; length <= end; length++) {
      const hash = hashes[length]!;
      if (isStopLength(length) && !goingOn.mayHave(hash)) return count;
      for (let place = table.first(hash); place >= 0; place = table.after(place))
        if (this.isAt(place, url, length)) found[count++] = place;
    }
    return count;
  }

  private isAt(place: number, url: string, length: number): boolean {
    const text = this.texts[place]!;
    return text.length === length && url.startsWith(text);
  }
}
