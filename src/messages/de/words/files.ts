// Words about the files of a site: the menu behind the tabs, its dialogs, and folders.
import type * as english from '../../en/words/files.ts';
import type { Told } from '../../language.ts';
import { number, plural, sizeTold } from './counts.ts';

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

export const filesWords: Told<typeof english.filesWords> = {
  menu: 'Dateien der Website und mehr: speichern, teilen',
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
  more: (count) => `und ${number(count)} weitere`,
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
    `Der Ordner „${name}“ enthält mehr als ${number(most)} solche Dateien oder mehr als ${sizeTold(bytes)} davon. Wählen Sie einen kleineren. Es wurde nichts geöffnet.`,
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
