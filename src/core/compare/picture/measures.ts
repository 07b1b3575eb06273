// Sizes and faces of a picture, in pixels.
import type { Face } from './text-width.ts';

export const MARGIN = 16;
export const PAD = 8;
export const ROW = 24;
export const LINE = 15;
export const SHAPE = 12;
export const COLUMN = { least: 72, most: 360 };
export const URLS = { least: 96, most: 520 };
/** Characters at the end of a URL that are never cut. */
export const END = 14;
export const NAME_LINES = 6;

export const title: Face = { size: 15, isStrong: true };
export const plain: Face = { size: 12 };
export const strong: Face = { size: 12, isStrong: true };
export const small: Face = { size: 11 };
export const code: Face = { size: 12, isCode: true };
