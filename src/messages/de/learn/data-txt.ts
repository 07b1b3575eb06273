// The page about the data.txt proposal.
import type * as english from '../../en/learn/data-txt.ts';
import type { Translated } from '../../language.ts';

export const dataTxtText = {
  slug: 'data-txt',
  reader: 'data.txt',
  title: 'data.txt',
  short: 'data.txt',
  summary:
    'Ein Vorschlag von 2019, Datensätze in `/data.txt` anzukündigen, auf der Grundlage des robots.txt-Entwurfs von 1996.',
  facts: [
    [
      'Was',
      'Ein Vorschlag in einem öffentlichen Repository namens datatxt-spec: eine Datei, die Menschen und Programmen sagt, wo die Datensätze einer Website sind.',
    ],
    ['Wann', 'Oktober 2019.'],
    ['Stand', 'Ein Vorschlag seiner Verfasser, von keinem Normungsgremium angenommen.'],
    ['Datei', '`/data.txt` mit Schema, Host und Port der Website, als `text/plain`.'],
    [
      'Text',
      'Titel, Zweck und Zugriffsweg sind neu. Ab Abschnitt 3.2 ist es fast Wort für Wort der Internet-Draft vom Dezember 1996.',
    ],
  ],
  lead: [
    'Der Zweck ist zu sagen, wo Datensätze sind. Dafür hat das Format kein Feld: Seine Zeilen sind User-agent, Allow und Disallow, und Zeilen mit anderen Feldern „may occur“. Die Spezifikation selbst beantwortet also nur, was eine robots.txt beantwortet: wer was abrufen darf. Unsere Lesart darüber hinaus ist unten beschrieben und überall als unsere gekennzeichnet.',
    'Die Datei zu lesen ist freiwillig, und Besucher sind Menschen wie Robots. Auch eine Website ohne `/data.txt` kann Datensätze haben, die dann auf anderem Weg zu finden sind.',
    'Dateien dieses Namens im Web sind etwas anderes: Das R-Paket pins schreibt eine in YAML neben die Daten. Sie hat keine Abschnitte oder Regeln und schränkt bei keinem der Leser hier einen Besucher ein.',
  ],
  examples: {
    internetDraft: {
      title: 'Die Vergleichstabelle',
      about: [
        'Sechzehn Reihen aus Abschnitt 3.2.2, dieselben wie im Internet-Draft. Reihe 10 ist, was Entwurf 1 von 1996 mit seiner eigenen Reihe 10 gemeint haben muss; die Reihen 13 und 14 sind neu, und die Reihe `%2f` gegen `%2F` ist weggefallen.',
      ],
    },
    fict: {
      title: 'Die Tabelle zu fict.org',
      about: [
        'Das durchgerechnete Beispiel aus Abschnitt 4, mit `/robots.txt` in Kommentar und Tabelle, wie es übernommen wurde. Hier steht die Datei dort, wo der gewählte Leser sie sucht.',
        'Im Druck ist jede Zeile der Datei um sechs Leerzeichen eingerückt, nur die letzte um fünf. Die Antworten sind mit und ohne Einrückung dieselben, denn Leerzeichen vor einem Feld zählen nicht.',
      ],
    },
  },
  ours: {
    title: 'Unsere Lesart: Datensätze',
    points: [
      [
        'Angekündigt',
        'In dem Abschnitt, der für den Besucher gilt, kündigt ein Allow einen Datensatz an; endet der Pfad mit einem Schrägstrich, einen Ordner voller Datensätze. Wie beim Zugriff entscheidet die erste Regel, die passt.',
      ],
      [
        'Geschlossen',
        'Ein Disallow schließt, worauf es passt. Ein leerer Pfad kündigt nichts an und schließt nichts.',
      ],
      [
        'Beschrieben',
        'Felder mit jedem anderen Namen unter einer Regel beschreiben sie, bis zur nächsten Regel, zum nächsten User-Agent oder zur Leerzeile, die den Abschnitt beendet. Sie behalten ihre Reihenfolge, und Wiederholungen zählen. Felder über der ersten Regel eines Abschnitts beschreiben alles, was er ankündigt.',
      ],
      [
        'Namen',
        'Title, Description, License, Format, Updated und Contact sind Vorschläge, kein Standard: Jedes Wort kann ein Name sein. Selbst `Disalow`, das manche Leser für eine Regel halten, beschreibt hier nur.',
      ],
      [
        'Nicht erwähnt',
        'URLs, auf die keine Regel passt, oder für Besucher, für die kein Abschnitt gilt. Auch `/data.txt` und `/robots.txt` selbst, die in Regeln nicht vorkommen dürfen.',
      ],
      [
        'Unbekannt',
        'Die Datei fehlt oder wird aus einem anderen Grund nicht gelesen. Die Website kann Datensätze haben, die auf anderem Weg zu finden sind.',
      ],
      [
        'Zwei Fragen nach 404',
        'Abschnitt 3.1 sagt, dass von Datensätzen nichts bekannt ist. Abschnitt 3.2.1 sagt, dass der Zugriff ohne Abschnitte unbeschränkt ist. Beides gilt: Robots dürfen alles abrufen und wissen nicht, was es gibt. Die Antwort zum Zugriff ist hier Unbekannt, weil Abschnitt 3.1 die Website betrifft. Die Begründung zeigt die andere Hälfte.',
      ],
      [
        'YAML von pins',
        'Die einzige Verwendung des Namens, die wir im Web gefunden haben. Eine solche Datei nennt ihre Daten unter `path` oder `file`, dann Größen, Spalten und Beschreibungen. Sie wird erkannt, aufgeführt und Byte für Byte aufbewahrt. Sie lässt sich in Abschnitte umwandeln: Dateien der Website werden Allow-Zeilen, alles andere wird zu Zeilen, die sie beschreiben. Vorher wird aufgeführt, was Abschnitte nicht ausdrücken können, vor allem URLs auf anderen Websites.',
      ],
    ],
  },
  contradictions: [
    {
      id: 'C1',
      says: 'Titel, Zweck und Abschnitt 3.1 beziehen sich auf `/data.txt`, alles danach auf `/robots.txt`.',
      problem: 'Welche Datei wird gelesen, und welche ist immer erlaubt?',
      reading: '`/data.txt` wird gelesen. Beide dürfen immer abgerufen werden.',
    },
    {
      id: 'C2',
      says: 'Das Format macht Datensätze bekannt.',
      problem: 'Kein Feld nennt oder beschreibt einen.',
      reading:
        'Die Spezifikation allein beantwortet nur Fragen zum Zugriff. Darüber hinaus lesen wir ein Allow als Ankündigung und andere Felder als deren Beschreibung und kennzeichnen das als unsere Lesart.',
    },
    {
      id: 'C3',
      says: 'Eine Datei ist eine nicht leere Menge von Abschnitten.',
      problem: 'Die Grammatik erlaubt auch keinen.',
      reading: 'Eine leere Datei ist zulässig.',
    },
    {
      id: 'C4',
      says: 'Das Beispiel hat `Disallow:` ohne Pfad.',
      problem:
        'Die Grammatik verlangt einen, und nach der Vergleichsregel würde ein leerer Pfad auf alles passen.',
      reading:
        'Es verbietet nichts. Die mittlere Spalte der Tabelle, lauter Ja, zeigt, dass es so gemeint war.',
    },
    {
      id: 'C5',
      says: 'Eine Regel passt, wenn ihr Pfad endet, bevor sich ein Unterschied zeigt.',
      problem: 'Ein leerer Pfad endet sofort, er würde also auf jede URL passen.',
      reading: 'Regeln ohne Pfad bleiben weg, bevor verglichen wird.',
    },
    {
      id: 'C6',
      says: 'Allow verlangt einen Pfad, der mit einem Schrägstrich beginnt, Disallow einen ohne.',
      problem: 'Alle Beispiele für beide beginnen mit einem Schrägstrich.',
      reading: 'Beide beginnen mit einem Schrägstrich. Ein Pfad ohne ihn passt nie.',
    },
    {
      id: 'C7',
      says: 'Das Beispiel hat `Allow: /~mak`.',
      problem: 'Die Tilde gehört nicht zu den Zeichen eines Pfads.',
      reading: 'Sie wird akzeptiert.',
    },
    {
      id: 'C8',
      says: 'Ein Kommentar darf auf Leerraum folgen, und Leerraum darf ein Zeilenende enthalten.',
      problem:
        'Wörtlich gelesen, könnte ein Kommentar das Zeilenende und die Leerzeile davor verschlucken und zwei Abschnitte verbinden.',
      reading: 'Ein Kommentar reicht nie über ein Zeilenende hinweg.',
    },
    {
      id: 'C9',
      says: 'Abschnitte sind durch Leerzeilen getrennt.',
      problem: 'Die Grammatik lässt sie auch ohne aufeinander folgen.',
      reading: 'Eine User-agent-Zeile nach einer Regel beginnt einen neuen Abschnitt.',
    },
    {
      id: 'C10',
      says: 'Das letzte `Disallow: /` des Beispiels steht eine Stelle weiter links.',
      problem: 'Setzt es die Zeile darüber fort, oder ist es ein Versehen?',
      reading:
        'Eine Zeile wie die anderen. Zeilen lassen sich nicht fortsetzen, und Leerzeichen vor einem Feld zählen nicht.',
    },
    {
      id: 'C11',
      says: 'Zeilen mit anderen Feldern dürfen in der Datei vorkommen.',
      problem:
        'Die Grammatik erlaubt sie nur zwischen den Regeln eines Abschnitts, wo sie als Regeln zählen.',
      reading:
        'Sie werden überall akzeptiert. Zwischen den Zeilen eines Abschnitts zählt eine solche Zeile als Regel: Eine User-agent-Zeile danach beginnt einen neuen Abschnitt.',
    },
    {
      id: 'C12',
      says: 'Ein Robot nimmt den ersten Abschnitt, dessen Wert seinen Namen enthält.',
      problem:
        'Nach der Grammatik ist der Wert ein einziger Name. Und `googlebot-news`, an erster Stelle, gälte auch für `googlebot`.',
      reading: 'Wörtlich: Der Name wird im ganzen Wert gesucht, und der erste Abschnitt, der ihn hat, zählt.',
    },
    {
      id: 'C13',
      says: '`/robots.txt` darf nicht in Regeln vorkommen.',
      problem: '`Disallow: /` im Beispiel schließt es ein.',
      reading:
        'Gemeint ist nur eine Regel mit genau diesem Pfad. Kürzere Pfade, die ihn einschließen, sind in Ordnung.',
    },
    {
      id: 'C14',
      says: 'Die Spezifikation sagt zweimal, dass Groß- und Kleinschreibung von Namen nicht zählt, und zwei Abschnitte haben eine andere Reihenfolge als im Inhaltsverzeichnis.',
      problem: 'Das sind Spuren des Kopierens. Nichts hängt davon ab.',
      reading: 'Keine Wirkung.',
    },
    {
      id: 'C15',
      says: 'Ein Robot heißt Fig Tree, mit Leerzeichen.',
      problem: 'Ein Name in einer User-agent-Zeile hat kein Leerzeichen.',
      reading: 'Es gilt der Name aus dem HTTP-Header, `FigTree`.',
    },
    {
      id: 'C16',
      says: 'Ohne Datei kann es Datensätze geben, die unbekannt sind; ohne Abschnitte ist der Zugriff unbeschränkt.',
      problem: 'Das klingt nach zwei verschiedenen Antworten auf eine Frage.',
      reading:
        'Es sind zwei Fragen. Der Zugriff ist nicht beschränkt, und von Datensätzen ist nichts bekannt.',
    },
    {
      id: 'C17',
      says: 'Die Abschnitte über Gültigkeitsdauer, Robustheit und Sicherheit beziehen sich auf Robots und `/robots.txt`.',
      problem: 'Gelten sie überhaupt für diese Datei?',
      reading:
        'Sie gelten unverändert, für Besucher jeder Art: Eine Kopie darf 7 Tage genutzt werden, wenn nichts anderes angegeben ist.',
    },
    {
      id: 'C18',
      says: 'Der Kommentar über dem Beispiel lautet „/robots.txt for http://www.fict.org/“.',
      problem: 'Das Beispiel ist eine data.txt.',
      reading:
        'Es ist ein Kommentar und hat keine Wirkung. In einer eigenen Datei meldet ihn ein Befund mit einer Korrektur.',
    },
    {
      id: 'C19',
      says: 'Der Abschnitt über HTTP behält nur 2xx und 404.',
      problem:
        'Weiterleitungen, verweigerter Zugriff und Serverfehler, die der robots.txt-Entwurf behandelt, kommen nicht mehr vor.',
      reading:
        'Weiterleitungen wird gefolgt. Jede andere Antwort sagt nichts über die Website und verbietet nie etwas.',
    },
  ],
} satisfies Translated<typeof english.dataTxtText>;
