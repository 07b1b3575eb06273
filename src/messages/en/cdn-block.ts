// Words of the page that shows the block a content delivery network puts before the file.
import type { CdnChangeCause } from '../../core/analysis/cdn-block/cdn-block.ts';
import { inLanguage } from '../language.ts';
import { list, listAll, number, plural } from './counts.ts';
import { crawlerInSentence } from './table.ts';

const causes: Record<CdnChangeCause, { readonly title: string; readonly why: string }> = {
  named: {
    title: 'The block names the crawler',
    why: 'A crawler with its own record follows only that record. What your file says for any other crawler no longer applies to it.',
  },
  joined: {
    title: 'Both records count together',
    why: 'Records for the same crawler are combined, so rules of the block apply alongside yours. The longest rule that matches decides, and Allow wins a tie.',
  },
  instead: {
    title: 'Only the first record counts',
    why: 'These readers obey only the first record that applies. That is the one in the block, so yours is not read.',
  },
  glued: {
    title: 'The block runs on into your file',
    why: 'A record in the block has no Allow or Disallow, so its names join those of your first record. To keep the two apart, add a rule below its names.',
  },
  adopted: {
    title: 'Your first rules join the block',
    why: 'Your file begins with rules above its first User-agent line, which no crawler obeys. After the block, they belong to its last record.',
  },
  new: {
    title: 'Nothing applied to the crawler before',
    why: 'Your file has no record that this crawler obeys. The block has one.',
  },
  other: {
    title: 'Your file is read differently after the block',
    why: 'A byte order mark in the middle of the file breaks its line, and anything moved past the first 500 KiB is not read.',
  },
};

const robot = (agent: string) => crawlerInSentence(agent === '*' ? '' : agent);

const linesOf = (first: number, last: number) =>
  first === last ? `Line ${first + 1}` : `Lines ${first + 1}–${last + 1}`;

const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const cdnBlockWords = inLanguage('cdnBlockWords', {
  about:
    'Some content delivery networks put their own block in front of the robots.txt that they deliver, so crawlers get both. Write or paste the block to see what it changes. Your file stays the same.',
  block: 'Block in front of the file',
  useSample: 'Use the sample',
  isSample: 'The sample is already in the field.',
  sampleAbout: 'The sample has the shape of Cloudflare’s managed block.',
  copy: 'Copy the combined file',
  copied: 'Copied the combined file.',
  notCopied: 'The browser did not allow copying. Select the combined file below instead.',
  result: 'What crawlers get',
  working: 'Comparing…',
  tooMany: (most: number) =>
    `This needs more than ${number(most)} answers. Remove URLs or user-agents from the table.`,
  summary: (changed: number, all: number, agents: number, urls: number, readers: number) => {
    const tableSize = `${plural(agents, 'crawler', 'crawlers')}, ${plural(urls, 'URL', 'URLs')} and ${plural(readers, 'reader', 'readers')}`;
    return changed === 0
      ? `The block changes none of ${number(all)} answers of the table: ${tableSize}.`
      : `The block changes ${number(changed)} of ${number(all)} answers of the table: ${tableSize}.`;
  },
  cause: (cause: CdnChangeCause) => causes[cause],
  answers: (count: number) => plural(count, 'answer', 'answers'),
  columns: {
    url: 'URL',
    agents: 'Crawlers',
    before: 'Your file',
    after: 'With the block',
    readers: 'Readers',
  },
  robots: (agents: readonly string[]) => {
    const names = agents.map(robot).join(', ');
    return agents.length > 1 ? `${number(agents.length)}: ${names}` : names;
  },
  readers: (titles: readonly string[], all: number) =>
    titles.length === all ? 'every reader' : titles.join(', '),
  readBy: (readers: string) => `Read by ${readers}`,
  moreRows: (count: number) => plural(count, 'more row', 'more rows'),
  notListed: (count: number) => `${plural(count, 'more answer', 'more answers')} not listed.`,
  own: 'Your lines',
  ownFine: 'Every line of your file counts as before.',
  line: (line: number) => `Line ${line + 1}`,
  record: (first: number, last: number, names: readonly string[]) =>
    `${linesOf(first, last)}, for ${list(names.map(robot))}`,
  unread: (titles: readonly string[]) =>
    `${listAll(titles)} no longer ${verb(titles.length, 'reads', 'read')} it.`,
  joined: (titles: readonly string[]) =>
    `${listAll(titles)} ${verb(titles.length, 'combines', 'combine')} it with lines of the block.`,
  /** `knowsAllow`: whether these readers know Allow. */
  same: (titles: readonly string[], knowsAllow: boolean) => {
    const [read, them, know] = titles.length === 1 ? ['reads', 'it', 'It does'] : ['read', 'them', 'They do'];
    const reason = knowsAllow ? '' : ` ${know} not know Allow.`;
    return `${listAll(titles)} ${read} it as before: for ${them}, the block has no record for these crawlers.${reason}`;
  },
  beaten: (titles: readonly string[], by: readonly number[]) => {
    const lines = `${by.length === 1 ? 'line' : 'lines'} ${listAll(by.map((line) => String(line + 1)))}`;
    return `No longer decides anything for ${listAll(titles)}: ${lines} of the block ${verb(by.length, 'takes', 'take')} precedence.`;
  },
  combined: (lines: number, offset: number) =>
    `The combined file: ${plural(lines, 'line', 'lines')}, yours from line ${offset + 1} on`,
} as const);
