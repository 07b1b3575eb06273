// The fields of a line of JSON as octets: where the values stand whose names are looked for.
import {
  AGENT_FIELDS,
  HOST_FIELDS,
  METHOD_FIELDS,
  normalizeFieldName,
  REQUEST_FIELD,
  SCHEME_FIELDS,
  STATUS_FIELDS,
  TARGET_FIELDS,
} from './json-line.ts';
import { COLON, DASH, endOfQuoted, isDigit, QUOTE, SPACE } from './log-parts.ts';
import { OctetTable } from './octet-table.ts';
import type { Octets } from './octets.ts';

const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const COMMA = 0x2c;
const DOT = 0x2e;
const ZERO = 0x30;
const LETTER_E = 0x65;
/** Four octets, as `getInt32` gives them. */
const TRUE_OCTETS = 0x65757274;
const NULL_OCTETS = 0x6c6c756e;
const FALS_OCTETS = 0x736c6166;

const FIELD_GROUPS = {
  targets: TARGET_FIELDS,
  methods: METHOD_FIELDS,
  agents: AGENT_FIELDS,
  hosts: HOST_FIELDS,
  statuses: STATUS_FIELDS,
  schemes: SCHEME_FIELDS,
  request: [REQUEST_FIELD],
} as const;
type FieldGroup = keyof typeof FIELD_GROUPS;

const FIELD_NAMES: readonly string[] = Object.values(FIELD_GROUPS).flat();
/** The place of a name that nobody looks for. */
const NO_FIELD = -1;

/** What follows a place, without the blank there may be. */
const skipBlank = ({ bytes }: Octets, at: number): number => (bytes[at] === SPACE ? at + 1 : at);

/** A whole number or one with a fraction: the place behind it; -1 if it is none, or written in another way. */
function endOfNumber({ bytes }: Octets, start: number): number {
  let at = bytes[start] === DASH ? start + 1 : start;
  if (!isDigit(bytes[at]!) || (bytes[at] === ZERO && isDigit(bytes[at + 1]!))) return -1;
  while (isDigit(bytes[at]!)) at++;
  if (bytes[at] !== DOT) return at;
  if (!isDigit(bytes[++at]!)) return -1;
  while (isDigit(bytes[at]!)) at++;
  return at;
}

/** `true`, `false` or `null`: the place behind it, or -1. */
function endOfLiteral({ bytes, view }: Octets, start: number): number {
  if (start + 5 > bytes.length) return -1;
  const four = view.getInt32(start, true);
  if (four === TRUE_OCTETS || four === NULL_OCTETS) return start + 4;
  return four === FALS_OCTETS && bytes[start + 4] === LETTER_E ? start + 5 : -1;
}

/** Finds the fields of one line after the other. */
export class JsonFields {
  /** By the octets of a key, the place of its plain name. */
  readonly #keys = new OctetTable<number>();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** By the place of a name: where its value begins and ends; it begins at 0 if the line has none. */
  readonly starts = new Int32Array(FIELD_NAMES.length);
  readonly ends = new Int32Array(FIELD_NAMES.length);
  /** By group, the names that belong to it. */
  readonly #groups: Readonly<Record<FieldGroup, readonly number[]>>;

  constructor() {
    const places = (names: readonly string[]) => names.map((name) => FIELD_NAMES.indexOf(name));
    this.#groups = {
      targets: places(TARGET_FIELDS),
      methods: places(METHOD_FIELDS),
      agents: places(AGENT_FIELDS),
      hosts: places(HOST_FIELDS),
      statuses: places(STATUS_FIELDS),
      schemes: places(SCHEME_FIELDS),
      request: places([REQUEST_FIELD]),
    };
  }

  /**
   * Reads the object that begins at a place; returns the place behind it. -1 if anything is out of the ordinary: an object
   * or a list inside, something to undo, a name that is looked for and comes twice or has no text.
   */
  read(line: Octets, start: number): number {
    const { bytes } = line;
    this.starts.fill(0);
    if (bytes[start] !== OPEN_BRACE) return -1;
    let at = start;
    do {
      const key = skipBlank(line, at + 1);
      const keyEnd = endOfQuoted(line, key);
      if (keyEnd < 0 || bytes[keyEnd + 1] !== COLON) return -1;
      const value = skipBlank(line, keyEnd + 2);
      const end = this.#valueEnd(line, value, this.#placeOf(line, key + 1, keyEnd));
      if (end < 0) return -1;
      at = skipBlank(line, end);
    } while (bytes[at] === COMMA);
    return bytes[at] === CLOSE_BRACE ? at + 1 : -1;
  }

  #placeOf(line: Octets, start: number, end: number): number {
    const known = this.#keys.get(line, start, end);
    if (known !== undefined) return known;
    const name = normalizeFieldName(this.#decoder.decode(line.bytes.subarray(start, end)));
    const place = FIELD_NAMES.indexOf(name);
    this.#keys.set(line, start, end, place);
    return place;
  }

  /** The place behind a value; that of a text or a number is remembered if it is looked for. */
  #valueEnd(line: Octets, start: number, place: number): number {
    const isText = line.bytes[start] === QUOTE;
    const end = isText ? endOfQuoted(line, start) : endOfNumber(line, start);
    if (end < 0) return isText || place !== NO_FIELD ? -1 : endOfLiteral(line, start);
    if (place === NO_FIELD) return isText ? end + 1 : end;
    const isStatus = this.#groups.statuses.includes(place);
    if (this.starts[place] !== 0 || (!isText && !isStatus)) return -1;
    this.starts[place] = isText ? start + 1 : start;
    this.ends[place] = end;
    return isText ? end + 1 : end;
  }

  /** The place of the first name of a group whose value says something; -1 if there is none. */
  first(line: Octets, group: FieldGroup): number {
    for (const place of this.#groups[group]) {
      const start = this.starts[place]!;
      const length = this.ends[place]! - start;
      if (start !== 0 && length > 0 && !(length === 1 && line.bytes[start] === DASH)) return place;
    }
    return NO_FIELD;
  }
}
