// Words of the page when gatepost-robots-editor opened it.
import type * as english from '../../en/app/local-editor.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';

const files = (count: number) => plural(count, 'Datei', 'Dateien');

export const localEditorWords = {
  look: 'Eine Website öffnen',
  lookOpen: 'Öffnen',
  lookWhy:
    'Gatepost ruft robots.txt, tdmrep.json und Lizenzen ab, dazu die Kopfzeilen und Metas der Startseite.',
  requesting: (host) => `Die Dateien von ${host} werden abgerufen …`,
  folder: (name) => `Im Ordner ${name}`,
  files: 'Auf diesem Computer',
  site: files,
  opened: (host, count, status) => `${files(count)} von ${host} abgerufen.${status}`,
  status: (status) => ` Die robots.txt ergab den Status ${number(status)}.`,
  cut: ' Nur der Anfang der robots.txt wurde gelesen.',
  unanswered: (count) => ` ${plural(count, 'Abruf ist', 'Abrufe sind')} fehlgeschlagen.`,
  sitemap: 'Die URLs der Sitemap hinzufügen…',
  privateAddress: (origin) =>
    `Das ist keine Adresse im öffentlichen Internet. Um sie zu öffnen, den Editor mit ihr starten: npx gatepost-robots-editor ${origin}`,
  stopped:
    'Das Programm, das diese Seite geöffnet hat, läuft nicht mehr. Dateien auf der Festplatte lassen sich weder lesen noch speichern. Das Programm neu starten oder an einem anderen Ort speichern.',
  notConnected:
    'Diese Adresse gehört zu einem früheren Lauf des Programms. Die Adresse öffnen, die das Terminal jetzt zeigt.',
  notOpened: (name) => `${name} ließ sich nicht öffnen. Vielleicht wurde die Datei verschoben oder gelöscht.`,
  readOnly:
    'Die Datei oder ihr Ordner ist schreibgeschützt, oder das Programm, das sie geöffnet hat, läuft nicht mehr. Es wurde nichts gespeichert. Die Datei beschreibbar machen und es erneut versuchen oder an einem anderen Ort speichern.',
  shareOnlyHere:
    'Dieser Link funktioniert nur auf diesem Computer, solange der Editor läuft. Für einen Link, den andere öffnen können, den Editor mit --app und der Adresse einer gehosteten Gatepost-Seite starten.',
} satisfies Translated<typeof english.localEditorWords>;
