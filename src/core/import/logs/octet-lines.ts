// Cuts pieces of octets into lines as `lineSplitter` cuts text, and has lines read as octets where that is possible.
import { beginning, importLimits, type LineParser, type OctetParser } from '../list.ts';
import { CR, LF, type Octets, viewOctets } from './octets.ts';

/**
 * Reads the line that begins at a place; its LF is among the octets. Returns where the next one begins, or -1 if it does
 * not understand the line: then nothing has come of it.
 */
export type FastLineReader = (from: Octets, at: number) => number;

/** A line of so many octets has more than `limits.line` UTF-16 units, even behind a byte order mark. */
const MAX_LINE_OCTETS = 3 * importLimits.line + 4;

/** A line that goes on in the next piece. */
class PartialLine {
  #octets = new Uint8Array(1024);
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Octets beyond `TOO_MANY` and a line end are not kept. */
  add(bytes: Uint8Array): void {
    const kept = bytes.subarray(0, MAX_LINE_OCTETS + 1 - this.#length);
    const length = this.#length + kept.length;
    if (length > this.#octets.length) {
      const wider = new Uint8Array(Math.max(length, 2 * this.#octets.length));
      wider.set(this.#octets);
      this.#octets = wider;
    }
    this.#octets.set(kept, this.#length);
    this.#length = length;
  }

  /** The line, which is none any more; good until the next one is begun. */
  take(): Uint8Array {
    const line = this.#octets.subarray(0, this.#length);
    this.#length = 0;
    return line;
  }
}

/** Where the line ends that begins at a place, by LF or CR; -1 if it goes on in the next piece. */
function findLineEnd(bytes: Uint8Array, at: number): number {
  for (let end = at; end < bytes.length; end++) if (bytes[end] === LF || bytes[end] === CR) return end;
  return -1;
}

/**
 * Feeds each line to `quick`, and as text to a parser if that does not understand it; numbered as `lineSplitter` numbers
 * them. The text is UTF-8; a byte order mark at its beginning is dropped.
 */
export function createLineFeeder(parser: LineParser, quick: FastLineReader): OctetParser {
  const firstDecoder = new TextDecoder();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const begun = new PartialLine();
  let number = 0;
  let afterReturn = false;

  const readText = (line: Uint8Array) => {
    const text = (number === 0 ? firstDecoder : decoder).decode(line.subarray(0, MAX_LINE_OCTETS));
    number++;
    if (text.length > importLimits.line) parser.tooLong(beginning(text), number);
    else parser.line(text, number);
  };

  /** Reads a line, or what of it is in the piece; returns where the next one begins. */
  const readSlowly = (piece: Uint8Array, at: number): number => {
    const end = findLineEnd(piece, at);
    if (end < 0) {
      begun.add(piece.subarray(at));
      return piece.length;
    }
    if (begun.isEmpty) readText(piece.subarray(at, end));
    else {
      begun.add(piece.subarray(at, end + 1));
      const line = begun.take();
      if (piece[end] === LF && line.at(-1) === LF && quick(viewOctets(line), 0) > 0) number++;
      else readText(line.subarray(0, -1));
    }
    if (piece[end] === LF) return end + 1;
    afterReturn = end + 1 === piece.length;
    return piece[end + 1] === LF ? end + 2 : end + 1;
  };

  return {
    feed: (piece) => {
      if (piece.length === 0) return;
      let at = afterReturn && piece[0] === LF ? 1 : 0;
      afterReturn = false;
      if (!begun.isEmpty) at = readSlowly(piece, at);
      const last = piece.lastIndexOf(LF);
      const from = viewOctets(piece);
      while (at < piece.length) {
        const next = at <= last ? quick(from, at) : -1;
        if (next > 0) number++;
        at = next > 0 ? next : readSlowly(piece, at);
      }
    },
    end: () => {
      if (!begun.isEmpty) readText(begun.take());
      parser.end();
    },
    get lines() {
      return begun.isEmpty ? number : number + 1;
    },
  };
}
