// Words of the edits that are suggested to flip a cell.
import type * as english from '../../en/words/suggest.ts';
import type { Told } from '../../language.ts';
import { listAll } from '../lists.ts';
import { number } from './counts.ts';
import { matrixWords } from './matrix.ts';
import { whoAsks } from './who-asks.ts';

const { answers } = matrixWords;

export const suggestWords: Told<typeof english.suggestWords> = {
  make: (wanted) => `Antwort auf ${answers[wanted]} ändern`,
  region: (wanted, url, about) => `Antwort auf ${answers[wanted]} ändern: ${url} ${about}`,
  about: (agents) => `für ${matrixWords.column(agents)}`,
  crawlers: 'Antwort ändern für',
  allOfColumn: (count) => `alle ${number(count)} Crawler der Spalte`,
  onlyFor: (agent) => `nur ${whoAsks(agent)}`,
  working: 'Änderungen werden erprobt…',
  found: (count) =>
    count === 1
      ? '1 Vorschlag'
      : `${number(count)} Vorschläge zur Auswahl, der mit den wenigsten Nebenwirkungen zuerst`,
  choose: 'Was zu ändern ist',
  apply: 'Anwenden',
  brings: 'Ein Schritt: Er lässt sich rückgängig machen.',
  onlyFetch: 'Vorschläge gibt es nur zur Frage „Darf er abrufen?“.',
  noOther: (reader) => `Keine andere Zelle der Tabelle ändert sich, gelesen als ${reader}.`,
  others: (count, readers) =>
    `${count === 1 ? '1 andere Zelle der Tabelle ändert' : `${number(count)} andere Zellen der Tabelle ändern`} sich, gelesen als ${listAll(readers)}:`,
  elsewhere: (count) => `und ${number(count)} weitere`,
  /** The other readers under whom the cell changes as well, of how many others. */
  alsoThere: (readers, others) => {
    if (readers.length === others) return 'Auch bei jedem anderen Leser ändert sich diese Zelle.';
    return readers.length === 0
      ? 'Bei den anderen Lesern bleibt diese Zelle, wie sie ist.'
      : `Auch bei ${listAll(readers)} ändert sich diese Zelle, bei keinem weiteren.`;
  },
  cell: (url, agent) => `${url}, ${whoAsks(agent)}`,
  from: 'war',
  to: 'wird',
};
