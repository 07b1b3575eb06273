// How a picture of the table looks: as the table does now, in the colours of the chosen theme.
import type { PictureLook, ToneLook } from '../../../core/compare/picture/table.ts';
import type { Tone } from '../../../state/table/question-presentation.ts';
import { createTokenResolver } from '../../../ui/environment/resolve-tokens.ts';
import { toneIcons } from '../../../ui/icons/answer-label.tsx';
import { iconMarkup } from '../../../ui/icons/icon-markup.ts';

type Tokens = readonly [mark: string, ink: string, back?: string, isStrong?: true];

/** The tokens of an answer, as its cell has them. */
const tones: Readonly<Record<Tone, Tokens>> = {
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

const others = {
  surface: '--surface',
  head: '--surface-2',
  ink: '--ink',
  quiet: '--ink-2',
  line: '--line',
  edge: '--line-strong',
} as const;

/** All the tokens that a picture wears. */
const worn = [
  ...Object.values(others),
  ...Object.values(tones).flatMap(([mark, ink, back]) => [mark, ink, ...(back ? [back] : [])]),
];

const face = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** The look of now. */
export function pictureLook(): PictureLook<Tone> {
  const colour = createTokenResolver(new Set(worn));
  const lookOf = (tone: Tone): ToneLook => {
    const [mark, ink, back, isStrong = false] = tones[tone];
    const shape = toneIcons[tone];
    return {
      ...(shape ? { shape: iconMarkup(shape) } : {}),
      ...(back ? { back: colour(back) } : {}),
      mark: colour(mark),
      ink: colour(ink),
      isStrong,
    };
  };
  const named = (part: keyof typeof others) => colour(others[part]);
  return {
    surface: named('surface'),
    head: named('head'),
    ink: named('ink'),
    quiet: named('quiet'),
    line: named('line'),
    edge: named('edge'),
    words: face('--face-ui'),
    code: face('--face-code'),
    tones: Object.fromEntries(
      (Object.keys(tones) as Tone[]).map((tone) => [tone, lookOf(tone)]),
    ) as unknown as PictureLook<Tone>['tones'],
  };
}
