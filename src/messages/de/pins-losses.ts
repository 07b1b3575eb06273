// German for what is lost when a data.txt of the R package pins is turned into records. One function per code.
import type * as english from '../en/pins-losses.ts';
import type { Told } from '../language.ts';

export const pinsLossWords: Told<typeof english.pinsLossWords> = {
  'pins-elsewhere': ([address]) =>
    `${address} liegt auf einer anderen Website, von der kein Allow sprechen kann. Es bleibt als Zeile, die den Abschnitt beschreibt.`,
  'pins-columns': ([count]) =>
    count === '1'
      ? 'Aus einer Spalte wird eine Zeile: Name, Typ und Beschreibung in dieser Reihenfolge.'
      : `Aus ${count} Spalten wird je eine Zeile: Name, Typ und Beschreibung in dieser Reihenfolge.`,
  'pins-name': ([name, value]) => `${name} kann kein Zeilenname sein, darum geht „${value}“ verloren.`,
  'pins-value': ([name, value]) =>
    `${name} lässt sich nicht in einer Zeile schreiben, darum geht „${value}“ verloren.`,
  'pins-line-breaks': ([name]) => `Die Zeilenumbrüche in ${name} werden zu Leerzeichen.`,
  'pins-unread': () => 'Diese Zeile wird nicht gelesen; was darin steht, geht verloren.',
};

export const pinsLossTitles: Told<typeof english.pinsLossTitles> = {
  'pins-elsewhere': 'Adressen auf anderen Websites',
  'pins-columns': 'Spalten',
  'pins-name': 'Namen, die sich nicht schreiben lassen',
  'pins-value': 'Werte, die sich nicht schreiben lassen',
  'pins-line-breaks': 'Zeilenumbrüche in Werten',
  'pins-unread': 'Zeilen, die nicht gelesen werden',
};
