// Which kinds of files accept a preset.
import type { Format } from '../../syntax/directives.ts';

/** Whether files of this kind have rules that keep somebody out. */
export const acceptsPresets = ({ directives }: Format): boolean =>
  directives.some(({ role, effect }) => role === 'rule' && effect === 'deny');
