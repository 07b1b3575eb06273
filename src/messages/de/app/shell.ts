// Words of the shell: top bar, status line, start page, notices.
import type * as english from '../../en/app/shell.ts';
import type { Translated } from '../../language.ts';
import { formatSize, number, plural } from '../counts.ts';

// The names of the panes, where they are selected.
export const recordsTitle: Translated<typeof english.recordsTitle> = 'Abschnitte';
export const textTitle: Translated<typeof english.textTitle> = 'Text';
/** The accessible name of the text pane. */
export const policyTextTitle: Translated<typeof english.policyTextTitle> = 'Text';
export const tablePaneTitle: Translated<typeof english.tablePaneTitle> = 'Zugriff';
export const explanationTitle: Translated<typeof english.explanationTitle> = 'Begründung';

// Words of the head of the explanation, which loads before the rest of it.
export const explanationHeadWords = {
  region: explanationTitle,
  /** The heading, before and after the URL. */
  why: 'Warum',
  forAgent: (agent) => (agent === '' ? 'für alle anderen Crawler' : `für ${agent}`),
  forEvery: 'für alle Crawler',
  forMore: (crawler, others) => {
    const [other, ...more] = others;
    if (other === undefined) return crawler;
    return `${crawler} und ${more.length > 0 ? `${number(others.length)} weitere` : other}`;
  },
  wholeUrl: (characters) => `Alle ${number(characters)} Zeichen zeigen`,
  shortUrl: 'Weniger zeigen',
  close: 'Begründung schließen',
  closeHint: 'Begründung schließen (Esc)',
} satisfies Translated<typeof english.explanationHeadWords>;

export const shellWords = {
  product: 'Gatepost',
  promise: 'Nichts verlässt diesen Rechner',
  worksOffline: 'Funktioniert auch offline',
  start: 'Start',
  checkLog: 'Log prüfen',
  pages: 'Seiten',
  aiAudit: 'Was die Website der KI sagt',
  edit: 'Bearbeiten',
  compare: 'Vergleichen',
  more: 'Mehr',
  keys: 'Tasten',
  commands: 'Befehle',
  readAs: 'Lesen als',
  watching: 'Beobachtet:',
  readers: 'Leser',
  watchingAll: (names) => `Beobachtet: ${names}`,
  watchingHint:
    'Nur beobachtete Leser werden in der Tabelle verglichen, und nur ihre Befunde stehen in der Liste',
  newFile: 'Neue Datei',
  openFile: 'Datei öffnen',
  saveFile: 'Datei speichern',
  copyFile: 'Datei kopieren',
  saveWorkspace: 'Arbeitsmappe speichern',
  share: 'Teilen',
  file: 'Datei',
  moreFiles: (count) => `und ${number(count)} weitere`,
  shareShort: 'Teilen…',
  saveShort: 'Speichern',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  nothingToUndo: 'Nichts rückgängig zu machen',
  nothingToRedo: 'Nichts zu wiederholen',
  undoWhat: (what) => `Rückgängig: ${what}`,
  redoWhat: (what) => `Wiederholen: ${what}`,
  unsaved: 'nicht gespeichert',
  language: 'Sprache',
  theme: 'Farben',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  views: 'Ansichten',
  showPane: (title) => `${title} zeigen`,
  hidePane: (title) => `Bereich „${title}“ zuklappen`,
  widthOf: (title) => `Breite: ${title}`,
  heightOfTable: 'Höhe der Zugriffstabelle',
  paneFailed: (title) => `Ausgefallen: ${title}. Die Dateien und der Rest der Seite sind nicht betroffen.`,
  aPart: 'ein Teil der Seite',
  missing:
    'Teile dieser Seite konnten nicht geladen werden. Verbindung prüfen und noch einmal versuchen. Wenn das nicht hilft, die Seite neu laden: Ihre Änderungen bleiben erhalten.',
  missingNotKept:
    'Teile dieser Seite konnten nicht geladen werden. Verbindung prüfen und noch einmal versuchen. Ihre Änderungen werden nicht aufbewahrt: Speichern Sie sie, bevor Sie die Seite neu laden oder verlassen.',
  fetchingMissing: 'Fehlende Teile werden geladen…',
  tryAgain: 'Noch einmal versuchen',
  collapsed: 'zugeklappt',
  pixels: (count) => `${Math.round(count)} Pixel`,
  perCent: (share) => `${Math.round(share)} Prozent`,
  statusOf: (path) => `Status von ${path}`,
  readOnly: 'Nur lesbar: in einem anderen Tab offen',
  notSaved: 'Nicht gespeichert',
  saved: (hasExpectations: boolean) =>
    hasExpectations ? 'Keine ungespeicherten Änderungen in dieser Datei' : 'Keine ungespeicherten Änderungen',
  notUtf8: 'nicht UTF-8',
  lines: (count) => plural(count, 'Zeile', 'Zeilen'),
  octets: formatSize,
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16, Little-Endian',
    'utf-16be': 'UTF-16, Big-Endian',
    octets: 'nicht UTF-8: Byte für Byte gelesen',
  },
  detected: (name) => `${name}, nicht UTF-8`,
  filesNotLoaded:
    'Der Code, der Dateien öffnet und speichert, konnte nicht geladen werden. Verbindung prüfen und noch einmal versuchen. Es wurde nichts geöffnet oder gespeichert.',
  notRead:
    'Ihre letzte Arbeitsmappe konnte nicht gelesen werden. Sie ist weiterhin gespeichert und lässt sich auf der Startseite öffnen.',
  damaged:
    'Ein Teil Ihrer letzten Arbeitsmappe ist nicht lesbar, darum ist dies die Kopie eines früheren Stands. Die beschädigte Arbeitsmappe ist weiterhin gespeichert und lässt sich auf der Startseite öffnen.',
  dropHere:
    'Hier eine robots.txt, eine data.txt, ein XML-Dokument oder eine Arbeitsmappe ablegen, um sie zu öffnen',
} satisfies Translated<typeof english.shellWords>;
