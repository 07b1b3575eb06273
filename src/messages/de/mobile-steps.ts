// German for the steps by which a host for mobile agents is found. One function per code.
import type * as english from '../en/mobile-steps.ts';
import type { Told } from '../language.ts';
import { number } from './words/counts.ts';

/** What is wrong with a line, as the end of a sentence. */
export const mobileFaultWords: Told<typeof english.mobileFaultWords> = {
  'no-path': 'sie hat weder Pfad noch Ziel',
  'no-target': 'sie hat einen Pfad und kein Ziel',
  extra: 'sie hat mehr als einen Pfad und ein Ziel',
  'bad-path': 'ihr Pfad beginnt nicht mit einem Schrägstrich',
  'bad-url': 'ihr Ziel ist weder ein Protokoll mit einer Adresse noch „none“',
  'url-path': 'ihr Ziel geht hinter der Adresse weiter',
  'url-empty': 'ihr Ziel hat keine Adresse',
};

const whyLast = (matching: number) =>
  matching === 1 ? 'Nur sie passt' : `Sie ist die letzte von ${number(matching)}, die passen`;

export const mobileStepWords: Told<typeof english.mobileStepWords> = {
  'mobile-file-absent': ({ path }) =>
    `Die Website hat keine Datei ${path}: Kein Pfad ist einem Host zugewiesen.`,
  'mobile-last': ({ target, matching }, line) =>
    `${line} entscheidet: ${whyLast(matching)}. Mobile Agenten gehen zu ${target}.`,
  'mobile-none': ({ matching }, line) =>
    `${line} entscheidet: ${whyLast(matching)}. Sie sagt, dass hier kein Host Agenten aufnimmt.`,
  'mobile-earlier': ({ deciding }, line) =>
    `${line} passt auch, aber Zeile ${deciding + 1} kommt später und geht vor.`,
  'mobile-no-match': ({ why, urlAt }, line) =>
    why === 'url-ends'
      ? `${line} passt nicht: Die URL endet nach Zeichen ${urlAt}.`
      : `${line} passt nicht: Die URL weicht bei Zeichen ${urlAt + 1} ab.`,
  'mobile-skipped': ({ fault }, line) => `${line} wird übergangen, denn ${mobileFaultWords[fault]}.`,
  'mobile-no-line': ({ lines }) =>
    lines === 0
      ? 'Keine Zeile weist einen Host zu.'
      : 'Keine Zeile passt: Die URL ist keinem Host zugewiesen und mobilen Agenten auch nicht verschlossen.',
};
