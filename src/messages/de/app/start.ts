// Words of the start page that the shell does not share.

import { hostOfOrigin } from '../../../core/text/host-of-origin.ts';
import type * as english from '../../en/app/start.ts';
import type { Translated } from '../../language.ts';
import { list, number, plural } from '../counts.ts';

// Words of the page with the licences of what the application is made of.
export const licencesText: Translated<typeof english.licencesText> = {
  slug: 'licences',
  title: 'Lizenzen',
  intro:
    'Gatepost ist freie Software unter der MIT-Lizenz. Hier stehen die Pakete anderer, aus denen es gemacht ist, und die Texte ihrer Lizenzen.',
  wait: 'Die Liste wird geladen.',
  failed: 'Die Liste konnte nicht geladen werden. Prüfen Sie die Verbindung, und laden Sie diese Seite neu.',
};

// Names of the gallery's examples, by their ids, and what to look at in each.
export const exampleWords: Translated<typeof english.exampleWords> = {
  'fict-org': {
    title: 'fict.org',
    summary:
      'Das durchgerechnete Beispiel von 1996: drei Abschnitte. Sehenswert ist die letzte Zeile der Tabelle bei Google, das %7E nicht dekodiert.',
  },
  'rfc-simple': {
    title: 'RFC 9309, einfaches Beispiel',
    summary:
      'Vier Abschnitte, einer davon leer. Nach dem Text von 1996 ist der Stern ein Zeichen wie jedes andere, und quxbot fällt auf den ersten Abschnitt zurück.',
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

export const startWords: Translated<typeof english.startWords> = {
  paste: 'Datei einfügen oder ablegen',
  pasteLabel: 'Text der Datei',
  pasteOpen: 'Diesen Text öffnen',
  pasteOpenAnyway: 'Trotzdem öffnen',
  address:
    'Das ist eine Webadresse, keine Datei. Gatepost kann sie nicht abrufen. Öffnen Sie die Datei in einem neuen Tab, kopieren Sie ihren Text und fügen Sie ihn hier ein:',
  other: {
    page: 'Das ist der Quelltext einer Webseite, keine Regeldatei. Eine Regeldatei ist reiner Text: Öffnen Sie /robots.txt der Website, kopieren Sie den Text und fügen Sie ihn hier ein.',
    dtd: 'Das ist eine Dokumenttyp-Definition, keine Regeldatei. Eine Regeldatei ist reiner Text: Öffnen Sie /robots.txt der Website, kopieren Sie den Text und fügen Sie ihn hier ein.',
  },
  examples: 'Beispiele',
  goOn: 'Fortsetzen',
  /** The path alone if the site is not known. */
  goOnWith: (path, when, origin) => `${hostOfOrigin(origin)}${path}, zuletzt geändert ${when}`,
  earlier: 'Frühere Arbeiten',
  discard: 'Verwerfen',
  question: 'Sehen, was jeder Crawler auf Ihrer Website darf, und welche Zeile das entscheidet',
  look: 'Eine Website ansehen',
  siteLabel: 'Domain oder Adresse',
  lookOpen: 'Ihre robots.txt öffnen',
  lookWhy:
    'Sie öffnet sich in einem neuen Tab, denn ein Browser lässt keine Website eine andere lesen. Kopieren Sie den Text, kommen Sie zurück und fügen Sie ihn unten ein.',
  noAddress: 'Das ist keine Adresse. Geben Sie eine Domain ein, zum Beispiel shop.example.',
  bookmark: 'Oder ziehen Sie dies in Ihre Lesezeichenleiste, für jede Website:',
  bookmarkName: 'In Gatepost öffnen',
  bookmarkDrag: 'Ziehen Sie es in die Lesezeichenleiste: Es wirkt auf der Seite der Website.',
  openFile: 'Datei öffnen …',
  openHint: 'robots.txt, data.txt, XML oder eine Arbeitsmappe, irgendwo abgelegt',
  templates: 'Neu nach einer Vorlage',
  templateNames: {
    wordpress: 'WordPress',
    woocommerce: 'WooCommerce',
    shopify: 'Shopify',
    drupal: 'Drupal',
    magento: 'Magento',
    open: 'Alles erlauben',
    closed: 'Alles verbieten',
  },
  templateDoes: {
    wordpress: 'Verwaltung gesperrt, admin-ajax.php offen',
    woocommerce: 'Warenkörbe, Konten, Filter und Suchen gesperrt',
    shopify: 'die mitgelieferten Regeln, zum Vergleichen und Erweitern',
    drupal: 'die mitgelieferten Regeln, zum Vergleichen und Erweitern',
    magento: 'Skripte, Konten, Suchen und Filter gesperrt',
    open: 'für jeden Crawler',
    closed: 'für eine Testumgebung; es ist eine Bitte, kein Schloss',
  },
  templateLines: (lines) => plural(lines, 'Zeile', 'Zeilen'),
  preset: 'KI-Training sperren, KI-Suche behalten',
  presetDoes: 'was jeder Name kostet, bevor Sie wählen',
  empty: 'Leere Datei',
  emptyDoes: 'eine robots.txt ohne Zeile',
  dataTxt: 'data.txt',
  dataTxtDoes: 'Datensätze einer Website, angekündigt',
  xml: 'XML-Dokument',
  xmlDoes: 'index und follow, im Dokument selbst',
  test: 'Eine URL prüfen',
  testUrl: 'URL',
  testCrawler: 'Crawler',
  testNothing:
    'Fügen Sie eine Datei ein oder öffnen Sie eine: Hier stehen dann die Antwort und die Zeile, die entscheidet.',
  testMore: 'Nach weiteren URLs fragen',
  sameFor: (readers) => `${list(readers)} sagen dasselbe.`,
  unlikeFor: (reader, answer) => `${reader} sagt ${answer}.`,
  allExamples: (count) => `Alle ${number(count)} Beispiele`,
  allExamplesHold: 'mit data.txt, XML und mobilen Agenten',
  lineEnds: (ends) => `Zeilenenden: ${ends}`,
  examplesHint:
    'Jedes öffnet sich mit seinen URLs und User-Agents. Gefüllte Quadrate heißen Nein, halb gefüllte Eingeschränkt.',
  groups: { texts: 'Aus den Texten', acap: 'Mit ACAP-Abschnitten', today: 'Von Websites von heute' },
  facts: (path, lines, urls, agents) =>
    `${path.slice(1)} · ${plural(lines, 'Zeile', 'Zeilen')} · ${plural(urls, 'URL', 'URLs')} × ${plural(agents, 'Robot', 'Robots')}`,
  factsOfUrls: (path, lines, urls) =>
    `${path.slice(1)} · ${plural(lines, 'Zeile', 'Zeilen')} · ${plural(urls, 'URL', 'URLs')}`,
  factsOfUsages: (path, lines, urls, usages) =>
    `${path.slice(1)} · ${plural(lines, 'Zeile', 'Zeilen')} · ${plural(urls, 'URL', 'URLs')} × ${plural(usages, 'Nutzung', 'Nutzungen')}`,
  usageOf: (no, limited, all, { usage, crawler }) => {
    const counts = [
      ...(no > 0 || limited === 0 ? [`Nein in ${number(no)}`] : []),
      ...(limited > 0 ? [`Eingeschränkt in ${number(limited)}`] : []),
    ];
    return `${counts.join(', ')} von ${number(all)}, gefragt nach ${usage ?? `allen Nutzungen von ${crawler}`}`;
  },
  noHostOf: (none, all) => `Kein Agenten-Host für ${number(none)} von ${number(all)}`,
  noOf: (no, all, reader) => `Nein in ${number(no)} von ${number(all)}, gelesen als ${reader}`,
  learn: 'Nachlesen',
  learnHint:
    'Die Texte hinter den Lesern, ihre Tabellen mit Antworten, die hier berechnet werden, und was sie offenlassen.',
  learnPages: [
    ['/learn/robots-txt', 'So funktioniert robots.txt'],
    ['/learn/koster-1996', 'Der Entwurf von 1996'],
    ['/learn/data-txt', 'data.txt'],
    ['/learn/rfc-9309', 'RFC 9309'],
    ['/learn/acap', 'ACAP 1.1'],
    ['/learn/robots-pi', 'Robots PI'],
    ['/learn/mobile-agents', 'Mobile Agenten'],
  ],
  notALock: 'Ein Schild am Torpfosten ist kein Schloss: Diese Dateien bitten, sie erzwingen nichts.',
};
