// Names of the gallery's examples, by their ids, and what to look at in each.
import type * as english from '../../en/words/examples.ts';
import type { Told } from '../../language.ts';

export const exampleWords: Told<typeof english.exampleWords> = {
  'fict-org': {
    title: 'fict.org',
    summary:
      'Das durchgerechnete Beispiel von 1996: drei Abschnitte. Sehenswert ist die letzte Zeile der Tabelle bei Google, das %7E nicht dekodiert.',
  },
  'rfc-simple': {
    title: 'RFC 9309, einfaches Beispiel',
    summary:
      'Vier Abschnitte, einer davon leer. Nach dem Text von 1996 ist der Stern ein Zeichen wie jedes andere, und quxbot gerät in den letzten Abschnitt.',
  },
  'rfc-longest': {
    title: 'RFC 9309, längster Treffer',
    summary:
      'Zwei Regeln passen, die längere entscheidet. Nach dem Text von 1996 entscheidet die erste, und eine Antwort kehrt sich um.',
  },
  'mobile-agents': {
    title: 'Mobile Agenten',
    summary:
      'Welcher Host einen Agenten aufnimmt, Pfad für Pfad. Zwei Zeilen der gedruckten Tabelle waren falsch, und eine fehlte.',
  },
  'mobile-overlap': {
    title: 'Eine Zeile zu spät',
    summary:
      'Zeilen für mobile Agenten: Die letzte passende entscheidet, nicht die längste. Die Karten bekommen nie ihren eigenen Host; Sortieren hilft.',
  },
  'xml-headlines': {
    title: 'Schlagzeilen in XML',
    summary:
      'Dokumente, die selbst sagen, ob sie in den Index sollen und ob man ihren Links folgen darf. Eines wird nie gelesen, weil die robots.txt verbietet, es abzurufen.',
  },
  'fict-org-data': {
    title: 'fict.org als data.txt',
    summary:
      'Dasselbe Beispiel, wie es das Memo von 2019 druckt: mit Rand, die letzte Zeile ein Leerzeichen weiter links und mit robots.txt im Kommentar. Keine Antwort ändert sich.',
  },
  'data-portal': {
    title: 'Offene Daten einer Hafenstadt',
    summary:
      'Fünf Datensätze mit den Zeilen, die sie beschreiben; Entwürfe sind ausgenommen. Die Lesart ist unsere: Das Memo hat kein Feld für Datensätze.',
  },
  'acap-worked': {
    title: 'ACAP 1.1, das Beispiel des Textes',
    summary:
      'Abschnitt 2.1: eine Menge von Ressourcen, eine Nutzung mit eigenem Namen und zwei Abschnitte. Eine Seite wurde vergessen: /index.html.',
  },
  'acap-news': {
    title: 'Eine Zeitung und ihre Anreißer',
    summary:
      'Snippets von 250 Zeichen für drei Tage, Links für immer, keine Bilder; ein Partner darf ganze Artikel eine Woche lang zeigen.',
  },
  'acap-archive': {
    title: 'Ein Archiv, das man aufbewahren darf',
    summary:
      'Wer Kopien aufbewahren darf und bis wann. Zwei Anforderungen bitten Crawler, eine Seite zu entfernen und eine andere erneut zu crawlen.',
  },
  'acap-reference': {
    title: 'Erlaubnisse in einer zweiten Datei',
    summary:
      'Für einen Crawler verweist /robots.txt auf eine Datei über Bilder; sie verwendet eine Menge, die in der ersten definiert ist.',
  },
  'small-shop': {
    title: 'Ein kleiner Shop',
    summary:
      'Warenkörbe und Filter bleiben außen vor, Trainings-Crawler dürfen nur zu den Presseseiten. Ein Pfad trifft mehr, als man denkt: /cartoons.',
  },
  staging: {
    title: 'Eine Testumgebung, für alle verboten',
    summary:
      'Zwei Zeilen, die jeden Robot bitten, wegzubleiben. Sie bitten, sie schließen nicht ab; und die Datei selbst darf immer abgerufen werden.',
  },
  'search-not-training': {
    title: 'Suche ja, Training nein',
    summary:
      'Neun Namen wird alles verboten, die Suche bleibt erlaubt. Zwei davon sind Schalter, unter denen niemand kommt: Die Kommentare sagen, welche.',
  },
  messy: {
    title: 'Eine Datei mit Geschichte',
    summary:
      'Falsch geschriebene Felder, ein fehlender Doppelpunkt, drei Arten von Zeilenenden. Ändern Sie „Lesen als“, um zu sehen, welche Zeilen kommen und gehen.',
  },
};
