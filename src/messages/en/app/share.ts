// Words about links that hold a workspace: making one, and looking at one that came.
import type { SharedPart } from '../../../core/workspace/shared-parts.ts';
import type { WorkspaceProblem } from '../../../core/workspace/workspace.ts';
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';
import { traceHeadWords } from './shell.ts';

const partsCounted: Readonly<Record<SharedPart, (count: number) => string>> = {
  expectations: (count) => plural(count, 'expectation', 'expectations'),
  ignored: (count) => plural(count, 'ignored finding', 'ignored findings'),
  crawlers: (count) => plural(count, 'crawler of your own', 'crawlers of your own'),
  requests: (count) => `Who asked for ${plural(count, 'URL', 'URLs')}, from a log: it may be private`,
};

const askFor = 'Ask for the link again, or for the workspace file.';

const workspaceProblems: Readonly<Record<WorkspaceProblem['code'], (where: string) => string>> = {
  'not-json': () => 'what the link holds is not JSON',
  'not-a-workspace': () => 'what the link holds has no "gatepost" key',
  'newer-version': () => 'the workspace in the link was written by a newer Gatepost',
  missing: (where) => `it lacks "${where}"`,
  invalid: (where) => `"${where}" is not what a workspace holds there`,
};

/** The first of those that are not empty, with commas between them. */
const listed = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

const otherWay = (canLeaveOut: boolean) =>
  `${canLeaveOut ? 'Leave something out, or save' : 'Save'} the workspace as a file and pass that on.`;

export const shareWords = inLanguage('shareWords', {
  shareMenu: 'Share by link…',
  title: 'Share by link',
  about:
    'The link holds a copy of the workspace: the text as it is now, with your edits in it, but not the steps that led there. Anyone who has the link can read the copy. Browsers never send the part after # to a server.',
  inside: 'In the link',
  file: (octets: string) => octets,
  moreFiles: (count: number) => `and ${plural(count, 'more file', 'more files')}`,
  named: (count: number) => `${plural(count, 'file', 'files')} by address only`,
  asked: (urls: number, agents: number) =>
    urls + agents === 0
      ? 'The URLs and crawlers of the rules, the question and the reader'
      : `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'user-agent', 'user-agents')}, the question and the reader`,
  cell: (url: string, agent: string) => `the cell you look at: ${url} ${traceHeadWords.forAgent(agent)}`,
  take: 'Also put in',
  part: (part: SharedPart, count: number) => partsCounted[part](count),
  link: 'Link',
  making: 'The link is being made.',
  failed:
    'The link could not be made: what packs it could not be loaded. Check the connection and try again.',
  length: (length: number, most: number) => `${number(length)} of at most ${number(most)} characters`,
  tooLong: (length: number, most: number, canLeaveOut: boolean) =>
    `With ${number(length)} characters the link is too long: more than ${number(most)} are cut off by many programs. ${otherWay(canLeaveOut)}`,
  tooBig: (canLeaveOut: boolean) =>
    `The workspace holds more than 10 MiB, which no link is opened with. ${otherWay(canLeaveOut)}`,
  saveFile: 'Save workspace file',
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The browser did not let the link be copied. Select it in its field and copy it from there.',
  cancel: 'Cancel',
  done: 'Done',
  received: {
    title: 'Files shared with you by a link',
    what: 'Gatepost is an editor for robots.txt, the file in which a website says which crawlers may fetch what. It works in this browser alone and sends nothing anywhere.',
    about:
      'Below is what the link holds: the text as it was when the link was made, without the steps that led there. Nothing is opened yet.',
    beside: 'It opens beside your own work, which stays as it is; the start page leads back to it.',
    looking: 'The link is being read.',
    site: 'Site',
    noSite: 'not named',
    files: 'Files',
    fileCount: (count: number, octets: string) => `${plural(count, 'file', 'files')}, ${octets}`,
    fileFacts: (lines: number, octets: string) => `${plural(lines, 'line', 'lines')}, ${octets}`,
    moreLines: (count: number) => `and ${plural(count, 'more line', 'more lines')}`,
    moreFiles: (count: number) => `and ${plural(count, 'more file', 'more files')}, not shown here`,
    asks: 'Asks',
    asked: (question: string, urls: number, agents: number) =>
      urls + agents === 0
        ? `${question} The table asks about the URLs and crawlers of the rules.`
        : `${question} The table has ${plural(urls, 'URL', 'URLs')} and ${plural(agents, 'user-agent', 'user-agents')}.`,
    readAs: 'Read as',
    unknownReader: 'a reader that this version does not know',
    shows: 'Opens at',
    cell: (url: string, agent: string) => `the answer for ${url} ${traceHeadWords.forAgent(agent)}`,
    also: 'Also',
    alsoHolds: (counts: Readonly<Record<SharedPart, number>>) =>
      listed([
        counts.expectations > 0 ? partsCounted.expectations(counts.expectations) : '',
        counts.ignored > 0 ? partsCounted.ignored(counts.ignored) : '',
        counts.crawlers > 0 ? plural(counts.crawlers, 'crawler', 'crawlers') : '',
        counts.requests > 0 ? `requests of a log for ${plural(counts.requests, 'URL', 'URLs')}` : '',
      ]),
    open: 'Open',
    openBeside: 'Open beside my work',
    notNow: 'Not now',
    notOpened:
      'It could not be opened: not all code for it could be loaded. Check the connection and try again.',
    step: 'a shared workspace',
    problemTitle: 'This link cannot be opened',
    toStart: 'Go to the start page',
    problems: {
      'not-a-link': `The address holds no workspace: what is after #/w/ does not begin with a version. ${askFor}`,
      newer:
        'The link was made by a newer Gatepost. Load this page again to get the newest one, or open the link where it was made.',
      damaged: `The link is incomplete or was changed on its way, as happens when a program cuts it off or breaks it into lines. ${askFor}`,
      'too-long': `The link is longer than 1,048,576 characters, far longer than any that Gatepost gives out, so it was not read. ${askFor}`,
      'too-big': `The link unpacks to more than 10 MiB, so nothing more of it was read. ${askFor}`,
      odd: 'The link holds no workspace that any Gatepost made: halves of characters, or values too deep. Open it with care elsewhere, or not at all.',
      'no-file': `The workspace in the link holds no file. ${askFor}`,
    },
    workspaceProblem: (code: WorkspaceProblem['code'], where: string) =>
      `The link is whole, but no workspace is in it: ${workspaceProblems[code](where)}. ${askFor}`,
    notRead:
      'The link could not be read: what unpacks it could not be loaded. Check the connection and load the page again.',
  },
} as const);
