// Reads the data of a robots PI: one of the four legal forms, or the first reason why it is not legal (Robots PI
// 1999, Syntax).
import type { TextSpan } from '../../document/spans.ts';
import { endOfName } from '../../syntax/xml/names.ts';
import { isXmlSpace, skipSpace } from '../../syntax/xml/seeker.ts';

/** The two bits that a document can state about itself. */
export interface Directives {
  readonly index: boolean;
  readonly follow: boolean;
}

/** The directives of a document that states nothing. */
export const DEFAULT_DIRECTIVES: Directives = { index: true, follow: true };

/** If several faults apply, the first in this list counts. */
const piFaults = [
  'empty',
  'garbage',
  'single-quotes',
  'unquoted',
  'space-around-equals',
  'name-case',
  'unknown-attribute',
  'duplicate-attribute',
  'missing-index',
  'missing-follow',
  'order',
  'value-case',
  'bad-value',
  'missing-space',
  'trailing-space',
] as const;

/** The reason why a PI is not legal. */
export type PiFault = (typeof piFaults)[number];

/** Something that looks like an attribute. Positions are columns of the data. */
export interface PiAttribute {
  readonly name: string;
  readonly value: TextSpan;
  readonly quote: '"' | "'" | '';
  readonly hasSpaceAround: boolean;
  /** Whether white space precedes it, or it comes first in the data. */
  readonly isSeparate: boolean;
}

/** The parts of a PI's data. */
export interface PiParts {
  readonly attributes: readonly PiAttribute[];
  /** Words that are not attributes. */
  readonly leftovers: readonly TextSpan[];
}

const isYesNo = (value: string) => value === 'yes' || value === 'no';
const isKnownName = (name: string) => name === 'index' || name === 'follow';

function wordEnd(data: string, at: number): number {
  let end = at + 1;
  while (end < data.length && !isXmlSpace(data.charCodeAt(end))) end++;
  return end;
}

/** Reads the attribute whose name ends at `end` and whose equals sign is at `sign`. Also returns where to continue. */
function readAttribute(data: string, start: number, end: number, sign: number): [PiAttribute, number] {
  const at = skipSpace(data, sign + 1);
  const mark = data[at];
  const close = mark === '"' || mark === "'" ? data.indexOf(mark, at + 1) : -1;
  const quote: PiAttribute['quote'] = close >= 0 ? (mark as '"' | "'") : '';
  const value = quote ? { start: at + 1, end: close } : { start: at, end: wordEnd(data, at - 1) };
  const base = { name: data.slice(start, end), value, quote };
  const hasSpaceAround = sign > end || at > sign + 1;
  const isSeparate = start === 0 || isXmlSpace(data.charCodeAt(start - 1));
  return [{ ...base, hasSpaceAround, isSeparate }, quote ? close + 1 : value.end];
}

/** Splits the data of a PI into what looks like attributes and the rest. */
export function splitPiData(data: string): PiParts {
  const attributes: PiAttribute[] = [];
  const leftovers: TextSpan[] = [];
  let at = skipSpace(data, 0);
  while (at < data.length) {
    const end = endOfName(data, at);
    const sign = skipSpace(data, end);
    if (end > at && data[sign] === '=') {
      const [attribute, next] = readAttribute(data, at, end, sign);
      attributes.push(attribute);
      at = next;
    } else {
      const next = end > at ? end : at + 1;
      leftovers.push({ start: at, end: next });
      at = next;
    }
    at = skipSpace(data, at);
  }
  return { attributes, leftovers };
}

type AttributeTest = (parts: PiParts, data: string) => boolean;

const anyAttribute =
  (test: (attribute: PiAttribute, data: string) => boolean): AttributeTest =>
  ({ attributes }, data) =>
    attributes.some((attribute) => test(attribute, data));

const valueOf = ({ value }: PiAttribute, data: string) => data.slice(value.start, value.end);
const lacksAttribute =
  (name: string): AttributeTest =>
  ({ attributes }) =>
    attributes.every((attribute) => attribute.name !== name);

/** In the order of `piFaults`, except that leftover words come after everything about attributes. */
const faultTests: readonly (readonly [PiFault, AttributeTest])[] = [
  ['empty', (_pieces, data) => skipSpace(data, 0) === data.length],
  ['garbage', ({ attributes }) => attributes.length === 0],
  ['single-quotes', anyAttribute(({ quote }) => quote === "'")],
  ['unquoted', anyAttribute(({ quote }) => quote === '')],
  ['space-around-equals', anyAttribute(({ hasSpaceAround }) => hasSpaceAround)],
  ['name-case', anyAttribute(({ name }) => !isKnownName(name) && isKnownName(name.toLowerCase()))],
  ['unknown-attribute', anyAttribute(({ name }) => !isKnownName(name))],
  [
    'duplicate-attribute',
    ({ attributes }) => new Set(attributes.map(({ name }) => name)).size < attributes.length,
  ],
  ['missing-index', lacksAttribute('index')],
  ['missing-follow', lacksAttribute('follow')],
  ['order', ({ attributes: [first] }) => first?.name !== 'index'],
  [
    'value-case',
    anyAttribute(
      (attribute, data) =>
        !isYesNo(valueOf(attribute, data)) && isYesNo(valueOf(attribute, data).toLowerCase()),
    ),
  ],
  ['bad-value', anyAttribute((attribute, data) => !isYesNo(valueOf(attribute, data)))],
  ['garbage', ({ leftovers }) => leftovers.length > 0],
  ['missing-space', anyAttribute(({ isSeparate }) => !isSeparate)],
  ['trailing-space', (_pieces, data) => isXmlSpace(data.charCodeAt(data.length - 1))],
];

/** A legal PI with the positions of its two values, or the reason why it is not legal. */
export type PiReading =
  | { readonly isLegal: true; readonly says: Directives; readonly index: TextSpan; readonly follow: TextSpan }
  | { readonly isLegal: false; readonly fault: PiFault };

/** Reads the data of a robots PI: the text after the target and white space, up to `?>`. */
export function readPiData(data: string): PiReading {
  const parts = splitPiData(data);
  const fault = faultTests.find(([, test]) => test(parts, data))?.[0];
  if (fault) return { isLegal: false, fault };
  const [index, follow] = parts.attributes as unknown as readonly [PiAttribute, PiAttribute];
  const says = { index: valueOf(index, data) === 'yes', follow: valueOf(follow, data) === 'yes' };
  return { isLegal: true, says, index: index.value, follow: follow.value };
}

/** The legal form of a pair of directives. */
export const printPi = ({ index, follow }: Directives): string =>
  `<?robots index="${index ? 'yes' : 'no'}" follow="${follow ? 'yes' : 'no'}"?>`;
