// The difference of two versions for people: as text, and as Markdown for a comment.
import { tableCode, tableProse } from '../core/compare/table-text.ts';
import type { AnyVerdict } from '../core/questions/index.ts';
import type { Reader } from '../core/readers/reader.ts';
import { cliWords as words } from '../messages/en/cli.ts';
import { agentName } from '../messages/en/table.ts';
import { explain } from '../messages/explain.ts';
import { inOneLine } from './io.ts';
import type { QuestionRow } from './questions.ts';
import type { OpenedFile } from './site-files.ts';
import { decidingLine, lineTold, robotName } from './told.ts';

/** A cell with another verdict than before. */
export interface Change {
  readonly agent: string;
  readonly url: string;
  readonly before: AnyVerdict;
  readonly after: AnyVerdict;
}

/** What changes for one reader, or for all where the question hangs on none. */
export interface ReaderDiff {
  readonly reader: Reader | undefined;
  readonly changed: number;
  readonly all: number;
  /** Those that are listed. */
  readonly cells: readonly Change[];
}

export interface DiffContext {
  readonly row: QuestionRow;
  readonly versions: readonly [OpenedFile, OpenedFile];
}

const told = words.diff;

/** What one version says: its reason, and the line with the name of its file. */
function saidText({ site, path, name }: OpenedFile, label: string, verdict: AnyVerdict): string[] {
  const nameOf = (other: string) => (other === path ? name : other);
  const lines = decidingLine(site, verdict, nameOf).map((line) => `      ${line}`);
  return [`    ${label}: ${explain(verdict)}`, ...lines];
}

function changeText({ row, versions }: DiffContext, { agent, url, before, after }: Change): string[] {
  const [old, now] = versions;
  const who = row.column === undefined ? [robotName(agent)] : [];
  const change = told.change(row.word(before.key), row.word(after.key));
  return [
    `  ${inOneLine([...who, url].join(', '))}: ${change}`,
    ...saidText(old, told.before, before),
    ...saidText(now, told.after, after),
  ];
}

/** All diffs as text, reader by reader. */
export function diffText(context: DiffContext, diffs: readonly ReaderDiff[]): string {
  return diffs
    .map(({ reader, changed, all, cells }) => {
      const lead = reader ? `${reader.id}: ` : '';
      const left = changed - cells.length;
      const more = left > 0 ? [`  ${told.more(left)}`] : [];
      const body = cells.flatMap((cell) => changeText(context, cell));
      return `${[lead + told.sum(changed, all), ...body, ...more].join('\n')}\n`;
    })
    .join('\n');
}

/** The line that made the change: that of the new version, else that of the old one, which is gone or outdone. */
function whyMarkdown({ versions: [old, now] }: DiffContext, { before, after }: Change): string {
  const made = after.by ? { file: now, by: after.by } : before.by && { file: old, by: before.by };
  if (!made) return tableProse(explain(after));
  const { line, text } = lineTold(made.file.site, made.by);
  return `${tableProse(`${made.file.name}, ${told.line(line)}`)}: ${tableCode(text)}`;
}

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function tableMarkdown(context: DiffContext, cells: readonly Change[]): string[] {
  const { row } = context;
  const rows = cells.map((change) =>
    lineOf([
      tableCode(change.url),
      tableProse(row.column ?? agentName(change.agent)),
      tableProse(row.word(change.before.key)),
      tableProse(row.word(change.after.key)),
      whyMarkdown(context, change),
    ]),
  );
  return ['', lineOf(told.heads), lineOf(told.heads.map(() => '---')), ...rows];
}

/** All diffs as Markdown: a sum and a table for each reader. */
export function diffMarkdown(context: DiffContext, diffs: readonly ReaderDiff[]): string {
  return diffs
    .map(({ reader, changed, all, cells }) => {
      const lead = reader ? `**${tableProse(reader.title)}**: ` : '';
      const table = cells.length > 0 ? tableMarkdown(context, cells) : [];
      const left = changed - cells.length;
      const more = left > 0 ? ['', told.more(left)] : [];
      return `${[lead + told.sum(changed, all), ...table, ...more].join('\n')}\n`;
    })
    .join('\n');
}
