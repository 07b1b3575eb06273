// Words of the page that shows a delivery network's block in front of the file.
import type { CdnChangeCause } from '../../core/analysis/cdn-block/cdn-block.ts';
import type * as english from '../en/cdn-block.ts';
import type { Translated } from '../language.ts';
import { list, listAll, number, plural } from './counts.ts';
import { whoAsks } from './table.ts';

const causes: Record<CdnChangeCause, { readonly title: string; readonly why: string }> = {
  named: {
    title: 'Der Block nennt den Robot',
    why: 'Ein Robot mit einem eigenen Abschnitt befolgt nur diesen. Was Ihre Datei den anderen Robots sagt, gilt für ihn nicht mehr.',
  },
  joined: {
    title: 'Beide Abschnitte zählen zusammen',
    why: 'Abschnitte für denselben Robot werden zusammengenommen, also stehen Regeln des Blocks neben Ihren. Die längste Regel, die passt, entscheidet; bei gleicher Länge gewinnt Allow.',
  },
  instead: {
    title: 'Nur der erste Abschnitt zählt',
    why: 'Diese Leser befolgen den ersten Abschnitt, der für sie gilt. Das ist der des Blocks; Ihrer wird nicht gelesen.',
  },
  glued: {
    title: 'Der Block geht in Ihre Datei über',
    why: 'Ein Abschnitt des Blocks hat weder Allow noch Disallow, darum kommen seine Namen zu denen Ihres ersten Abschnitts. Eine Regel unter ihnen hält beide getrennt.',
  },
  adopted: {
    title: 'Ihre ersten Regeln geraten in den Block',
    why: 'Ihre Datei beginnt mit Regeln über der ersten User-agent-Zeile, die kein Robot befolgt hat. Hinter dem Block gehören sie zu dessen letztem Abschnitt.',
  },
  new: {
    title: 'Für den Robot galt bisher nichts',
    why: 'Ihre Datei hat keinen Abschnitt, den dieser Robot befolgt. Der Block hat einen.',
  },
  other: {
    title: 'Ihre Datei wird hinter dem Block anders gelesen',
    why: 'Ein Byte Order Mark, das mitten in der Datei steht, verdirbt seine Zeile, und was hinter die ersten 500 KiB gerät, wird nicht gelesen.',
  },
};

/** As subject and after „für“. */
const robot = (agent: string) => whoAsks(agent === '*' ? '' : agent);

const linesOf = (first: number, last: number) =>
  first === last ? `Zeile ${first + 1}` : `Zeilen ${first + 1}–${last + 1}`;

export const edgeBlockWords: Translated<typeof english.edgeBlockWords> = {
  about:
    'Manche CDNs, also Netze, die Websites für andere ausliefern, stellen deren robots.txt einen eigenen Block voran. Schreiben Sie den Block hier hinein, oder fügen Sie ihn ein: Besucher bekommen beides, und hier steht, was sich dadurch ändert. In Ihre Datei wird nichts geschrieben.',
  block: 'Block vor der Datei',
  useSample: 'Beispiel übernehmen',
  isSample: 'Das Beispiel steht schon im Feld.',
  sampleAbout: 'Das Beispiel ist aufgebaut wie der verwaltete Block von Cloudflare.',
  copy: 'Zusammengesetzte Datei kopieren',
  copied: 'Die zusammengesetzte Datei ist kopiert.',
  notCopied:
    'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie stattdessen unten die zusammengesetzte Datei.',
  result: 'Was Besucher bekommen',
  working: 'Wird verglichen…',
  tooMany: (most) =>
    `Zu vergleichen wären mehr als ${plural(most, 'Antwort', 'Antworten')}. Nehmen Sie URLs oder User-Agents aus der Tabelle.`,
  summary: (changed, all, agents, urls, readers) => {
    const asked = `${plural(agents, 'Robot', 'Robots')}, ${plural(urls, 'URL', 'URLs')} und ${plural(readers, 'Leser', 'Leser')}`;
    return `Der Block ändert ${changed === 0 ? 'keine' : number(changed)} von ${plural(all, 'Antwort', 'Antworten')}: ${asked}.`;
  },
  cause: (cause) => causes[cause],
  answers: (count) => plural(count, 'Antwort', 'Antworten'),
  columns: { url: 'URL', agents: 'Robots', before: 'Ihre Datei', after: 'Mit dem Block', readers: 'Leser' },
  robots: (agents) => {
    const names = agents.map(robot).join(', ');
    return agents.length > 1 ? `${number(agents.length)}: ${names}` : names;
  },
  readers: (titles, all) => (titles.length === all ? 'alle' : titles.join(', ')),
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
  /** `knowsAllow`: whether Allow is a rule to these readers. */
  same: (titles, knowsAllow) => {
    const isOne = titles.length === 1;
    const reason = knowsAllow ? '' : isOne ? ' Er kennt Allow nicht.' : ' Sie kennen Allow nicht.';
    return `${listAll(titles)} ${isOne ? 'liest' : 'lesen'} den Abschnitt wie zuvor: Für ${isOne ? 'diesen' : 'diese'} Leser hat der Block keinen Abschnitt, der für diese Robots gilt.${reason}`;
  },
  beaten: (titles, by) => {
    const lines = `${by.length === 1 ? 'Zeile' : 'Zeilen'} ${listAll(by.map((line) => String(line + 1)))}`;
    return `Entscheidet für ${listAll(titles)} nichts mehr: ${lines} des Blocks ${by.length === 1 ? 'geht' : 'gehen'} vor.`;
  },
  combined: (lines, offset) =>
    `Die zusammengesetzte Datei: ${plural(lines, 'Zeile', 'Zeilen')}, Ihre ab Zeile ${offset + 1}`,
};
