// Shapes as markup, for a picture that is taken away.

import sprite from '../icons.svg?raw';
import type { IconName } from './icon.tsx';

/** What a shape is drawn with, in `currentColor`, inside of 12 by 12 (`g-*`) or 16 by 16 (`i-*`). */
export const iconMarkup = (name: IconName): string =>
  new RegExp(`<symbol id="${name}"[^>]*>(.*)</symbol>`).exec(sprite)?.[1] ?? '';
