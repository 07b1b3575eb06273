// Words of the page that compares readers and versions.
import type * as english from '../en/compare.ts';
import type { Told } from '../language.ts';
import { listAll, number, plural } from './counts.ts';
import { matrixWords, whoAsks } from './table.ts';

// Words of the tree that shows which readers answer alike.
export const readerTreeWords: Told<typeof english.readerTreeWords> = {
  title: 'Wie weit Leser auseinanderliegen',
  about: (most) =>
    `Leser, die beisammenstehen, antworten gleich. An jeder Verzweigung steht, in wie vielen Zellen die Leser dahinter höchstens voneinander abweichen; bei allen zusammen ${plural(most, 'Zelle', 'Zellen')}.`,
  picture: (groups) =>
    `Ein Baum aus ${plural(groups, 'Gruppe', 'Gruppen')} von Lesern. Die Tabelle darunter sagt dasselbe.`,
  asTable: 'Dasselbe als Tabelle',
  table: 'Zellen, in denen Leser voneinander abweichen',
  group: 'Antworten gleich',
  names: (titles) => titles.join(', '),
  lens: (title) => `${title} (gelesen als)`,
};

// Words of the page that shows where readers disagree, and of what the workbench says of it.
type Answer = keyof typeof matrixWords.answers;

const cells = (count: number) => plural(count, 'Zelle', 'Zellen');

/** Readers by what they say, as in `Google und data.txt sagen Nein`. */
function saying(names: readonly string[], answer: Answer): string {
  return `${listAll(names)} ${names.length === 1 ? 'sagt' : 'sagen'} ${matrixWords.answers[answer]}`;
}

export const compareReadersWords: Told<typeof english.compareReadersWords> = {
  title: 'Wo Leser voneinander abweichen',
  meta: (urls, agents, readers, columns) =>
    `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'User-Agent', 'User-Agents')}, ` +
    `${plural(readers, 'Leser', 'Leser')} in ${plural(columns, 'Spalte', 'Spalten')}`,
  side: 'Ursachen und Leser',
  causes: 'Ursachen',
  differing: (differing, total) => `${number(differing)} von ${cells(total)}`,
  notAlike: (causes) =>
    `mit verschiedenen Antworten, aus ${causes === 1 ? 'einem Grund' : `${number(causes)} Gründen`}:`,
  agree: (readers, total) =>
    readers === 1
      ? 'Nur ein Leser wird verglichen. Wählen Sie einen weiteren, um zu sehen, wo sie abweichen.'
      : `Alle ${number(readers)} Leser stimmen in ${total === 1 ? '1 Zelle' : `allen ${number(total)} Zellen`} überein.`,
  noCells:
    'Noch gibt es nichts zu vergleichen. Fügen Sie im Editor URLs zur Tabelle hinzu; jeder Leser wird dann nach ihnen gefragt.',
  toWorkbench: 'Im Editor URLs hinzufügen',
  tooMany: (verdicts, most) =>
    `Nötig wären ${number(verdicts)} Antworten; verglichen werden bis zu ${number(most)}. Lassen Sie Leser weg, oder nehmen Sie URLs oder User-Agents aus der Tabelle.`,
  noteTooMany: 'Zu viele Zellen, um Leser zu vergleichen',
  onlyFirst: (listed) => `Ursachen werden für die ersten ${number(listed)} dieser Zellen gesucht.`,
  onlyFetching:
    'Im Editor ist gerade eine andere Frage gewählt. Auf den Leser kommt es an, wenn gefragt wird, ob eine URL abgerufen werden darf; das wird hier verglichen.',
  busy: 'Leser werden verglichen…',
  lookingForFixes: 'Gesucht wird, was sie übereinstimmen lässt…',
  differFrom: (lens) => `Zellen, die von ${lens} abweichen`,
  readers: 'Verglichene Leser',
  differCells: (count) => (count === 1 ? 'Zelle weicht ab' : 'Zellen weichen ab'),
  isLens: 'gelesen als',
  alike: (lens) => `wie ${lens}`,
  several: 'Mehr als vier Unterschiede zusammen',
  severalSays: 'Die Leser weichen hier in so vielem ab, dass sich kein einzelner Grund nennen lässt.',
  notAnalysed: 'Nicht untersucht',
  notAnalysedSays: 'Es waren zu viele verschiedene Zellen, um für jede die Ursache zu finden.',
  and: '; ',
  to: (others, says) => `Für ${listAll(others)} gilt: ${says}.`,
  cells,
  url: 'URL',
  agents: 'User-Agents',
  agentsOf: (agents) => {
    const names = agents.map(whoAsks).join(', ');
    return agents.length > 1 ? `${number(agents.length)}: ${names}` : names;
  },
  moreUrls: (count) => plural(count, 'weitere URL', 'weitere URLs'),
  lines: 'Zeilen',
  line: (line) => `Zeile ${line}`,
  blank: '(leer)',
  moreLines: (count) =>
    count === 1 ? 'und 1 weitere Zeile wie diese' : `und ${number(count)} weitere Zeilen wie diese`,
  differs: 'weicht ab',
  /** Behind the URL of a row, for those who do not see that it leads somewhere. */
  openCell: (agent) => ` für ${whoAsks(agent)}: warum, im Editor`,
  allSay: (readers, answer) => `Dann sagen alle ${number(readers)} Leser ${matrixWords.answers[answer]}.`,
  allAgree: (readers) => `Dann stimmen alle ${number(readers)} Leser in diesen Zellen überein.`,
  allBut: (names) => `Dann stimmen alle überein außer ${listAll(names)}.`,
  lensChanges: (lens) => `Auch ${lens} antwortet dann anders.`,
  dependThen: (now, then) =>
    `${cells(now)} ${now === 1 ? 'hängt' : 'hängen'} jetzt vom Leser ab, danach ${then === 0 ? 'keine' : number(then)}.`,
  noOther: 'Ändert keine andere Zelle.',
  others: (count) => `Ändert ${plural(count, 'andere Zelle', 'andere Zellen')}`,
  sideEffect: (url, agents, before, after, readers) =>
    `${url} für ${agents.map(whoAsks).join(', ')}: aus ${matrixWords.answers[before]} wird ${matrixWords.answers[after]} (${readers})`,
  everyReader: 'alle Leser',
  readersOf: listAll,
  moreEffects: (count) => `und ${number(count)} weitere`,
  noFix:
    'Keine der erprobten Änderungen bringt die Leser in vielen dieser Zellen zusammen, ohne sie anderswo zu trennen. Für eine einzelne Zeile haben vielleicht die Befunde eine.',
  /** On the workbench. */
  note: (count) => `${cells(count)} ${count === 1 ? 'hängt' : 'hängen'} vom Leser ab`,
  mark: (groups) => `Leser weichen ab: ${groups.map(([answer, names]) => saying(names, answer)).join('; ')}`,
  /** Of a column that stands for others too. */
  markOfSome: (said, agents) => `${said} (${agents.map(whoAsks).join(', ')})`,
};

export const compareWords: Told<typeof english.compareWords> = {
  title: (what) => `Vergleichen: ${what}`,
  what: 'Was verglichen wird',
  readers: 'Leser',
  versions: 'Fassungen',
  edge: 'Vorangestellter Block',
};
