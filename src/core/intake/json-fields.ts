// The fields of a line of JSON as octets: where the values stand whose names are looked for.
import { AGENTS, HOSTS, METHODS, plainName, REQUEST, SCHEMES, STATUSES, TARGETS } from './json-line.ts';
import { BLANK, COLON, DASH, isDigit, QUOTE, quotedEnd } from './log-parts.ts';
import { OctetTable } from './octet-table.ts';
import type { Octets } from './octets.ts';

const OPEN = 0x7b;
const CLOSE = 0x7d;
const COMMA = 0x2c;
const DOT = 0x2e;
const ZERO = 0x30;
const LETTER_E = 0x65;
/** Four octets, as `getInt32` gives them. */
const TRUE = 0x65757274;
const NULL = 0x6c6c756e;
const FALS = 0x736c6166;

const GROUPS = {
  targets: TARGETS,
  methods: METHODS,
  agents: AGENTS,
  hosts: HOSTS,
  statuses: STATUSES,
  schemes: SCHEMES,
  request: [REQUEST],
} as const;
type Group = keyof typeof GROUPS;

const NAMES: readonly string[] = Object.values(GROUPS).flat();
/** The place of a name that nobody looks for. */
const NO_PLACE = -1;

/** What follows a place, without the blank there may be. */
const behindBlank = ({ bytes }: Octets, at: number): number => (bytes[at] === BLANK ? at + 1 : at);

/** A whole number or one with a fraction: the place behind it; -1 if it is none, or written in another way. */
function numberEnd({ bytes }: Octets, start: number): number {
  let at = bytes[start] === DASH ? start + 1 : start;
  if (!isDigit(bytes[at]!) || (bytes[at] === ZERO && isDigit(bytes[at + 1]!))) return -1;
  while (isDigit(bytes[at]!)) at++;
  if (bytes[at] !== DOT) return at;
  if (!isDigit(bytes[++at]!)) return -1;
  while (isDigit(bytes[at]!)) at++;
  return at;
}

/** `true`, `false` or `null`: the place behind it, or -1. */
function literalEnd({ bytes, view }: Octets, start: number): number {
  if (start + 5 > bytes.length) return -1;
  const four = view.getInt32(start, true);
  if (four === TRUE || four === NULL) return start + 4;
  return four === FALS && bytes[start + 4] === LETTER_E ? start + 5 : -1;
}

/** Finds the fields of one line after the other. */
export class JsonFields {
  /** By the octets of a key, the place of its plain name. */
  readonly #keys = new OctetTable<number>();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** By the place of a name: where its value begins and ends; it begins at 0 if the line has none. */
  readonly starts = new Int32Array(NAMES.length);
  readonly ends = new Int32Array(NAMES.length);
  /** By group, the names that belong to it. */
  readonly #groups: Readonly<Record<Group, readonly number[]>>;

  constructor() {
    const places = (names: readonly string[]) => names.map((name) => NAMES.indexOf(name));
    this.#groups = {
      targets: places(TARGETS),
      methods: places(METHODS),
      agents: places(AGENTS),
      hosts: places(HOSTS),
      statuses: places(STATUSES),
      schemes: places(SCHEMES),
      request: places([REQUEST]),
    };
  }

  /**
   * Reads the object that begins at a place; returns the place behind it. -1 if anything is out of the ordinary: an object
   * or a list inside, something to undo, a name that is looked for and comes twice or has no text.
   */
  read(line: Octets, start: number): number {
    const { bytes } = line;
    this.starts.fill(0);
    if (bytes[start] !== OPEN) return -1;
    let at = start;
    do {
      const key = behindBlank(line, at + 1);
      const keyEnd = quotedEnd(line, key);
      if (keyEnd < 0 || bytes[keyEnd + 1] !== COLON) return -1;
      const value = behindBlank(line, keyEnd + 2);
      const end = this.#valueEnd(line, value, this.#placeOf(line, key + 1, keyEnd));
      if (end < 0) return -1;
      at = behindBlank(line, end);
    } while (bytes[at] === COMMA);
    return bytes[at] === CLOSE ? at + 1 : -1;
  }

  #placeOf(line: Octets, start: number, end: number): number {
    const known = this.#keys.get(line, start, end);
    if (known !== undefined) return known;
    const name = plainName(this.#decoder.decode(line.bytes.subarray(start, end)));
    const place = NAMES.indexOf(name);
    this.#keys.set(line, start, end, place);
    return place;
  }

  /** The place behind a value; that of a text or a number is remembered if it is looked for. */
  #valueEnd(line: Octets, start: number, place: number): number {
    const isText = line.bytes[start] === QUOTE;
    const end = isText ? quotedEnd(line, start) : numberEnd(line, start);
    if (end < 0) return isText || place !== NO_PLACE ? -1 : literalEnd(line, start);
    if (place === NO_PLACE) return isText ? end + 1 : end;
    const isStatus = this.#groups.statuses.includes(place);
    if (this.starts[place] !== 0 || (!isText && !isStatus)) return -1;
    this.starts[place] = isText ? start + 1 : start;
    this.ends[place] = end;
    return isText ? end + 1 : end;
  }

  /** The place of the first name of a group whose value says something; -1 if there is none. */
  first(line: Octets, group: Group): number {
    for (const place of this.#groups[group]) {
      const start = this.starts[place]!;
      const length = this.ends[place]! - start;
      if (start !== 0 && length > 0 && !(length === 1 && line.bytes[start] === DASH)) return place;
    }
    return NO_PLACE;
  }
}
