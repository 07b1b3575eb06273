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

export const learnFindingsWords: Translated<typeof english.learnFindingsWords> = {
  lead: (count) =>
    `Der Editor kennt ${plural(count, 'Art', 'Arten')} von Befunden. Keine davon hindert daran, eine Datei zu speichern: Eine Datei kann mit Grund so sein, wie sie ist. Bei jeder Art steht, was zu einem Beispiel gesagt wird.`,
  search: 'Codes und Sätze durchsuchen',
  found: (shown, all) => `${number(shown)} von ${plural(all, 'Art', 'Arten')}`,
  none: 'Keine Art von Befund sagt das. Suchen Sie nach einem anderen Wort oder nach einem Code.',
  profiles: 'Was Prüfungen beanstanden würden',
  profilesAbout:
    'Programme und Betreiber, die solche Dateien prüfen, beanstanden Verschiedenes. Soweit es veröffentlicht ist, würde jede Prüfung dies sagen; die Liste der Befunde lässt sich danach filtern. Beanstanden und Lesen sind zweierlei: Was eine Prüfung hinnimmt, muss ihr Crawler nicht lesen, wie es dasteht.',
  sources: 'Quellen',
  source: (title, date) => `${title} (${formatDay(date)})`,
  complains: 'Beanstandet',
  ownRules: (all) =>
    all
      ? 'Zeilen, die seine eigenen Regeln melden (CHK-LINE), und keine anderen'
      : 'Zeilen, die seine eigenen Regeln melden (CHK-LINE)',
  judges: (codes) => `aus ${codes}: was für ihren Leser zählt und schwerer wiegt als eine Anmerkung`,
  judgesAll: (codes) => `aus ${codes}: alles, was für ihren Leser zählt, auch Hinweise`,
  limits: 'Grenzen',
  limit: ({ of, most }) => limits[of](most),
  silent: 'Sagt nichts zu',
  codes: (codes) => codes.map((code) => (code.endsWith('-') ? `${code}…` : code)).join(', '),

  facts: 'Die Art',
  code: 'Code',
  severity: 'Schwere',
  rests: 'Beruht auf',
  system: 'Zu finden in',
  matters: 'Zählt für',
  allReaders: 'alle Leser',
  noReader: 'keinen der Leser',
  some: (readers) => readers.join(', '),
  complained: 'Beanstandet von',
  noProfile: 'keiner der hier bekannten Prüfungen',
  why: 'Warum',
  example: 'Ein Beispiel',
  examples: (place, all) => (all === 1 ? 'Ein Beispiel' : `Beispiel ${place} von ${all}`),
  /** What is said at the top of a page is said of its first example. */
  forExample: (sentence) => `Zum Beispiel: ${sentence}`,
  says: 'Was gefunden wird',
  line: (line) => `Zeile ${line}`,
  octets: 'Die Datei ist kein einfacher UTF-8-Text: Sie wird gezeigt, wie der Editor sie liest.',
  beside: (paths) => `Daneben ${paths.length === 1 ? 'steht' : 'stehen'} ${list(paths)}.`,
  file: 'Die Datei',
  near: 'Ohne diesen Befund',
  nearAbout: 'Dieselbe Datei mit dem berichtigt, was falsch ist, oder mit dem Nächstbesten.',
  open: 'Dieses Beispiel im Editor öffnen',
  fixes: 'Was es behebt',
  noFix: 'Keine Änderung wäre für alle richtig: Es ist gut, davon zu wissen.',
  verdicts: {
    same: 'Ändert keine Antwort.',
    changes: 'Kann Antworten ändern: Sehen Sie in die Tabelle.',
  },
  command: 'Das ist keine Änderung am Text: Der Editor erledigt es oder zeigt, was anderswo zu tun ist.',
  unknown: (code) => `Es gibt keinen Befund ${code}`,
  unknownAbout:
    'Codes ändern sich nie, wenn es sie einmal gibt. Dieser ist vielleicht vertippt, oder er kommt aus einer späteren Version des Editors.',
  toIndex: 'Alle Arten von Befunden',
};
