// The findings of mobile agents: one row per code of a finding or a fix.
import type * as english from '../../en/diagnostics/mobile-agents.ts';
import { type FixText, findingText } from '../../finding-words.ts';
import type { Translated } from '../../language.ts';

const SKIPPED = 'So, wie die Zeile dasteht, wird sie übergangen; die anderen Zeilen werden gelesen.';

export const mobileAgentFindingWords = {
  M001: findingText(
    'Ziel fehlt',
    ({ text }) => `${text} steht allein: Das Feld braucht einen Pfad und eine URL oder „none“.`,
    `Zwischen Pfad und Ziel steht ein Leerzeichen. ${SKIPPED}`,
  ),
  M002: findingText('Pfad und Ziel fehlen', () => 'Pfad und Ziel fehlen.', SKIPPED),
  M003: findingText(
    'Zu viele Werte',
    ({ text }) => `${text} ist zu viel: Es gibt einen Pfad und ein Ziel.`,
    `Ein Leerzeichen beendet den Pfad; als Teil des Pfads schreibt man %20. ${SKIPPED}`,
  ),
  M004: findingText(
    'Pfad ohne Schrägstrich',
    ({ text }) => `${text} beginnt nicht mit einem Schrägstrich und kann deshalb nie passen.`,
    `Pfade beginnen an der Wurzel der Website. ${SKIPPED}`,
  ),
  M005: findingText(
    'Kein Ziel',
    ({ text }) => `${text} ist weder eine vereinfachte URL noch „none“.`,
    `Ein Ziel besteht aus Protokoll, :// und Adresse, eventuell mit einem Port, zum Beispiel atp://www.example.org:434. Danach folgt nichts, nicht einmal ein Schrägstrich. ${SKIPPED}`,
  ),
  M008: findingText(
    'Port fehlt',
    ({ port }) => (port === '' ? 'Der Port fehlt.' : `${port} ist kein Port: Ports gehen von 1 bis 65535.`),
    'Die Grammatik kommt ohne Port aus, aber der Entwurf schreibt Protokoll, Adresse und Port, und Agenten brauchen alle drei.',
  ),
  M010: findingText(
    'Zeile wird nie verwendet',
    ({ path, line, by }) =>
      `Die Zeile für ${path} wird nie verwendet: Zeile ${line} (${by}) geht ihr immer vor.`,
    'Es entscheidet die letzte passende Zeile, nicht der längste Pfad. Deshalb stehen allgemeine Zeilen oben und besondere unten.',
  ),
  M011: findingText(
    'Pfad umfasst mehr als ein Verzeichnis',
    ({ path, example }) => `${path} umfasst auch ${example}.`,
    'Pfade werden von links Buchstabe für Buchstabe verglichen. Mit einem Schrägstrich am Ende bleibt es bei dem Verzeichnis.',
  ),
  M012: findingText(
    'Rest der Website nicht zugewiesen',
    () => 'Keine Zeile betrifft die ganze Website: Pfade, die keine Zeile nennt, sind nicht zugewiesen.',
    'Der Entwurf sagt nicht, was für sie gilt. Eine erste Zeile „/ none“ sagt es.',
  ),
  M013: findingText(
    'Zeile in einem Abschnitt',
    () => 'Die Zeile steht in einem Abschnitt, gilt aber für alle mobilen Agenten.',
    'Sie gilt überall, gleich, wo sie steht. Manche Leser des Entwurfs vom Dezember 1996 halten sie für eine Regel des Abschnitts.',
  ),
  M014: findingText(
    'Zugewiesener Pfad ist Crawlern verboten',
    ({ path, line }) =>
      `${path} ist einem Host zugewiesen, aber Zeile ${line} verbietet den Pfad allen Crawlern.`,
    'Zugang und Zuweisung sind zweierlei. Ein Agent, der beides befolgt, geht zu dem Host und darf dort nichts abrufen.',
  ),
  M016: findingText(
    'Host wird bekannt',
    ({ host }) => `Durch diese Zeile wird bekannt, dass ${host} mobilen Code aufnimmt.`,
    'Keine andere Zeile der Dateien nennt diesen Host. Er muss sich selbst schützen (Security Considerations, Abschnitt 5 des Entwurfs).',
  ),
  M017: findingText(
    'Platzhalter in einem Pfad',
    ({ path, signs }) =>
      signs.length > 1
        ? `* und $ in ${path} passen nur auf sich selbst: Der Entwurf kennt keine Platzhalter.`
        : `Das ${signs.join('')} in ${path} passt nur auf sich selbst: Der Entwurf kennt keine Platzhalter.`,
    'Pfade werden von links Zeichen für Zeichen verglichen. Der Anfang eines Pfads umfasst alles, was folgt.',
  ),
  M018: findingText(
    'Zeichen, das ein Pfad nicht enthalten kann',
    ({ path, fault, part }) => {
      if (fault === 'query') return `${path} hat eine Query (${part}), aber Agenten vergleichen nur Pfade.`;
      if (fault === 'escape')
        return `${part} in ${path} ist keine Prozentkodierung: Auf % folgen zwei hexadezimale Ziffern.`;
      return `${path} hat Zeichen außerhalb von US-ASCII (${part}).`;
    },
    'Ein Pfad besteht nach der Grammatik aus Buchstaben, Ziffern und einigen Zeichen von US-ASCII sowie Kodierungen wie %C3%A9. Den Rest vergleichen Agenten vielleicht auf ihre Weise.',
  ),
} satisfies Translated<typeof english.mobileAgentFindingWords>;

const writeFix: FixText<{ readonly text: string }> = ({ text }) => `${text} schreiben`;

export const mobileAgentFixWords = {
  'write-path': writeFix,
  'write-target': writeFix,
  'keep-two': ({ text }) => `${text} behalten`,
  'swap-parts': ({ text }) => `Teile vertauschen: ${text}`,
  'append-none': () => '„none“ hinzufügen',
  'put-root': () => 'Auf die ganze Website beziehen: /',
  'remove-mobile-line': () => 'Zeile löschen',
  'sort-mobile-lines': () => 'Vom Allgemeinen zum Besonderen sortieren',
  'add-root': () => 'Mit „/ none“ beginnen',
  'own-block': () => 'In einen eigenen Block unter dem Abschnitt verschieben',
} satisfies Translated<typeof english.mobileAgentFixWords>;
