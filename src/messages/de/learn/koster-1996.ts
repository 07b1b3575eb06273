// The page about the first draft of 1996.
import type * as english from '../../en/learn/koster-1996.ts';
import type { Translated } from '../../language.ts';

export const koster1996Text = {
  slug: 'koster-1996',
  reader: 'koster-1996',
  title: 'Robots Exclusion, Entwurf 1 von 1996',
  short: '1996, Entwurf 1',
  summary:
    'Der erste Versuch, aus der Konvention von 1994 einen Standard zu machen. Die erste Regel, die passt, entscheidet.',
  facts: [
    ['Was', 'Ein Entwurf von Martijn Koster, zur Kommentierung an die Mailingliste zu Robots geschickt.'],
    [
      'Wann',
      '15. November 1996. Die Antworten auf der Liste, auf die es hier ankommt, sind vom 16. November.',
    ],
    [
      'Stand',
      'Binnen Wochen von einem Internet-Draft abgelöst (4. Dezember 1996, abgelaufen am 4. Juni 1997). Nie ein Standard.',
    ],
    ['Datei', '`/robots.txt` mit Schema, Host und Port der URL, um die es geht, als `text/plain`.'],
    ['Heute', 'RFC 9309 hat ihn 2022 ersetzt und geändert, wie die entscheidende Regel gefunden wird.'],
  ],
  lead: [
    'Eine Datei besteht aus Abschnitten, durch Leerzeilen getrennt. Ein Abschnitt nennt Robots und führt dann Allow- und Disallow-Zeilen auf. Ein Robot nimmt den einen Abschnitt, der ihn nennt, sonst den für `*`; er probiert die Regeln in der Reihenfolge der Datei, und die erste, deren Pfad der Anfang des Pfads der URL ist, entscheidet.',
    'Vor dem Vergleich wird die Prozentkodierung auf beiden Seiten aufgelöst, außer `%2F`: Ein kodierter Schrägstrich ist kein Schrägstrich. `*` und `$` in einem Pfad sind gewöhnliche Zeichen, und die Query einer URL wird nicht beachtet.',
  ],
  examples: {
    draft1: {
      title: 'Die Vergleichstabelle',
      about: [
        'Fünfzehn Reihen aus Abschnitt 3.2.2. Reihe 10 wiederholt Reihe 7; der nächste Entwurf hat dort `/a%3Cd.html` gegen `/a%3Cd.html`, was gewiss gemeint war.',
        'Reihe 12, `%2f` gegen `%2F`, steht nur in diesem Entwurf.',
      ],
    },
    fict: {
      title: 'Die Tabelle zu fict.org',
      about: [
        'Dieser Entwurf hat kein durchgerechnetes Beispiel. Das folgende wurde mit dem Internet-Draft abgedruckt, der auf ihn folgte, und gilt nach beiden.',
        'Die letzte Reihe setzt voraus, dass `%7E` dasselbe ist wie `~`.',
      ],
    },
  },
  changes: {
    title: 'Was der Internet-Draft vom Dezember 1996 geändert hat',
    columns: ['Punkt', 'Entwurf 1', 'Internet-Draft'],
    rows: [
      [
        'Namen',
        'werden ganz verglichen, ohne Groß- und Kleinschreibung zu beachten',
        'die Zeile muss den Namen des Robots enthalten, in beliebiger Groß- und Kleinschreibung',
      ],
      ['Mehrere Abschnitte passen', 'nicht gesagt', 'der erste in der Datei'],
      ['Kein Abschnitt passt', 'nicht gesagt', 'der Zugriff ist unbeschränkt'],
      ['Keine Regel passt', 'nicht gesagt', 'die URL ist erlaubt'],
      ['Die Datei selbst', 'stillschweigend erlaubt', 'immer erlaubt und in Regeln nicht zu nennen'],
      ['Andere Felder', 'keine', '`name: value`-Zeilen, die die Grammatik als Regeln zählt'],
      ['Vergleichstabelle', '15 Reihen', '16 Reihen'],
    ],
  },
  contradictions: [
    {
      id: 'B21',
      says: 'Regeln werden der Reihe nach probiert, und die erste, die passt, gilt.',
      problem:
        'Und wenn keine passt? Der Entwurf sagt es nicht und liest sich, als wäre die URL dann gesperrt. Am nächsten Tag wurde auf der Liste danach gefragt: Jede Datei müsste mit `Allow: /` enden.',
      reading: 'Erlaubt, wie die Frage es nahelegte und der nächste Entwurf es sagt.',
    },
    {
      id: 'B1',
      says: 'Ein Kommentar ist `#` und ein Zeichen.',
      problem: 'Jeder Kommentar in den Beispielen ist länger.',
      reading: '`#` und alles bis zum Ende der Zeile.',
    },
    {
      id: 'B3',
      says: 'Der Pfad einer Disallow-Zeile beginnt mit einem Pfadzeichen.',
      problem:
        'Ein Schrägstrich ist keines; `Disallow: tmp` wäre also richtig und jede Disallow-Zeile der Beispiele falsch.',
      reading: 'Ein Pfad beginnt mit einem Schrägstrich. Ein Pfad ohne ihn bleibt erhalten und passt nie.',
    },
    {
      id: 'B4',
      says: 'Der Pfad einer Allow-Zeile ist ein Schrägstrich und ein Pfad.',
      problem: 'Ein Pfad hat mindestens ein Zeichen; `Allow: /` ließe sich also nicht schreiben.',
      reading: 'Ein Schrägstrich allein ist ein Pfad.',
    },
    {
      id: 'B5',
      says: 'Eine Disallow-Zeile hat einen Pfad.',
      problem: 'Seit 1994 bedeutet ein leeres Disallow, dass nichts verboten ist.',
      reading: 'Ein leerer Pfad verbietet nichts, obwohl er nach der Vergleichsregel auf alles passen würde.',
    },
    {
      id: 'B8',
      says: 'Abschnitte sind durch Leerzeilen getrennt.',
      problem: 'Die Grammatik lässt auch einen Abschnitt ohne Leerzeile auf den anderen folgen.',
      reading:
        'Eine User-agent-Zeile nach einer Regel beginnt einen neuen Abschnitt, mit oder ohne Leerzeile.',
    },
    {
      id: 'B16',
      says: 'Pfade haben kein `?` und kein `;`.',
      problem:
        'Dateien haben trotzdem Regeln mit einer Query, die sich aus der Grammatik nicht ableiten lassen.',
      reading: 'Sie werden gelesen, und ein `?` passt nie, weil nur der Pfad der URL verglichen wird.',
    },
    {
      id: 'B15',
      says: 'Die Zeichen eines Pfads sind aufgezählt.',
      problem: 'Die Tilde fehlt, aber die Vergleichstabelle benutzt sie.',
      reading: 'In einem Pfad darf jedes Byte außer dem Leerzeichen und `#` stehen.',
    },
    {
      id: 'B17',
      says: 'Zeichen sind US-ASCII.',
      problem: 'Kommentare in anderen Schriften, und Pfade mit ihnen, wären Fehler.',
      reading: 'Bytes werden verglichen, wie sie sind.',
    },
    {
      id: 'B19',
      says: 'Zeilen enden mit CR und LF.',
      problem: 'Abschnitt 4.2 verlangt von Robots, auch CR oder LF allein anzunehmen.',
      reading:
        'Alle drei beenden eine Zeile, auch gemischt in einer Datei, und die letzte Zeile braucht kein Ende.',
    },
    {
      id: 'B20',
      says: 'Eine Datei ist eine nicht leere Menge von Abschnitten.',
      problem: 'Aus der Grammatik lässt sich eine Datei ableiten, die nur Kommentare hat.',
      reading: 'Eine Datei ohne Abschnitte ist zulässig und schränkt keinen Robot ein.',
    },
    {
      id: 'B18',
      says: 'Ein Abschnitt hat User-agent-, Allow- und Disallow-Zeilen.',
      problem: 'Für Zeilen wie `Sitemap:` ist kein Platz.',
      reading: 'Zeilen mit anderen Feldern werden übersprungen, wo immer sie stehen.',
    },
    {
      id: 'B22',
      says: 'Ein Abschnitt beginnt mit User-agent-Zeilen, dann kommen Regeln.',
      problem: 'Was wird aus User-agent-Zeilen, denen keine Regel folgt?',
      reading:
        'Sie bilden keinen Abschnitt: Dort genannte Robots werden behandelt, als wären sie nicht genannt.',
    },
  ],
} satisfies Translated<typeof english.koster1996Text>;
