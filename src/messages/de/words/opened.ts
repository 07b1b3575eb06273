// Words about a file that was opened and is not quite what it is opened as.
import type * as english from '../../en/words/opened.ts';
import type { Told } from '../../language.ts';
import { plural } from './counts.ts';
import { expectedValue } from './expected-value.ts';

export const openedWords: Told<typeof english.openedWords> = {
  otherName: (name, own) => `${name} wird als ${own} gelesen: Nach diesem Namen fragen Robots.`,
  smallLetters: (name, own) =>
    `${name} wird als ${own} gelesen: Nach diesem Namen, in Kleinbuchstaben, fragen Robots.`,
  other: {
    page: (name, own) =>
      `${name} beginnt wie eine Webseite. Ein Robot, der sie als ${own} bekommt, findet darin kaum eine Zeile, die er lesen kann, und hält für Regeln, was er findet. Hier wird nichts darin geändert.`,
    dtd: (name, own) =>
      `${name} beginnt wie eine Dokumenttyp-Definition. Robots suchen darin keine Regeln; als ${own} finden sie keine. Hier wird nichts darin geändert.`,
  },
  apart: (name, site, urls, expectations) =>
    `${name} ist jetzt eine eigene Arbeit. ${site === '' ? 'Was vorher offen war' : `Ihre Arbeit an ${site}`}, mit ${plural(urls, 'URL', 'URLs')} und ${plural(expectations, 'Erwartung', 'Erwartungen')}, steht auf der Startseite unter „Frühere Arbeiten“.`,
  takeInto: (site) => `Stattdessen in ${site === '' ? 'jene Website' : site} übernehmen`,
  siteElsewhere:
    'Jene Website ist inzwischen in einem anderen Tab geöffnet; die Datei bleibt eine eigene Arbeit. Es wurde nichts geändert.',
  problems: {
    'not-json': (name) => `${name} ist kein JSON und damit keine Arbeitsmappe. Es wurde nichts geöffnet.`,
    'not-a-workspace': (name) =>
      `${name} hat keinen Schlüssel „gatepost“ und ist damit keine Arbeitsmappe von Gatepost. Es wurde nichts geöffnet.`,
    'newer-version': (name, version) =>
      `${name} stammt von einem neueren Gatepost (Version ${version} des Formats; dieses hier liest Version 1). Es wurde nichts geöffnet.`,
    missing: (name, where) =>
      `In ${name} fehlt „${where}“, das eine Arbeitsmappe braucht. Es wurde nichts geöffnet.`,
    invalid: (name, where, expected) =>
      `${name}: „${where}“ ist nicht, was an dieser Stelle in einer Arbeitsmappe steht; erwartet: ${expectedValue(expected)}. Es wurde nichts geöffnet.`,
  },
};
