// Expands references in the attribute values of HTML: an HTML parser returns the characters that they represent
// (HTML 13.2.5.72).

/**
 * The named references that XML has too, and those of characters that separate words. No other reference can occur
 * in what crawlers look for.
 */
const NAMED_CHARACTERS = {
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  quot: '"',
  comma: ',',
  Tab: '\t',
  NewLine: '\n',
} as const;

const REFERENCE_PATTERN = /&(?:#(?:[xX]([0-9a-fA-F]+)|([0-9]+));?|(amp|lt|gt|apos|quot|comma|Tab|NewLine);)/g;

function characterOfCode(code: number): string {
  const isNone = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return isNone ? '\ufffd' : String.fromCodePoint(code);
}

/** Expands the numeric references and these named ones in a value. Everything else is unchanged. */
export const expandReferences = (value: string): string =>
  value.replaceAll(REFERENCE_PATTERN, (_all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED_CHARACTERS[name as keyof typeof NAMED_CHARACTERS];
    return characterOfCode(hex === undefined ? Number.parseInt(decimal!, 10) : Number.parseInt(hex, 16));
  });

/** A value with its references expanded, and the original position of each character. */
export interface ExpandedValue {
  readonly text: string;
  /** The column in the value as written, for a column of the text. */
  readonly writtenAt: (column: number) => number;
}

/** Expands references like `expandReferences`, for callers that need positions. */
export function expandWithPlaces(value: string): ExpandedValue {
  const shifts: { readonly at: number; readonly shift: number }[] = [];
  let shift = 0;
  const text = value.replaceAll(REFERENCE_PATTERN, (...match) => {
    const [all] = match as [string];
    const offset = match.find((one): one is number => typeof one === 'number') ?? 0;
    const character = expandReferences(all);
    const at = offset - shift + character.length;
    shift += all.length - character.length;
    shifts.push({ at, shift });
    return character;
  });
  const shiftAt = (column: number): number => {
    let low = 0;
    let high = shifts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (shifts[middle]!.at <= column) low = middle + 1;
      else high = middle;
    }
    return shifts[low - 1]?.shift ?? 0;
  };
  return { text, writtenAt: (column) => column + shiftAt(column) };
}
