// Computes everything that the indexes need from a URL, once for all indexes that search it.

const EMPTY_HASH = 0x811c9dc5 | 0;

/** Extends the hash of a text by one unit (FNV-1a). */
const extendHash = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193);

/**
 * Returns the hash of a text, equal to that of a URL prefix. Calls `visit` with the hash of each prefix of the
 * text.
 */
export function hashPrefixes(text: string, visit: (hash: number, length: number) => void): number {
  let hash = EMPTY_HASH;
  for (let i = 0; i < text.length; i++) {
    hash = extendHash(hash, text.charCodeAt(i));
    visit(hash, i + 1);
  }
  return hash;
}

/** Moves a window of four octets on by one unit. The last octet is the lowest. */
export const shiftWindow = (code: number, unit: number) => (code << 8) | (unit & 0xff);

/**
 * Returns a mask with a bit for each unit in a text. Several units share a bit. Where a bit is missing, the unit
 * is missing.
 */
export function unitMask(text: string): number {
  let units = 0;
  for (let i = 0; i < text.length; i++) units |= 1 << text.charCodeAt(i);
  return units;
}

/** Buffers larger than this are replaced by smaller ones for the next URL. */
const MAX_REUSED_CAPACITY = 2 ** 16;
const MIN_CAPACITY = 2 ** 8;

/** The hashes, windows and units of a canonical URL. */
export class UrlWalk {
  url = '';
  /** By length: the hash of the prefix of that length. */
  hashes = new Int32Array(0);
  /** By place: the window of four octets that ends there. */
  windows = new Int32Array(0);
  /** The `unitMask` of the URL. */
  units = 0;

  constructor(url: string) {
    this.begin(url);
  }

  /** Computes everything for another URL, in the same buffers. */
  begin(url: string): void {
    const { length } = url;
    const capacity = this.windows.length;
    if (length > capacity || capacity > MAX_REUSED_CAPACITY) {
      const size = Math.max(MIN_CAPACITY, 2 * length);
      this.hashes = new Int32Array(size + 1);
      this.windows = new Int32Array(size);
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

/** Returns the walk along a URL. It is valid until the next call with another URL. */
export function walkUrl(url: string): UrlWalk {
  if (lastWalk.url !== url) lastWalk.begin(url);
  return lastWalk;
}
