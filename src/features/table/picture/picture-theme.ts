// How a picture of the table looks: as the table does now, in the colours of the chosen theme.
import type { PictureStyle, ToneStyle } from '../../../core/analysis/table-picture/picture-table.ts';
import type { Tone } from '../../../state/table/question-presentation.ts';
import { createTokenResolver } from '../../../ui/environment/resolve-tokens.ts';
import { toneIcons } from '../../../ui/icons/answer-label.tsx';
import { iconMarkup } from '../../../ui/icons/icon-markup.ts';

type ToneTokens = readonly [mark: string, ink: string, back?: string, isStrong?: true];

/** The tokens of an answer, as its cell has them. */
const toneTokens: Readonly<Record<Tone, ToneTokens>> = {
  allow: ['--allowed', '--ink-2'],
  limited: ['--restricted', '--restricted', '--restricted-tint', true],
  deny: ['--disallowed', '--disallowed', '--disallowed-tint', true],
  other: ['--unspecified', '--unspecified', '--unspecified-tint'],
  host: ['--allowed', '--ink-2'],
  none: ['--ink-3', '--ink-3'],
  free: ['--ink-3', '--ink-3'],
  same: ['--ink-3', '--ink-3'],
  unlike: ['--differs', '--differs', '--differs-tint', true],
  text: ['--ink-2', '--ink-2'],
};

const surfaceTokens = {
  surface: '--surface',
  head: '--surface-2',
  ink: '--ink',
  quiet: '--ink-2',
  line: '--line',
  edge: '--line-strong',
} as const;

/** All the tokens that a picture wears. */
const usedTokens = [
  ...Object.values(surfaceTokens),
  ...Object.values(toneTokens).flatMap(([mark, ink, back]) => [mark, ink, ...(back ? [back] : [])]),
];

const readToken = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** The look of now. */
export function readPictureTheme(): PictureStyle<Tone> {
  const colour = createTokenResolver(new Set(usedTokens));
  const lookOf = (tone: Tone): ToneStyle => {
    const [mark, ink, back, isStrong = false] = toneTokens[tone];
    const shape = toneIcons[tone];
    return {
      ...(shape ? { shape: iconMarkup(shape) } : {}),
      ...(back ? { back: colour(back) } : {}),
      mark: colour(mark),
      ink: colour(ink),
      isStrong,
    };
  };
  const named = (part: keyof typeof surfaceTokens) => colour(surfaceTokens[part]);
  return {
    surface: named('surface'),
    head: named('head'),
    ink: named('ink'),
    quiet: named('quiet'),
    line: named('line'),
    edge: named('edge'),
    words: readToken('--face-ui'),
    code: readToken('--face-code'),
    tones: Object.fromEntries(
      (Object.keys(toneTokens) as Tone[]).map((tone) => [tone, lookOf(tone)]),
    ) as unknown as PictureStyle<Tone>['tones'],
  };
}
