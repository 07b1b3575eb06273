// Words that only the start page uses.

import type * as english from '../../en/app/start.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';

// Words of the page with the licenses of the packages that Gatepost uses.
export const licencesText = {
  slug: 'licences',
  title: 'Lizenzen',
  intro:
    'Gatepost ist freie Software unter der MIT-Lizenz. Es enthält diese Pakete anderer unter deren eigenen Lizenzen.',
  wait: 'Liste wird geladen…',
  failed: 'Die Liste konnte nicht geladen werden. Prüfen Sie die Verbindung, und laden Sie diese Seite neu.',
} satisfies Translated<typeof english.licencesText>;

// Names of the examples by id, and what to notice in each.
export const exampleWords = {
  'fict-org': {
    title: 'fict.org',
    summary:
      'Das durchgerechnete Beispiel von 1996: drei Abschnitte. Zu beachten ist die letzte Zeile der Tabelle bei Google, das %7E nicht dekodiert.',
  },
  'rfc-simple': {
    title: 'RFC 9309, einfaches Beispiel',
    summary:
      'Vier Gruppen, eine davon leer. Nach dem Entwurf von 1996 ist * in einem Pfad ein gewöhnliches Zeichen, und für quxbot gilt die erste Gruppe.',
  },
  'rfc-longest': {
    title: 'RFC 9309, längster Treffer',
    summary:
      'Zwei Regeln passen, die längere entscheidet. Nach dem Entwurf von 1996 entscheidet die erste, und eine Antwort ändert sich.',
  },
  'mobile-agents': {
    title: 'Mobile Agenten',
    summary:
      'Welcher Host einen mobilen Agenten aufnimmt, Pfad für Pfad. In der Tabelle des Entwurfs sind zwei Zeilen falsch, und eine fehlt.',
  },
  'mobile-overlap': {
    title: 'Eine Zeile an der falschen Stelle',
    summary:
      'Die letzte passende Zeile entscheidet, nicht die längste; darum bekommen die Karten nie ihren eigenen Host. Sortieren behebt das.',
  },
  'xml-headlines': {
    title: 'Schlagzeilen in XML',
    summary:
      'Dokumente, die angeben, ob sie indexiert werden und ob Crawler ihren Links folgen dürfen. Eines wird nie gelesen, weil robots.txt es sperrt.',
  },
  'fict-org-data': {
    title: 'fict.org als data.txt',
    summary:
      'Dasselbe Beispiel, wie es der Vorschlag von 2019 druckt: mit Rand, die letzte Zeile ein Leerzeichen weiter links und mit robots.txt im Kommentar. Keine Antwort ändert sich.',
  },
  'data-portal': {
    title: 'Offene Daten einer Hafenstadt',
    summary:
      'Fünf Datensätze mit den Zeilen, die sie beschreiben; Entwürfe sind gesperrt. Das ist unsere Lesart: Die Spezifikation hat kein Feld für Datensätze.',
  },
  'acap-worked': {
    title: 'ACAP 1.1, durchgerechnetes Beispiel',
    summary:
      'Abschnitt 2.1: eine Menge von Ressourcen, eine Nutzung mit eigenem Namen und zwei Abschnitte. Eine Seite ist nicht abgedeckt: /index.html.',
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
      'Warenkörbe und Filter sind gesperrt, Trainings-Crawler dürfen nur die Presseseiten abrufen. Ein Pfad passt auf mehr als beabsichtigt: /cartoons.',
  },
  staging: {
    title: 'Eine gesperrte Testumgebung',
    summary:
      'Zwei Zeilen, die jeden Crawler bitten, wegzubleiben. Sie bitten, sie erzwingen nichts; und die Datei selbst darf immer abgerufen werden.',
  },
  'search-not-training': {
    title: 'Suche ja, Training nein',
    summary:
      'Neun Namen sind überall gesperrt; die Suche bleibt erlaubt. Zwei der Namen sind Schalter, keine Crawler: siehe die Kommentare.',
  },
  messy: {
    title: 'Eine Datei mit Geschichte',
    summary:
      'Falsch geschriebene Felder, ein fehlender Doppelpunkt, drei Arten von Zeilenenden. Ändern Sie „Lesen als“, um zu sehen, welche Zeilen jeder Leser verwendet.',
  },
} satisfies Translated<typeof english.exampleWords>;

export const startWords = {
  alsoThese: (names) => `auch ${names}`,
  paste: 'Oder eine Datei mitbringen',
  pasteShort: 'Einfügen oder ablegen',
  openHint: 'Hier einfügen oder irgendwo ablegen',
  pasteExample: 'Zum Beispiel: User-agent: *\n              Disallow: /private/',
  pasteTextOf: (file) => `Text von ${file} hier einfügen`,
  look: 'Website öffnen',
  lookWhy: 'Dort den ganzen Text kopieren, dann zurückkommen und hier einfügen.',
  lookOnCommandLine: 'Auf der Befehlszeile liest',
  lookCommandDoes: 'die Adresse selbst.',
  bookmarkTitle: 'Lesezeichen oder Befehl',
  bookmarkShort: 'liest die Datei jeder Website, ohne Kopieren',
  bookmark: 'In die Lesezeichenleiste ziehen, dann auf einer beliebigen Website anklicken:',
  checkLogHint: 'wer kam, und wer die Datei missachtete',
  templateCount: (first, second, more) => `${first}, ${second}, ${number(more)} weitere`,
  emptyDoes: 'eine robots.txt, die noch nichts sagt',
  answered: 'Ein Beispiel mit Antworten',
  answeredHint: 'Die Datei eines Shops. Eine Antwort auswählen, um den Grund zu sehen.',
  moreExamples: 'Weitere Beispiele',
  briefly: {
    'acap-news': 'was gezeigt werden darf, wie viel und wie lange',
    messy: 'falsch geschriebene Felder, ein fehlender Doppelpunkt',
    'rfc-longest': 'zwei Regeln passen auf eine URL',
  },
  url: 'URL',
  learn: 'Nachlesen',
  keys: 'Tasten',
  learnPages: [
    ['/learn/robots-txt', 'So funktioniert robots.txt'],
    ['/learn/koster-1996', 'Der Entwurf von 1996'],
    ['/learn/data-txt', 'data.txt'],
    ['/learn/rfc-9309', 'RFC 9309'],
    ['/learn/acap', 'ACAP 1.1'],
    ['/learn/robots-pi', 'Robots PI'],
    ['/learn/mobile-agents', 'Mobile Agenten'],
  ],
  notALock: 'Diese Dateien bitten, sie erzwingen nichts.',
  settings: 'Einstellungen',
  sites: 'Ihre Websites',
  siteCount: (count) => `${number(count)}, in diesem Browser`,
  squares: 'Jedes Quadrat ist eine Antwort, ein gefülltes ein Nein.',
  saveAll: 'Alle Websites speichern…',
  allSites: (count) => `Alle ${number(count)} Websites anzeigen`,
  changed: (count, all) =>
    `${number(count)} von ${plural(all, 'Antwort', 'Antworten')} ${count === 1 ? 'ändert' : 'ändern'} sich`,
  failing: (count, all) =>
    `${number(count)} von ${plural(all, 'Erwartung', 'Erwartungen')} ${count === 1 ? 'scheitert' : 'scheitern'}`,
  holding: (count) => (count === 1 ? '1 Erwartung erfüllt' : `${number(count)} Erwartungen erfüllt`),
  closed: 'ganze Website gesperrt',
  unsaved: 'nicht gespeichert',
  saved: 'gespeichert',
  unchanged: 'unverändert',
  temporary: 'bleibt nur, wenn es geändert wird',
  nameSite: 'Website benennen',
  noSite: 'Noch keine Website bekannt.',
  siteName: 'Name der Website',
  siteNameHint:
    'Eine Adresse wie shop.example oder ein beliebiger Name. Enter bestätigt, Escape behält den alten Namen.',
  pin: (name) => `${name} anheften`,
  pinHint: 'Anheften: oben behalten',
  unpinHint: 'Lösen',
  menuOf: (name) => `Menü von ${name}`,
  menuHint: 'Umbenennen, tägliche Prüfung kopieren, speichern, löschen',
  rename: 'Umbenennen',
  copyCheck: 'Tägliche Prüfung kopieren',
  saveSite: 'Speichern',
  remove: 'Löschen',
  renamed: (from) => `Vorher: ${from}.`,
  lastChange: 'Letzte Änderung. Das Öffnen der Datei zählt dazu, erneutes Ansehen nicht.',
  deleted: (name) => `${name} ist gelöscht.`,
  deletedSites: (count) => `Gelöscht: ${number(count)}`,
  deletedHint: (days, sites) =>
    `Bleiben ${days} Tage in diesem Browser, höchstens ${sites} Websites, solange Platz ist. „Alle Websites speichern…“ lässt sie aus.`,
  deletedOn: (date) => `gelöscht: ${date}`,
  restore: 'Wiederherstellen',
  restoreSite: (name) => `Wiederherstellen: ${name}`,
  deleteForGood: 'Endgültig löschen',
  deleteSiteForGood: (name) => `Endgültig löschen: ${name}`,
  undo: 'Rückgängig',
  checkCopied: 'Workflow-Datei kopiert',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt.',
  notDeleted: (name) =>
    `${name} wurde nicht gelöscht: Ein anderer Tab hat die Website geöffnet, oder der Speicher dieses Browsers antwortet nicht.`,
  notBroughtBack: (name) =>
    `${name} konnte nicht wiederhergestellt werden: Die Website wurde endgültig gelöscht, oder der Speicher dieses Browsers antwortet nicht.`,
  choiceNotKept: 'Das wurde nicht behalten: Der Speicher dieses Browsers antwortet nicht.',
  pasteLabel: 'Text der Datei',
  pasteOpen: 'Diesen Text öffnen',
  pasteOpenAnyway: 'Trotzdem öffnen',
  address:
    'Das ist eine Webadresse, die Gatepost nicht abrufen kann. Öffnen Sie die Datei in einem neuen Tab, kopieren Sie ihren Text und fügen Sie ihn hier ein:',
  other: {
    page: 'Das ist der Quelltext einer Webseite. Eine Regeldatei ist reiner Text: Öffnen Sie /robots.txt der Website, kopieren Sie den Text und fügen Sie ihn hier ein.',
    dtd: 'Das ist eine Dokumenttyp-Definition. Eine Regeldatei ist reiner Text: Öffnen Sie /robots.txt der Website, kopieren Sie den Text und fügen Sie ihn hier ein.',
  },
  examples: 'Beispiele',
  damaged: 'ein Teil davon ist nicht lesbar',
  question:
    'Sehen, was jeder Crawler auf Ihrer Website darf, und welche Zeile von robots.txt das entscheidet',
  siteLabel: 'Domain oder Adresse',
  lookOpen: 'robots.txt ansehen',
  noAddress: 'Das ist keine Adresse. Geben Sie eine Domain ein, zum Beispiel shop.example.',
  bookmarkName: 'In Gatepost öffnen',
  bookmarkDrag:
    'Ziehen Sie dies in die Lesezeichenleiste, und klicken Sie es dann auf einer Seite der Website an.',
  openFile: 'Datei öffnen…',
  templates: 'Neu nach einer Vorlage',
  templateNames: {
    wordpress: 'WordPress',
    woocommerce: 'WooCommerce',
    shopify: 'Shopify',
    drupal: 'Drupal',
    magento: 'Magento',
    open: 'Alles erlauben',
    closed: 'Alles sperren',
  },
  templateDoes: {
    wordpress: 'sperrt die Verwaltung, erlaubt admin-ajax.php',
    woocommerce: 'sperrt Warenkörbe, Konten, Filter und Suchen',
    shopify: 'die mitgelieferten Regeln, zum Vergleichen und Erweitern',
    drupal: 'die mitgelieferten Regeln, zum Vergleichen und Erweitern',
    magento: 'sperrt Skripte, Konten, Suchen und Filter',
    open: 'für jeden Crawler',
    closed: 'für eine Testumgebung; bittet, erzwingt nichts',
  },
  templateLines: (lines) => plural(lines, 'Zeile', 'Zeilen'),
  preset: 'KI-Training sperren, KI-Suche behalten',
  presetDoes: 'zeigt, was das Sperren jedes Namens kostet',
  empty: 'Leere Datei',
  dataTxt: 'data.txt',
  dataTxtDoes: 'kündigt die Datensätze einer Website an',
  xml: 'XML-Dokument',
  xmlDoes: 'index und follow, im Dokument gesetzt',
  examplesHint:
    'Jedes Beispiel öffnet sich mit seinen URLs und User-Agents. Ein gefülltes Quadrat heißt Nein, ein halb gefülltes Eingeschränkt.',
  groups: { texts: 'Aus den Spezifikationen', acap: 'Mit ACAP-Abschnitten', today: 'Moderne Websites' },
  facts: (path, lines, urls, agents) =>
    `${path.slice(1)} · ${plural(lines, 'Zeile', 'Zeilen')} · ${plural(urls, 'URL', 'URLs')} × ${plural(agents, 'Crawler', 'Crawler')}`,
  factsOfUrls: (path, lines, urls) =>
    `${path.slice(1)} · ${plural(lines, 'Zeile', 'Zeilen')} · ${plural(urls, 'URL', 'URLs')}`,
  factsOfUsages: (path, lines, urls, usages) =>
    `${path.slice(1)} · ${plural(lines, 'Zeile', 'Zeilen')} · ${plural(urls, 'URL', 'URLs')} × ${plural(usages, 'Nutzung', 'Nutzungen')}`,
  usageOf: (no, limited, all, { usage, crawler }) => {
    const counts = [
      ...(no > 0 || limited === 0 ? [`Nein in ${number(no)}`] : []),
      ...(limited > 0 ? [`Eingeschränkt in ${number(limited)}`] : []),
    ];
    return `${counts.join(', ')} von ${number(all)}, für ${usage ?? `alle Nutzungen von ${crawler}`}`;
  },
  noHostOf: (none, all) => `Kein Agenten-Host für ${number(none)} von ${number(all)}`,
  noOf: (no, all, reader) => `Nein in ${number(no)} von ${number(all)}, gelesen als ${reader}`,
} satisfies Translated<typeof english.startWords>;
