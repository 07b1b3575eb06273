// Words of the page that compares two versions of the files: their texts, and the cells that change.
import { number, plural } from './counts.ts';

const cells = (count: number) => plural(count, 'cell', 'cells');

export const versionsWords = {
  before: 'Before',
  after: 'After',
  file: 'Text of',
  saved: 'As last saved or opened',
  now: 'As it is now',
  files: 'Another file, as if it stood there',
  steps: 'Earlier steps',
  fromDisk: 'A file from disk',
  onDisk: (name: string) => `${name} on disk`,
  beforeStep: (what: string, time: string) => `Before ${what}, ${time}`,
  afterStep: (what: string, time: string) => `After ${what}, ${time}`,
  choose: 'Compare with a file from disk…',
  chooseHint: 'It is read for this comparison only: the site and the file on disk stay as they are.',
  unreadable: 'That file could not be read. Choose it again, or another one.',
  textTitle: (path: string) => `Text of ${path}`,
  missing: {
    before: (path: string) => `The version before has no ${path}.`,
    after: (path: string) => `The version after has no ${path}.`,
  },
  sameText: 'Both versions have the same text, line endings aside.',
  lineByLine: 'Line by line',
  editor: { before: 'Text before, read-only', after: 'Text after, read-only' },
  cellsTitle: 'Cells that change',
  counted: (changed: number, all: number) =>
    changed === 0
      ? all === 1
        ? 'The one cell does not change'
        : `None of ${cells(all)} changes`
      : `${number(changed)} of ${cells(all)} ${changed === 1 ? 'changes' : 'change'}`,
  readAs: (reader: string) => `Asked of both versions, read as ${reader}.`,
  counting: 'Comparing the answers…',
  nothing: 'Both versions are the same. Edit the text in the workbench, or choose another version above.',
  noCell: (urls: number, columns: number) =>
    `What differs decides none of these cells. The table asks about ${plural(urls, 'URL', 'URLs')} in ${plural(columns, 'column', 'columns')}; a line may decide for a URL or a crawler that is not among them.`,
  noTable:
    'The table asks nothing yet. Add URLs and user-agents to it: what each version answers is compared here.',
  toTable: 'Go to the table',
  line: (line: number) => `Line ${line}`,
  lineOf: (line: number, path: string) => `Line ${line} of ${path}`,
  /** What stands behind the line that is named. */
  causes: {
    new: (count: number) => `decides ${cells(count)} now`,
    gone: (count: number) => `of the version before decided ${cells(count)}`,
    now: (count: number) => `decides ${cells(count)} now; it stood there before`,
    earlier: (count: number) => `decided ${cells(count)}; it stands there still`,
  },
  noLine: (count: number) => `No line decides ${cells(count)}`,
  rules: {
    title: 'Rules that change',
    counted: (count: number) => `${plural(count, 'rule changes', 'rules change')}`,
    hint: 'Whether each of them decides anything: for any URL and user-agent, as each reader takes the file.',
    none: 'No rule was added, removed or moved.',
    working: 'Looking for URLs that they decide…',
    /** Behind the line that is named. */
    what: {
      added: 'was added',
      removed: 'of the version before was removed',
      moved: (from: number) => `was moved; it was line ${from} before`,
    },
    noFile: 'that version has no such file',
    changes: 'The answer changes:',
    stays: 'The answer stays the same:',
    others: (count: number) =>
      `${plural(count, 'more rule changes', 'more rules change')}: not looked at, to keep the page quick.`,
  },
  was: 'was',
  isNow: 'now',
  byLine: (line: number) => `line ${line}`,
  byOldLine: (line: number) => `line ${line} before`,
  why: (url: string, agents: string) => `Why ${url} for ${agents}`,
  more: (count: number) => `Show ${number(count)} more`,
  notListed: (count: number) => `${cells(count)} more are counted and not listed.`,
} as const;
