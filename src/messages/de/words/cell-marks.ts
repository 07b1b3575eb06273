// What the filter of the matrix and its legend call cells with a mark, and what the marks say.
import type * as english from '../../en/words/cell-marks.ts';
import type { Told } from '../../language.ts';
import { number } from './counts.ts';

export const cellMarkWords: Told<typeof english.cellMarkWords> = {
  filters: {
    changed: 'Geändert',
    failed: 'Nicht erfüllt',
    differs: 'Leser weichen ab',
    expected: 'Erwartet',
    requested: 'Abgerufen trotz Nein',
    unasked: 'Nie abgerufen',
  },
  legend: {
    changed: 'Geändert',
    failed: 'Erwartung nicht erfüllt',
    differs: 'Leser weichen ab',
    expected: 'Erwartung erfüllt',
    requested: 'Abgerufen trotz Nein',
    unasked: 'Nie abgerufen',
  },
  /** `count` of the user-agents of a shared column had that answer. */
  was: (word, count, all) =>
    count === all ? `vorher ${word}` : `vorher ${word} für ${number(count)} von ${number(all)} User-Agents`,
};
