// gatepost diff: which verdicts another version of a file changes, and which lines did it.
import { type ChangedCell, tableOf, type VerdictDiff, verdictDiff } from '../../core/compare/verdict-diff.ts';
import type { AnyVerdict } from '../../core/questions/index.ts';
import { atOnce } from '../../core/questions/pieces.ts';
import { questionOf, type Way, waysOf } from '../asked.ts';
import { firstOf } from '../changed.ts';
import { wholeNumber } from '../choices.ts';
import type { Command, Invocation } from '../command.ts';
import { EXIT } from '../complaint.ts';
import { type Change, diffMarkdown, diffText, type ReaderDiff } from '../diff-text.ts';
import { frameOf } from '../frame.ts';
import { say, sayJson } from '../io.ts';
import { askingOptions, commonOptions, fileOptions } from '../options.ts';
import type { QuestionRow } from '../questions.ts';
import { type OpenedFile, openFile } from '../site-files.ts';
import { verdictTold } from '../told.ts';

/** Changed cells that are listed for people, unless they say how many. */
const SOME = 100;

interface Asked {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  readonly limit: number;
}

const changeOf = (before: Way, after: Way, { column, url }: ChangedCell): Change => ({
  agent: column,
  url,
  before: before.asking(column, url),
  after: after.asking(column, url),
});

function compare(row: QuestionRow, [before, after]: readonly [Way, Way], asked: Asked): ReaderDiff {
  const { agents: columns, urls, limit } = asked;
  const options = { isAnswerTheKey: row.id === 'fetch', limit };
  const diff: VerdictDiff = atOnce(
    verdictDiff(tableOf(before.asking), tableOf(after.asking), { columns, urls }, options),
  );
  const { changed, all, cells } = diff;
  return { reader: before.reader, changed, all, cells: cells.map((cell) => changeOf(before, after, cell)) };
}

type Versions = readonly [OpenedFile, OpenedFile];

function dataOf(row: QuestionRow, [old, now]: Versions, diffs: readonly ReaderDiff[]): object[] {
  const told = ({ site }: OpenedFile, verdict: AnyVerdict) => verdictTold(site, row, verdict, false);
  return diffs.map(({ reader, changed, all, cells }) => ({
    ...(reader ? { reader: reader.id } : {}),
    changed,
    all,
    cells: cells.map(({ agent, url, before, after }) => ({
      agent,
      url,
      before: told(old, before),
      after: told(now, after),
    })),
  }));
}

async function open({ io, inputs, values, files }: Invocation): Promise<Versions> {
  const where = { inputs, cwd: io.cwd };
  return [await openFile(files[0]!, values, where), await openFile(files[1]!, values, where)];
}

async function run(invocation: Invocation): Promise<number> {
  const { io, values } = invocation;
  const versions = await open(invocation);
  const [old, now] = versions;
  const row = questionOf(invocation, now);
  const limit = wholeNumber('limit', values.limit) ?? (values.json ? Infinity : SOME);
  const before = waysOf(values, row, old);
  const after = waysOf(values, row, now);
  const first = firstOf(invocation, versions, [before, after]);
  const { agents, urls, counts } = await frameOf(invocation, row, versions, first);
  const diffs = before.map((way, place) => compare(row, [way, after[place]!], { agents, urls, limit }));
  const context = { row, versions };
  if (values.json)
    sayJson(io, {
      question: row.id,
      old: old.name,
      new: now.name,
      agents,
      urls,
      counts,
      diffs: dataOf(row, versions, diffs),
    });
  else say(io, values.markdown ? diffMarkdown(context, diffs) : diffText(context, diffs));
  const hasChanged = diffs.some(({ changed }) => changed > 0);
  return hasChanged && values['exit-code'] ? EXIT.failed : EXIT.fine;
}

export const diff: Command = {
  name: 'diff',
  usage: 'OLD NEW [--agents NAMES] [--urls FILE | --url URL] [--all] [--exit-code]',
  files: { least: 2, most: 2 },
  options: [
    'agents',
    'agent',
    'urls',
    'url',
    'all',
    ...askingOptions,
    'exit-code',
    'limit',
    'markdown',
    ...fileOptions,
    ...commonOptions,
  ],
  run,
};
