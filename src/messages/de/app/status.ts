// Words of the line about the simulated answer to the request for the policy file.
import { type TimeUnit, toLargestUnit } from '../../../core/text/time-units.ts';
import type * as english from '../../en/app/status.ts';
import type { Told } from '../../language.ts';
import { number, plural } from '../counts.ts';

// What is told aloud when the page changes elsewhere than where the focus is.
export const announcementWords: Told<typeof english.announcementWords> = {
  undone: (what) => `Rückgängig gemacht: ${what}`,
  redone: (what) => `Wiederholt: ${what}`,
  readAs: (reader, changed, all) =>
    changed === 0
      ? `Gelesen als ${reader}: keine Zelle ändert sich`
      : `Gelesen als ${reader}: ${number(changed)} von ${number(all)} Zellen ${changed === 1 ? 'ändert' : 'ändern'} sich`,
};

// Words of the shell that are fetched after the first picture: what has happened to files and to the kept work.
export const shellNewsWords: Told<typeof english.shellNewsWords> = {
  lastStep: (what) => `Zuletzt: ${what}`,
  undoneOpening: (what) => `Rückgängig gemacht: ${what}. Alles lässt sich wieder holen, wie es war.`,
  openAgain: 'Wieder öffnen',
  languageNotKept:
    'Die Sprache wurde nicht geändert: Dieser Browser bewahrt keine Einstellungen dieser Seite auf.',
  savedInstead:
    'Die Datei konnte dort, wo sie liegt, nicht geschrieben werden (Berechtigung oder Platz) und wurde deshalb heruntergeladen. Die auf dem Datenträger ist unverändert.',
  workspaceSaved: (path, more) =>
    `Die Arbeitsmappe ist gespeichert, mit dem Text, wie er jetzt ist. ${path}${more > 0 ? ` und ${number(more)} weitere` : ''} auf Ihrem Rechner ${more > 0 ? 'sind' : 'ist'} wie zuvor: „Speichern“ schreibt ${more > 0 ? 'sie' : 'die Datei'}.`,
  saveFailed:
    'Die Datei konnte nicht gespeichert werden. Versuchen Sie es noch einmal, oder kopieren Sie den Text, bevor Sie die Seite verlassen.',
  openFailed: 'Das war nicht lesbar. Wählen Sie Dateien oder einen Ordner, oder legen Sie sie hier ab.',
  gone: 'Diese Arbeit war nicht zu finden: Vielleicht hat ein anderer Tab sie gelöscht, oder der Speicher dieses Browsers antwortet nicht. Es wurde nichts geändert. Sehen Sie noch einmal in die Liste.',
  notKept:
    'Dieser Browser bewahrt die Arbeit nicht auf: Der Speicher ist voll oder gesperrt. Speichern Sie sie in einer Datei, bevor Sie die Seite verlassen.',
  keeperMissing:
    'Der Teil, der die Arbeit in diesem Browser aufbewahrt, konnte nicht geladen werden. Es wird alle paar Sekunden noch einmal versucht; speichern Sie die Arbeit bis dahin in einer Datei, bevor Sie die Seite verlassen.',
  shortened: 'Die ältesten Schritte sind weggefallen: Der Verlauf fasst 64 MiB.',
  recovered: (path) =>
    `Ihre Arbeit an ${path} ist, wie Sie sie verlassen haben; in einer Datei gespeichert ist sie noch nicht.`,
  dismiss: 'Ausblenden',
};

const units: Readonly<Record<TimeUnit, readonly [one: string, many: string]>> = {
  days: ['Tag', 'Tage'],
  hours: ['Stunde', 'Stunden'],
  minutes: ['Minute', 'Minuten'],
  seconds: ['Sekunde', 'Sekunden'],
};

/** A time in the largest unit in which it is a whole number. */
export const duration: typeof english.duration = (seconds) => {
  const { count, unit } = toLargestUnit(seconds);
  return plural(count, ...units[unit]);
};

const after = {
  'allow-all': 'Alles darf abgerufen werden',
  'deny-all': 'Nichts darf abgerufen werden',
  defer: 'Robots kommen später wieder',
  'no-information': 'Das sagt nichts über die Website',
  error: 'Er bricht mit einem Fehler ab, bekannt ist also nichts',
  parse: 'Die Datei wird gelesen',
} as const;

export const statusWords: Told<typeof english.statusWords> = {
  readAsIf: (path, own) => `${path} wird gelesen, als wäre es ${own}.`,
  outcome: (reader, outcome) => `${reader}: ${after[outcome]}.`,
  unlimited:
    'Zugriff ist eine andere Frage: Ohne Abschnitte schränkt der Text ihn nicht ein, Robots dürfen also alles abrufen.',
  saysSo: 'So steht es im Text dieses Lesers.',
  othersSay: 'Andere sagen das über diesen Leser.',
  oursIs: 'Im Text dieses Lesers steht es nicht; das ist unsere Lesart.',
  redirectLimit: (limit) => {
    if (limit === null) return 'Eine Grenze für Weiterleitungen nennt er nicht.';
    return limit === 0
      ? 'Er folgt keiner Weiterleitung.'
      : `Er folgt bis zu ${plural(limit, 'Weiterleitung', 'Weiterleitungen')}.`;
  },
  copyUsed: (seconds) => {
    if (seconds === null) return 'Wie lange eine Kopie genutzt werden darf, ist nicht gesagt.';
    return seconds === 0
      ? 'Es wird keine Kopie aufbewahrt.'
      : `Eine Kopie darf ${duration(seconds)} lang genutzt werden.`;
  },
  cacheControl: 'Cache-Control',
  cacheControlName: 'Wenn sie mit Cache-Control gesendet wird',
  cacheControlHint: 'max-age=3600',
};
