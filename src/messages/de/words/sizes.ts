// What is said of files that are too big: to be edited, to be opened, to be pasted.
import { EDITED_UP_TO, type Excess, OPENED_UP_TO } from '../../../core/text/sizes.ts';
import type * as english from '../../en/words/sizes.ts';
import type { Told } from '../../language.ts';
import { number, plural, sizeTold } from './counts.ts';

/** Behind „hat“: how much it is, and how much is possible. */
const sizes: Readonly<Record<Excess['what'], (size: number, most: number) => string>> = {
  octets: (size, most) => `${sizeTold(size)}; bearbeiten lassen sich hier bis zu ${sizeTold(most)}`,
  lines: (size, most) =>
    `${plural(size, 'Zeile', 'Zeilen')}; bearbeiten lassen sich hier bis zu ${number(most)}`,
  line: (size, most) =>
    `eine Zeile von ${number(size)} Bytes; bearbeiten lassen sich hier bis zu ${number(most)} in einer Zeile`,
};

const what = ({ what: which, size, most }: Excess) => sizes[which](size, most);

const limits = () =>
  `${sizeTold(EDITED_UP_TO.octets)}, ${number(EDITED_UP_TO.lines)} Zeilen und ${number(EDITED_UP_TO.line)} Bytes in einer Zeile`;

const cutIt = 'Teilen Sie sie mit einem anderen Programm in kleinere Dateien, und öffnen Sie diese.';

export const sizeWords: Told<typeof english.sizeWords> = {
  openedReadOnly: (path, excess) =>
    `Nur zum Lesen geöffnet: ${path} hat ${what(excess)}. „Datei speichern“ schreibt die Datei, wie sie ist. Um sie zu ändern, teilen Sie sie mit einem anderen Programm in kleinere Dateien, und öffnen Sie diese.`,
  noForm: (path) =>
    `Das Formular zeigt Dateien bis zu ${limits()}. ${path} ist größer: Der Text lässt sich lesen und speichern, wie er ist.`,
  toText: 'Text zeigen',
  noAnswers: (path) =>
    `Zu ${path} gibt es keine Antworten: Berechnet werden sie für Dateien bis zu ${limits()}. Teilen Sie die Datei, und öffnen Sie den Teil, auf den es ankommt.`,
  tooMuch: (path, excess) =>
    `Es wurde nichts geändert: ${path} hätte ${what(excess)}. Fügen Sie weniger hinzu, oder legen Sie eine zweite Datei an.`,
  notChanged: (path) => `Es wurde nichts geändert: ${path} ist zum Bearbeiten zu groß. ${cutIt}`,
  notOpened: (name, octets) =>
    `${name} hat ${sizeTold(octets)} und wurde nicht geöffnet: Mehr als ${sizeTold(OPENED_UP_TO)} würden den Speicher dieser Seite füllen. ${cutIt}`,
  notPasted: (octets) =>
    `Das Eingefügte hat ${sizeTold(octets)} und wurde nicht angenommen: Einfügen lassen sich bis zu ${sizeTold(EDITED_UP_TO.octets)}. Speichern Sie es als Datei, und öffnen Sie diese.`,
  reading: (name, share) =>
    share === undefined ? `${name} wird gelesen…` : `${name} wird gelesen: ${Math.floor(100 * share)} %`,
  cancel: 'Abbrechen',
  dismiss: 'Ausblenden',
  before: (count) => `${number(count)} Zeichen davor`,
  after: (count) => `${number(count)} weitere Zeichen`,
};
