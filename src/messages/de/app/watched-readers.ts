// Words of the list of watched readers.
import type * as english from '../../en/app/watched-readers.ts';
import type { Translated } from '../../language.ts';
import { plural } from '../counts.ts';

export const watchedReadersWords = {
  title: 'Beobachtete Leser',
  about: 'Nur die Antworten dieser Leser werden verglichen (≠), und nur ihre Befunde stehen in der Liste.',
  readAsIsWatched: 'der Leser von „Lesen als“',
  agreesWith: (answers) =>
    answers === undefined
      ? ''
      : answers === 0
        ? 'stimmt überein'
        : plural(answers, 'Antwort weicht ab', 'Antworten weichen ab'),
  wouldAdd: (answers, findings) => {
    const parts = [
      ...(answers ? [plural(answers, 'Abweichung', 'Abweichungen')] : []),
      ...(findings > 0 ? [plural(findings, 'Befund', 'Befunde')] : []),
    ];
    return parts.length > 0 ? `zusätzlich ${parts.join(', ')}` : answers === 0 ? 'nichts zusätzlich' : '';
  },
  compareShowsAll: '„Vergleichen“ kann auch die anderen Leser zeigen.',
} satisfies Translated<typeof english.watchedReadersWords>;
