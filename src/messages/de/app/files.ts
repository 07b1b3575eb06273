// Words about the files of a site: the menu behind the tabs, its dialogs, and folders.
import type * as english from '../../en/app/files.ts';
import type { Translated } from '../../language.ts';
import { formatSize, number, plural } from '../counts.ts';

// What is expected at a place of a workspace file, as the end of a sentence.
const told: Readonly<Record<string, string>> = {
  'one-content': 'genau eines von text, base64 und href',
  'own-paths': 'ein eigener Pfad für jede Datei',
  time: 'ein Zeitpunkt wie "2026-11-21T17:40:00.000Z"',
  workspace: 'eine Arbeitsmappe oder ihr Text',
  'hits-of-each': 'Zugriffe zu jeder der URLs',
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
    ? (told[expected] ?? expected)
    : `höchstens ${levels} Ebenen von Listen und Objekten`;
};

// Words about a file that was opened and is not quite what it is opened as.
export const openedWords: Translated<typeof english.openedWords> = {
  otherName: (name, own) => `${name} wird als ${own} gelesen: Nach diesem Namen fragen Robots.`,
  smallLetters: (name, own) =>
    `${name} wird als ${own} gelesen: Nach diesem Namen, in Kleinbuchstaben, fragen Robots.`,
  other: {
    page: (name, own) =>
      `${name} beginnt wie eine Webseite. Ein Robot, der sie als ${own} bekommt, findet darin kaum eine Zeile, die er lesen kann, und hält für Regeln, was er findet. Hier wird nichts darin geändert.`,
    dtd: (name, own) =>
      `${name} beginnt wie eine Dokumenttyp-Definition. Robots suchen darin keine Regeln; als ${own} finden sie keine. Hier wird nichts darin geändert.`,
  },
  apart: (name, site, urls, expectations) =>
    `${name} ist jetzt eine eigene Arbeit. ${site === '' ? 'Was vorher offen war' : `Ihre Arbeit an ${site}`}, mit ${plural(urls, 'URL', 'URLs')} und ${plural(expectations, 'Erwartung', 'Erwartungen')}, steht auf der Startseite unter „Frühere Arbeiten“.`,
  takeInto: (site) => `Stattdessen in ${site === '' ? 'jene Website' : site} übernehmen`,
  siteElsewhere:
    'Jene Website ist inzwischen in einem anderen Tab geöffnet; die Datei bleibt eine eigene Arbeit. Es wurde nichts geändert.',
  problems: {
    'not-json': (name) => `${name} ist kein JSON und damit keine Arbeitsmappe. Es wurde nichts geöffnet.`,
    'not-a-workspace': (name) =>
      `${name} hat keinen Schlüssel „gatepost“ und ist damit keine Arbeitsmappe von Gatepost. Es wurde nichts geöffnet.`,
    'newer-version': (name, version) =>
      `${name} stammt von einem neueren Gatepost (Version ${version} des Formats; dieses hier liest Version 1). Es wurde nichts geöffnet.`,
    missing: (name, where) =>
      `In ${name} fehlt „${where}“, das eine Arbeitsmappe braucht. Es wurde nichts geöffnet.`,
    invalid: (name, where, expected) =>
      `${name}: „${where}“ ist nicht, was an dieser Stelle in einer Arbeitsmappe steht; erwartet: ${expectedValue(expected)}. Es wurde nichts geöffnet.`,
  },
};

// Words about everything that the browser keeps as one file: saving it, and what such a file brings.
/** The same in every case. */
const works = (count: number) => plural(count, 'Arbeit', 'Arbeiten');

export const everythingWords: Translated<typeof english.everythingWords> = {
  save: 'Alles speichern…',
  saveHint: 'Alle Arbeiten dieses Browsers mit ihren Fassungen und die Einstellungen, in einer Gesamtdatei',
  saved: (count) => `Alles ist in einer Gesamtdatei gespeichert: ${works(count)} und die Einstellungen.`,
  saveFailed:
    'Es konnte nicht alles gespeichert werden: Der Speicher dieses Browsers lässt sich nicht lesen, oder die Datei ließ sich nicht schreiben. Speichern Sie die offene Arbeit für sich.',
  problems: {
    'too-big': (name) =>
      `${name} ist größer als 100 MiB; so viel würde kein Browser aufbewahren. Es wurde nichts hinzugefügt.`,
    'not-json': (name) =>
      `${name} beginnt wie eine Gesamtdatei von Gatepost, ist aber kein JSON: Vielleicht ist sie abgeschnitten. Nehmen Sie eine andere Kopie davon. Es wurde nichts hinzugefügt.`,
    'newer-version': (name, version) =>
      `${name} wurde von einem neueren Gatepost geschrieben (Version ${version} des Formats; dieses hier liest Version 1). Es wurde nichts hinzugefügt.`,
    invalid: (name, where, expected) =>
      `${name}: „${where}“ ist nicht, was eine solche Datei dort enthält; erwartet: ${expectedValue(expected)}. Es wurde nichts hinzugefügt.`,
    storage: (name) =>
      `${name} kann nicht hinzugefügt werden: Der Speicher dieses Browsers ist gesperrt oder beschädigt. Es wurde nichts hinzugefügt.`,
  },
  title: (name) => `Was ${name} enthält`,
  about: (when, count) =>
    `Gespeichert ${when}: ${works(count)}. Was Sie wählen, kommt zu den Arbeiten dieses Browsers hinzu; keine davon wird geändert.`,
  none: 'Sie enthält keine Arbeit.',
  works: 'Arbeiten',
  of: (path, origin) => (origin === '' ? path : `${path} von ${origin}`),
  when: (time) => `zuletzt geändert ${time}`,
  versions: (count) => (count === 0 ? 'keine Fassungen' : plural(count, 'Fassung', 'Fassungen')),
  unsaved: 'nicht in einer Datei gespeichert',
  new: 'neu',
  here: 'schon hier',
  hereWithout: (count) => `schon hier, ohne ${count === 1 ? 'eine' : number(count)} ihrer Fassungen`,
  newer: (version) => `nicht lesbar: von einem neueren Gatepost geschrieben (Version ${version} des Formats)`,
  unreadable: (where) =>
    where === ''
      ? 'nicht lesbar: keine Arbeitsmappe'
      : `nicht lesbar: „${where}“ ist nicht, was eine Arbeitsmappe dort enthält`,
  settings: 'Einstellungen, anstelle derer dieses Browsers: Farben, Breiten der Bereiche, Formatierung',
  add: (count, hasSettings) => {
    if (count === 0) return hasSettings ? 'Einstellungen übernehmen' : 'Hinzufügen';
    return hasSettings ? `${works(count)} und Einstellungen hinzufügen` : `${works(count)} hinzufügen`;
  },
  done: (added, hasSettings) => {
    const settings = hasSettings ? ' Die Einstellungen sind übernommen.' : '';
    return added === 0
      ? settings.trim()
      : `${works(added)} hinzugefügt: Die Startseite führt ${added === 1 ? 'sie' : 'sie alle'} auf.${settings}`;
  },
  doneSome: (added, wanted) =>
    `${number(added)} von ${works(wanted)} hinzugefügt, dann nahm der Speicher dieses Browsers nichts mehr an. Schaffen Sie dort Platz, und öffnen Sie die Datei noch einmal: Was schon hier ist, wird nicht verdoppelt.`,
  toStart: 'Zur Startseite',
  cancel: 'Abbrechen',
  close: 'Schließen',
};

// Words about files that lie on this machine: changed there by another program, gone, or closed to us.
const at = (time: string) => (time === '' ? '' : ` (${time})`);

export const diskWords: Translated<typeof english.diskWords> = {
  titles: {
    changed: (name) => `${name} wurde auf dem Datenträger geändert`,
    gone: (name) => `${name} liegt nicht mehr an der alten Stelle`,
    closed: (name) => `${name} darf nicht geschrieben werden`,
    big: (name) => `${name} ist auf dem Datenträger zu groß geworden`,
  },
  about: {
    changed: (time) =>
      `Ein anderes Programm hat die Datei geschrieben${at(time)}, nachdem sie hier zuletzt gelesen oder gespeichert wurde. Es wurde nichts gespeichert. Beim Überschreiben geht verloren, was jenes Programm geschrieben hat; nach dem Neuladen holt „Rückgängig“ Ihren Text zurück.`,
    gone: () =>
      'Die Datei wurde verschoben, umbenannt oder gelöscht, nachdem sie hier zuletzt gelesen oder gespeichert wurde. Es wurde nichts gespeichert. Speichern Sie sie an einer anderen Stelle.',
    closed: () =>
      'Der Browser durfte die Datei nicht schreiben, oder sie lässt sich nicht mehr lesen. Es wurde nichts gespeichert. Versuchen Sie es noch einmal und erlauben Sie es, oder speichern Sie an einer anderen Stelle.',
    big: () =>
      'Ein anderes Programm hat mehr hineingeschrieben, als hier gelesen wird. Darum lässt sich nicht sagen, was beim Überschreiben verloren ginge. Es wurde nichts gespeichert. Speichern Sie Ihren Text an einer anderen Stelle.',
  },
  differing: (added, removed) =>
    `Was das Überschreiben auf dem Datenträger ändert: ${plural(added, 'Zeile', 'Zeilen')} hinzu, ${number(removed)} weg`,
  sameLines:
    'Auf dem Datenträger ist jede Zeile gleich; Zeilenenden, Byte Order Mark oder Kodierung weichen ab.',
  tooBig: 'Die beiden Texte sind zu groß, um sie hier zu vergleichen.',
  cancel: 'Abbrechen',
  compare: 'Vergleichen',
  reload: 'Vom Datenträger neu laden',
  overwrite: 'Überschreiben',
  saveAs: 'Speichern unter…',
  again: 'Noch einmal versuchen',
  choose: 'Was tun…',
  noticed: {
    changed: (name, time) => `Ein anderes Programm hat ${name} auf dem Datenträger geändert${at(time)}.`,
    edited: 'Hier hat die Datei Änderungen, die nicht gespeichert sind.',
    gone: (name) =>
      `${name} wurde auf dem Datenträger verschoben, umbenannt oder gelöscht. Um die Datei zu behalten, speichern Sie sie an einer anderen Stelle.`,
  },
  reloadFailed: (name) =>
    `${name} auf dem Datenträger ist keine Arbeitsmappe, die sich lesen lässt. Es wurde nichts neu geladen.`,
};

/** Why others were not. */
const troubles = {
  cancelled: 'Die übrigen nicht, weil ein Dialog geschlossen wurde.',
  instead:
    'Was dort nicht geschrieben werden konnte, wurde stattdessen heruntergeladen und gilt nicht als gespeichert.',
  asked:
    'Dann ließ sich eine nicht schreiben, wo sie liegt: Sagen Sie, was mit ihr geschehen soll, und speichern Sie dann die übrigen.',
  failed:
    'Dann ließ sich eine nicht speichern. Versuchen Sie es noch einmal, oder kopieren Sie ihren Text, bevor Sie die Seite verlassen.',
};

const files = (count: number) => plural(count, 'Datei', 'Dateien');

export const filesWords: Translated<typeof english.filesWords> = {
  menu: 'Dateien der Website und mehr: speichern, teilen',
  menuOf: (file) => `${file}. Dateien der Website und mehr: speichern, teilen`,
  title: 'Dateien',
  addKnown: (path) => `${path} hinzufügen`,
  addReferred: (path, from, line) => `${path} hinzufügen, genannt in ${from}, Zeile ${line}`,
  addOther: 'Andere Datei hinzufügen…',
  fromDisk: 'Dateien von diesem Rechner hinzufügen…',
  folder: 'Ordner hinzufügen…',
  rename: (path) => `Pfad und Art von ${path}…`,
  remove: (path) => `${path} aus der Website nehmen`,
  saveAll: (count) =>
    count === 0 ? 'Alle Dateien sind gespeichert' : `Alle speichern (${number(count)} nicht gespeichert)`,
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
  },
  kindsShort: { 'robots-txt': 'robots.txt', 'data-txt': 'data.txt', xml: 'Dokument' },
  problems: {
    empty: 'Nennen Sie den Pfad, unter dem Robots nach der Datei fragen, zum Beispiel /data.txt.',
    'no-slash': 'Ein Pfad beginnt mit einem Schrägstrich.',
    taken: 'Dort hat die Website schon eine Datei.',
    'not-a-path':
      'Ein Pfad enthält keine Leerzeichen, Fragezeichen, Rauten oder umgekehrten Schrägstriche, und am Anfang keinen zweiten Schrägstrich.',
  },
  addTitle: 'Der Website eine Datei hinzufügen',
  addAbout:
    'Sie beginnt leer. Robots suchen /robots.txt und /data.txt ganz oben auf der Website; Dokumente können überall liegen.',
  add: (path) => `${path} hinzufügen`,
  renameTitle: (path) => `Pfad und Art von ${path}`,
  renameAbout:
    'Wo Robots die Datei auf der Website finden, und als was sie gelesen wird. Die Datei auf diesem Rechner behält ihren Namen.',
  change: 'Ändern',
  folderTitle: (name) => `Wo auf der Website liegt der Ordner „${name}“?`,
  folderAbout: (count, left) => {
    const others =
      left === 0
        ? ''
        : ` ${plural(left, 'andere Datei bleibt', 'andere Dateien bleiben')}, wo sie ${left === 1 ? 'ist' : 'sind'}.`;
    return `Er enthält ${files(count)}, in ${count === 1 ? 'der' : 'denen'} Robots nach Regeln sehen: robots.txt, data.txt, XML und HTML.${others}`;
  },
  folderPath: 'Pfad des Ordners auf der Website',
  folderFirst: (path) => `Die erste wird ${path}.`,
  addFolder: (count) => `${files(count)} hinzufügen`,
  folderEmpty: (name) =>
    `Im Ordner „${name}“ liegt weder robots.txt noch data.txt, auch kein XML oder HTML. Es wurde nichts geöffnet.`,
  folderTooBig: (name, most, bytes) =>
    `Der Ordner „${name}“ enthält mehr als ${number(most)} solche Dateien oder mehr als ${formatSize(bytes)} davon. Wählen Sie einen kleineren. Es wurde nichts geöffnet.`,
  oneWorkspace:
    'Eine Arbeitsmappe wird allein geöffnet: Sie ist eine Website für sich. Es wurde nichts geöffnet.',
  oneFolder: 'Ordner kommen einzeln hinzu: Gefragt wird nur nach dem ersten der abgelegten.',
  filter: 'Datei suchen',
  filterHint: 'Teil eines Pfads',
  list: 'Dateien der Website',
  listAbout: (count) => `${files(count)}, in der Reihenfolge, in der sie hinzukamen.`,
  none: 'Keine Datei hat das in ihrem Pfad.',
  open: (path) => `${path} zeigen`,
  takeOut: (path) => `${path} herausnehmen`,
  notSaved: 'nicht gespeichert',
  savedSome: (saved, all, trouble) =>
    `${number(saved)} von ${files(all)} ${saved === 1 ? 'wurde' : 'wurden'} dort gespeichert, wo sie ${saved === 1 ? 'liegt' : 'liegen'}. ${troubles[trouble]}`,
};
