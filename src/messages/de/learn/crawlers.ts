// The page with the catalogue of crawlers, and the person's own entries.
import type { SkippedEntry } from '../../../core/workspace/crawler-list.ts';
import type * as english from '../../en/learn/crawlers.ts';
import type { Translated } from '../../language.ts';
import { formatDay, listAll, number, plural } from '../counts.ts';

export const crawlersText: Translated<typeof english.crawlersText> = {
  slug: 'crawlers',
  title: 'Die Crawler von heute',
  short: 'Crawler',
  summary:
    'Wer kommt, wozu, was ohne ihn verloren geht und wer das sagt: der Katalog, aus dem der Editor Namen anbietet, Eintrag für Eintrag mit Quelle und Tag.',
};

const skipReasons: Readonly<Record<SkippedEntry['code'], (entry: SkippedEntry) => string>> = {
  'no-name': () => 'kann so nicht in einer User-agent-Zeile stehen',
  'no-entry': () => 'der Eintrag ist kein Objekt',
  'no-text': ({ where }) => `der Wert von ${where ?? ''} ist kein Text`,
};

/** Entries that are named one by one. */
const TOLD = 5;

export const crawlersWords: Translated<typeof english.crawlersWords> = {
  lead: (count, version) => [
    `${plural(count, 'Name', 'Namen')}, Stand ${formatDay(version)}. Ein Name steht hier, wenn sein Betreiber oder ein öffentlicher Katalog ihn nennt; was keine Quelle sagt, bleibt offen. Dass ein Crawler aufgeführt ist, heißt nicht, dass er gehorcht: Dateien bitten, sie erzwingen nichts.`,
    'Ein Schalter wird von niemandem gesendet: Er sagt, was mit dem geschehen darf, was ein anderer Crawler abruft. Ein Name, der nicht in Gebrauch ist, schaltet auch nichts.',
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
    effect: 'Wenn ferngehalten',
    source: 'Quelle',
  },
  example: 'Was er sendet',
  add: 'In die Tabelle',
  addNamed: (name) => `${name} in die Tabelle aufnehmen`,
  added: (name) => `${name} ist jetzt eine Spalte der Tabelle.`,
  present: (name) => `${name} ist schon eine Spalte der Tabelle.`,
  none: 'Kein Eintrag passt.',
  nameless: {
    title: 'Ohne Namen',
    about: [
      'Dienste, für die kein Name bekannt ist, den eine Datei nennen könnte. Keine Ihrer Zeilen spricht sie an.',
    ],
    heads: { name: 'Dienst', says: 'Was bekannt ist', source: 'Quelle' },
    caption: 'Dienste ohne Namen',
  },
  own: {
    title: 'Ihre eigenen',
    about: [
      'Ihre Einträge werden in der Arbeitsmappe aufbewahrt, getrennt vom Katalog: Keine spätere Ausgabe ändert sie. Sie werden überall angeboten, wo nach einem User-Agent gefragt wird.',
    ],
    none: 'Noch keine.',
    caption: (count) => plural(count, 'eigener Eintrag', 'eigene Einträge'),
    heads: { name: 'Name', what: 'Was Sie wissen', from: 'Woher' },
    token: 'Name in User-agent-Zeilen',
    operator: 'Betreiber',
    purposes: 'Zwecke',
    note: 'Notiz',
    add: 'Eintrag hinzufügen',
    added: (name, isKnown) =>
      isKnown
        ? `${name} gehört jetzt zu Ihren. Auch der Katalog hat diesen Namen.`
        : `${name} gehört jetzt zu Ihren.`,
    there: (name) => `${name} gehört schon zu Ihren und bleibt, wie er ist.`,
    badToken:
      'Schreiben Sie den Namen, wie er in einer User-agent-Zeile steht: ohne Raute, ohne *, nur einzelne Leerzeichen.',
    remove: (name) => `${name} entfernen`,
    removeList: (source, count) =>
      count === 1
        ? `Den einen Eintrag aus ${source} entfernen`
        : `Alle ${number(count)} aus ${source} entfernen`,
    known: 'Auch im Katalog.',
  },
  list: {
    title: 'Liste übernehmen',
    about:
      'Eine JSON-Datei in der Form von ai.robots.txt: ein Objekt mit einem Eintrag für jeden Namen, der `operator`, `respect`, `function`, `frequency` und `description` haben kann. Die Datei wird hier gelesen und nirgendwohin geschickt.',
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
        `${name}: ${plural(added, 'Eintrag gehört', 'Einträge gehören')} jetzt zu Ihren.`,
        there > 0 &&
          `${plural(there, 'war', 'waren')} schon da und ${there === 1 ? 'bleibt, wie er ist' : 'bleiben, wie sie sind'}.`,
        known > 0 && `Auch der Katalog hat ${known === 1 ? 'einen' : number(known)} dieser Namen.`,
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    skipped: (entries) => {
      const told = entries.slice(0, TOLD).map((one) => `„${one.name}“ (${skipReasons[one.code](one)})`);
      const more = entries.length > TOLD ? [`${number(entries.length - TOLD)} weitere`] : [];
      return `Weggelassen: ${listAll([...told, ...more])}.`;
    },
  },
};
