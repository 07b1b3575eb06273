// Words about the files of a site: the menu next to the tabs, its dialogs, and folders.
import type * as english from '../../en/app/files.ts';
import type { Translated } from '../../language.ts';
import { formatSize, number, plural } from '../counts.ts';

// What a place in a workspace file should hold, as the end of a sentence.
const expectedValues: Readonly<Record<string, string>> = {
  'one-content': 'genau eines von text, base64 und href',
  'own-paths': 'ein eigener Pfad für jede Datei',
  time: 'ein Zeitpunkt wie "2026-11-21T17:40:00.000Z"',
  workspace: 'eine Arbeitsmappe oder ihr Text',
  'hits-of-each': 'ein Eintrag in hits für jede URL',
  content: 'eine Datei mit text oder base64',
  string: 'ein Text',
  number: 'eine Zahl',
  boolean: 'true oder false',
  Array: 'eine Liste',
  Object: 'ein Objekt',
};

const LEVELS = /^levels-(\d+)$/;

export const expectedValue: typeof english.expectedValue = (expected) => {
  const levels = LEVELS.exec(expected)?.[1];
  return levels === undefined
    ? (expectedValues[expected] ?? expected)
    : `höchstens ${levels} Ebenen von Listen und Objekten`;
};

// Words about an opened file that is of another kind than expected.
export const openedWords = {
  other: {
    page: (name, own) =>
      `${name} sieht wie eine Webseite aus. Ein Crawler, der sie als ${own} bekommt, erkennt kaum eine Zeile, hält diese aber für Regeln. Gatepost ändert die Datei nicht.`,
    dtd: (name, own) =>
      `${name} sieht wie eine Dokumenttyp-Definition aus. Crawler suchen in einer solchen Datei keine Regeln und finden keine, wenn sie sie als ${own} bekommen. Gatepost ändert die Datei nicht.`,
  },
  apart: 'Als neue Website geöffnet.',
  back: (site) => `Zurück zu ${site}`,
  backShort: 'Zurück',
  takeInto: 'Dort hinzufügen',
  takeIntoSite: (site) => `Zu ${site} hinzufügen`,
  backElsewhere: 'Diese Website ist jetzt in einem anderen Tab offen. Es wurde nichts geändert.',
  siteElsewhere:
    'Jene Website ist inzwischen in einem anderen Tab geöffnet; die Datei bleibt eine eigene Arbeitsmappe. Es wurde nichts geändert.',
  problems: {
    'not-json': (name) => `${name} ist kein JSON und damit keine Arbeitsmappe. Es wurde nichts geöffnet.`,
    'not-a-workspace': (name) =>
      `${name} hat keinen Schlüssel „gatepost“ und ist damit keine Arbeitsmappe von Gatepost. Es wurde nichts geöffnet.`,
    'newer-version': (name, version) =>
      `${name} stammt von einem neueren Gatepost (Version ${version} des Formats; dieses hier liest Version 1). Es wurde nichts geöffnet.`,
    missing: (name, where) =>
      `In ${name} fehlt „${where}“, das eine Arbeitsmappe braucht. Es wurde nichts geöffnet.`,
    invalid: (name, where, expected) =>
      `${name}: „${where}“ ist nicht gültig; erwartet: ${expectedValue(expected)}. Es wurde nichts geöffnet.`,
  },
} satisfies Translated<typeof english.openedWords>;

// Words about the full backup, a file with everything that the browser keeps: saving and restoring it.
/** The same in every grammatical case. */
const works = (count: number) => plural(count, 'Arbeitsmappe', 'Arbeitsmappen');

export const fullBackupWords = {
  save: 'Alles speichern…',
  saved: (count, deleted) =>
    deleted === 0
      ? `Alles ist in einer Datei gespeichert: ${works(count)} und die Einstellungen.`
      : `In einer Datei gespeichert: ${works(count)} und die Einstellungen, ohne ${plural(deleted, 'gelöschte Website', 'gelöschte Websites')}.`,
  saveFailed:
    'Es konnte nicht alles gespeichert werden: Der Speicher dieses Browsers lässt sich nicht lesen, oder die Datei ließ sich nicht schreiben. Speichern Sie die offene Arbeitsmappe einzeln.',
  problems: {
    'too-big': (name) =>
      `${name} ist größer als 100 MiB, mehr als ein Browser aufbewahren würde. Es wurde nichts hinzugefügt.`,
    'not-json': (name) =>
      `${name} sieht wie eine Datei aus „Alles speichern“ aus, ist aber kein gültiges JSON: Vielleicht wurde sie abgeschnitten. Verwenden Sie eine andere Kopie. Es wurde nichts hinzugefügt.`,
    'newer-version': (name, version) =>
      `${name} wurde von einem neueren Gatepost geschrieben (Version ${version} des Formats; dieses hier liest Version 1). Es wurde nichts hinzugefügt.`,
    invalid: (name, where, expected) =>
      `${name}: „${where}“ ist nicht gültig; erwartet: ${expectedValue(expected)}. Es wurde nichts hinzugefügt.`,
    storage: (name) =>
      `${name} kann nicht hinzugefügt werden: Der Speicher dieses Browsers ist gesperrt oder beschädigt. Es wurde nichts hinzugefügt.`,
  },
  title: (name) => `Inhalt von ${name}`,
  about: (when, count) =>
    `Gespeichert ${when}: ${works(count)}. Ihre Auswahl wird zu den Arbeitsmappen dieses Browsers hinzugefügt; vorhandene Arbeitsmappen ändern sich nicht.`,
  none: 'Die Datei enthält keine Arbeitsmappe.',
  works: 'Arbeitsmappen',
  of: (path, origin) => (origin === '' ? path : `${path} von ${origin}`),
  when: (time) => `zuletzt geändert ${time}`,
  versions: (count) => (count === 0 ? 'keine Fassungen' : plural(count, 'Fassung', 'Fassungen')),
  unsaved: 'nicht in einer Datei gespeichert',
  new: 'neu',
  here: 'schon hier',
  hereWithout: (count) => `schon hier, ohne ${count === 1 ? 'eine' : number(count)} ihrer Fassungen`,
  newer: (version) => `nicht lesbar: von einem neueren Gatepost geschrieben (Version ${version} des Formats)`,
  unreadable: (where) =>
    where === '' ? 'nicht lesbar: keine Arbeitsmappe' : `nicht lesbar: „${where}“ ist nicht gültig`,
  settings: 'Einstellungen, anstelle derer dieses Browsers: Farben, Breiten der Bereiche, Formatierung',
  add: (count, hasSettings) => {
    if (count === 0) return hasSettings ? 'Einstellungen übernehmen' : 'Hinzufügen';
    return hasSettings ? `${works(count)} und Einstellungen hinzufügen` : `${works(count)} hinzufügen`;
  },
  done: (added, hasSettings) => {
    const settings = hasSettings ? ' Die Einstellungen sind übernommen.' : '';
    return added === 0
      ? settings.trim()
      : `${works(added)} hinzugefügt, zu finden auf der Startseite.${settings}`;
  },
  doneSome: (added, wanted) =>
    `${number(added)} von ${works(wanted)} hinzugefügt. Die übrigen ließen sich in diesem Browser nicht speichern. Geben Sie Speicher frei, und öffnen Sie die Datei noch einmal: Nichts wird doppelt hinzugefügt.`,
  toStart: 'Zur Startseite',
  cancel: 'Abbrechen',
  close: 'Schließen',
} satisfies Translated<typeof english.fullBackupWords>;

// Words about files on disk: changed by another program, deleted, or without permission.
const at = (time: string) => (time === '' ? '' : ` (${time})`);

export const diskWords = {
  titles: {
    changed: (name) => `${name} wurde auf dem Datenträger geändert`,
    gone: (name) => `${name} liegt nicht mehr an der alten Stelle`,
    closed: (name) => `${name} darf nicht geschrieben werden`,
    big: (name) => `${name} ist auf dem Datenträger zu groß geworden`,
  },
  about: {
    changed: (time) =>
      `Ein anderes Programm hat die Datei geschrieben${at(time)}, nachdem sie hier zuletzt gelesen oder gespeichert wurde. Es wurde nichts gespeichert. Überschreiben verwirft, was jenes Programm geschrieben hat. Nach dem Neuladen stellt „Rückgängig“ Ihren Text wieder her.`,
    gone: () =>
      'Die Datei wurde verschoben, umbenannt oder gelöscht, nachdem sie hier zuletzt gelesen oder gespeichert wurde. Es wurde nichts gespeichert. Speichern Sie sie an einer anderen Stelle.',
    closed: () =>
      'Der Browser durfte die Datei nicht schreiben, oder sie lässt sich nicht mehr lesen. Es wurde nichts gespeichert. Versuchen Sie es noch einmal und erlauben Sie es, oder speichern Sie an einer anderen Stelle.',
    big: () =>
      'Ein anderes Programm hat die Datei größer gemacht, als Gatepost lesen kann. Darum ist nicht bekannt, was Überschreiben verwerfen würde. Es wurde nichts gespeichert. Speichern Sie Ihren Text an einer anderen Stelle.',
  },
  differing: (added, removed) =>
    `Überschreiben ändert die Datei auf dem Datenträger: ${plural(added, 'Zeile', 'Zeilen')} hinzugefügt, ${number(removed)} entfernt`,
  sameLines:
    'Die Zeilen sind dieselben wie auf dem Datenträger; Zeilenenden, Byte Order Mark oder Kodierung weichen ab.',
  tooBig: 'Die beiden Dateien sind zu groß, um sie hier zu vergleichen.',
  cancel: 'Abbrechen',
  compare: 'Vergleichen',
  reload: 'Vom Datenträger neu laden',
  overwrite: 'Überschreiben',
  saveAs: 'Speichern unter…',
  again: 'Noch einmal versuchen',
  choose: 'Klären…',
  noticed: {
    changed: (name, time) => `Ein anderes Programm hat ${name} auf dem Datenträger geändert${at(time)}.`,
    edited: 'Die Datei hat hier ungespeicherte Änderungen.',
    gone: (name) =>
      `${name} wurde auf dem Datenträger verschoben, umbenannt oder gelöscht. Um die Datei zu behalten, speichern Sie sie an einer anderen Stelle.`,
  },
  reloadFailed: (name) =>
    `${name} auf dem Datenträger ist keine lesbare Arbeitsmappe. Es wurde nichts neu geladen.`,
} satisfies Translated<typeof english.diskWords>;

/** Why the other files were not saved. */
const troubles = {
  cancelled: 'Die übrigen wurden nicht gespeichert, weil ein Dialog geschlossen wurde.',
  instead:
    'Die übrigen ließen sich dort nicht schreiben und wurden stattdessen heruntergeladen; sie gelten als nicht gespeichert.',
  asked:
    'Eine Datei ließ sich nicht überschreiben. Wählen Sie, was mit ihr geschehen soll, und speichern Sie dann die übrigen.',
  failed:
    'Eine Datei ließ sich nicht speichern. Versuchen Sie es noch einmal, oder kopieren Sie ihren Text, bevor Sie die Seite verlassen.',
};

const files = (count: number) => plural(count, 'Datei', 'Dateien');

export const fileMenuWords = {
  new: 'Neu',
  newEmpty: 'robots.txt, leer',
  newFromTemplate: 'robots.txt aus einer Vorlage…',
  newFromLog: 'robots.txt aus einem Zugriffsprotokoll…',
  open: 'Öffnen…',
  openRecent: 'Zuletzt geöffnet',
  allSites: 'Alle Websites',
  saved: 'gespeichert',
  save: 'Speichern',
  saveAs: 'Speichern als',
  workspace: 'Arbeitsbereich',
  workspaceDetail: 'Dateien, Tabelle und Erwartungen',
  everything: 'Alles',
  everythingDetail: 'alle Websites dieses Browsers in einer Datei',
  audit: 'Was die Website der KI sagt…',
  noneYet: 'noch keine',
  addFile: 'Datei hinzufügen',
  /** The menu beside the tabs. */
  addFileOrSite: 'Datei hinzufügen oder andere Website öffnen',
  addToSite: 'Datei zu dieser Website hinzufügen…',
  otherSite: 'Andere Website öffnen',
  named: (file, line) => `genannt in Zeile ${line} von ${file.slice(1)}`,
  settings: 'Einstellungen',
  letterKeys: 'Kürzel mit einer Taste',
} satisfies Translated<typeof english.fileMenuWords>;

export const filesWords = {
  menu: 'Datei',
  menuOf: (file) => `Datei: ${file}`,
  addOther: 'Anderer Pfad…',
  fromDisk: 'Vom Rechner hinzufügen…',
  folder: 'Ordner hinzufügen…',
  rename: (path) => `Pfad und Art von ${path.slice(1)}…`,
  remove: (path) => `${path.slice(1)} aus der Website entfernen`,
  saveAll: (count) => `Alle ${number(count)} nicht gespeicherten Dateien`,
  all: (count) => `Liste der Dateien der Website (${number(count)})…`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  path: 'Pfad auf der Website',
  kind: 'Art der Datei',
  byName: (kind) => `Nach dem Namen: ${kind}`,
  kinds: {
    'robots-txt': 'robots.txt mit ihren Erweiterungen',
    'data-txt': 'data.txt',
    xml: 'XML- oder HTML-Dokument',
    rsl: 'Lizenzdokument (RSL)',
    'response-headers': 'Antwort-Header (_headers)',
    tdmrep: 'TDMRep (tdmrep.json)',
  },
  kindsShort: {
    'robots-txt': 'robots.txt',
    'data-txt': 'data.txt',
    xml: 'Dokument',
    rsl: 'Lizenz',
    'response-headers': 'Header',
    tdmrep: 'TDMRep',
  },
  problems: {
    empty: 'Geben Sie den Pfad ein, den Crawler abrufen, zum Beispiel /data.txt.',
    'no-slash': 'Ein Pfad beginnt mit einem Schrägstrich.',
    taken: 'Die Website hat unter diesem Pfad schon eine Datei.',
    'not-a-path':
      'Ein Pfad darf keine Leerzeichen, Fragezeichen, Rauten oder umgekehrten Schrägstriche enthalten und nicht mit zwei Schrägstrichen beginnen.',
  },
  addTitle: 'Der Website eine Datei hinzufügen',
  addAbout:
    'Die neue Datei ist leer. Crawler suchen /robots.txt und /data.txt im Wurzelverzeichnis; Dokumente können überall liegen.',
  add: (path) => `${path} hinzufügen`,
  renameTitle: (path) => `Pfad und Art von ${path}`,
  renameAbout:
    'Wo Crawler die Datei auf der Website finden und wie sie gelesen wird. Die Datei auf dem Datenträger behält ihren Namen.',
  change: 'Ändern',
  folderTitle: (name) => `Wo auf der Website liegt der Ordner „${name}“?`,
  folderAbout: (count, left) => {
    const others =
      left === 0 ? '' : ` ${plural(left, 'andere Datei wird', 'andere Dateien werden')} nicht hinzugefügt.`;
    return `Er enthält ${files(count)}, in ${count === 1 ? 'der' : 'denen'} Crawler nach Regeln suchen: robots.txt, data.txt, XML und HTML.${others}`;
  },
  folderPath: 'Pfad des Ordners auf der Website',
  folderFirst: (path) => `Die erste Datei wird ${path}.`,
  addFolder: (count) => `${files(count)} hinzufügen`,
  folderEmpty: (name) =>
    `Der Ordner „${name}“ enthält weder robots.txt noch data.txt, XML oder HTML. Es wurde nichts geöffnet.`,
  folderTooBig: (name, most, bytes) =>
    `Der Ordner „${name}“ enthält mehr als ${number(most)} solche Dateien oder mehr als ${formatSize(bytes)}. Wählen Sie einen kleineren Ordner. Es wurde nichts geöffnet.`,
  oneWorkspace:
    'Eine Arbeitsmappe lässt sich nicht zusammen mit anderen Dateien öffnen. Es wurde nichts geöffnet.',
  oneFolder: 'Ordner werden einzeln hinzugefügt: Nur der erste abgelegte Ordner wird hinzugefügt.',
  filter: 'Datei suchen',
  filterHint: 'Teil eines Pfads',
  list: 'Dateien der Website',
  listAbout: (count) => `${files(count)}, in der Reihenfolge, in der sie hinzugefügt wurden.`,
  none: 'Kein Pfad passt.',
  open: (path) => `${path} zeigen`,
  takeOut: (path) => `${path} entfernen`,
  notSaved: 'nicht gespeichert',
  savedSome: (saved, all, trouble) =>
    `${number(saved)} von ${files(all)} ${saved === 1 ? 'wurde' : 'wurden'} dort gespeichert, wo sie ${saved === 1 ? 'liegt' : 'liegen'}. ${troubles[trouble]}`,
} satisfies Translated<typeof english.filesWords>;
