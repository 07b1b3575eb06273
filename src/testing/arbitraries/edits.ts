// Random files and random edits of them, for property tests. Every seed gives a complete, valid case.
import fc from 'fast-check';
import type { TextEdit } from '../../core/document/range.ts';

/** The number of runs of a property: RUNS in the environment (such as RUNS=20000), else the argument. */
export const runs = (usual: number): number => Number(process.env.RUNS ?? usual);

const LINE_ENDINGS = ['\n', '\r\n', '\r'] as const;
const LINE_WORDS = [
  '',
  '',
  'a',
  'b',
  'aa',
  ' ',
  '#',
  'ab\tc',
  '\u{1f916}',
  '\u{1f577}',
  'é',
  '\u0000',
] as const;

/** A short line, often empty and often equal to another one. Never contains a line break. */
export const lineText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...LINE_WORDS) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replace(/[\r\n]/g, '')),
  },
);

/** A text of a few lines with mixed endings. */
export function textOfLines(line: fc.Arbitrary<string>, maxLength = 12): fc.Arbitrary<string> {
  const lineWithEnding = fc.tuple(line, fc.constantFrom(...LINE_ENDINGS)).map(([text, eol]) => text + eol);
  return fc
    .tuple(fc.array(lineWithEnding, { maxLength }), line)
    .map(([lines, last]) => lines.join('') + last);
}

/** A small file with typical lines of robots.txt files, valid and invalid. */
export const policyText: fc.Arbitrary<string> = textOfLines(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom('User-agent: a', 'user-agent:b # B', ' User-agent : *', 'useragent a'),
    },
    {
      weight: 4,
      arbitrary: fc.constantFrom('Disallow: /a', 'ALLOW:/b#x', 'Disalow : /c ', 'Disallow /d', 'allow:'),
    },
    { weight: 2, arbitrary: fc.constantFrom('', '', ' ', '# c', ' #', '# d') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('Sitemap: /s', 'what is this', ': x', 'Crawl-delay:1 # s', '\u{1f916}'),
    },
  ),
  14,
);

/** Text that a user may type or paste into an input: anything, especially characters that could break a line. */
export const typed: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom('#', ' ', '\t', '\r', '\n', ':', '/', 'a', '\u0000', '\ud800', '\u2028', '\u{1f916}'),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('/a', '*', 'x\nUser-agent: *\nDisallow: /', '/ # c', 'a: b', ' /a '),
);

/** The two ends of an edit, as shares of the text, and the inserted text. */
const editWish = fc.tuple(fc.nat(999), fc.nat(999), textOfLines(lineText, 2));

/** Wishes for up to four edits. `createSplices` makes sorted edits of them that fit a text. */
export const editWishes = fc.array(editWish, { minLength: 1, maxLength: 4 });

/** The offsets that an editor can address: not inside a CRLF, not inside a surrogate pair. */
function editorOffsets(text: string): number[] {
  const offsets = Array.from({ length: text.length + 1 }, (_, i) => i);
  return offsets.filter(
    (i) => i === 0 || !/^(\r\n|[\ud800-\udbff][\udc00-\udfff])$/.test(text.slice(i - 1, i + 1)),
  );
}

/** An edit of a string: the equivalent of a TextEdit in offsets. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Creates sorted splices of `text` that do not overlap, from wishes. */
export function createSplices(
  text: string,
  wishes: readonly (readonly [number, number, string])[],
): Splice[] {
  const places = editorOffsets(text);
  const at = (share: number) => places[Math.floor((share / 1000) * places.length)]!;
  const cuts = wishes.flatMap(([from, to]) => [at(from), at(to)]).toSorted((a, b) => a - b);
  return wishes.map(([, , inserted], i) => ({ from: cuts[2 * i]!, to: cuts[2 * i + 1]!, text: inserted }));
}

/** Applies splices to a text. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  return splices
    .toReversed()
    .reduce(
      (result, { from, to, text: inserted }) => result.slice(0, from) + inserted + result.slice(to),
      text,
    );
}

/** Converts a splice to lines and columns by counting line breaks, independently of `source.ts`. */
export function spliceToEdit(text: string, { from, to, text: inserted }: Splice): TextEdit {
  return { range: { start: offsetToPosition(text, from), end: offsetToPosition(text, to) }, text: inserted };
}

function offsetToPosition(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length - 1, column: lines.at(-1)!.length };
}
