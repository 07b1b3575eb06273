// The difference of two versions for people: as text, and as Markdown for a comment.
import { markdownCode, markdownText } from '../../core/analysis/table/table-text.ts';
import type { AnyVerdict } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { agentName } from '../../messages/en/table.ts';
import { explain } from '../../messages/explain.ts';
import type { CliFile } from '../input/open-file.ts';
import type { QuestionRow } from '../queries/question-table.ts';
import { crawlerName, formatDecidingLine, lineToJson } from './format-verdict.ts';
import { joinLines } from './io.ts';

/** A cell with another verdict than before. */
export interface ChangedAnswer {
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
  readonly cells: readonly ChangedAnswer[];
}

export interface DiffVersions {
  readonly row: QuestionRow;
  readonly versions: readonly [CliFile, CliFile];
}

const diffWords = words.diff;

/** What one version says: its reason, and the line with the name of its file. */
function formatAnswerLines({ site, path, name }: CliFile, label: string, verdict: AnyVerdict): string[] {
  const nameOf = (other: string) => (other === path ? name : other);
  const lines = formatDecidingLine(site, verdict, nameOf).map((line) => `      ${line}`);
  return [`    ${label}: ${explain(verdict)}`, ...lines];
}

function formatChange(
  { row, versions }: DiffVersions,
  { agent, url, before, after }: ChangedAnswer,
): string[] {
  const [old, now] = versions;
  const who = row.column === undefined ? [crawlerName(agent)] : [];
  const change = diffWords.change(row.word(before.key), row.word(after.key));
  return [
    `  ${joinLines([...who, url].join(', '))}: ${change}`,
    ...formatAnswerLines(old, diffWords.before, before),
    ...formatAnswerLines(now, diffWords.after, after),
  ];
}

/** All diffs as text, reader by reader. */
export function formatDiffText(context: DiffVersions, diffs: readonly ReaderDiff[]): string {
  return diffs
    .map(({ reader, changed, all, cells }) => {
      const lead = reader ? `${reader.id}: ` : '';
      const left = changed - cells.length;
      const more = left > 0 ? [`  ${diffWords.more(left)}`] : [];
      const body = cells.flatMap((cell) => formatChange(context, cell));
      return `${[lead + diffWords.sum(changed, all), ...body, ...more].join('\n')}\n`;
    })
    .join('\n');
}

/** The line that made the change: that of the new version, else that of the old one, which is gone or outdone. */
function formatDecidingLineMarkdown(
  { versions: [old, now] }: DiffVersions,
  { before, after }: ChangedAnswer,
): string {
  const made = after.by ? { file: now, by: after.by } : before.by && { file: old, by: before.by };
  if (!made) return markdownText(explain(after));
  const { line, text } = lineToJson(made.file.site, made.by);
  return `${markdownText(`${made.file.name}, ${diffWords.line(line)}`)}: ${markdownCode(text)}`;
}

const markdownRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function formatMarkdownTable(context: DiffVersions, cells: readonly ChangedAnswer[]): string[] {
  const { row } = context;
  const rows = cells.map((change) =>
    markdownRow([
      markdownCode(change.url),
      markdownText(row.column ?? agentName(change.agent)),
      markdownText(row.word(change.before.key)),
      markdownText(row.word(change.after.key)),
      formatDecidingLineMarkdown(context, change),
    ]),
  );
  return ['', markdownRow(diffWords.heads), markdownRow(diffWords.heads.map(() => '---')), ...rows];
}

/** All diffs as Markdown: a sum and a table for each reader. */
export function formatDiffMarkdown(context: DiffVersions, diffs: readonly ReaderDiff[]): string {
  return diffs
    .map(({ reader, changed, all, cells }) => {
      const lead = reader ? `**${markdownText(reader.title)}**: ` : '';
      const table = cells.length > 0 ? formatMarkdownTable(context, cells) : [];
      const left = changed - cells.length;
      const more = left > 0 ? ['', diffWords.more(left)] : [];
      return `${[lead + diffWords.sum(changed, all), ...table, ...more].join('\n')}\n`;
    })
    .join('\n');
}
