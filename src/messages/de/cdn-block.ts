// Words of the page that shows the block a content delivery network puts before the file.
import type { CdnChangeCause } from '../../core/analysis/cdn-block/cdn-block.ts';
import type * as english from '../en/cdn-block.ts';
import type { Translated } from '../language.ts';
import { list, listAll, number, plural } from './counts.ts';
import { crawlerInSentence } from './table.ts';

const causes: Record<CdnChangeCause, { readonly title: string; readonly why: string }> = {
  named: {
    title: 'Der Block nennt den Crawler',
    why: 'Ein Crawler mit einem eigenen Abschnitt befolgt nur diesen. Was Ihre Datei für alle anderen Crawler angibt, gilt für ihn nicht mehr.',
  },
  joined: {
    title: 'Beide Abschnitte zählen zusammen',
    why: 'Abschnitte für denselben Crawler werden zusammengefasst, also gelten Regeln des Blocks neben Ihren. Die längste Regel, die passt, entscheidet; bei gleicher Länge gewinnt Allow.',
  },
  instead: {
    title: 'Nur der erste Abschnitt zählt',
    why: 'Diese Leser befolgen nur den ersten Abschnitt, der gilt. Das ist der des Blocks, darum wird Ihrer nicht gelesen.',
  },
  glued: {
    title: 'Der Block geht in Ihre Datei über',
    why: 'Ein Abschnitt des Blocks hat weder Allow noch Disallow, darum gehören seine Namen zu denen Ihres ersten Abschnitts. Um beide zu trennen, fügen Sie unter seinen Namen eine Regel hinzu.',
  },
  adopted: {
    title: 'Ihre ersten Regeln gehören zum Block',
    why: 'Ihre Datei beginnt mit Regeln über der ersten User-agent-Zeile, die kein Crawler befolgt. Hinter dem Block gehören sie zu dessen letztem Abschnitt.',
  },
  new: {
    title: 'Für den Crawler galt bisher nichts',
    why: 'Ihre Datei hat keinen Abschnitt, den dieser Crawler befolgt. Der Block hat einen.',
  },
  other: {
    title: 'Ihre Datei wird hinter dem Block anders gelesen',
    why: 'Ein Byte Order Mark mitten in der Datei macht seine Zeile ungültig, und was hinter die ersten 500 KiB rückt, wird nicht gelesen.',
  },
};

/** As subject and after „für“. */
const robot = (agent: string) => crawlerInSentence(agent === '*' ? '' : agent);

const linesOf = (first: number, last: number) =>
  first === last ? `Zeile ${first + 1}` : `Zeilen ${first + 1}–${last + 1}`;

export const cdnBlockWords = {
  about:
    'Manche CDNs (Content Delivery Networks) stellen der robots.txt, die sie ausliefern, einen eigenen Block voran, sodass Crawler beides bekommen. Schreiben Sie den Block oder fügen Sie ihn ein, um zu sehen, was er ändert. Ihre Datei bleibt, wie sie ist.',
  block: 'Block vor der Datei',
  useSample: 'Beispiel übernehmen',
  isSample: 'Das Beispiel steht schon im Feld.',
  sampleAbout: 'Das Beispiel ist aufgebaut wie der verwaltete Block von Cloudflare.',
  copy: 'Zusammengesetzte Datei kopieren',
  copied: 'Die zusammengesetzte Datei ist kopiert.',
  notCopied:
    'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie stattdessen unten die zusammengesetzte Datei.',
  result: 'Was Crawler bekommen',
  working: 'Wird verglichen…',
  tooMany: (most) =>
    `Dafür sind mehr als ${plural(most, 'Antwort', 'Antworten')} nötig. Entfernen Sie URLs oder User-Agents aus der Tabelle.`,
  summary: (changed, all, agents, urls, readers) => {
    const tableSize = `${plural(agents, 'Crawler', 'Crawler')}, ${plural(urls, 'URL', 'URLs')} und ${plural(readers, 'Leser', 'Leser')}`;
    return `Der Block ändert ${changed === 0 ? 'keine' : number(changed)} von ${plural(all, 'Antwort', 'Antworten')}: ${tableSize}.`;
  },
  cause: (cause) => causes[cause],
  answers: (count) => plural(count, 'Antwort', 'Antworten'),
  columns: { url: 'URL', agents: 'Crawler', before: 'Ihre Datei', after: 'Mit dem Block', readers: 'Leser' },
  robots: (agents) => {
    const names = agents.map(robot).join(', ');
    return agents.length > 1 ? `${number(agents.length)}: ${names}` : names;
  },
  readers: (titles, all) => (titles.length === all ? 'alle Leser' : titles.join(', ')),
  readBy: (readers) => `Leser: ${readers}`,
  moreRows: (count) => plural(count, 'weitere Tabellenzeile', 'weitere Tabellenzeilen'),
  notListed: (count) => `${plural(count, 'weitere Antwort ist', 'weitere Antworten sind')} nicht aufgeführt.`,
  own: 'Ihre Zeilen',
  ownFine: 'Jede Zeile Ihrer Datei gilt wie zuvor.',
  line: (line) => `Zeile ${line + 1}`,
  record: (first, last, names) => `${linesOf(first, last)}, für ${list(names.map(robot))}`,
  unread: (titles) =>
    `${listAll(titles)} ${titles.length === 1 ? 'liest' : 'lesen'} den Abschnitt nicht mehr.`,
  joined: (titles) =>
    `${listAll(titles)} ${titles.length === 1 ? 'nimmt' : 'nehmen'} den Abschnitt mit Zeilen des Blocks zusammen.`,
  /** `knowsAllow`: whether these readers know Allow. */
  same: (titles, knowsAllow) => {
    const isOne = titles.length === 1;
    const reason = knowsAllow ? '' : isOne ? ' Er kennt Allow nicht.' : ' Sie kennen Allow nicht.';
    return `${listAll(titles)} ${isOne ? 'liest' : 'lesen'} den Abschnitt wie zuvor: Für ${isOne ? 'diesen' : 'diese'} Leser hat der Block keinen Abschnitt, der für diese Crawler gilt.${reason}`;
  },
  beaten: (titles, by) => {
    const lines = `${by.length === 1 ? 'Zeile' : 'Zeilen'} ${listAll(by.map((line) => String(line + 1)))}`;
    return `Entscheidet für ${listAll(titles)} nichts mehr: ${lines} des Blocks ${by.length === 1 ? 'geht' : 'gehen'} vor.`;
  },
  combined: (lines, offset) =>
    `Die zusammengesetzte Datei: ${plural(lines, 'Zeile', 'Zeilen')}, Ihre ab Zeile ${offset + 1}`,
} satisfies Translated<typeof english.cdnBlockWords>;
