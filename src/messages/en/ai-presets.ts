// The words of applying a stance to the open file.

import type { PresetAction, PresetRow } from '../../core/analysis/presets/apply-preset.ts';
import type { UnintendedChange } from '../../core/analysis/presets/check-preset.ts';
import type {
  AccessWish,
  PreferenceStatement,
  PresetHint,
  PresetId,
} from '../../core/analysis/presets/preset.ts';
import { crawlerKindOfName } from '../../core/catalogue/crawler-kind.ts';
import type { Purpose } from '../../core/catalogue/crawlers.ts';
import { inLanguage } from '../language.ts';
import { listAll, number, plural } from './counts.ts';
import { crawlerWords } from './crawlers.ts';
import { whoAsks } from './table.ts';

const titles = {
  'no-training': 'Block AI training',
  'no-ai': 'Block AI altogether, keep search',
  'archive-no-training': 'Archive yes, AI training no',
  'search-only': 'Search engines only',
  'no-seo': 'Block SEO tools',
  'close-site': 'Close a staging site',
  'allow-all': 'Allow all',
} as const satisfies Record<PresetId, string>;

const sentences = {
  'no-training':
    'Blocks crawlers that train models. Search (also by AI products), link previews, and visits that a person asks for stay as they are.',
  'no-ai':
    'Blocks crawlers that train models or answer with your pages. Link previews and search stay as they are, also by AI products such as OAI-SearchBot or PerplexityBot.',
  'archive-no-training': 'Allows archives and blocks crawlers that train models.',
  'search-only':
    'Allows search engines, also those of AI products such as OAI-SearchBot or PerplexityBot, and blocks everyone else.',
  'no-seo': 'Blocks tools that analyze links and rankings.',
  'close-site': 'Blocks every crawler from everything.',
  'allow-all': 'Removes every site-wide block.',
} as const satisfies Record<PresetId, string>;

const hints = {
  'ask-for-password':
    'Crawlers that do not read the file, and people, still come in. What must stay private needs a password.',
  'noindex-unseen':
    'A page that may not be fetched cannot show its noindex: its address may still turn up in search.',
  'search-answers':
    'AI answers inside search engines come with search: no line of robots.txt tells the two apart there.',
  'archive-trained-on':
    'Common Crawl calls CCBot a crawler of an archive, not of AI training, but others use that archive, also for training. So it is left as it is; tick it under “Which crawlers” to keep it out too.',
  'archive-let-in-trained-on':
    'Common Crawl’s archive is let in with the others, and others use it, also for training. Untick CCBot under “Which crawlers” to leave it as it is.',
  'paths-stay': 'Rules about single paths stay as they are.',
} as const satisfies Record<PresetHint, string>;

const doneWords: Record<PresetAction, (line: string, record: string) => string> = {
  already: (line) => (line === '' ? 'nothing to do' : `nothing to do, ${line}`),
  turned: (line) => `its record is changed, ${line}`,
  left: (line) => `gets a record of its own, ${line}`,
  moved: (line, record) => `moves to ${record}, ${line}`,
  joined: (line, record) => `joins ${record}, ${line}`,
  added: (line) => `goes into a new record, ${line}`,
};

const statementNames = {
  'content-signal': 'Content-Signal',
  'content-usage': 'Content-Usage',
} as const satisfies Record<PreferenceStatement['directive'], string>;

const heedWords = {
  ignored: 'does not read robots.txt, says its operator',
  'mostly-ignored': 'mostly goes by what people ask, whatever robots.txt says',
  'may-be-ignored': 'may not go by robots.txt',
} as const satisfies Record<NonNullable<PresetRow['heeds']>, string>;

const robot = (agent: string) => whoAsks(agent === '*' ? '' : agent);

export const stanceTitle = inLanguage('stanceTitle', (id: string): string => titles[id as PresetId]);

export const stancesWords = inLanguage('stancesWords', {
  menu: 'Keep AI or other crawlers out…',
  title: (path: string) => `Rules for AI and other crawlers in ${path}`,
  about:
    'Writes rules for current crawlers into your records. The file is a request: each crawler decides whether to follow it.',
  choose: 'What you want',
  sentence: (id: string) => sentences[id as PresetId],
  counted: (out: number, allowed: number, others: AccessWish | undefined) => {
    const parts = [
      ...(out > 0 ? [`${plural(out, 'crawler', 'crawlers')} kept out`] : []),
      ...(allowed > 0 ? [`${plural(allowed, 'crawler', 'crawlers')} let in`] : []),
      ...(others ? [`any other crawler ${others === 'out' ? 'kept out' : 'let in'}`] : []),
    ];
    return parts.join(', ');
  },
  crawlers: (chosen: number, all: number) => `Which crawlers: ${number(chosen)} of ${number(all)}`,
  ofAll: (chosen: number, all: number) => `${number(chosen)} of ${number(all)}`,
  purpose: (purpose: Purpose | 'own') => (purpose === 'own' ? 'Yours' : crawlerWords.purposeTitle(purpose)),
  /** Said once, where one thing is wished of all. */
  ticked: {
    out: 'A tick keeps a crawler out; without one it stays as it is.',
    in: 'A tick lets a crawler in; without one it stays as it is.',
  } satisfies Record<AccessWish, string>,
  lostWhereKnown: 'What is lost by it is said where a source tells.',
  /** Behind a name, where it is not the same for all. */
  wish: { out: 'a tick keeps it out', in: 'a tick lets it in' } satisfies Record<AccessWish, string>,
  toDecide: (chosen: number, all: number) => `Yours to decide: ${number(chosen)} of ${number(all)} ticked`,
  purposes: crawlerWords.purposes,
  doing: (token: string, kept: readonly Purpose[]) =>
    `${token} (${kept.map(crawlerWords.purpose).join(', ')})`,
  undecided: (out: readonly Purpose[], named: readonly string[]) => {
    const [come, they] = named.length === 1 ? ['crawler comes', 'It stays'] : ['crawlers come', 'They stay'];
    const purposes = out.map(crawlerWords.purpose).join(' or ');
    return `${number(named.length)} more ${come} for ${purposes} and for something that is to stay: ${listAll(named)}. ${they} as before unless you say otherwise.`;
  },
  decide: 'Decide about them',
  crawler: (token: string, operator: string | null) => (operator ? `${token} · ${operator}` : token),
  statement: ({ directive, values }: PreferenceStatement) =>
    `Also write ${statementNames[directive]}: ${Object.entries(values)
      .map(([label, value]) => `${label}=${value}`)
      .join(', ')}`,
  statementAbout: {
    'content-signal':
      'In the record for any other crawler. Says what may be done with pages; read by Cloudflare’s own crawler, no promise of others is known.',
    'content-usage':
      'In the record for any other crawler. An IETF draft; no crawler is known to read it yet.',
  },
  readAs: 'Answers as read by',
  preview: 'What happens',
  working: 'Working it out…',
  tooBig: (lines: number, most: number) =>
    `The file has ${number(lines)} lines. Up to ${number(most)} lines can be worked on here.`,
  nothing: 'The file says all of this already. Nothing would change.',
  summary: (rows: readonly Pick<PresetRow, 'done'>[]) => {
    const of = (...done: readonly PresetAction[]) => rows.filter((row) => done.includes(row.done)).length;
    const [written, changed, ready] = [of('added', 'joined'), of('turned', 'left', 'moved'), of('already')];
    const parts = [
      ...(written > 0 ? [`${number(written)} new in the file`] : []),
      ...(changed > 0 ? [`${number(changed)} with other rules than before`] : []),
      ...(ready > 0 ? [`${number(ready)} with nothing to do`] : []),
    ];
    return `${plural(rows.length, 'name', 'names')}: ${parts.join(', ')}.`;
  },
  table: 'Whether each crawler may fetch the front page, /',
  columns: { crawler: 'Crawler', before: 'Before', after: 'After', how: 'How' },
  more: (count: number) => `${plural(count, 'name', 'names')} with nothing to do`,
  robot,
  how: ({ agent, done, line, beside }: Pick<PresetRow, 'agent' | 'done' | 'line' | 'beside'>) => {
    const record = beside === undefined ? 'a record that says so' : `the record of ${robot(beside)}`;
    const text = doneWords[done](line === undefined ? '' : `line ${line + 1}`, record);
    const kind = crawlerWords.kind[crawlerKindOfName(agent)];
    return kind === '' ? text : `${text} (${kind})`;
  },
  cells: 'Answers in the table',
  cellsChanged: (changed: number, all: number, reader: string) =>
    changed === 0
      ? `No answer of ${number(all)} changes, read as ${reader}.`
      : `${number(changed)} of ${plural(all, 'answer', 'answers')} ${changed === 1 ? 'changes' : 'change'}, read as ${reader}.`,
  noCells: 'The table asks about no URL yet, so no answer can be compared.',
  counting: 'Comparing the answers…',
  cellColumns: { url: 'URL', agents: 'User-agents', before: 'Before', after: 'After' },
  moreCells: (count: number) => `And ${number(count)} more.`,
  notes: 'Worth knowing',
  hint: (hint: PresetHint) => hints[hint],
  missed: (agents: readonly string[], readers: readonly string[]) =>
    `Read as ${listAll(readers)}, ${listAll(agents.map(robot))} ${agents.length === 1 ? 'gets' : 'get'} another answer than the one wished.`,
  /** `read`: what these readers take for the names. */
  cutShort: (agents: readonly string[], readers: readonly string[], read: readonly string[]) =>
    `${listAll(readers)} ${readers.length === 1 ? 'does' : 'do'} not find what the file says to ${listAll(agents)}: there a name ends before its first digit or other sign, here as ${listAll(read.map((text) => `“${text}”`))}.`,
  met: ({ agent, url, urls }: UnintendedChange, readers: readonly string[]) =>
    `Read as ${listAll(readers)}, ${robot(agent)} gets another answer too, without being meant: for ${url}${urls > 1 ? ` and ${plural(urls - 1, 'more URL', 'more URLs')}` : ''}.`,
  heeds: (agents: readonly string[], heed: NonNullable<PresetRow['heeds']>) =>
    `${listAll(agents)}: ${heedWords[heed]}.`,
  exceptions: (lines: readonly number[]) => {
    const named = listAll(lines.map((line) => String(line + 1)));
    return lines.length === 1
      ? `Line ${named} of the new text says otherwise of single paths, and stays.`
      : `Lines ${named} of the new text say otherwise of single paths, and stay.`;
  },
  apply: 'Write these rules',
  cancel: 'Cancel',
  undo: 'Undo brings it back.',
  done: (name: string) => `Written: ${name}.`,
} as const);
