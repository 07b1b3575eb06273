// Words about documents and what they say to robots: the form, the matrix, the batch table.
import type * as english from '../../en/formats/documents.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';

const line = (at: number) => `Zeile ${at + 1}`;

/** As many documents as are written to, or in which. */
const documents = (count: number) => plural(count, 'Dokument', 'Dokumente');
const inDocuments = (count: number) => plural(count, 'Dokument', 'Dokumenten');

export const documentWords: Translated<typeof english.documentWords> = {
  askAll: (count) => (count === 1 ? 'In der Tabelle zeigen' : `Alle ${number(count)} in der Tabelle zeigen`),
  pane: 'Abschnitte',
  instruction: 'Robots-Anweisung',
  bits: { index: 'Dieses Dokument indexieren', follow: 'Seinen Links folgen' },
  means: {
    index: { yes: 'sein Text darf indexiert werden', no: 'sein Text wird nicht indexiert' },
    follow: {
      yes: 'Crawler dürfen die verlinkten Seiten besuchen',
      no: 'Crawler folgen von hier keinen Links',
    },
  },
  yes: 'Ja',
  no: 'Nein',
  answer: (bit) => (bit ? 'Ja' : 'Nein'),
  writtenAs: 'Geschrieben als',
  nothingWritten: 'Nichts ist geschrieben.',
  firstStep: 'Ohne Robots-Anweisung darf das Dokument indexiert und seinen Links gefolgt werden.',
  insert: 'Anweisung einfügen',
  illegal: (why) => `Die Anweisung ist nicht gültig: ${why}. Crawler melden sie und befolgen sie nicht.`,
  where: 'Wo sie steht',
  spots: {
    declaration: 'nach der XML-Deklaration',
    doctype: 'nach dem Dokumenttyp',
    subset: 'in der internen Teilmenge',
  },
  top: 'ganz oben: diese Datei hat keine XML-Deklaration',
  lacks: {
    declaration: 'die XML-Deklaration wird nie geschlossen',
    doctype: 'diese Datei hat keinen',
    subset: 'diese Datei hat keine',
  },
  elsewhere: 'im Inhalt',
  line,
  readers: 'Wer es liest',
  parser: 'Parser',
  index: 'Indexieren',
  follow: 'Folgen',
  by: 'Wodurch',
  parsers: { xml: 'XML', html: 'HTML' },
  byPi: (at) => `Anweisung, ${line(at)}`,
  byMeta: (at) => `META-Tag, ${line(at)}`,
  byNothing: { xml: 'keine gültige Anweisung', html: 'kein META-Tag' },
  insertSame: 'Dasselbe einfügen',
  copyToMeta: 'In META übernehmen',
  copyFromMeta: 'Aus META übernehmen',
  keepEqual: 'Das META-Tag mitändern',
  noAccess:
    'Die Bitte, nicht zu indexieren, ist keine Zugriffskontrolle: Um diese Zeile zu lesen, muss ein Crawler das Dokument abrufen.',
  findings: 'Befunde',
  allFindings: (count) => `Alle ${number(count)} Befunde zeigen`,
  fixIn: (title, at) => `${title} (${line(at)})`,
  goTo: line,
  question: 'Darf es indexiert und seinen Links gefolgt werden?',
  questionGroup: 'Dokumente (Robots-Anweisung)',
  matrix: {
    columns: { index: 'Indexieren', follow: 'Folgen' },
    headings: { index: 'darf indexiert werden', follow: 'seinen Links darf gefolgt werden' },
    counted: { yes: 'ja', no: 'nein', unread: 'nie gelesen' },
    unreadFilter: 'Nie gelesen',
    unread: (path, at) => (at === undefined ? `nie gelesen: ${path}` : `nie gelesen: ${path} ${line(at)}`),
    because: {
      pi: (at) => `die Robots-Anweisung in ${line(at)} entscheidet`,
      meta: (at) => `das Robots-META-Tag in ${line(at)} entscheidet`,
      illegal: () => 'es hat keine gültige Robots-Anweisung',
      silence: () => 'nichts darin gilt für diesen Parser',
      'no-document': () => 'die Website hat kein solches Dokument',
      'other-site': () => 'es liegt auf einer anderen Website',
      unread: () => 'der Crawler darf es nicht abrufen und liest darum die Anweisung nie',
    },
  },
  bar: {
    readBy: 'Dokumente lesen mit',
    byKind: 'dem Parser je nach Art der Datei',
    xml: 'einem XML-Parser',
    html: 'einem HTML-Parser',
    fetchedBy: 'abgerufen von',
    agent: (agent) => (agent === '' ? 'allen anderen Crawlern' : agent),
    several: 'Mehrere ändern',
    none: 'Die Website hat noch keine Dokumente. Fügen Sie XML-Dateien hinzu, oder legen Sie einen Ordner davon hier ab.',
  },
  trace: {
    fetching: 'Darf es abgerufen werden',
    document: 'Das Dokument',
    unread: 'Seine Anweisung (nicht gelesen)',
  },
  batch: {
    region: (count) => (count === 1 ? '1 Dokument' : `Alle ${documents(count)}`),
    select: (path) => `${path} auswählen`,
    show: 'Dokumente zeigen',
    filters: { all: 'Alle', found: 'Befunde', changed: 'Geändert' },
    selectAll: 'Alle gezeigten Dokumente auswählen',
    document: 'Dokument',
    pi: 'Anweisung',
    finding: 'Befund',
    selected: (count) => `${number(count)} ausgewählt`,
    same: 'keine Änderung',
    setIndex: 'Indexieren',
    setFollow: 'Folgen',
    write: (count) => (count === 0 ? 'Schreiben' : `In ${documents(count)} schreiben`),
    saveEach: (count) => (count === 0 ? 'Einzeln speichern' : `Einzeln speichern (${number(count)})`),
    saved: (count) => `${documents(count)} gespeichert.`,
    wrote: (changed, all) =>
      changed === 0
        ? 'Keine Änderungen nötig.'
        : `In ${number(changed)} von ${inDocuments(all)} geschrieben.`,
    more: (count) => `+${count}`,
    moreInFull: (count) => `und ${number(count)} weitere`,
    fix: (short, path) => `${short}: ${path}`,
    /** What a fix does, in a word or two. */
    short: {
      'insert-pi': 'Einfügen',
      'rewrite-pi': 'Neu schreiben',
      'remove-other-pis': 'Übrige löschen',
      'remove-pi': 'Löschen',
      'move-to-prolog': 'Nach oben',
      'lower-target': 'Kleinschreiben',
      'move-out': 'Herausnehmen',
      'copy-pi-to-meta': 'In META übernehmen',
      'copy-meta-to-pi': 'META übernehmen',
      'insert-meta': 'META einfügen',
      'close-pi': 'Schließen',
      'declaration-first': 'Nach oben',
    },
    unreadShort: 'ungelesen',
    changed: 'geändert',
    open: (path) => `${path} öffnen`,
    at: {
      none: 'keine',
      late: (at) => `${line(at)}, zu spät`,
      illegal: (at) => `${line(at)}, ungültig`,
      legal: line,
      subset: (at) => `${line(at)}, Teilmenge`,
      several: (lines) => `Zeilen ${lines.map((at) => at + 1).join(', ')}`,
      meta: (at) => `META, ${line(at)}`,
      hidden: (where) =>
        ({
          comment: 'in einem Kommentar',
          cdata: 'in einem CDATA-Abschnitt',
          entity: 'in einer Entität',
        })[where],
    },
  },
};
