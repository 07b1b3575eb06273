// The page with the catalogue of crawlers and the user's own entries.
import type { SkippedEntry } from '../../../core/workspace/crawler-list.ts';
import type * as english from '../../en/learn/crawlers.ts';
import type { Translated } from '../../language.ts';
import { formatDay, listAll, number, plural } from '../counts.ts';

export const crawlersText = {
  slug: 'crawlers',
  title: 'Bekannte Crawler',
  short: 'Crawler',
  summary:
    'Der Katalog der Namen, die der Editor vorschlägt: Betreiber und Zweck jedes Crawlers, was beim Sperren verloren geht, und die Quelle mit Datum.',
} satisfies Translated<typeof english.crawlersText>;

const skipReasons: Readonly<Record<SkippedEntry['code'], (entry: SkippedEntry) => string>> = {
  'no-name': () => 'in einer User-agent-Zeile nicht zulässig',
  'no-entry': () => 'der Eintrag ist kein Objekt',
  'no-text': ({ where }) => `der Wert von ${where ?? ''} ist kein Text`,
};

/** How many entries are named one by one. */
const MAX_ENTRIES = 5;

export const crawlersWords = {
  lead: (count, version) => [
    `${plural(count, 'Name', 'Namen')}, Stand ${formatDay(version)}. Ein Name steht hier, wenn sein Betreiber oder ein öffentlicher Katalog ihn nennt; was keine Quelle sagt, bleibt offen. Ein aufgeführter Crawler befolgt die Datei nicht unbedingt: Regeldateien bitten, sie erzwingen nichts.`,
    'Ein Schalter wird von keinem Crawler gesendet: Er steuert, was mit den Inhalten geschehen darf, die ein anderer Crawler abruft. Ein Name, der nicht in Gebrauch ist, hat keine Wirkung.',
  ],
  find: 'Suchen',
  findHint: 'Name, Betreiber oder Zweck; oder einen User-Agent-Header einfügen',
  purpose: 'Zweck',
  everyPurpose: 'Jeder Zweck',
  kind: 'Quelle',
  everySource: 'Jede Quelle',
  caption: (shown, all) => `${number(shown)} von ${plural(all, 'Eintrag', 'Einträgen')}`,
  heads: {
    name: 'Name',
    who: 'Betreiber und Zweck',
    effect: 'Wenn gesperrt',
    source: 'Quelle',
  },
  example: 'Was er sendet',
  add: 'In die Tabelle',
  addNamed: (name) => `${name} in die Tabelle aufnehmen`,
  added: (name) => `${name} wurde in die Tabelle aufgenommen.`,
  present: (name) => `${name} ist schon in der Tabelle.`,
  none: 'Kein Eintrag passt.',
  community: {
    title: 'Nur in einer Liste der Community',
    lead: (count, { name }) =>
      `${number(count)} weitere Namen stehen nur bei ${name}. Sie haben unter dem Katalog eine eigene Tabelle, weil keine Aussage eines Betreibers zu ihnen bekannt ist.`,
    about: ({ name, date }) => [
      `Aufgeführt bei ${name}, ${formatDay(date)}. Der Katalog hat zu diesen Namen keine Aussage eines Betreibers: Betreiber und Zwecke sind Angaben der Liste und nicht geprüft. In die Spalten der Tabelle und in Vorlagen kommen sie nur, wenn Sie sie hinzufügen.`,
      'Namen mit Leerzeichen oder Schrägstrich sind so aufgeführt, aber kein Leser sucht nach einem solchen Namen.',
    ],
    source: 'Liste der Community',
    heads: { name: 'Name', who: 'Betreiber und Zweck laut der Liste' },
  },
  nameless: {
    title: 'Ohne Namen',
    about: [
      'Dienste, für die kein Name zur Verwendung in einer Datei bekannt ist. Keine Zeile Ihrer Dateien kann für sie gelten.',
    ],
    heads: { name: 'Dienst', says: 'Was bekannt ist', source: 'Quelle' },
    caption: 'Dienste ohne Namen',
  },
  own: {
    title: 'Ihre eigenen',
    about: [
      'Ihre Einträge werden in der Arbeitsmappe gespeichert, getrennt vom Katalog, sodass dessen Aktualisierungen sie nicht ändern. Sie werden überall vorgeschlagen, wo Sie einen User-Agent eingeben.',
    ],
    none: 'Noch keine Einträge.',
    caption: (count) => plural(count, 'eigener Eintrag', 'eigene Einträge'),
    heads: { name: 'Name', what: 'Was Sie wissen', from: 'Woher' },
    token: 'Name in User-agent-Zeilen',
    operator: 'Betreiber',
    purposes: 'Zwecke',
    note: 'Notiz',
    add: 'Eintrag hinzufügen',
    added: (name, isKnown) =>
      isKnown
        ? `${name} wurde hinzugefügt. Auch der Katalog hat diesen Namen.`
        : `${name} wurde hinzugefügt.`,
    there: (name) => `${name} gehört schon zu Ihren Einträgen und wurde nicht geändert.`,
    badToken:
      'Geben Sie einen Namen wie in einer User-agent-Zeile ein, ohne Raute und *, nur mit einzelnen Leerzeichen.',
    remove: (name) => `${name} entfernen`,
    removeList: (source, count) =>
      count === 1
        ? `Den einen Eintrag aus ${source} entfernen`
        : `Alle ${number(count)} aus ${source} entfernen`,
    known: 'Auch im Katalog.',
  },
  list: {
    title: 'Liste importieren',
    about:
      'Eine JSON-Datei in der Form von ai.robots.txt: ein Objekt mit einem Eintrag für jeden Namen, der `operator`, `respect`, `function`, `frequency` und `description` haben kann. Die Datei wird in Ihrem Browser gelesen und nirgendwohin gesendet.',
    choose: 'Liste von Crawlern (JSON)',
    problems: {
      'not-json': (name) =>
        `${name} ist kein JSON: Es wurde nichts übernommen. Wählen Sie eine andere Datei.`,
      'no-object': (name) =>
        `${name} enthält kein Objekt mit einem Eintrag für jeden Namen: Es wurde nichts übernommen. Wählen Sie eine andere Datei.`,
      empty: (name) => `${name} enthält keinen Eintrag: Es wurde nichts übernommen.`,
      'too-many': (name) => `${name} enthält mehr als 2.000 Einträge: Es wurde nichts übernommen.`,
    },
    unread: (name) =>
      `${name} war nicht lesbar: Es wurde nichts übernommen. Wählen Sie die Datei noch einmal.`,
    taken: (name, added, there, known) =>
      [
        `${name}: ${plural(added, 'Eintrag wurde', 'Einträge wurden')} hinzugefügt.`,
        there > 0 &&
          `${plural(there, 'Eintrag war', 'Einträge waren')} schon da und ${there === 1 ? 'wurde' : 'wurden'} nicht geändert.`,
        known > 0 && `Auch der Katalog hat ${known === 1 ? 'einen' : number(known)} dieser Namen.`,
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    skipped: (entries) => {
      const descriptions = entries
        .slice(0, MAX_ENTRIES)
        .map((one) => `„${one.name}“ (${skipReasons[one.code](one)})`);
      const more = entries.length > MAX_ENTRIES ? [`${number(entries.length - MAX_ENTRIES)} weitere`] : [];
      return `Übersprungen: ${listAll([...descriptions, ...more])}.`;
    },
  },
} satisfies Translated<typeof english.crawlersWords>;
