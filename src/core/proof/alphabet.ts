// The tokens that a search tries: one of each class that the patterns and readers of the search cannot tell apart.
import type { PathPattern } from '../matching/path-pattern.ts';
import { memoizeByKey } from '../text/lazy.ts';
import { type TokenUnits, type UrlToken, urlTokens } from './tokens.ts';

/** A token, and the units that each reader of a search compares, as character codes. */
export interface Letter {
  readonly token: UrlToken;
  readonly isQueryMark: boolean;
  /** By reader: before the `?`, and after it. */
  readonly codes: readonly [path: readonly number[][], query: readonly number[][]];
}

/** The letters of a search, the most readable first. */
export interface Alphabet {
  readonly letters: readonly Letter[];
  /** The letters after which a pattern of this reader can have matched one unit more. */
  readonly beginningWith: (inQuery: 0 | 1, reader: number, unit: number) => readonly Letter[];
}

/** Which tokens a search may use. */
export interface TokenChoice {
  /** Whether only URLs in normal form are searched. */
  readonly isNormal: boolean;
  /** Characters that are preferred because no rule contains them. */
  readonly fresh: readonly string[];
}

const PERCENT = urlTokens.length - 1;
const QUERY_MARK = urlTokens.findIndex(({ text }) => text === '?');
const SLASH = urlTokens.findIndex(({ text }) => text === '/');

/** The first character of a URL after its host. */
export type FirstCharacter = '/' | '?';

const indexByText = new Map(urlTokens.map(({ text }, i) => [text, i]));

/** The tokens whose units contain a unit, by its character code. */
const tokensByUnit = memoizeByKey(({ inPath, inQuery }: TokenUnits) => {
  const byUnit = new Map<number, number[]>();
  for (const [i] of urlTokens.entries())
    for (const unit of new Set(`${inPath[i]}${inQuery[i]}`)) {
      const code = unit.charCodeAt(0);
      const list = byUnit.get(code);
      if (list) list.push(i);
      else byUnit.set(code, [i]);
    }
  return byUnit;
});

/** The units that a character as written yields alone, wherever it is in a URL. */
const plainUnits = memoizeByKey(({ inPath, inQuery }: TokenUnits) => {
  const comparesQuery = inQuery.some((units) => units !== '');
  const isPlain = (i: number, text: string) => inPath[i] === text && (!comparesQuery || inQuery[i] === text);
  return new Set(
    urlTokens.flatMap(({ text, spelling }, i) =>
      text.length === 1 && spelling === 'normal' && isPlain(i, text) ? [text.charCodeAt(0)] : [],
    ),
  );
});

function relevantUnits(patterns: readonly PathPattern[]): ReadonlySet<number> {
  const relevant = new Set<number>();
  for (const { segments } of patterns)
    for (const segment of segments)
      for (let i = 0; i < segment.length; i++) relevant.add(segment.charCodeAt(i));
  return relevant;
}

/** Replaces each run of units that no pattern contains by one mark: patterns cannot tell them apart. */
function blur(units: string, relevant: ReadonlySet<number>): string {
  let blurred = '';
  for (const unit of units)
    if (relevant.has(unit.charCodeAt(0))) blurred += unit;
    else if (!blurred.endsWith('\u0200')) blurred += '\u0200';
  return blurred;
}

/**
 * Returns the indexes of the tokens that patterns may tell apart, and of one that they do not know, the most
 * readable first.
 */
function candidates(
  relevant: ReadonlySet<number>,
  readers: readonly TokenUnits[],
  { isNormal, fresh }: TokenChoice,
): readonly number[] {
  const [first, ...others] = readers;
  const isOneReader = others.every((other) => other === first);
  const isUnknown = (i: number) =>
    readers.every(({ inPath, inQuery }) => blur(inPath[i]! + inQuery[i]!, relevant) === '\u0200');
  const unknown = [...fresh.flatMap((text) => indexByText.get(text) ?? []), ...urlTokens.keys()].find(
    (i) => urlTokens[i]!.text !== '?' && urlTokens[i]!.spelling === 'normal' && isUnknown(i),
  );
  // If each unit can be written plainly, no escape and no odd character leads anywhere else.
  const isPlain =
    isOneReader &&
    first !== undefined &&
    unknown !== undefined &&
    [...relevant].every((unit) => plainUnits(first).has(unit));
  const chosen = new Set<number>([QUERY_MARK]);
  for (const units of isOneReader ? readers.slice(0, 1) : readers)
    for (const unit of relevant) for (const i of tokensByUnit(units).get(unit) ?? []) chosen.add(i);
  const isNeeded = (i: number) => {
    const { text, spelling } = urlTokens[i]!;
    return isPlain ? text.length === 1 && spelling === 'normal' : !isNormal || spelling === 'normal';
  };
  const inOrder = [...chosen].filter(isNeeded).sort((a, b) => a - b);
  return unknown === undefined ? inOrder : [unknown, ...inOrder.filter((i) => i !== unknown)];
}

const codesOf = (units: string): number[] => units.split('').map((unit) => unit.charCodeAt(0));

const createLetter = (i: number, readers: readonly TokenUnits[]): Letter => ({
  token: urlTokens[i]!,
  isQueryMark: i === QUERY_MARK,
  codes: [
    readers.map(({ inPath }) => codesOf(inPath[i]!)),
    readers.map(({ inQuery }) => codesOf(inQuery[i]!)),
  ],
});

/** Returns the letter of a first character. */
export const firstLetter = (character: FirstCharacter, readers: readonly TokenUnits[]): Letter =>
  createLetter(character === '/' ? SLASH : QUERY_MARK, readers);

/** Returns the alphabet for a search with these patterns. */
export function createAlphabet(
  patterns: readonly PathPattern[],
  readers: readonly TokenUnits[],
  choice: TokenChoice,
): Alphabet {
  const relevant = relevantUnits(patterns);
  const hexMatters = !choice.isNormal && relevant.has(0x25);
  const classes = new Map<string, Letter>();
  for (const i of candidates(relevant, readers, choice)) {
    const { text, isHex } = urlTokens[i]!;
    const marks = [i === QUERY_MARK ? '?' : '', i === PERCENT ? '%' : '', hexMatters && isHex ? 'h' : ''];
    const blurred = readers.flatMap(({ inPath, inQuery }) => [
      blur(inPath[i]!, relevant),
      blur(inQuery[i]!, relevant),
    ]);
    const key = [...marks, ...blurred].join('|');
    if (text !== '' && !classes.has(key)) classes.set(key, createLetter(i, readers));
  }
  const letters = [...classes.values()];
  const byFirstUnit = new Map<string, Letter[]>();
  const beginningWith = (inQuery: 0 | 1, reader: number, unit: number) => {
    const key = `${inQuery} ${reader} ${unit}`;
    let list = byFirstUnit.get(key);
    if (!list) {
      const canFollow = ({ codes }: Letter) => {
        const first = codes[inQuery][reader]?.[0];
        return first === undefined || first === unit;
      };
      byFirstUnit.set(key, (list = letters.filter(canFollow)));
    }
    return list;
  };
  return { letters, beginningWith };
}
