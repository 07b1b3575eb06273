// What all indexes want to know of a URL, worked out once for as many of them as are asked about it.

const EMPTY_HASH = 0x811c9dc5 | 0;

/** The hash of a text that goes on with a unit (FNV-1a). */
const extendHash = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193);

/** The hash of a text, as the walk along a URL has it of each beginning; `visit` is told that of each of its own. */
export function hashPrefixes(text: string, visit: (hash: number, length: number) => void): number {
  let hash = EMPTY_HASH;
  for (let i = 0; i < text.length; i++) {
    hash = extendHash(hash, text.charCodeAt(i));
    visit(hash, i + 1);
  }
  return hash;
}

/** The octets of a window of four that moves on by one unit, the last of them lowest. */
export const shiftWindow = (code: number, unit: number) => (code << 8) | (unit & 0xff);

/** A bit for each unit that a text has; several share one. Who lacks a bit lacks the unit. */
export function unitMask(text: string): number {
  let units = 0;
  for (let i = 0; i < text.length; i++) units |= 1 << text.charCodeAt(i);
  return units;
}

/** Longer URLs give back their room when the next one comes. */
const MAX_KEPT_CAPACITY = 2 ** 16;
const MIN_CAPACITY = 2 ** 8;

/** A canonical URL, walked along once. */
export class UrlWalk {
  url = '';
  /** By length: the hash of the beginning of that length. */
  hashes = new Int32Array(0);
  /** By place: the window of four octets that ends there. */
  windows = new Int32Array(0);
  /** As of `unitsIn`. */
  units = 0;

  constructor(url: string) {
    this.begin(url);
  }

  /** Walks along another URL, in the same room. */
  begin(url: string): void {
    const { length } = url;
    const has = this.windows.length;
    if (length > has || has > MAX_KEPT_CAPACITY) {
      const room = Math.max(MIN_CAPACITY, 2 * length);
      this.hashes = new Int32Array(room + 1);
      this.windows = new Int32Array(room);
    }
    this.url = url;
    const { hashes, windows } = this;
    let hash = EMPTY_HASH;
    let window = 0;
    let units = 0;
    hashes[0] = hash;
    for (let i = 0; i < length; i++) {
      const unit = url.charCodeAt(i);
      hashes[i + 1] = hash = extendHash(hash, unit);
      windows[i] = window = shiftWindow(window, unit);
      units |= 1 << unit;
    }
    this.units = units;
  }
}

const lastWalk = new UrlWalk('');

/** The walk along a URL; it holds until another URL is asked for. */
export function walkUrl(url: string): UrlWalk {
  if (lastWalk.url !== url) lastWalk.begin(url);
  return lastWalk;
}
