// The page that explains robots.txt to beginners.
import type * as english from '../../en/learn/basics.ts';
import type { Translated } from '../../language.ts';

export const basicsText = {
  slug: 'robots-txt',
  short: 'Grundlagen',
  title: 'So funktioniert robots.txt',
  summary:
    'Abschnitte, Regeln, welche Regel entscheidet und was die Datei nicht kann: eine Seite mit Beispielen, die sich bearbeiten lassen.',
  lead: [
    '`robots.txt` ist eine einfache Textdatei im Wurzelverzeichnis einer Website, zum Beispiel `https://www.example.com/robots.txt`. Sie legt fest, welche URLs Crawler dort abrufen dürfen. Jeder Host hat seine eigene Datei.',
    'Die Beispiele auf dieser Seite sind bearbeitbar: Die Antworten unter einer Datei ändern sich beim Tippen. Sie folgen RFC 9309, dem Standard von 2022.',
  ],
  examples: {
    records: {
      title: 'Ein Abschnitt nennt Crawler und gibt ihnen Regeln',
      about: [
        'Ein Abschnitt beginnt mit einer oder mehreren Zeilen `User-agent`, jede mit dem Namen eines Crawlers. Die Zeilen `Allow` und `Disallow` danach sind seine Regeln. Groß- und Kleinschreibung spielt bei Namen keine Rolle.',
        'Ein Crawler folgt dem Abschnitt, der ihn nennt. Der Abschnitt für `*` gilt nur für Crawler, die kein Abschnitt nennt. Er ergänzt die anderen Abschnitte nicht.',
      ],
    },
    paths: {
      title: 'Eine Regel passt auf jede URL, die mit ihrem Pfad beginnt',
      about: [
        '`/tmp` passt auf den Ordner `/tmp/` mit seinem ganzen Inhalt und auch auf `/tmpfile.html`. Ist nur der Ordner gemeint, endet der Pfad mit `/`. Bei Pfaden zählt die Groß- und Kleinschreibung.',
      ],
    },
    longest: {
      title: 'Die längste passende Regel entscheidet',
      about: [
        'Passen mehrere Regeln auf eine URL, entscheidet die mit dem längsten Pfad. Die Reihenfolge der Regeln ist gleichgültig. Sind ein Allow und ein Disallow gleich lang, entscheidet Allow. Passt keine Regel, ist die URL erlaubt.',
      ],
    },
    wildcards: {
      title: 'Ein Pfad kann * und $ enthalten',
      about: [
        '`*` steht für beliebige Zeichen, auch für keines. `$` am Ende eines Pfads steht für das Ende der URL. Die Abfrage ab dem `?` wird mit verglichen.',
      ],
    },
    everything: {
      title: 'Alles erlauben, alles sperren',
      about: [
        '`Disallow: /` sperrt jede URL. Ein `Disallow` ohne Pfad sperrt nichts. Eine leere Datei erlaubt alles, ebenso eine Website ohne die Datei. `/robots.txt` selbst dürfen Crawler immer abrufen.',
      ],
    },
  },
  file: (title) => `robots.txt: ${title}`,
  answers: 'Die Antworten',
  url: 'URL',
  by: (line) => `Zeile ${line + 1}`,
  byNone: 'keine Regel',
  reset: 'Zurücksetzen',
  open: 'Im Editor öffnen',
  others: {
    title: 'Andere Zeilen',
    points: [
      ['#', 'Beginnt einen Kommentar, der bis zum Zeilenende reicht.'],
      ['Sitemap', 'Nennt die vollständige URL einer Sitemap. Die Zeile gehört zu keinem Abschnitt.'],
      [
        'Crawl-delay',
        'Bittet um eine Pause zwischen zwei Abrufen. Die Zeile gehört nicht zu RFC 9309: Bing und einige andere beachten sie, Google nicht.',
      ],
      ['Alles andere', 'Zeilen, die sie nicht kennen, überspringen Crawler.'],
    ],
  },
  missing: {
    title: 'Wenn sich die Datei nicht abrufen lässt',
    points: [
      [
        '200',
        'Der Crawler verwendet die Datei. Seine Kopie darf er bis zu 24 Stunden verwenden, eine Änderung kann also einen Tag brauchen.',
      ],
      ['Weiterleitung', 'Der Crawler folgt ihr, mindestens fünfmal hintereinander.'],
      ['400 bis 499', 'Der Crawler darf alles abrufen, als gäbe es keine Datei.'],
      [
        '500 bis 599 oder keine Antwort',
        'Der Crawler muss alles als gesperrt ansehen. Nach langer Zeit, etwa 30 Tagen, darf er eine ältere Kopie verwenden oder sich verhalten, als gäbe es keine Datei.',
      ],
    ],
  },
  limits: {
    title: 'Was robots.txt nicht leistet',
    points: [
      [
        'Sie schützt keine Seiten',
        'Die Datei ist eine Bitte. Crawler können sie missachten. Privates gehört hinter eine Anmeldung.',
      ],
      [
        'Sie entfernt keine Seiten aus Suchergebnissen',
        'Eine Suchmaschine kann auch eine gesperrte URL auflisten, auf die andere Seiten verweisen. Um eine Seite zu entfernen, das Abrufen erlauben und `noindex` senden.',
      ],
      ['Sie verbirgt nichts', 'Die Datei ist öffentlich. In ihr stehen Ordner, niemals Geheimnisse.'],
    ],
  },
  readers: {
    title: 'Crawler lesen die Datei verschieden',
    about: [
      'Vor RFC 9309 entschied die erste passende Regel, und manche Leser arbeiten noch so. Andere kennen weitere Zeilen oder begrenzen die Größe der Datei. Gatepost kennt diese Leser und zeigt, wo sie sich unterscheiden.',
    ],
  },
  next: 'Weiterlesen',
} satisfies Translated<typeof english.basicsText>;
