// Words of the pages about findings.
import type { ProfileLimit } from '../../../core/diagnostics/profiles.ts';
import type * as english from '../../en/learn/findings.ts';
import type { Translated } from '../../language.ts';
import { formatDay, list, number, plural } from '../counts.ts';

const limits: Readonly<Record<ProfileLimit['of'], (most: number) => string>> = {
  'file-octets': (most) => `eine Datei von mehr als ${plural(most, 'Byte', 'Bytes')}`,
  'line-octets': (most) => `eine Zeile von mehr als ${plural(most, 'Byte', 'Bytes')}`,
  rules: (most) => `mehr als ${plural(most, 'Regel', 'Regeln')}`,
  'rule-characters': (most) => `eine Regel von mehr als ${number(most)} Zeichen`,
};

export const learnFindingsWords = {
  lead: (count) =>
    `Der Editor kennt ${plural(count, 'Art', 'Arten')} von Befunden. Keine davon verhindert das Speichern, denn für eine Zeile kann es gute Gründe geben. Jede Art wird hier mit einem Beispiel gezeigt.`,
  search: 'Codes und Sätze durchsuchen',
  found: (shown, all) => `${number(shown)} von ${plural(all, 'Art', 'Arten')}`,
  none: 'Keine Art von Befund passt. Suchen Sie nach einem anderen Wort oder nach einem Code.',
  profiles: 'Was andere Prüfprogramme melden',
  profilesAbout:
    'Programme und Betreiber, die Regeldateien prüfen, melden Verschiedenes. Hier steht, was jeder von ihnen meldet, soweit es veröffentlicht ist. Die Liste der Befunde lässt sich nach Prüfprogramm filtern. Prüfen und Lesen sind verschiedene Dinge: Auch wenn eine Prüfung eine Zeile hinnimmt, liest der Crawler des Betreibers sie vielleicht nicht wie geschrieben.',
  sources: 'Quellen',
  source: (title, date) => `${title} (${formatDay(date)})`,
  complains: 'Meldet',
  ownRules: (all) =>
    all
      ? 'Zeilen, die seine eigenen Regeln melden (CHK-LINE), und keine anderen'
      : 'Zeilen, die seine eigenen Regeln melden (CHK-LINE)',
  ownRequirements: 'was der Datei nach seinen eigenen Regeln fehlt (CHK-FILE), und nichts anderes',
  judges: (codes) => `aus ${codes}: was für seinen Leser wichtig ist und schwerer wiegt als eine Anmerkung`,
  judgesAll: (codes) => `aus ${codes}: alles, was für seinen Leser wichtig ist, auch Hinweise`,
  limits: 'Grenzen',
  limit: ({ of, most }) => limits[of](most),
  silent: 'Meldet nicht',
  codes: (codes) => codes.map((code) => (code.endsWith('-') ? `${code}…` : code)).join(', '),

  facts: 'Über diese Art',
  code: 'Code',
  severity: 'Schwere',
  rests: 'Beruht auf',
  system: 'Zu finden in',
  matters: 'Wichtig für',
  allReaders: 'alle Leser',
  noReader: 'keinen der Leser',
  some: (readers) => readers.join(', '),
  complained: 'Gemeldet von',
  noProfile: 'keinem der bekannten Prüfprogramme',
  why: 'Warum',
  example: 'Ein Beispiel',
  examples: (place, all) => (all === 1 ? 'Ein Beispiel' : `Beispiel ${place} von ${all}`),
  /** The sentence at the top of a page, which is about its first example. */
  forExample: (sentence) => `Zum Beispiel: ${sentence}`,
  says: 'Befunde',
  line: (line) => `Zeile ${line}`,
  octets: 'Die Datei ist kein einfacher UTF-8-Text. Sie wird gezeigt, wie der Editor sie liest.',
  beside: (paths) => `Die Website hat auch ${list(paths)}.`,
  file: 'Die Datei',
  near: 'Ohne diesen Befund',
  nearAbout: 'Dieselbe Datei mit behobenem Fehler, oder die nächstliegende Alternative.',
  open: 'Dieses Beispiel im Editor öffnen',
  fixes: 'Korrekturen',
  noFix: 'Keine Änderung ist für jede Website richtig. Dieser Befund dient zur Information.',
  verdicts: {
    same: 'Ändert keine Antwort.',
    changes: 'Kann Antworten ändern. Prüfen Sie die Tabelle.',
  },
  command:
    'Diese Korrektur ändert den Text nicht. Der Editor führt sie aus oder zeigt, was anderswo zu tun ist.',
  unknown: (code) => `Es gibt keinen Befund ${code}`,
  unknownAbout:
    'Codes ändern sich nie. Dieser ist vielleicht vertippt oder stammt aus einer späteren Version des Editors.',
  toIndex: 'Alle Arten von Befunden',
} satisfies Translated<typeof english.learnFindingsWords>;
