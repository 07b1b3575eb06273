// The kinds of files that accept a preset.
import type { Format } from '../../syntax/directives.ts';

/** Whether files of this kind have rules that block crawlers. */
export const acceptsPresets = ({ directives }: Format): boolean =>
  directives.some(({ role, effect }) => role === 'rule' && effect === 'deny');
