// Finds which of many texts a URL begins with: each prefix of the URL is looked up by its hash.
import { toInt32Array } from './int32-array.ts';
import { KeyFilter } from './key-filter.ts';
import { KeyTable } from './key-table.ts';
import { EMPTY_HASH, extendHash, hashPrefixes } from './url-walk.ts';

/** Whether the search checks at this length that a longer text with this prefix exists: 2, 4, 8 and so on. */
const isStopLength = (length: number) => length > 1 && (length & (length - 1)) === 0;

/** Returns the number of stops in a text. */
const stopLengths = (length: number) => Math.max(0, 31 - Math.clz32(length));

/**
 * Distinct texts that are found as prefixes of others, in time that depends on the longest of them and not on
 * their number.
 */
export class PrefixSet {
  readonly texts: readonly string[];
  private readonly table: KeyTable;
  private readonly longest: number;
  /** The hashes of the prefixes of texts at stops. */
  private readonly continuations: KeyFilter;

  constructor(texts: readonly string[]) {
    let longest = 0;
    let stops = 0;
    for (const { length } of texts) {
      longest = Math.max(longest, length);
      stops += stopLengths(length);
    }
    const filter = new KeyFilter(stops);
    const addAtStop = (hash: number, length: number) => {
      if (isStopLength(length)) filter.add(hash);
    };
    this.texts = texts;
    this.table = new KeyTable(toInt32Array(texts, (text) => hashPrefixes(text, addAtStop)));
    this.longest = longest;
    this.continuations = filter;
  }

  /** The greatest number of these texts that one text can begin with. */
  get depth(): number {
    return Math.min(this.texts.length, this.longest + 1);
  }

  /**
   * Writes the places of the texts that a URL begins with to `matches`, the shortest first. Returns their number. The
   * URL is read only as far as there are texts that begin like it.
   */
  along(url: string, matches: Int32Array): number {
    const { table, continuations } = this;
    const end = Math.min(url.length, this.longest);
    let count = 0;
    let hash = EMPTY_HASH;
    for (let length = 0; length <= end; length++) {
      if (length > 0) hash = extendHash(hash, url.charCodeAt(length - 1));
      if (isStopLength(length) && !continuations.mayHave(hash)) return count;
      for (let place = table.first(hash); place >= 0; place = table.after(place))
        if (this.isAt(place, url, length)) matches[count++] = place;
    }
    return count;
  }

  private isAt(place: number, url: string, length: number): boolean {
    const text = this.texts[place]!;
    return text.length === length && url.startsWith(text);
  }
}
