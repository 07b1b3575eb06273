// The page about ACAP: frame, tables, what is left out. Backticks mark what stands in a file.
import type * as english from '../../en/words/learn-acap.ts';
import type { Told } from '../../language.ts';

export const acapText: Told<typeof english.acapText> = {
  slug: 'acap',
  title: 'ACAP 1.1, das Automated Content Access Protocol',
  short: 'ACAP 1.1',
  summary:
    'Felder von Verlagen in `/robots.txt`, die mehr sagen als „darf abgerufen werden“: was indexiert, aufbewahrt und angezeigt werden darf, wie lange und von wem.',
  facts: [
    ['Was', 'Eine Erweiterung der robots.txt durch eine Gruppe von Verlagen: Teil 1, für ganze Websites.'],
    ['Wann', '25. September 2009. Der Text kennzeichnet, was seit Version 1.0 neu ist.'],
    [
      'Stand',
      'Eine Spezifikation, die ihre Verfasser selbst veröffentlicht haben, kein Standard. Robots, die herkömmliche Abschnitte lesen, übergehen ihre Zeilen.',
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
    'Für einen Crawler gelten die Abschnitte, die ihn nennen, und die für alle. Wo ein Abschnitt, der ihn nennt, etwas sagt, geht er dem anderen vor; wo er schweigt, zählt der andere weiterhin. Von den Feldern, die übrig bleiben, entscheidet das engste. Sind Erlaubnis und Verbot gleich eng oder nicht vergleichbar, ist die Nutzung verboten. Fehlt jede Angabe, entscheidet der Crawler.',
    'Ein Crawler, der eine Einschränkung nicht einhalten kann, muss die Erlaubnis für ein Verbot halten, und einer, der eine Art der Anzeige nicht von einer anderen unterscheiden kann, ein Verbot der einen für ein Verbot aller.',
  ],
};

export const acapWords: Told<typeof english.acapWords> = {
  example: {
    title: 'Das durchgerechnete Beispiel',
    about: [
      'Die Datei aus Kapitel 2.1. Ihr herkömmlicher Teil lässt einen Crawler eine Seite und drei Verzeichnisse abrufen; ihr ACAP-Teil spricht von denselben Verzeichnissen, als Menge.',
      'Die Seite `/index.html` gehört nicht zu der Menge. Also spricht nichts, was den Crawler nennt, von ihr, und das Verbot für alle Crawler bleibt: Der Verfasser hat sie höchstwahrscheinlich vergessen. Die letzte Zeile ist ein Kommentar, also sagt niemand etwas über das Aufbewahren von Kopien.',
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
    accepted: 'Hier gelten alle drei; wer verstanden werden will, hält sich an J.',
    since: 'neu in 1.1',
  },
  scopes: {
    title: 'Welches von zwei Mustern enger ist',
    about:
      'Muster werden Zeichen für Zeichen verglichen, ohne Rücksicht auf Groß- und Kleinschreibung. An der ersten Stelle, an der sie abweichen, ist ein Ende weiter als `$`, `$` weiter als `*` und `*` weiter als jedes andere Zeichen. Zwei verschiedene andere Zeichen lassen es offen, und dann ergeben eine Erlaubnis und ein Verbot, die beide passen, ein Verbot.',
    caption: 'Paare von Mustern, hier verglichen',
    first: 'Erstes',
    second: 'Zweites',
    narrower: 'Enger ist',
    at: 'Zu sehen an',
    results: {
      a: 'das erste',
      b: 'das zweite',
      equal: 'sie sind gleich',
      incomparable: 'offen',
    },
    character: (at) => `Zeichen ${at + 1}`,
  },
  outside: {
    title: 'Was hier nicht gelesen wird',
    points: [
      [
        'Erlaubnisse in Dokumenten',
        'Teil 2 setzt Erlaubnisse in Seiten, Bilder und andere Ressourcen hinein. Sie gehen denen der Datei vor, und kein Editor der Datei kann sie sehen. Jede Antwort über eine andere Nutzung als das Crawlen kann dort aufgehoben sein.',
      ],
      ['Zwecke', 'Was ein Zweck bedeutet, verabreden Verlag und Crawler. Hier wird er als Text verglichen.'],
      [
        'Bedingungen durch Verweis',
        'Bedingungen, die unter einer Adresse stehen oder als PLUS-Bedingungen in einem Bild, werden gezeigt als das, was sie sind: ein Verweis. Sie werden nicht abgerufen.',
      ],
      [
        'Freiwilligkeit',
        'Wie jede Zeile einer solchen Datei ist eine Erlaubnis oder ein Verbot eine Aussage für die, die sich danach richten wollen. Es ist kein Schloss, und ob es jemanden rechtlich bindet, hat ein Editor nicht zu sagen.',
      ],
    ],
  },
};
