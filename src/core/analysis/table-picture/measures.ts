// The sizes and fonts of a picture, in pixels.
import type { FontFace } from './text-width.ts';

export const PICTURE_MARGIN = 16;
export const CELL_PADDING = 8;
export const ROW_HEIGHT = 24;
export const LINE_HEIGHT = 15;
export const SHAPE_SIZE = 12;
export const COLUMN_LIMITS = { least: 72, most: 360 };
export const URL_LIMITS = { least: 96, most: 520 };
/** The number of characters at the end of a URL that are never truncated. */
export const URL_END_LENGTH = 14;
export const MAX_NAME_LINES = 6;

export const titleFace: FontFace = { size: 15, isStrong: true };
export const plainFace: FontFace = { size: 12 };
export const strongFace: FontFace = { size: 12, isStrong: true };
export const smallFace: FontFace = { size: 11 };
export const codeFace: FontFace = { size: 12, isCode: true };
