// Hashes of the prefixes of a URL, and what the search for rules with wildcards needs from it.

/** The hash of the empty text. */
export const EMPTY_HASH = 0x811c9dc5 | 0;

/** Extends the hash of a text by one unit (FNV-1a). */
export const extendHash = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193);

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

/** The units of a canonical URL, and its windows if they are needed. */
export class UrlWalk {
  url = '';
  /** The `unitMask` of the URL. */
  units = 0;
  private buffer = new Int32Array(0);
  private hasWindows = false;

  /** Selects another URL. */
  begin(url: string): void {
    this.url = url;
    this.units = unitMask(url);
    this.hasWindows = false;
  }

  /** By place: the window of four octets that ends there. Valid until another URL is selected. */
  windows(): Int32Array {
    if (!this.hasWindows) this.fillBuffer();
    return this.buffer;
  }

  private fillBuffer(): void {
    const { url } = this;
    const capacity = this.buffer.length;
    if (url.length > capacity || capacity > MAX_REUSED_CAPACITY)
      this.buffer = new Int32Array(Math.max(MIN_CAPACITY, 2 * url.length));
    const { buffer } = this;
    let window = 0;
    for (let i = 0; i < url.length; i++) buffer[i] = window = shiftWindow(window, url.charCodeAt(i));
    this.hasWindows = true;
  }
}

const lastWalk = new UrlWalk();

/**
 * Returns the walk along a URL, once for all rules with wildcards that are tried for it. It is valid until the next
 * call with another URL.
 */
export function walkUrl(url: string): UrlWalk {
  if (lastWalk.url !== url) lastWalk.begin(url);
  return lastWalk;
}
