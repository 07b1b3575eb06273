// References in the attribute values of HTML: an HTML parser hands the characters over that they stand for (HTML 13.2.5.72).

/** The named ones that XML has too, and those of what parts words; no other can be part of what robots look for. */
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

/** A value with its numeric references and these names expanded; anything else stays. */
export const expandReferences = (value: string): string =>
  value.replaceAll(REFERENCE_PATTERN, (_all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED_CHARACTERS[name as keyof typeof NAMED_CHARACTERS];
    return characterOfCode(hex === undefined ? Number.parseInt(decimal!, 10) : Number.parseInt(hex, 16));
  });

/** A value with its references expanded, and where each of its characters is written. */
export interface ExpandedValue {
  readonly text: string;
  /** The column in the value as written, for a column of the text. */
  readonly writtenAt: (column: number) => number;
}

/** The same as `expandReferences`, for those who need places. */
export function expandWithPlaces(value: string): ExpandedValue {
  const shifts: { readonly at: number; readonly by: number }[] = [];
  let by = 0;
  const text = value.replaceAll(REFERENCE_PATTERN, (...match) => {
    const [all] = match as [string];
    const offset = match.find((one): one is number => typeof one === 'number') ?? 0;
    const character = expandReferences(all);
    const at = offset - by + character.length;
    by += all.length - character.length;
    shifts.push({ at, by });
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
    return shifts[low - 1]?.by ?? 0;
  };
  return { text, writtenAt: (column) => column + shiftAt(column) };
}
