// The page about RFC 9309.
import type * as english from '../../en/learn/rfc-9309.ts';
import type { Translated } from '../../language.ts';

export const rfc9309Text = {
  slug: 'rfc-9309',
  reader: 'rfc9309',
  title: 'RFC 9309, das Robots Exclusion Protocol',
  short: 'RFC 9309',
  summary:
    'Der Standard von 2022. Alle Gruppen, die einen Crawler nennen, zählen, und die längste Regel entscheidet.',
  facts: [
    ['Was', 'Der Standard für robots.txt, von Martijn Koster, Gary Illyes, Henner Zeller und Lizzi Sassman.'],
    ['Wann', 'September 2022.'],
    [
      'Stand',
      'Proposed Standard der IETF. Die gemeldeten Errata, auf die es hier ankommt (7124, 7995, 8895), sind noch nicht entschieden.',
    ],
    [
      'Datei',
      '`/robots.txt`, in Kleinbuchstaben, an oberster Stelle des Dienstes, in UTF-8, als `text/plain`.',
    ],
    ['Größe', 'Ein Crawler liest davon mindestens 500 KiB.'],
  ],
  lead: [
    'Ein Crawler fasst alle Gruppen zusammen, die ihn nennen, sonst die für `*`. Von den Regeln, die passen, entscheidet die mit den meisten Bytes. Sind ein Allow und ein Disallow gleichwertig, entscheidet das Allow. Die Reihenfolge der Regeln und die Leerzeilen zwischen ihnen sind also ohne Bedeutung.',
    '`*` in einem Pfad steht für beliebige Bytes, `$` an seinem Ende für das Ende der URL, und die Query gehört zu dem, was verglichen wird. Die Prozentkodierung von Buchstaben, Ziffern, `-`, `.`, `_` und `~` wird vor dem Vergleich aufgelöst, andere nicht.',
    'Der quelloffene Parser von Google weicht an manchen Stellen ab: Er löst keine Prozentkodierung auf und liest manche falsch geschriebenen Felder. Wählen Sie ihn über den Tabellen als Leser, um die Unterschiede zu sehen.',
  ],
  examples: {
    percent: {
      title: 'Prozentkodierung (Abbildung 4)',
      about: [
        'Die Abbildung zeigt, wie Pfade vor dem Vergleich kodiert werden. Jede Reihe fragt, ob eine Regel mit dem Pfad wie geschrieben auf die kodierte Form passt.',
      ],
    },
    special: {
      title: 'Sonderzeichen (Abbildungen 5 und 6)',
      about: [
        'Abbildung 6 zeigt, wie ein Stern oder ein Dollarzeichen, das zu einer URL gehört, in einer Regel geschrieben wird. Abbildung 5 druckt nur Regeln; die URLs daneben sind von uns und folgen aus ihren Erklärungen.',
      ],
    },
    merged: {
      title: 'Zwei Gruppen für einen Crawler (Abbildung 2)',
      about: [
        'Alle Gruppen, die einen Crawler nennen, werden zusammengefasst, wo immer sie in der Datei stehen.',
      ],
    },
    fallback: {
      title: 'Die Gruppe für alle anderen Crawler (Abbildung 3)',
      about: [
        'Ein Crawler, den keine Gruppe nennt, nimmt die für `*`. Ein Crawler mit einer eigenen Gruppe tut das nicht.',
      ],
    },
    simple: {
      title: 'Das einfache Beispiel (Abschnitt 5.1)',
      about: [
        'Der RFC beschreibt in Sätzen, was jeder Crawler abrufen darf. Die URLs sind von uns und prüfen jeden dieser Sätze; `other` ist ein Crawler, den die Datei nicht nennt.',
      ],
    },
    longest: {
      title: 'Die längste passende Regel (Abschnitt 5.2)',
      about: [
        'Zwei Regeln passen, und die längere entscheidet. Der Satz, der das erklärt, sagt `disallow.gif`, wo die Regel `disallowed.gif` hat (Erratum 7124): Wörtlich genommen, passt nur die Allow-Zeile auf diese URL.',
      ],
    },
  },
  contradictions: [
    {
      id: 'R1',
      says: 'Bytes, die reservierte Zeichen sind, werden vor dem Vergleich prozentkodiert; Abbildung 4 tut das mit `:` und `/` in einer Query.',
      problem:
        'Wörtlich genommen, würden auch die Schrägstriche jedes Pfads kodiert, was nicht gemeint sein kann.',
      reading:
        'In der Query sind `:` und `/` und die anderen allgemeinen Trennzeichen ihrer Prozentkodierung gleich. Im Pfad sind sie es nicht; `%2F` ist also nie ein Schrägstrich.',
    },
    {
      id: 'R2',
      says: 'Sind eine Allow- und eine Disallow-Regel gleichwertig, soll Allow gelten.',
      problem: 'Gleichwertig ist nicht erklärt: derselbe Pfad, oder dieselbe Länge?',
      reading: 'Dieselbe Anzahl von Bytes, wie Google es liest.',
    },
    {
      id: 'R3',
      says: 'Nach der Grammatik beginnt ein Pfad mit einem Schrägstrich.',
      problem: 'Das Beispiel in Abschnitt 5.1 hat `Disallow: *.gif$` (Erratum 7995).',
      reading: 'Ein Pfad darf mit einem Stern beginnen.',
    },
    {
      id: 'R4',
      says: 'In Abschnitt 5.2 entscheidet die längere Regel über `/example/page/disallow.gif`.',
      problem: 'Die Regel sagt `disallowed.gif` und passt nicht auf diese URL (Erratum 7124).',
      reading: 'Ein Druckfehler. Die längste passende Regel entscheidet trotzdem.',
    },
    {
      id: 'R5',
      says: 'Die Grammatik hat Regeln ohne Pfad.',
      problem: 'Der RFC definiert ihre Bedeutung nicht.',
      reading: 'Sie haben keine Wirkung.',
    },
    {
      id: 'R6',
      says: '`$` bezeichnet das Ende eines Musters.',
      problem: 'Was bedeutet es anderswo in einem Pfad?',
      reading: 'Sich selbst.',
    },
    {
      id: 'R7',
      says: 'Die Datei ist UTF-8.',
      problem: 'Der RFC erwähnt kein Byte Order Mark vor der ersten Zeile.',
      reading: 'Es wird entfernt und ist nie ein Teil des ersten Felds.',
    },
    {
      id: 'R8',
      says: 'Eine Gruppe hat eine oder mehrere Regeln; die letzte der Datei darf keine haben und erlaubt dann alles.',
      problem: 'Und User-agent-Zeilen ohne Regeln mitten in der Datei?',
      reading: 'Sie gehören zur folgenden Gruppe, denn Leerzeilen beenden keine Gruppe.',
    },
    {
      id: 'R9',
      says: 'Der Name eines Crawlers besteht nur aus Buchstaben, `_` und `-`.',
      problem: 'Es gibt Crawler mit Ziffern im Namen, und Dateien, die sie nennen.',
      reading: 'Der ganze Wert wird verglichen, was immer darin steht.',
    },
    {
      id: 'R10',
      says: 'Crawler dürfen bei falsch geschriebenen Zeilen anderer Art nachsichtig sein.',
      problem: 'Der RFC erwähnt keine falsch geschriebenen User-agent-, Allow- und Disallow-Zeilen.',
      reading: 'Sie werden übersprungen. Der Parser von Google liest manche von ihnen.',
    },
    {
      id: 'R11',
      says: 'Mehr als fünf Weiterleitungen dürfen wie eine fehlende Datei behandelt werden.',
      problem: 'Dürfen ist nicht müssen.',
      reading: 'Sie werden wie eine fehlende Datei behandelt: Alles darf abgerufen werden.',
    },
    {
      id: 'R12',
      says: 'Bei einem Serverfehler ist alles gesperrt. Nach langer Zeit, zum Beispiel 30 Tagen, darf die Datei wie eine fehlende behandelt werden.',
      problem: 'Die Antwort hängt davon ab, wie lange der Fehler schon dauert.',
      reading: 'Gezeigt wird die erste Antwort: Nichts darf abgerufen werden.',
    },
  ],
} satisfies Translated<typeof english.rfc9309Text>;
