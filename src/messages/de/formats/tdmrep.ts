// Words about tdmrep.json: its form.

import type * as english from '../../en/formats/tdmrep.ts';
import type { Translated } from '../../language.ts';
import { number } from '../counts.ts';

const urlsOf = (path: string) => {
  if (path === '/' || path === '*' || path === '/*') return 'alle URLs der Website';
  return /[*$]/.test(path) ? `URLs, die auf ${path} passen,` : `URLs, die mit ${path} beginnen,`;
};

export const tdmrepWords = {
  title: 'Text und Data Mining',
  about:
    'Es entscheidet der erste Eintrag, der auf eine URL passt. Für eine URL, auf die keiner passt, ist nichts erklärt.',
  list: 'Einträge',
  empty:
    'Noch kein Eintrag. Fügen Sie einen hinzu, um die Rechte an Text und Data Mining vorzubehalten, auch am Training von KI.',
  add: 'Eintrag hinzufügen',
  location: (place) => `Eintrag ${number(place)}`,
  path: 'Pfad',
  pathOf: (place) => `Pfad von Eintrag ${number(place)}`,
  pathHint: 'Anfang eines Pfads, zum Beispiel /artikel/',
  reservation: 'Rechte',
  reservationOf: (place) => `Rechte bei Eintrag ${number(place)}`,
  choices: { reserved: 'Vorbehalten', 'not-reserved': 'Nicht vorbehalten' },
  policy: 'URL der Policy',
  policyOf: (place) => `URL der Policy von Eintrag ${number(place)}`,
  policyHint: 'Freiwillig',
  says: (reservation, path, hasPolicy) => {
    if (!path) return 'Gilt für keine URL.';
    if (reservation === 'unset') return `Für ${urlsOf(path)} ist nichts erklärt.`;
    if (reservation === 'not-reserved') return `Für ${urlsOf(path)} ist Mining frei.`;
    return `Für ${urlsOf(path)} braucht Mining Ihre Erlaubnis${hasPolicy ? '; wie man sie bekommt, sagt die Policy' : ''}.`;
  },
  notAnObject: 'Dieser Eintrag ist kein Objekt und erklärt nichts.',
  moveUp: (place) => `Eintrag ${number(place)} nach oben verschieben`,
  moveDown: (place) => `Eintrag ${number(place)} nach unten verschieben`,
  remove: (place) => `Eintrag ${number(place)} löschen`,
  more: (count) => `${number(count)} weitere zeigen`,
  notJson: 'Das Formular braucht gültiges JSON. Ist der Text berichtigt, zeigt es die Einträge.',
  notList: 'Das Formular braucht eine Liste von Einträgen in eckigen Klammern.',
  goTo: (line) => `Zeile ${line + 1}`,
  noCrawler: 'Kein Betreiber eines Crawlers dokumentiert, dass er diese Datei befolgt.',
} satisfies Translated<typeof english.tdmrepWords>;
