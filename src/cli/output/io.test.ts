// Output to a terminal as text and as JSON.
import { expect, test } from 'vitest';
import { formatJson } from './escape.ts';

/** The characters with Bidi_Control in the Unicode Character Database. */
const BIDI_CONTROLS = [
  0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
];
const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => code).filter(
  (code) => code < 0x20 || code >= 0x7f,
);

test('uax 9 2: JSON escapes all bidi and control characters, and its value stays the same', () => {
  const text = String.fromCharCode(...CONTROLS, ...BIDI_CONTROLS, 0xd800);
  const printed = formatJson({ [text]: [text, 'é\u200b\u2028'] }, 2);
  expect(printed).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}|\p{Surrogate}/u);
  expect(printed).toContain('é\u200b\u2028');
  expect(JSON.parse(printed)).toEqual({ [text]: [text, 'é\u200b\u2028'] });
});
