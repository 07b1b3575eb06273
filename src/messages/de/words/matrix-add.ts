// Words for filling the matrix: the boxes, what became of what was typed, and what stands where nothing is yet.
import type * as english from '../../en/words/matrix-add.ts';
import type { Told } from '../../language.ts';
import { listAll } from '../lists.ts';
import { number, plural } from './counts.ts';

const urls = (count: number) => plural(count, 'URL', 'URLs');
const agents = (count: number) => plural(count, 'User-Agent', 'User-Agents');

export const matrixAddWords: Told<typeof english.matrixAddWords> = {
  someAgents: (shown, all, isMore) =>
    `${number(shown)} von ${isMore ? 'mehr als ' : ''}${agents(all)} dieser Datei ${shown === 1 ? 'ist Spalte' : 'sind Spalten'}.`,
  showAll: 'Alle zeigen',
  noColumn: (names) =>
    names.length === 1
      ? `${names[0]} steht in der Datei, ist aber keine Spalte.`
      : `${listAll(names)} stehen in der Datei, sind aber keine Spalten.`,
  addMissing: () => 'Hinzufügen',
  addUrls: 'URLs hinzufügen',
  addUrlsHint: 'URLs hinzufügen, eine je Zeile',
  addUrlsHow:
    'Mehrere auf einmal: eine je Zeile, oder mit Leerzeichen dazwischen, oder mit Komma und Leerzeichen. Umschalt Eingabe beginnt eine Zeile.',
  addAgentsHow:
    'Mehrere auf einmal: einer je Zeile, oder mit Kommas dazwischen. Eine Zeile kann ein ganzer User-Agent-Header sein. Umschalt Eingabe beginnt eine Zeile.',
  /** Adds columns out of the catalogue. */
  crawlers: 'Aus dem Katalog…',
  crawlersTitle: 'Crawler aus dem Katalog hinzufügen',
  findCrawler: 'Crawler suchen',
  findCrawlerHint: 'Name, Betreiber oder Zweck',
  byPurpose: 'Nach Zweck',
  byOperator: 'Nach Betreiber',
  allOfOperator: (operator, count) => `Alle von ${operator} (${number(count)})`,
  /** Of names that were added: under how many nothing comes. */
  notVisitors: (switches, unused) =>
    [
      switches > 0 &&
        `${number(switches)} davon ${switches === 1 ? 'ist ein Schalter, kein Besucher' : 'sind Schalter, keine Besucher'}.`,
      unused > 0 &&
        `${number(unused)} davon ${unused === 1 ? 'ist ein Name, der nicht in Gebrauch ist' : 'sind Namen, die nicht in Gebrauch sind'}.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  wholeCatalogue: 'Der ganze Katalog',
  addAgents: 'User-Agents hinzufügen',
  addAgentsHint: 'User-Agents hinzufügen',
  add: 'Hinzufügen',
  addWhat: { urls: 'diese URLs', agents: 'diese User-Agents' },
  anyOther: 'Alle anderen Robots',
  /** What the table holds, in one line. */
  holds: (rows, names, columns) =>
    `${urls(rows)}, ${agents(names)}, auf ${plural(columns, 'Art', 'Arten')} behandelt.`,
  urlsAdded: (count) => `${urls(count)} hinzugefügt.`,
  agentsAdded: (count) => `${agents(count)} hinzugefügt.`,
  repeated: (count) => (count === 1 ? '1 war schon da.' : `${number(count)} waren schon da.`),
  nothingNamed: 'Das nennt keinen Robot.',
  reduced: (given, agent) => `„${given}“ gilt als ${agent}.`,
  andMore: (count) => `Und ${number(count)} weitere ebenso.`,
  everyone: (given) => `„${given}“ steht für alle Robots, die kein Abschnitt nennt.`,
  originIs: (origin) => `Die Website ist ${origin}.`,
  noRows: 'Noch keine URLs.',
  noRowsHint: 'Nennen Sie einige, und beim Tippen steht daneben, was für jeden User-Agent gilt.',
  noColumns: 'Noch keine User-Agents.',
  noColumnsHint: 'Nennen Sie einige, oder fragen Sie für alle anderen Robots.',
  oneUrl: 'Bisher wird nur nach einer URL gefragt.',
  addPaths: (count) =>
    count === 1
      ? 'Auch nach dem Pfad Ihrer Regel fragen'
      : `Auch nach den ${number(count)} Pfaden Ihrer Regeln fragen`,
  chooseCell:
    'Wählen Sie eine Antwort, mit einem Klick oder der Eingabetaste: dann steht da, welche Zeile entscheidet und warum.',
  orPaths: (count) =>
    count === 1
      ? 'Oder beginnen Sie mit dem Pfad, den Ihre Regeln nennen.'
      : `Oder beginnen Sie mit den ${number(count)} Pfaden, die Ihre Regeln nennen.`,
  orAgents: (count) =>
    count === 1
      ? 'Oder beginnen Sie mit dem Robot, den Ihre Abschnitte nennen.'
      : `Oder beginnen Sie mit den ${number(count)} Robots, die Ihre Abschnitte nennen.`,
  addThose: (count) => (count === 1 ? 'Diesen hinzufügen' : `Diese ${number(count)} hinzufügen`),
};
