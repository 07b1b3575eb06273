// Words of the dialog that applies a preset to the open file.

import type { PresetAction, PresetRow } from '../../core/analysis/presets/apply-preset.ts';
import type { CarrierRemark } from '../../core/analysis/presets/carriers/carrier-writer.ts';
import type { UnintendedChange } from '../../core/analysis/presets/check-preset.ts';
import type { WithheldLabels } from '../../core/analysis/presets/preference-statements.ts';
import type {
  AccessWish,
  PreferenceStatement,
  PresetHint,
  PresetId,
} from '../../core/analysis/presets/preset.ts';
import type { UseOutcome } from '../../core/analysis/presets/preset-carriers.ts';
import type { PresetPromise, PromiseClause } from '../../core/analysis/presets/promise.ts';
import type { communityList } from '../../core/catalogue/community-crawlers.ts';
import { crawlerKindOfName } from '../../core/catalogue/crawler-kind.ts';
import type { Purpose } from '../../core/catalogue/crawlers.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import type { UseCarrierId } from '../../core/questions/use-statement.ts';
import { capitalize } from '../../core/text/capitalize.ts';
import { inLanguage } from '../language.ts';
import { listAll, number, plural } from './counts.ts';
import { crawlerWords } from './crawlers.ts';
import { aiUseWords } from './formats/extensions.ts';
import { crawlerInSentence } from './table.ts';

const titles = {
  'no-training': 'Block AI training, keep AI search',
  'no-ai': 'Block AI training and AI answers, keep search',
  'archive-no-training': 'Block AI training, allow archives',
  'search-only': 'Search engines only',
  'no-seo': 'Block SEO tools',
  'close-site': 'Block everything (staging site)',
  'allow-all': 'Allow all',
} as const satisfies Record<PresetId, string>;

const sentences = {
  'no-training':
    'Blocks crawlers that train models, including those with other purposes. Crawlers that only search (also for AI products), make link previews, or visit for a person stay as they are.',
  'no-ai':
    'Blocks crawlers that train models, including those with other purposes, and those that answer with your pages. Crawlers that only search (also for AI products, such as OAI-SearchBot or PerplexityBot) or make link previews stay as they are.',
  'archive-no-training': 'Allows archives and blocks crawlers that train models.',
  'search-only':
    'Allows search engines, including those of AI products such as OAI-SearchBot or PerplexityBot, and blocks every other crawler.',
  'no-seo': 'Blocks tools that analyze links and rankings.',
  'close-site': 'Blocks every crawler from everything.',
  'allow-all': 'Removes every site-wide block, and allows nothing else.',
} as const satisfies Record<PresetId, string>;

/** The crawlers that the title is about, as blocked and as allowed ones. */
const promisedCrawlers: Record<
  PresetId,
  Partial<Record<AccessWish, readonly [one: string, many: string]>>
> = {
  'no-training': { out: ['training crawler', 'training crawlers'] },
  'no-ai': { out: ['crawler for AI training or answers', 'crawlers for AI training or answers'] },
  'archive-no-training': {
    out: ['training crawler', 'training crawlers'],
    in: ['archive', 'archives'],
  },
  'search-only': { out: ['other crawler', 'other crawlers'], in: ['search engine', 'search engines'] },
  'no-seo': { out: ['SEO tool', 'SEO tools'] },
  'close-site': { out: ['crawler', 'crawlers'] },
  'allow-all': { in: ['crawler', 'crawlers'] },
};

/** The comments above new records. They are part of the file. */
const comments = {
  'no-training': { out: 'Blocked: AI training' },
  'no-ai': { out: 'Blocked: AI training and AI answers' },
  'archive-no-training': { out: 'Blocked: AI training', in: 'Allowed: archives' },
  'search-only': { out: 'Blocked: other crawlers', in: 'Allowed: search engines' },
  'no-seo': { out: 'Blocked: SEO tools' },
  'close-site': { out: 'Blocked: every crawler' },
  'allow-all': { in: 'Allowed: every crawler' },
} as const satisfies Record<PresetId, Partial<Record<AccessWish, string>>>;

const clauseWords = (id: PresetId, { wish, kept, all }: PromiseClause): string => {
  const [one, many] = promisedCrawlers[id][wish] ?? ['crawler', 'crawlers'];
  const verb = wish === 'out' ? 'blocks' : 'allows';
  if (kept < all) return `${verb} ${number(kept)} of ${number(all)} ${all === 1 ? one : many}`;
  return all === 1 ? `${verb} 1 ${one}` : `${verb} all ${number(all)} ${many}`;
};

const hints = {
  'ask-for-password':
    'People, and crawlers that do not read the file, still have access. Protect private content with a password.',
  'noindex-unseen':
    'A crawler that may not fetch a page cannot see its noindex, so the URL can still appear in search.',
  'search-answers':
    'AI answers inside search engines are part of search. No line in robots.txt can separate the two.',
  'paths-stay': 'Rules about individual paths stay as they are.',
} as const satisfies Record<PresetHint, string>;

const doneWords: Record<PresetAction, (line: string, record: string) => string> = {
  already: (line) => (line === '' ? 'nothing to do' : `nothing to do, ${line}`),
  turned: (line) => `its record changes, ${line}`,
  released: () => 'its block is removed',
  left: (line) => `gets its own record, ${line}`,
  moved: (line, record) => `moves to ${record}, ${line}`,
  joined: (line, record) => `joins ${record}, ${line}`,
  added: (line) => `is added to a new record, ${line}`,
};

const statementNames = {
  'content-signal': 'Content-Signal',
  'content-usage': 'Content-Usage',
} as const satisfies Record<PreferenceStatement['directive'], string>;

const heedWords = {
  ignored: 'does not read robots.txt, according to its operator',
  'mostly-ignored': 'mostly follows user requests, whatever robots.txt says',
  'may-be-ignored': 'may not follow robots.txt',
} as const satisfies Record<NonNullable<PresetRow['heeds']>, string>;

/** How many unchanged crawlers are named; the rest are counted. */
const UNTOUCHED_NAMES = 5;

/** How many crawlers are named of those for which a note is alike; the rest are counted. */
const NOTED_NAMES = 4;

const robot = (agent: string) => crawlerInSentence(agent === '*' ? '' : agent);

const someRobots = (agents: readonly string[]) => {
  const named = agents.length <= NOTED_NAMES + 1 ? agents : agents.slice(0, NOTED_NAMES);
  const more = agents.length - named.length;
  return listAll([...named.map(robot), ...(more > 0 ? [`${number(more)} more`] : [])]);
};

export const presetTitle = inLanguage('presetTitle', (id: string): string => titles[id as PresetId]);

export const presetWords = inLanguage('presetWords', {
  menu: 'Block AI or other crawlers…',
  title: (path: string) => `Rules for AI and other crawlers in ${path}`,
  about:
    'Writes rules for current crawlers into your records. The file is a request: each crawler decides whether to follow it.',
  choose: 'What you want',
  sentence: (id: string) => sentences[id as PresetId],
  comments: (id: string): Readonly<Partial<Record<AccessWish, string>>> => comments[id as PresetId],
  /**
   * `also`: how many crawlers are affected that the preset is not about. `elsewhere`: the watched
   * readers that have such a change if the selected one has none.
   */
  promise: (
    id: string,
    { clauses, spared, others }: PresetPromise,
    also: number,
    elsewhere: readonly string[] = [],
  ) => {
    const anyOther = others?.isKept ? ' and any other crawler' : ', but not any other crawler';
    const parts = clauses.map(
      (clause) =>
        `${clauseWords(id as PresetId, clause)}${others?.wish === clause.wish ? anyOther : ''}${clause.wish === 'out' && spared.length > 0 ? `; ${listAll(spared)} ${spared.length === 1 ? 'stays as it is' : 'stay as they are'}` : ''}`,
    );
    const rest =
      also === 0
        ? elsewhere.length === 0
          ? 'does not change other crawlers'
          : `changes other crawlers only as ${listAll(elsewhere)} ${elsewhere.length === 1 ? 'reads' : 'read'} the file`
        : `also changes ${plural(also, 'other crawler', 'other crawlers')}`;
    const text = (others && also === 0 && elsewhere.length === 0 ? parts : [...parts, rest]).join('; ');
    return `${capitalize(text)}.`;
  },
  /** The crawlers for which the promise is not kept because they are not changed. */
  left: ({ wish, left }: PromiseClause) =>
    `Not ${wish === 'out' ? 'blocked' : 'allowed'}, because you left them as they are: ${listAll(left)}.`,
  /** Crawlers that the preset is to keep, and that the file blocks already. */
  keptClosed: (agents: readonly string[]) =>
    `Already closed completely, and not opened by this: ${someRobots(agents)}.`,
  illegible:
    'The file is in UTF-16, in which crawlers find no line, so none of its rules counts. Save it as UTF-8 first.',
  joins: (names: number, beside: string) =>
    `Add ${plural(names, 'name', 'names')} to the record of ${robot(beside)}, which has the same rules, instead of a new record`,
  unread: ({ directive }: PreferenceStatement) =>
    `${statementNames[directive]} is not written: no record lets a crawler fetch the site, so no crawler needs it.`,
  withheld: ({ statement: { directive, values }, labels, agents }: WithheldLabels) =>
    `${statementNames[directive]} is written without ${listAll(labels.map((label) => `${label}=${values[label]}`))}, which would contradict that ${someRobots(agents)} ${agents.length === 1 ? 'is' : 'are'} allowed by name.`,
  /** What the check of the file reports about the new text, and did not report before. */
  reported: (findings: readonly { readonly title: string; readonly line: number }[]) =>
    `The check of the new text also reports ${listAll(findings.map(({ title, line }) => `“${title}” (line ${line + 1})`))}.`,
  counted: (out: number, allowed: number, others: AccessWish | undefined) => {
    const parts = [
      ...(out > 0 ? [`${plural(out, 'crawler', 'crawlers')} blocked`] : []),
      ...(allowed > 0
        ? [`${out > 0 ? number(allowed) : plural(allowed, 'crawler', 'crawlers')} allowed`]
        : []),
      ...(others ? [`any other crawler ${others === 'out' ? 'blocked' : 'allowed'}`] : []),
    ];
    return parts.join(', ');
  },
  /** `areOthers`: the user decides about more crawlers, listed above. */
  crawlers: (chosen: number, all: number, areOthers: boolean) =>
    `${areOthers ? 'Other crawlers' : 'Crawlers'}, by purpose: ${number(chosen)} of ${number(all)} selected`,
  ofAll: (chosen: number, all: number) => `${number(chosen)} of ${number(all)} selected`,
  /** In a narrow window, above what is rarely needed. */
  moreOptions: 'More options',
  eachCrawler: (count: number) =>
    `Each of the ${plural(count, 'name', 'names')} that ${count === 1 ? 'changes' : 'change'}`,
  purpose: (purpose: Purpose | 'own') => (purpose === 'own' ? 'Yours' : crawlerWords.purposeTitle(purpose)),
  /** One sentence, where the preset does the same with all of them. */
  ticked: {
    out: 'Selected crawlers are blocked; the others stay as they are.',
    in: 'Selected crawlers are allowed; the others stay as they are.',
  } satisfies Record<AccessWish, string>,
  lostWhereKnown: 'What you lose by blocking a crawler is shown if a published source says so.',
  /** After a name, where the preset does not do the same with all of them. */
  wish: { out: 'select to block', in: 'select to allow' } satisfies Record<AccessWish, string>,
  purposes: crawlerWords.purposes,
  /** Above the crawlers that the user decides about: how many there are of each choice. */
  alsoForElse: (choices: Readonly<Record<AccessWish | 'leave', number>>) => {
    const count = choices.out + choices.in + choices.leave;
    const be = (some: number) => (some === 1 ? 'is' : 'are');
    const parts = [
      ...(choices.out > 0 ? [`${number(choices.out)} ${be(choices.out)} blocked`] : []),
      ...(choices.in > 0 ? [`${number(choices.in)} ${be(choices.in)} allowed`] : []),
      ...(choices.leave > 0
        ? [`${number(choices.leave)} ${choices.leave === 1 ? 'stays as it is' : 'stay as they are'}`]
        : []),
    ];
    return `${plural(count, 'crawler also does', 'crawlers also do')} something else: ${parts.join(', ')}`;
  },
  choice: { out: 'Block', in: 'Allow', leave: 'Leave' } satisfies Record<AccessWish | 'leave', string>,
  byDefault: 'default',
  /** Before what a source says of blocking the token. */
  tokenBlocked: (token: string) => `${token} is blocked.`,
  /**
   * The effect of a choice. For blocking, only where no source states it.
   * @param purposes those of the crawler that the preset does not end otherwise; if there are none, nothing is blocked
   */
  choiceEffect: (choice: AccessWish | 'leave', purposes: readonly Purpose[]) => {
    if (choice === 'out') return 'No source says what you lose.';
    if (purposes.length === 0) return 'Stays as it is.';
    const may = purposes.includes('ai-training')
      ? 'may be used for AI training'
      : purposes.includes('archive')
        ? 'is archived, and others train models on the archive'
        : 'may be used for what you block';
    return `${choice === 'in' ? 'May fetch the site' : 'Stays as it is'}; what it fetches ${may}.`;
  },
  community: (count: number) =>
    `Also block ${number(count)} names that only a community list calls training crawlers`,
  communityWhy: (list: typeof communityList, names: readonly string[], unwritable: readonly string[]) =>
    `Not selected, because no statement from an operator is known: ${list.name} (${crawlerWords.day(list.date)}) lists ${listAll(names)}. It also lists ${listAll(unwritable)}, but no reader looks for a name with a space or a slash.`,
  untouched: (names: readonly string[]) => {
    const visibleNames = names.length <= UNTOUCHED_NAMES + 1 ? names : names.slice(0, UNTOUCHED_NAMES);
    const more = names.length - visibleNames.length;
    return `${number(names.length)} known ${names.length === 1 ? 'crawler stays as it is' : 'crawlers stay as they are'}: ${listAll([...visibleNames, ...(more > 0 ? [`${number(more)} more`] : [])])}`;
  },
  crawler: (token: string, operator: string | null) => (operator ? `${token} · ${operator}` : token),
  statement: ({ directive, values }: PreferenceStatement) =>
    `Also write ${statementNames[directive]}: ${Object.entries(values)
      .map(([label, value]) => `${label}=${value}`)
      .join(', ')}`,
  statementAbout: {
    'content-signal':
      'In every record that does not block the whole site. Says what may be done with pages. Cloudflare’s own crawler reads it; no other operator is known to promise that.',
    'content-usage': 'In the same records. An IETF draft; no crawler is known to read it yet.',
  },
  readAs: 'Answers as read by',
  preview: 'What happens',
  working: 'Preparing the preview…',
  tooBig: (lines: number, most: number) =>
    `The file has ${number(lines)} lines. Files of up to ${number(most)} lines can be changed here.`,
  nothing: (files: number) =>
    `${files === 1 ? 'The file already says' : 'The files already say'} all of this. Nothing would change.`,
  /** A crawler may have several names, and each is a user-agent of its own. */
  summary: (rows: readonly Pick<PresetRow, 'done' | 'wish'>[]) => {
    const of = (...done: readonly PresetAction[]) => rows.filter((row) => done.includes(row.done)).length;
    const [written, changed] = [of('added', 'joined'), of('turned', 'released', 'left', 'moved')];
    const ready = (wish: AccessWish) =>
      rows.filter((row) => row.done === 'already' && row.wish === wish).length;
    const parts = [
      ...(written > 0 ? [`${number(written)} new in the file`] : []),
      ...(changed > 0 ? [`${number(changed)} with different rules`] : []),
      ...(ready('out') > 0 ? [`${number(ready('out'))} blocked already`] : []),
      ...(ready('in') > 0 ? [`${number(ready('in'))} allowed already`] : []),
    ];
    return `${plural(rows.length, 'name', 'names')} in all: ${parts.join(', ')}.`;
  },
  table: 'Whether each crawler may fetch the front page, /',
  columns: { crawler: 'Crawler', before: 'Before', after: 'After', how: 'How' },
  /** On the button below the first rows, and below all of them. */
  moreRows: (count: number) => `Show ${plural(count, 'more crawler', 'more crawlers')}`,
  lessRows: 'Show less',
  more: (count: number) => `${plural(count, 'name already gets', 'names already get')} the answer you want`,
  robot,
  how: ({ agent, done, line, beside }: Pick<PresetRow, 'agent' | 'done' | 'line' | 'beside'>) => {
    const record = beside === undefined ? 'a record with these rules' : `the record of ${robot(beside)}`;
    const text = doneWords[done](line === undefined ? '' : `line ${line + 1}`, record);
    const kind = crawlerWords.kind[crawlerKindOfName(agent)];
    return kind === '' ? text : `${text} (${kind})`;
  },
  cells: 'Answers in the table',
  cellsChange: (reader: string) => `Answers that change, read as ${reader}`,
  noCellChanges: (reader: string) => `Read as ${reader}, no answer of the table changes.`,
  noCells: 'The table has no URLs yet, so there are no answers to compare.',
  counting: 'Comparing the answers…',
  cellColumns: { url: 'URL', agents: 'Crawlers', before: 'Before', after: 'After' },
  moreCells: (count: number) => `And ${number(count)} more.`,
  notes: 'Worth knowing',
  hint: (hint: PresetHint) => hints[hint],
  missed: (agents: readonly string[], readers: readonly string[]) =>
    `Read as ${listAll(readers)}, ${listAll(agents.map(robot))} ${agents.length === 1 ? 'does' : 'do'} not get the answer you want.`,
  /** `read`: the names as these readers read them. */
  cutShort: (agents: readonly string[], readers: readonly string[], read: readonly string[]) =>
    `${listAll(readers)} ${readers.length === 1 ? 'does' : 'do'} not find the record for ${listAll(agents)}, because ${readers.length === 1 ? 'it reads' : 'they read'} a name only up to its first digit or special character: ${listAll(read.map((text) => `“${text}”`))}.`,
  met: (
    agents: readonly string[],
    { url, urls }: Pick<UnintendedChange, 'url' | 'urls'>,
    readers: readonly string[],
  ) =>
    `Read as ${listAll(readers)}, the answer for ${someRobots(agents)} also changes for ${url}${urls > 1 ? ` and ${plural(urls - 1, 'more URL', 'more URLs')}` : ''}. That is not intended.`,
  unwatchedNotes: (count: number) => `${plural(count, 'note', 'notes')} about readers that you do not watch`,
  heeds: (agents: readonly string[], heed: NonNullable<PresetRow['heeds']>) =>
    `${listAll(agents)}: ${heedWords[heed]}.`,
  exceptions: (lines: readonly number[]) => {
    const named = listAll(lines.map((line) => String(line + 1)));
    return lines.length === 1
      ? `Line ${named} of the new text still blocks individual paths.`
      : `Lines ${named} of the new text still block individual paths.`;
  },
  apply: 'Write these rules',
  /** On the button that writes them: how many lines are added to the file and removed from it. */
  applyLines: (added: number, removed: number) =>
    [
      ...(added > 0 ? [`add ${plural(added, 'line', 'lines')}`] : []),
      ...(removed > 0 ? [`remove ${added > 0 ? number(removed) : plural(removed, 'line', 'lines')}`] : []),
    ].join(', '),
  cancel: 'Cancel',
  undo: 'You can undo this.',
  done: (name: string, files: readonly string[]) =>
    [
      `Rules written: ${name}.`,
      ...(files.length > 1 ? [`Changed files: ${listAll(files)}.`] : []),
      ...(files.includes('/_headers')
        ? ['If your server does not read _headers, open that file and select “Copy for your server”.']
        : []),
    ].join(' '),
} as const);

const carrierNames = {
  tdmrep: 'tdmrep.json',
  'response-headers': 'Response headers (_headers)',
  rsl: 'License (license.xml)',
  document: 'Metas in documents',
} as const satisfies Record<UseCarrierId, string>;

const remarkWords: {
  readonly [Code in CarrierRemark['code']]: (remark: Extract<CarrierRemark, { code: Code }>) => string;
} = {
  unreadable: ({ line }) =>
    `The file cannot be read (line ${line + 1}), so nothing is written. Fix the file first.`,
  'unreadable-header': ({ line, name }) => `Line ${line + 1}: ${name} cannot be read, and stays as it is.`,
  exception: ({ line, about }) => `Line ${line + 1} says otherwise for ${about}, and stays.`,
  terms: ({ line, words }) => `Line ${line + 1} offers a license on terms (${words}), and stays.`,
  'no-excerpt': ({ line }) =>
    `Line ${line + 1}: nosnippet also removes the excerpt in ordinary search results. No header separates the two.`,
};

const linesOf = (refs: readonly FieldRef[]) =>
  listAll(refs.map(({ path, line }) => `line ${line + 1} of ${path}`));

/** Words for applying a preset to the other files of the site. */
export const presetCarrierWords = inLanguage('presetCarrierWords', {
  heading: 'Also write it into',
  carrier: carrierNames,
  place: (path: string, isThere: boolean) => (isThere ? `Changes ${path}.` : `Adds ${path} to the site.`),
  inDocuments: (paths: readonly string[]) =>
    `Writes a tdm-reservation meta into ${paths.length === 1 ? paths[0]! : plural(paths.length, 'document', 'documents')}.`,
  file: (path: string, isNew: boolean) => (isNew ? `New file: ${path}` : `Changes in ${path}`),
  unchanged: 'Nothing changes in this file.',
  remark: (remark: CarrierRemark) => remarkWords[remark.code](remark as never),
  outcomes: 'What all files then say about / to any other crawler',
  outcome: ({ purpose, wish, before, after, by }: UseOutcome) => {
    const { answers, purposes } = aiUseWords;
    const lines = by.length > 0 ? ` (${linesOf(by)})` : '';
    return wish === undefined
      ? `${purposes[purpose]}: changes from “${answers[before]}” to “${answers[after]}”${lines}.`
      : wish === 'open'
        ? `${purposes[purpose]}: still “${answers[after]}”${lines}.`
        : `${purposes[purpose]}: “${answers[after]}” instead of “${answers[wish]}”${lines}.`;
  },
});
