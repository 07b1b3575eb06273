// What is said of a work that is open in another tab too.

import { hostOf } from '../../../core/text/host-of.ts';
import type * as english from '../../en/words/read-only.ts';
import type { Told } from '../../language.ts';

/** `robots.txt von www.example.com` */
const work = (path: string, origin: string) =>
  origin === '' ? path.slice(1) : `${path.slice(1)} von ${hostOf(origin)}`;

export const readOnlyWords: Told<typeof english.readOnlyWords> = {
  elsewhere: (path, origin) =>
    `${work(path, origin)} ist in einem anderen Tab offen. Hier lässt sich die Datei nur lesen.`,
  free: (path, origin) =>
    `Der andere Tab mit ${work(path, origin)} wurde geschlossen. Arbeiten Sie hier weiter, oder legen Sie eine Kopie an.`,
  takeOver: 'Übernehmen',
  takeOverHint: 'Der andere Tab schreibt noch zu Ende und lässt sich dann nur noch lesen',
  copy: 'Kopie anlegen',
  copyHint: 'Eine eigene Arbeit: Kein Tab ändert, was der andere hat',
  goOn: 'Hier weiterarbeiten',
  notWritten:
    'Es wurde nichts geändert: Diese Arbeit ist in einem anderen Tab offen. Übernehmen Sie sie, oder legen Sie eine Kopie an.',
  lost: 'Ein anderer Tab hat diese Arbeit übernommen. Hier lässt sie sich von jetzt an nur noch lesen.',
  lostWithCopy:
    'Ein anderer Tab hat diese Arbeit übernommen, bevor sie ganz geschrieben war. Was dort fehlte, ist als eigene Arbeit aufbewahrt: Die Startseite bietet sie an.',
  copied: 'Das ist jetzt eine Kopie: eine eigene Arbeit, und kein Tab ändert, was der andere hat.',
  taken: 'Übernommen: Von jetzt an schreibt dieser Tab, und der andere liest nur noch.',
  failed:
    'Das ging nicht: Der Speicher dieses Browsers hat nicht geantwortet. Versuchen Sie es noch einmal, oder speichern Sie die Datei.',
  dismiss: 'Ausblenden',
  othersElsewhere:
    'Das ist eine eigene Arbeit, noch leer. Andere Arbeiten sind in anderen Tabs offen: Die Startseite führt sie auf.',
  toStart: 'Zur Startseite',
  markElsewhere: 'in einem anderen Tab offen',
};
