// Words of the page that compares readers and versions.
import type * as english from '../../en/words/compare.ts';
import type { Told } from '../../language.ts';

export const compareWords: Told<typeof english.compareWords> = {
  title: (what) => `Vergleichen: ${what}`,
  what: 'Was verglichen wird',
  readers: 'Leser',
  versions: 'Fassungen',
  edge: 'Vorangestellter Block',
};
