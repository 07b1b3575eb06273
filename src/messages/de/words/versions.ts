// Words of the page that compares two versions of the files: their texts, and the cells that change.
import { innerQuotes } from '../../../core/text/inner-quotes.ts';
import type * as english from '../../en/words/versions.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

/** Marks within marks are single ones. */
const inner = (text: string) => innerQuotes(text, '„“‚‘');

const cells = (count: number) => plural(count, 'Zelle', 'Zellen');

export const versionsWords: Told<typeof english.versionsWords> = {
  before: 'Vorher',
  after: 'Nachher',
  file: 'Text von',
  saved: 'Wie zuletzt gespeichert oder geöffnet',
  now: 'Wie jetzt',
  files: 'Eine andere Datei, als stünde sie dort',
  steps: 'Frühere Schritte',
  fromDisk: 'Eine Datei von diesem Rechner',
  onDisk: (name) => `${name} auf diesem Rechner`,
  beforeStep: (what, time) => `Vor „${inner(what)}“, ${time}`,
  afterStep: (what, time) => `Nach „${inner(what)}“, ${time}`,
  choose: 'Mit einer Datei von diesem Rechner vergleichen…',
  chooseHint:
    'Sie wird nur für diesen Vergleich gelesen: Die Website und die Datei auf diesem Rechner bleiben, wie sie sind.',
  unreadable: 'Diese Datei war nicht lesbar. Wählen Sie sie noch einmal, oder eine andere.',
  textTitle: (path) => `Text von ${path}`,
  missing: {
    before: (path) => `In der früheren Fassung fehlt ${path}.`,
    after: (path) => `In der späteren Fassung fehlt ${path}.`,
  },
  sameText: 'Beide Fassungen haben denselben Text, von Zeilenenden abgesehen.',
  lineByLine: 'Zeile für Zeile',
  editor: { before: 'Text vorher, nur zum Lesen', after: 'Text nachher, nur zum Lesen' },
  cellsTitle: 'Zellen, die sich ändern',
  counted: (changed, all) =>
    changed === 0
      ? all === 1
        ? 'Die eine Zelle ändert sich nicht'
        : `Keine von ${cells(all)} ändert sich`
      : `${number(changed)} von ${cells(all)} ${changed === 1 ? 'ändert' : 'ändern'} sich`,
  readAs: (reader) => `Beide Fassungen befragt, gelesen als ${reader}.`,
  counting: 'Antworten werden verglichen…',
  nothing:
    'Beide Fassungen sind gleich. Bearbeiten Sie den Text im Editor, oder wählen Sie oben eine andere Fassung.',
  noCell: (urls, columns) =>
    `Was abweicht, entscheidet über keine dieser Zellen. Die Tabelle fragt nach ${plural(urls, 'URL', 'URLs')} in ${columns === 1 ? '1 Spalte' : `${number(columns)} Spalten`}; eine Zeile kann für eine URL oder einen Crawler entscheiden, die nicht dabei sind.`,
  noTable:
    'Die Tabelle fragt noch nichts. Fügen Sie ihr URLs und User-Agents hinzu: Was jede Fassung darauf antwortet, wird hier verglichen.',
  toTable: 'Zur Tabelle',
  line: (line) => `Zeile ${line}`,
  lineOf: (line, path) => `Zeile ${line} von ${path}`,
  /** What stands behind the line that is named. */
  causes: {
    new: (count) => `entscheidet jetzt über ${cells(count)}`,
    gone: (count) => `der früheren Fassung entschied über ${cells(count)}`,
    now: (count) => `entscheidet jetzt über ${cells(count)}; sie stand schon vorher da`,
    earlier: (count) => `entschied über ${cells(count)}; sie steht noch da`,
  },
  noLine: (count) => `Keine Zeile entscheidet über ${cells(count)}`,
  rules: {
    title: 'Regeln, die sich ändern',
    counted: (count) => `${plural(count, 'Regel ändert', 'Regeln ändern')} sich`,
    hint: 'Ob eine davon etwas entscheidet: für irgendeine URL und einen User-Agent, wie jeder Leser die Datei liest.',
    none: 'Es wurde keine Regel hinzugefügt, gelöscht oder verschoben.',
    working: 'URLs werden gesucht, über die sie entscheiden…',
    /** Behind the line that is named. */
    what: {
      added: 'kam hinzu',
      removed: 'der früheren Fassung wurde gelöscht',
      moved: (from) => `wurde verschoben; vorher war es Zeile ${from}`,
    },
    noFile: 'diese Fassung hat keine solche Datei',
    changes: 'Die Antwort ändert sich:',
    stays: 'Die Antwort bleibt dieselbe:',
    others: (count) =>
      `${plural(count, 'weitere Regel ändert', 'weitere Regeln ändern')} sich: nicht geprüft, damit die Seite schnell bleibt.`,
  },
  was: 'war',
  isNow: 'jetzt',
  byLine: (line) => `Zeile ${line}`,
  byOldLine: (line) => `vorher Zeile ${line}`,
  why: (url, agents) => `Warum ${url} für ${agents}`,
  more: (count) => `${number(count)} weitere zeigen`,
  notListed: (count) =>
    count === 1
      ? '1 weitere Zelle ist gezählt, aber nicht aufgeführt.'
      : `${number(count)} weitere Zellen sind gezählt, aber nicht aufgeführt.`,
};
