// Words of the shell that are fetched after the first picture: what has happened to files and to the kept work.
import type * as english from '../../en/words/shell-news.ts';
import type { Told } from '../../language.ts';

import { number } from './counts.ts';

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
