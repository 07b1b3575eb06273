// Words about working without a network, new versions, and what comes from other programs.
import type * as english from '../../en/words/offline.ts';
import type { Told } from '../../language.ts';
import { number, plural, sizeTold } from './counts.ts';

export const offlineWords: Told<typeof english.offlineWords> = {
  newVersion:
    'Eine neue Version von Gatepost liegt bereit. Sie gilt, sobald Sie die Seite neu laden; Ihre Arbeit bleibt erhalten.',
  reload: 'Jetzt neu laden',
  sharedTitle: 'An Gatepost geschickt',
  sharedAbout: (count) =>
    count === 1
      ? 'Ein anderes Programm hat diese Datei geschickt. Sie öffnet sich als eigene Arbeit; was Sie gerade offen haben, bleibt aufbewahrt.'
      : `Ein anderes Programm hat diese ${number(count)} Dateien geschickt. Sie öffnen sich als eigene Arbeit; was Sie gerade offen haben, bleibt aufbewahrt.`,
  sharedList: 'Was geschickt wurde',
  sharedLeft: (left) =>
    `${plural(left, 'Datei wurde', 'Dateien wurden')} weggelassen: Auf einmal sind höchstens 100 Dateien und 64 MiB möglich.`,
  sharedOpen: 'Öffnen',
  sharedDiscard: 'Nicht öffnen',
  sharedNothing:
    'Vom anderen Programm kam nichts an, oder es war nicht aufzubewahren (ist der Speicher voll?). Es wurde nichts geöffnet.',
  octets: sizeTold,
};
