// Words about files that are too big to edit, open, or paste.

import { EDIT_SIZE_LIMITS, MAX_OPEN_OCTETS, type SizeExcess } from '../../core/document/size-limits.ts';
import type * as english from '../en/size-limits.ts';
import type { Translated } from '../language.ts';
import { formatSize, number, plural } from './counts.ts';

/** After „hat“: the size, and the largest possible size. */
const sizes: Readonly<Record<SizeExcess['what'], (size: number, most: number) => string>> = {
  octets: (size, most) => `${formatSize(size)}; bearbeiten lassen sich hier bis zu ${formatSize(most)}`,
  lines: (size, most) =>
    `${plural(size, 'Zeile', 'Zeilen')}; bearbeiten lassen sich hier bis zu ${number(most)}`,
  line: (size, most) =>
    `eine Zeile von ${number(size)} Bytes; bearbeiten lassen sich hier bis zu ${number(most)} in einer Zeile`,
};

const what = ({ what: which, size, most }: SizeExcess) => sizes[which](size, most);

const limits = () =>
  `${formatSize(EDIT_SIZE_LIMITS.octets)}, ${number(EDIT_SIZE_LIMITS.lines)} Zeilen und ${number(EDIT_SIZE_LIMITS.line)} Bytes in einer Zeile`;

const cutIt = 'Teilen Sie sie mit einem anderen Programm in kleinere Dateien, und öffnen Sie diese.';

export const sizeWords = {
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
    `${name} hat ${formatSize(octets)} und wurde nicht geöffnet: Mehr als ${formatSize(MAX_OPEN_OCTETS)} würden den Speicher dieser Seite füllen. ${cutIt}`,
  notPasted: (octets) =>
    `Das Eingefügte hat ${formatSize(octets)} und wurde nicht angenommen: Einfügen lassen sich bis zu ${formatSize(EDIT_SIZE_LIMITS.octets)}. Speichern Sie es als Datei, und öffnen Sie diese.`,
  reading: (name, share) =>
    share === undefined ? `${name} wird gelesen…` : `${name} wird gelesen: ${Math.floor(100 * share)} %`,
  cancel: 'Abbrechen',
  dismiss: 'Ausblenden',
  before: (count) => `${number(count)} Zeichen davor`,
  after: (count) => `${number(count)} weitere Zeichen`,
} satisfies Translated<typeof english.sizeWords>;
