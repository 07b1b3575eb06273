// What the fixes of ACAP do: one row per code of a fix.
import type * as english from '../../en/findings/acap-fixes.ts';
import type { FixWords } from '../../findings/words.ts';
import type { Told } from '../../language.ts';
import { listAll } from '../lists.ts';

const first =
  (text: (word: string) => string): FixWords =>
  (words) =>
    text(words[0] ?? '');

export const acapFixWords: Told<typeof english.acapFixWords> = {
  'insert-colon': () => 'Doppelpunkt einfügen',
  'remove-blanks': () => 'Leerzeichen löschen',
  'insert-blank': () => 'Leerzeichen einfügen',
  'remove-line': () => 'Zeile löschen',
  'remove-that-line': first((line) => `Zeile ${line} löschen`),
  'replace-word': first((word) => `${word} schreiben`),
  'use-local-usage': first((name) => `Lokale Nutzung verwenden: (${name})`),
  'insert-root': () => 'Auf alle Ressourcen beziehen: /',
  'make-resource-set': first((name) => `Aus den Pfaden eine Ressourcenmenge bilden: ${name}`),
  'encode-blanks': first((word) => `Leerzeichen kodieren: ${word}`),
  'encode-characters': first((word) => `Prozentkodieren: ${word}`),
  'part-comment': () => 'Leerzeichen vor dem Kommentar einfügen',
  'set-version': () => 'Version 1.1 schreiben',
  'remove-colon': () => 'Löschen, was hinter der Direktive steht',
  'prepend-slash': first((word) => `Mit einem Schrägstrich beginnen: ${word}`),
  'path-only': first((word) => `Nur den Pfad behalten: ${word}`),
  'one-star': first((word) => `Nur einen Platzhalter behalten: ${word}`),
  'without-star': first((word) => `Platzhalter am Ende löschen: ${word}`),
  'append-dollar': first((word) => `Ende des Pfads kennzeichnen: ${word}`),
  'swap-ends': first((word) => `Anfang und Ende des Bereichs vertauschen: ${word}`),
  'invert-mask': first((word) => `Maske umkehren: ${word}`),
  'wildcard-mask': first((word) => `Platzhaltermaske schreiben: ${word}`),
  'move-qualifier': first((usage) => `In eine Erlaubnis für ${usage} verschieben`),
  'join-list': () => 'Leerzeichen in der Liste löschen',
  'prefix-role': first((word) => `Rolle davorschreiben: ${word}`),
  disallow: () => 'Stattdessen ein Verbot schreiben',
  'remove-qualifier': (words) => `${listAll(words)} löschen`,
  'remove-qualifiers': first((text) => `${text} löschen`),
  'keep-only': first((text) => `Nur ${text} behalten`),
  'make-list': first((value) => `Alle in einer Liste nennen: ${value}`),
  rename: first((name) => `In ${name} umbenennen`),
  'prohibit-standard': (words) => `${words.join(', ')} verbieten`,
  'move-to-definition': first((name) => `Einschränkungen in die Definition von ${name} verschieben`),
  'add-terms': first((text) => `${text} hinzufügen`),
  'remove-part': first((name) => `${name} löschen`),
  'permit-with': () => 'In eine Erlaubnis mit diesen Einschränkungen umwandeln',
  inline: first((text) => `Ausschreiben, wofür es steht: ${text}`),
  'extract-definition': first((name) => `Als ${name} definieren`),
  'join-lines': () => 'Zeilen verbinden',
  define: first((text) => `Definieren: ${text}`),
  'move-above': first((name) => `Definition von ${name} über diese verschieben`),
  'move-line': () => 'Zeile an ihren Platz verschieben',
  'move-up': () => 'Über den ersten ACAP-Abschnitt verschieben',
  'add-crawler': () => 'Daraus einen Abschnitt für alle Crawler machen',
  'split-record': () => 'Daraus zwei Abschnitte machen',
  'remove-empty': () => 'Löschen',
  'insert-line': first((text) => `${text} einfügen`),
  'add-version': () => 'ACAP-version: 1.1 hinzufügen',
  'raise-version': () => 'Version auf 1.1 anheben',
  'merge-fields': first((line) => `Alle Einschränkungen in Zeile ${line} sammeln`),
  'allow-crawl': first((path) => `Crawlen von ${path} erlauben`),
  'mirror-rule': first((text) =>
    /^acap-/i.test(text)
      ? `In den ACAP-Abschnitten ergänzen: ${text}`
      : `In den herkömmlichen Abschnitten ergänzen: ${text}`,
  ),
  'ignore-conventional': () => 'ACAP-Crawler anweisen, herkömmliche Abschnitte zu übergehen',
};
