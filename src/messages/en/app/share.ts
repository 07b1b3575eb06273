// Words about share links: creating one, and viewing a shared workspace.
import type { SharedPart } from '../../../core/workspace/shared-parts.ts';
import type { WorkspaceProblem } from '../../../core/workspace/workspace.ts';
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';
import { explanationHeadWords } from './shell.ts';

const partsCounted: Readonly<Record<SharedPart, (count: number) => string>> = {
  expectations: (count) => plural(count, 'expectation', 'expectations'),
  ignored: (count) => plural(count, 'ignored finding', 'ignored findings'),
  crawlers: (count) => plural(count, 'custom crawler', 'custom crawlers'),
  requests: (count) => `Requests for ${plural(count, 'URL', 'URLs')} from a log (may be private)`,
};

const askFor = 'Ask the sender for a new link or for the workspace file.';

const workspaceProblems: Readonly<Record<WorkspaceProblem['code'], (where: string) => string>> = {
  'not-json': () => 'its content is not JSON',
  'not-a-workspace': () => 'its content has no "gatepost" key',
  'newer-version': () => 'it was created by a newer Gatepost',
  missing: (where) => `"${where}" is missing`,
  invalid: (where) => `"${where}" is not valid`,
};

/** The parts that are not empty, separated by commas. */
const joinParts = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

const otherWay = (canLeaveOut: boolean) =>
  `${canLeaveOut ? 'Leave something out, or save' : 'Save'} the workspace as a file and send that.`;

export const shareWords = inLanguage('shareWords', {
  shareMenu: 'Share by link…',
  title: 'Share by link',
  about:
    'The link contains a copy of the site: the current text with your edits, but not the edit history. Anyone who has the link can read the copy. Browsers never send the part after # to a server.',
  inside: 'In the link',
  file: (octets: string) => octets,
  moreFiles: (count: number) => `and ${plural(count, 'more file', 'more files')}`,
  named: (count: number) => `${plural(count, 'file', 'files')} by address only`,
  asked: (urls: number, agents: number) =>
    urls + agents === 0
      ? 'URLs and crawlers of the rules, question, reader'
      : `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'crawler', 'crawlers')}, question, reader`,
  cell: (url: string, agent: string) => `Selected answer: ${url} ${explanationHeadWords.forAgent(agent)}`,
  take: 'Also include',
  part: (part: SharedPart, count: number) => partsCounted[part](count),
  link: 'Link',
  making: 'Creating the link…',
  failed:
    'The link could not be created: the code that creates links could not be loaded. Check your connection and try again.',
  length: (length: number, most: number) => `${number(length)} of at most ${number(most)} characters`,
  tooLong: (length: number, most: number, canLeaveOut: boolean) =>
    `The link is too long (${number(length)} characters): many programs cut off links of more than ${number(most)}. ${otherWay(canLeaveOut)}`,
  tooBig: (canLeaveOut: boolean) =>
    `The site is larger than 10 MiB, the limit for a link. ${otherWay(canLeaveOut)}`,
  saveFile: 'Save workspace file',
  copy: 'Copy link',
  copied: 'The link was copied.',
  notCopied: 'The browser did not allow copying. Select the link in its field and copy it.',
  cancel: 'Cancel',
  done: 'Done',
  received: {
    /** Before and after the host; the second sentence is for files of an unknown site. */
    from: (file: string, more: number) =>
      more === 0
        ? `Shared with you: the ${file} of`
        : `Shared with you: the ${file} and ${plural(more, 'more file', 'more files')} of`,
    fromNobody: (file: string, more: number) =>
      more === 0
        ? `Shared with you: a ${file}`
        : `Shared with you: a ${file} and ${plural(more, 'more file', 'more files')}`,
    /** `open`: neither met nor failed. */
    expectations: ({ all, failed, open }: { all: number; failed: number; open: number }) => {
      const count = partsCounted.expectations(all);
      if (failed > 0) return `${number(failed)} of ${count} ${failed === 1 ? 'fails' : 'fail'}`;
      if (open > 0) return `${count}, ${number(all - open)} met, ${number(open)} not settled`;
      return all === 1 ? `${count}, met` : `${count}, all met`;
    },
    answer: 'The shared answer',
    may: ['May ', ' fetch ', '?'],
    anyOther: 'any other crawler',
    decides: (how: string) => (how === '' ? 'decides' : `decides: ${how}`),
    download: 'Download the file',
    downloadFailed: 'The file could not be saved. Open the link, and copy the text.',
    what: 'Opens in Gatepost, an editor for robots.txt that runs only in this browser and sends nothing anywhere.',
    beside: 'Opens as a site of its own; your sites stay as they are.',
    holds: 'What the link holds',
    summary: (files: number, lines: number, urls: number, reader: string | undefined) =>
      [
        `${plural(files, 'file', 'files')}, ${plural(lines, 'line', 'lines')}`,
        ...(urls > 0 ? [plural(urls, 'URL', 'URLs')] : []),
        ...(reader === undefined ? [] : [`read as ${reader}`]),
        'no history',
      ].join('; '),
    about: 'The text as it was when the link was created. Nothing is open yet.',
    looking: 'Reading the link…',
    site: 'Site',
    noSite: 'not stated',
    files: 'Files',
    fileCount: (count: number, octets: string) => `${plural(count, 'file', 'files')}, ${octets}`,
    fileFacts: (lines: number, octets: string) => `${plural(lines, 'line', 'lines')}, ${octets}`,
    moreLines: (count: number) => `and ${plural(count, 'more line', 'more lines')}`,
    moreFiles: (count: number) => `and ${plural(count, 'more file', 'more files')}, not shown here`,
    asks: 'Question',
    asked: (question: string, urls: number, agents: number) =>
      urls + agents === 0
        ? `${question} The table has the URLs and crawlers of the rules.`
        : `${question} The table has ${plural(urls, 'URL', 'URLs')} and ${plural(agents, 'crawler', 'crawlers')}.`,
    readAs: 'Read as',
    unknownReader: 'a reader that this version does not support',
    shows: 'Opens at',
    cell: (url: string, agent: string) => `the answer for ${url} ${explanationHeadWords.forAgent(agent)}`,
    also: 'Also',
    alsoHolds: (counts: Readonly<Record<SharedPart, number>>) =>
      joinParts([
        counts.expectations > 0 ? partsCounted.expectations(counts.expectations) : '',
        counts.ignored > 0 ? partsCounted.ignored(counts.ignored) : '',
        counts.crawlers > 0 ? plural(counts.crawlers, 'crawler', 'crawlers') : '',
        counts.requests > 0 ? `requests of a log for ${plural(counts.requests, 'URL', 'URLs')}` : '',
      ]),
    open: 'Open',
    notOpened:
      'The site could not be opened: some code could not be loaded. Check your connection and try again.',
    step: 'a shared site',
    problemTitle: 'This link cannot be opened',
    toStart: 'Go to the start page',
    problems: {
      'not-a-link': `The address does not contain a site: the part after #/w/ does not begin with a version. ${askFor}`,
      newer:
        'The link was created by a newer Gatepost. Reload this page to get the newest version, or open the link where it was created.',
      damaged: `The link is incomplete or was changed, for example by a program that cut it off or broke it into lines. ${askFor}`,
      'too-long': `The link is longer than 1,048,576 characters, far longer than any link from Gatepost, so it was not read. ${askFor}`,
      'too-big': `The link unpacks to more than 10 MiB, so the rest was not read. ${askFor}`,
      odd: 'The link does not contain a site from Gatepost: it has incomplete characters or too many nested levels. Do not trust it.',
      'too-many-files': `The link contains more than 5,000 files, the limit for a link. ${askFor}`,
      'no-file': `The site in the link has no files. ${askFor}`,
    },
    workspaceProblem: (code: WorkspaceProblem['code'], where: string) =>
      `The link is complete, but its site cannot be read: ${workspaceProblems[code](where)}. ${askFor}`,
    notRead:
      'The link could not be read: the code that reads links could not be loaded. Check your connection and reload the page.',
  },
} as const);
