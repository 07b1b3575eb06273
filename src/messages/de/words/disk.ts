// Words about files that lie on this machine: changed there by another program, gone, or closed to us.
import type * as english from '../../en/words/disk.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

const at = (time: string) => (time === '' ? '' : ` (${time})`);

export const diskWords: Told<typeof english.diskWords> = {
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
