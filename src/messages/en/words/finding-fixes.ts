// Words of what fixes bring, before they are made, and of texts that belong elsewhere than into the file.
import { number, plural } from './counts.ts';

export const fixPreviewWords = {
  harmless: (count: number) =>
    count === 1 ? 'Fix 1 that changes no answer' : `Fix ${number(count)} that change no answer`,
  kind: (kind: string) => `Fix all of this kind: ${kind}`,
  way: 'What is done with each',
  working: 'Trying the fixes on a copy of the file…',
  about: (count: number, goes: number) =>
    `${plural(count, 'fix', 'fixes')}${count === 1 ? ' mends' : ', made one after the other, mend'} ${plural(goes, 'finding', 'findings')}. It is one step: undo brings ${count === 1 ? 'it' : 'all of it'} back.`,
  nothing:
    'None of these fixes can be made now: the encoding of the file cannot hold what they write, or one undoes another.',
  noneChosen: 'No fix is chosen.',
  more: 'There are more than are made at once. Do it again for the rest.',
  outdated: 'The file has changed meanwhile. Close this and try again.',
  cells: (changed: number, all: number) =>
    changed === 0
      ? `No answer of the table changes (${number(all)} asked).`
      : `Changes ${number(changed)} of ${plural(all, 'answer', 'answers')} of the table:`,
  cell: (agent: string, url: string, before: string, after: string) =>
    `${url} for ${agent}: ${before}, then ${after}`,
  moreCells: (count: number) => `and ${number(count)} more`,
  comes: (count: number) => `${plural(count, 'finding comes', 'findings come')} with it:`,
  noneComes: 'No new finding comes with it.',
  cancel: 'Cancel',
  /** The button while it is not known how many. */
  looking: 'Looking…',
  made: (count: number) => (count === 1 ? 'The fix:' : 'The fixes, in their order:'),
  madeIn: (line: number, title: string) => `Line ${line}: ${title}`,
  apply: (count: number) => `Make ${plural(count, 'fix', 'fixes')}`,
} as const;

export const snippetWords = {
  server: {
    title: (path: string) => `Let the server say that ${path} is text`,
    about: 'No line of the file can say this. Put the lines for your server into its configuration.',
  },
  page: {
    title: (path: string) => `What ${path} can say instead`,
    about:
      'A path in a policy file is a path that everybody can read. These lines keep a page out of search without naming it there; robots have to be allowed to fetch it to see them, and none of this keeps anybody out.',
  },
  places: {
    nginx: 'nginx',
    apache: 'Apache',
    caddy: 'Caddy',
    iis: 'IIS (web.config)',
    meta: 'In the head of the page',
    'x-robots-tag': 'In the header of the answer, for files of any kind',
  },
  copy: 'Copy',
  copyOf: (place: string) => `Copy the lines: ${place}`,
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying: select the lines and copy them yourself.',
  close: 'Close',
} as const;
