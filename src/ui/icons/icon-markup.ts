// Icons as SVG markup, for a picture that is exported.

import sprite from '../icons.svg?raw';
import type { IconName } from './icon.tsx';

/** Returns the content of an icon, in `currentColor`, within 12 by 12 (`g-*`) or 16 by 16 (`i-*`). */
export const iconMarkup = (name: IconName): string =>
  new RegExp(`<symbol id="${name}"[^>]*>(.*)</symbol>`).exec(sprite)?.[1] ?? '';
