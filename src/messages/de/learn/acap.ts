// The page about ACAP: frame, tables, omissions. Backticks mark code.
import type * as english from '../../en/learn/acap.ts';
import type { Translated } from '../../language.ts';
import { conflict } from '../../learn-page.ts';

// Contradictions and gaps in ACAP 1.1, and how Gatepost reads them. The numbers are Gatepost's.
export const acapQuestions: Translated<typeof english.acapQuestions> = [
  conflict(
    'X-01',
    'Ein Beispiel in Kapitel 2.4.1.2 hat den Wert `until-recrawl`.',
    'Kapitel 2.5.3.1 und der Anhang schreiben `until-recrawled`.',
    '`until-recrawled`. Die kurze Form wurde veröffentlicht und ist eindeutig, also zählt sie als die lange, mit einer Warnung.',
  ),
  conflict(
    'X-02',
    'Ein Beispiel in 2.5.3.2 hat keinen Doppelpunkt hinter dem Namen des Felds.',
    'Alle anderen Felder mit einem Wert brauchen einen.',
    'Ein Druckfehler. Die Zeile ist ein Fehler und hat keine Wirkung.',
  ),
  conflict(
    'X-03',
    'Auch im Muster eines Felds mit `target-condition` in 2.5.5.9 fehlt der Doppelpunkt.',
    'Dasselbe wie X-02.',
    'Dasselbe wie X-02.',
  ),
  conflict(
    'X-04',
    'Ein Crawler, der das Verbot einer Grundnutzung nicht einhalten kann, liest stattdessen eine Erlaubnis zu crawlen (2.4.3).',
    'Aus einem Verbot würde eine Erlaubnis.',
    'Er liest ein Verbot zu crawlen.',
  ),
  conflict(
    'X-05',
    'Kapitel 2.4.2 lässt in einem Verbot keine selbst definierte Nutzung zu.',
    'Eine Anmerkung in Kapitel 3 schließt nur zusammengesetzte aus, und die Grammatik hat dort eine verirrte Klammer.',
    'Keine ist zulässig: 2.4.2 ist ausdrücklich und strenger.',
  ),
  conflict(
    'X-06',
    'Kapitel 2.5 nennt `other` eine allgemeine Nutzung.',
    'Die Überschrift von 2.5.6 nennt sie eine Grundnutzung.',
    'Allgemein; ersatzweise gelesen wird sie aber wie eine Grundnutzung.',
  ),
  conflict(
    'X-07',
    'Die Ersatzregel in 2.4.3 nennt Grundnutzungen und abgeleitete.',
    'Über `other` sagt sie nichts.',
    'Wie eine Grundnutzung: Ein Verbot von `other`, das nicht eingehalten werden kann, wird zu einem von `crawl`. Ein Crawler, der sonst nichts tut, hält es ohnehin ein.',
  ),
  conflict(
    'X-08',
    'Kapitel 2.5 führt die Nutzungen auf, die eingeschränkt werden können.',
    '`other` fehlt, obwohl 2.5.6.1 eine Einschränkung dafür verlangt.',
    '2.5.6.1 zählt, weil es neuer ist.',
  ),
  conflict(
    'X-09',
    'Das Verzeichnis der Änderungen nennt eine Einschränkung `ref`.',
    'Kapitel 2.5.6.1 nennt sie `usage-ref`.',
    '`usage-ref`. Ein Feld mit `ref` hat eine unbekannte Einschränkung.',
  ),
  conflict(
    'X-10',
    'Kapitel 2.5.6.1 kennzeichnet einen seiner Werte als neu in 1.1.',
    'Das ganze Kapitel ist neu.',
    'Alles darin braucht Version 1.1.',
  ),
  conflict(
    'X-11',
    'Die Anweisung, herkömmliche Abschnitte zu übergehen, steht vor allen anderen ACAP-Feldern (2.2.1).',
    'Nach 2.8, 2.10.1 und der Grammatik kommt das Feld mit der Version davor.',
    'Zuerst die Version, dann die Anweisung.',
  ),
  conflict(
    'X-12',
    'Das Feld mit der Version darf jede Version nennen, und ein Leerzeichen davor ist freigestellt.',
    'Die Grammatik kennt nur `1.1`, mit Leerzeichen.',
    'Jede Version wird gelesen, sonst könnten Dateien der Version 1.0 sie nicht nennen. Ein fehlendes Leerzeichen ist nur eine Anmerkung wert.',
  ),
  conflict(
    'X-13',
    'Ein Zweck in einem Beispiel in 2.3.3 enthält `#`.',
    'Ein `#` beginnt einen Kommentar, wo immer es steht.',
    'Der Wert endet davor und bedeutet darum mehr als beabsichtigt. Darauf wird hingewiesen.',
  ),
  conflict(
    'X-14',
    'Ein anderes Beispiel dort hat ein Leerzeichen in seinem Muster.',
    'Kein Muster kann eines enthalten.',
    'Ein Versehen im Druck: Da ist kein Leerzeichen.',
  ),
  conflict(
    'X-15',
    'Nach 2.9 darf ein Zweck auf `$` enden.',
    'Die Anmerkung in Kapitel 3 erwähnt es nicht.',
    'Er darf, aber nur als letztes Zeichen.',
  ),
  conflict(
    'X-16',
    'Ein Zweck ist ein Name oder ein Muster.',
    'Ob ein Name als Ganzes oder als Anfang verglichen wird, ist nicht gesagt.',
    'Ein Name wird als Ganzes verglichen. Alles andere ist ein Muster und am Ende offen.',
  ),
  conflict(
    'X-17',
    'Kapitel 2.5.5.3 spricht davon, eine „copy“ anzuzeigen.',
    'Eine solche Nutzung gibt es nicht.',
    'Gemeint sind `present-currentcopy` und `present-oldcopy`.',
  ),
  conflict(
    'X-18',
    'Kopien können `must-use-resource` haben (2.5.5.3).',
    'Der Anhang führt es für sie nicht auf.',
    'Zugelassen, mit einer Anmerkung.',
  ),
  conflict(
    'X-19',
    'Kapitel 2.5.5.6 zeigt `must-include-resource` nur für `present`.',
    'Der Anhang fügt Snippets hinzu. Vorschaubilder stehen in keinem von beiden, obwohl Bildnachweise als Grund genannt sind.',
    'Für Snippets zugelassen, mit einer Anmerkung; für Vorschaubilder nicht.',
  ),
  conflict(
    'X-20',
    'Der Anhang führt beide Einschränkungen zum Kontext für das einfache `present` auf.',
    'Die Kapitel 2.5.5.7 und 2.5.5.8 tun das nicht.',
    'Zugelassen, mit einer Anmerkung.',
  ),
  conflict(
    'X-21',
    '`target-condition` steht unter `present`.',
    'Gilt es für einzelne Arten der Anzeige?',
    'Dort kann es nicht geschrieben werden. An `present` gilt es für alle.',
  ),
  conflict(
    'X-22',
    'Vom Verzeichnis der erlaubten Länder heißt es erst, dass Geräte darin gemeint sind, dann die außerhalb.',
    'Der zweite Satz ist aus dem Punkt darunter abgeschrieben.',
    'Geräte in einem aufgeführten Land sind erlaubt.',
  ),
  conflict(
    'X-23',
    'Ein Beispiel eines Adressbereichs endet, bevor er beginnt.',
    'Keine Adresse liegt darin.',
    'Ein Fehler, und der Bereich ist leer.',
  ),
  conflict(
    'X-24',
    'Die Spezifikation beschreibt ein Paar aus Vorlage und Maske.',
    'Im Beispiel sind die gesetzten Bits der Maske die freien, umgekehrt wie bei einer Netzmaske.',
    'Wie im Beispiel. Auf Masken, die wie Netzmasken aussehen, und auf Präfixlängen wird hingewiesen.',
  ),
  conflict(
    'X-25',
    'Der Anhang druckt Adressen mit drei Zahlen und trennt sie durch Schrägstriche.',
    'Kapitel 2.5.5.9 hat vier Zahlen und Kommas.',
    'Wie in 2.5.5.9.',
  ),
  conflict(
    'X-26',
    'Der Anhang druckt die Rollen einbezogener Ressourcen als bloße Wörter.',
    'Nach 2.5.5.6 hat eine Rolle ein Präfix und einen Ort.',
    'Mit Präfix. Ein bloßes `credit` ist eine relative Adresse; darauf wird hingewiesen.',
  ),
  conflict(
    'X-27',
    'Der Anhang schreibt manche Nutzungen mit doppelten oder fehlenden Buchstaben.',
    'Kapitel 2.5 schreibt sie anders.',
    'Wie in 2.5; für die übrigen wird die nächstliegende vorgeschlagen.',
  ),
  conflict(
    'X-28',
    'Im durchgerechneten Beispiel nennt eine auskommentierte Zeile die Menge `crawable`.',
    'Die Menge heißt `crawlable`.',
    'Stünde die Zeile nicht im Kommentar, wäre ihre Menge nicht definiert, und sie passte auf nichts.',
  ),
  conflict(
    'X-29',
    'Ein Kommentar des durchgerechneten Beispiels kündigt an, wie Kopien aufbewahrt werden dürfen.',
    'Das Feld, das es sagt, ist selbst ein Kommentar.',
    'Wie gedruckt: Die Datei erwähnt keine Kopien.',
  ),
  conflict(
    'X-30',
    'Das durchgerechnete Beispiel nennt in seinem ersten Kommentar Version 1.0.',
    'Nach 2.10.3 ist die jetzige Nummer 1.1.',
    'Kein Widerspruch: Das Beispiel verwendet nichts Neueres.',
  ),
  conflict(
    'X-31',
    'Mehrere Kapitel verweisen mit Nummern aufeinander.',
    'Die Nummern haben sich verschoben, als 2.4.3 und 2.8 eingefügt wurden.',
    'Gemeint sind 2.4.4, 2.4.5 und 2.9. Verweise auf 2.8 für das Feld mit der Version stimmen.',
  ),
  conflict(
    'X-32',
    'Eine Frist durch PLUS-Bedingungen wird übergangen, außer wenn sie die erste und einzige ist.',
    'Nach einem anderen Satz wird von jedem Paar, das nicht zusammenpasst, die zweite übergangen; das kann die prüfbare Frist sein.',
    'Die PLUS-Bedingungen fallen weg, und die Frist, die sich prüfen lässt, bleibt.',
  ),
  conflict(
    'X-33',
    'Eine Frist darf „repeated twice“ sein, also zweimal wiederholt.',
    'Sind es zwei oder drei?',
    'Zwei, wie der nächste Satz zeigt.',
  ),
  conflict(
    'X-34',
    'Von den verbotenen Änderungen bewirken `any` und `plus-terms` jeweils, dass alle anderen übergangen werden.',
    'Jedes würde bewirken, dass das andere übergangen wird.',
    '`any` zählt, weil es weiter ist.',
  ),
  conflict(
    'X-35',
    'Regeln durch Verweis, die nicht allein stehen: „this qualifier is to be ignored“.',
    'Diese eine, oder alle Bedingungen?',
    'Diese eine. Fielen alle weg, wäre jede Einschränkung aufgehoben.',
  ),
  conflict(
    'X-36',
    '`plus-terms` unter `must-include-resource` ist nicht als neu gekennzeichnet.',
    'Überall sonst ist es das, und das Verzeichnis der Änderungen sagt, dass Werte hinzugekommen sind.',
    'Es braucht Version 1.1.',
  ),
  conflict(
    'X-37',
    'Fristen für das Aufbewahren und Anzeigen sind in den Worten des Indexierens beschrieben.',
    'Wann beginnt für sie eine Zahl von Tagen?',
    'Für den Index mit dem ersten Indexieren, für Kopien mit dem ersten Kopieren, für das Anzeigen mit dem ersten Crawlen.',
  ),
  conflict(
    'X-38',
    'Die Anmerkung zum Cloaking steht auch unter `max-length` und `must-include-resource`.',
    'Keines von beiden kann etwas verschleiern.',
    'Sie gehört zu `must-use-resource` und erscheint nur dort.',
  ),
  conflict(
    'X-39',
    'Definitionen von Nutzungen können auf Mengen von Ressourcen verweisen (2.7.3).',
    'Sie haben keinen Platz für eine Ressource.',
    'Sie können es nicht.',
  ),
  conflict(
    'X-40',
    'Eine zweite Datei darf die Definitionen der Datei verwenden, die auf sie verweist.',
    'Eine Anmerkung in Kapitel 3 will die Teile einer zusammengesetzten Nutzung in derselben Datei.',
    'Erlaubnisse suchen in ihrer eigenen Datei, dann in der, die auf sie verweist. Teile zusammengesetzter Nutzungen nur in ihrer eigenen.',
  ),
  conflict(
    'X-41',
    'Die Überschrift von 2.3.2 nennt den Verweis auf Erlaubnisse ein Feld, das etwas definiert.',
    'Es steht in einem Abschnitt und definiert nichts.',
    'Es gehört zu seinem Abschnitt.',
  ),
  conflict(
    'X-42',
    'Ein Feld, das der Grammatik folgt, darf nie übergangen werden (2.4.3).',
    'Felder mit Neuerem sollen übergangen werden (2.8).',
    'Zuerst wird die Version geprüft. Nichts, was diese Prüfung besteht, wird übergangen.',
  ),
  conflict(
    'X-43',
    'Was ein Crawler nicht kennt, ist vielleicht neuer und wird übergangen; oder es lässt sich nicht einhalten und verbietet.',
    'Auf eine unbekannte Einschränkung passen beide Regeln.',
    'Sie verbietet. Dass sie neuer ist, lässt sich nicht zeigen, und ein Schreibfehler darf eine Erlaubnis nicht erweitern.',
  ),
  conflict(
    'X-44',
    'Von `$` und `*` heißt das Muster mit `*` das engere.',
    '`/a$` passt auf einen Pfad, `/a*` auf viele.',
    'Wie gedruckt; wo es entscheidet, wird darauf hingewiesen.',
  ),
  conflict(
    'X-45',
    'Muster werden Zeichen für Zeichen verglichen.',
    'Über zwei verschiedene Zeichen hinter einem gemeinsamen Platzhalter ist nichts gesagt.',
    'Sie sind nicht vergleichbar, also ergeben Erlaubnis und Verbot ein Verbot.',
  ),
  conflict(
    'X-46',
    '`/a*` ist enger als `/a`.',
    'Beide passen auf dieselben Pfade.',
    'Wie gedruckt. Auf ein `*` am Ende wird hingewiesen.',
  ),
  conflict(
    'X-47',
    'Nach der Grammatik hat ein Muster keine Query und darf leer sein.',
    'Wirkliche Pfade haben Querys, und ein leeres Muster passte auf alles.',
    'Eine Query darf geschrieben werden. Ein leeres Muster ist ein Fehler ohne Wirkung.',
  ),
  conflict(
    'X-48',
    'Die Grammatik nimmt den Apostroph aus Namen von Crawlern aus.',
    'Gemeint sein muss die Raute, denn sie beginnt einen Kommentar.',
    'Namen dürfen einen Apostroph haben, aber kein `#`.',
  ),
  conflict(
    'X-49',
    'Ein herkömmliches Feld, das einem ACAP-Feld „for the same specific pattern“ widerspricht, wird übergangen (2.10.2).',
    'Und wenn die Muster verschieden sind?',
    'Dann müssen beide es erlauben. Zwei andere Lesarten lassen sich einstellen.',
  ),
  conflict(
    'X-50',
    'Das Original wird üblicherweise in einem Rahmen gezeigt (2.5.5.1.1).',
    'Eigene Rahmen des Crawlers können verboten werden.',
    'Kein Widerspruch, aber eine Anmerkung wert.',
  ),
  conflict(
    'X-51',
    'Version 1.1 sagt, welche von mehreren gleichen Einschränkungen zählen.',
    'Version 1.0 hatte keine solche Regel; ist die Wiederholung etwas, das erst 1.1 kennt?',
    'Für sich genommen nicht; zwei Fristen sind es.',
  ),
  conflict(
    'X-52',
    'Dateien aus der Zeit des Pilotversuchs haben `time-period=permanently`, Verbote selbst definierter Nutzungen und den Zweck `*`.',
    'Die veröffentlichte Spezifikation kennt nur das Letzte.',
    'Das Erste ist eine unbekannte Einschränkung, das Zweite ein Fehler; der Zweck `*` passt auf jeden Zweck.',
  ),
  conflict(
    'X-53',
    'Eine Datei, auf die ein Abschnitt verweist, enthält ACAP-Erlaubnisse, „generally using ACAP extensions“ (2.3.2).',
    'Zählen herkömmliche Abschnitte darin?',
    'Nein. Nur ihre ACAP-Abschnitte werden gelesen.',
  ),
];

export const acapText = {
  slug: 'acap',
  title: 'ACAP 1.1, das Automated Content Access Protocol',
  short: 'ACAP 1.1',
  summary:
    'Felder von Verlagen in `/robots.txt`, die mehr als den Abruf regeln: was jeder Crawler indexieren, aufbewahren und anzeigen darf, und wie lange.',
  facts: [
    ['Was', 'Eine Erweiterung der robots.txt durch eine Gruppe von Verlagen: Teil 1, für ganze Websites.'],
    ['Wann', '25. September 2009. Die Spezifikation kennzeichnet, was seit Version 1.0 neu ist.'],
    [
      'Stand',
      'Eine Spezifikation ihrer Verfasser, kein Standard. Crawler, die herkömmliche Abschnitte lesen, überspringen ihre Zeilen.',
    ],
    [
      'Datei',
      '`/robots.txt`, zwischen den herkömmlichen Zeilen oder hinter ihnen. Jedes Feld beginnt mit `ACAP-`.',
    ],
    [
      'Verbreitung',
      'Dateien im Web enthalten kaum mehr als `ACAP-crawler`, `ACAP-disallow-crawl` und `ACAP-allow-crawl`, jede Zeile mit der herkömmlichen in einem Kommentar darunter.',
    ],
  ],
  lead: [
    'Ein Abschnitt nennt Crawler, oder alle, und erlaubt oder verbietet dann Nutzungen von Ressourcen. Crawlen ist eine von vierzehn Nutzungen; andere sind: Links folgen, indexieren, eine Kopie aufbewahren und die Ressource auf eine von acht Arten anzeigen. Eine Erlaubnis kann Einschränkungen haben, zum Beispiel eine Frist oder eine größte Länge.',
    'Unter den Feldern eines Abschnitts können Unterabschnitte stehen, die nur für einen Zweck gelten. Mengen von Ressourcen und Nutzungen mit eigenem Namen werden über allen Abschnitten definiert. Ein Abschnitt kann auch auf eine zweite Datei verweisen, die dann mit der ersten zusammen gelesen wird.',
    'Für einen Crawler gelten die Abschnitte, die ihn nennen, und die für alle. Hat ein Abschnitt, der ihn nennt, ein Feld, das gilt, geht dieses den Abschnitten für alle vor; hat er keines, zählen diese weiterhin. Von den übrigen Feldern entscheidet das engste. Sind Erlaubnis und Verbot gleich eng oder nicht vergleichbar, ist die Nutzung verboten. Gilt kein Feld, entscheidet der Crawler.',
    'Ein Crawler, der eine Einschränkung nicht einhalten kann, muss die Erlaubnis als Verbot lesen. Ein Crawler, der eine Art der Anzeige nicht von einer anderen unterscheiden kann, muss ein Verbot der einen als Verbot aller lesen.',
  ],
} satisfies Translated<typeof english.acapText>;

export const acapPageWords = {
  example: {
    title: 'Das durchgerechnete Beispiel',
    about: [
      'Die Datei aus Kapitel 2.1. Ihr herkömmlicher Teil lässt einen Crawler eine Seite und drei Verzeichnisse abrufen; ihr ACAP-Teil betrifft dieselben Verzeichnisse, als Menge.',
      'Die Seite `/index.html` gehört nicht zu der Menge. Darum gilt kein Feld im Abschnitt dieses Crawlers für sie, und das Verbot für alle Crawler zählt weiterhin: Der Verfasser hat die Seite vermutlich vergessen. Die letzte Zeile ist ein Kommentar, darum erwähnt die Datei das Aufbewahren von Kopien nicht.',
    ],
    caption: (agent) =>
      agent === ''
        ? 'Was alle anderen Crawler dürfen, so wie die Datei hier gelesen wird'
        : `Was ${agent} darf, so wie die Datei hier gelesen wird`,
    url: 'URL',
    answers: {
      allowed: 'Ja',
      prohibited: 'Nein',
      'allowed-with-restrictions': 'Eingeschränkt',
      unspecified: 'Nicht gesagt',
    },
  },
  qualifiers: {
    title: 'Welche Nutzung welche Einschränkung haben kann',
    about:
      'Kapitel 2.5 beschreibt die Einschränkungen Nutzung für Nutzung, und Anhang A führt sie noch einmal auf; nicht überall stimmen beide überein. `crawl` und `follow` haben keine. Wo ein Zeichen fehlt, muss eine Erlaubnis mit dieser Einschränkung als Verbot gelesen werden.',
    caption: 'Einschränkungen nach Nutzung',
    qualifier: 'Einschränkung',
    marks: { both: 'J', annex: 'A', text: 'K' },
    names: {
      both: 'Kapitel und Anhang stimmen überein',
      annex: 'nur im Anhang',
      text: 'nur im Kapitel',
    },
    none: 'nein',
    legend: (mark, name) => `${mark}: ${name}.`,
    accepted: 'Hier gelten alle drei. Sicher ist nur J.',
    since: 'neu in 1.1',
  },
  scopes: {
    title: 'Welches von zwei Mustern enger ist',
    about:
      'Muster werden Zeichen für Zeichen verglichen, ohne Rücksicht auf Groß- und Kleinschreibung. An der ersten Stelle, an der sie abweichen, ist ein Ende weiter als `$`, `$` weiter als `*` und `*` weiter als jedes andere Zeichen. Weichen zwei andere Zeichen voneinander ab, ist keines der Muster enger, und eine Erlaubnis und ein Verbot, die beide passen, ergeben ein Verbot.',
    caption: 'Paare von Mustern, hier verglichen',
    first: 'Erstes',
    second: 'Zweites',
    narrower: 'Enger ist',
    at: 'Unterschied bei',
    results: {
      a: 'das erste',
      b: 'das zweite',
      equal: 'gleich',
      incomparable: 'keines',
    },
    character: (at) => `Zeichen ${at + 1}`,
  },
  outside: {
    title: 'Was hier nicht gelesen wird',
    points: [
      [
        'Erlaubnisse in Dokumenten',
        'Teil 2 sieht Erlaubnisse in Seiten, Bildern und anderen Ressourcen vor. Sie gehen denen der Datei vor, und ein Editor der Datei kann sie nicht sehen. Sie können jede Antwort über eine andere Nutzung als das Crawlen aufheben.',
      ],
      ['Zwecke', 'Was ein Zweck bedeutet, vereinbaren Verlag und Crawler. Hier wird er als Text verglichen.'],
      [
        'Bedingungen durch Verweis',
        'Bedingungen unter einer URL, oder als PLUS-Bedingungen in einem Bild, werden als Verweise gezeigt. Sie werden nicht abgerufen.',
      ],
      [
        'Freiwilligkeit',
        'Wie jede Zeile einer Regeldatei ist eine Erlaubnis oder ein Verbot eine Bitte, kein Schloss. Ob sie rechtlich bindend ist, kann dieser Editor nicht sagen.',
      ],
    ],
  },
} satisfies Translated<typeof english.acapPageWords>;
