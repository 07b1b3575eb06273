// The difference of two versions for people: as text, and as Markdown for a comment.
import { markdownCode, markdownText } from '../../core/analysis/table/table-text.ts';
import type { AnyVerdict } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { list, listAll } from '../../messages/en/counts.ts';
import { agentName } from '../../messages/en/table.ts';
import { explain } from '../../messages/explain.ts';
import type { CliFile } from '../input/open-file.ts';
import type { QuestionRow } from '../queries/question-table.ts';
import { crawlerName, formatDecidingLine, lineToJson } from './format-verdict.ts';
import { type ChangedAnswer, type ChangeGroup, groupChanges } from './group-changes.ts';
import { joinLines } from './io.ts';
import { type StyledText, styled } from './styled-text.ts';

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
  /** Whether all names of a group are listed. */
  readonly isVerbose: boolean;
}

/** URLs or crawlers of a group that a cell of a Markdown table lists. */
const MAX_MARKDOWN_NAMES = 3;

const diffWords = words.diff;

/** What one version says: its reason, and the line with the name of its file. */
function formatAnswerLines({ site, path, name }: CliFile, label: string, verdict: AnyVerdict): string[] {
  const nameOf = (other: string) => (other === path ? name : other);
  const lines = formatDecidingLine(site, verdict, nameOf).map((line) => `      ${line}`);
  return [`    ${label}: ${explain(verdict)}`, ...lines];
}

/** What changes and why, as text: groups have it in common. */
function reasonOf({ row, versions: [old, now] }: DiffVersions, { before, after }: ChangedAnswer): string {
  const change = diffWords.change(row.word(before.key), row.word(after.key));
  const answers = [
    ...formatAnswerLines(old, diffWords.before, before),
    ...formatAnswerLines(now, diffWords.after, after),
  ];
  return JSON.stringify([change, ...answers]);
}

/** Up to two names and how many more, or all of them. */
const formatNames = (names: readonly string[], isVerbose: boolean) =>
  isVerbose ? listAll(names) : list(names);

function formatGroup(context: DiffVersions, { agents, urls, directory, first }: ChangeGroup): StyledText {
  const { row, versions, isVerbose } = context;
  const [old, now] = versions;
  const { before, after } = first;
  const who = row.column === undefined ? [formatNames(agents.map(crawlerName), isVerbose)] : [];
  const isOne = urls.length === 1;
  const where = isOne ? first.url : diffWords.urlsIn(urls.length, directory);
  const style = after.answer === 'allow' ? 'good' : 'error';
  return [
    `  ${joinLines([...who, where].join(', '))}: `,
    styled(style, diffWords.change(row.word(before.key), row.word(after.key))),
    '\n',
    ...(isOne ? [] : [`    ${joinLines(formatNames(urls, isVerbose))}\n`]),
    ...formatAnswerLines(old, diffWords.before, before).map((line) => `${line}\n`),
    ...formatAnswerLines(now, diffWords.after, after).map((line) => `${line}\n`),
  ];
}

/** All diffs as text, reader by reader. */
export const formatDiffText = (context: DiffVersions, diffs: readonly ReaderDiff[]): StyledText =>
  diffs.flatMap(({ reader, changed, all, cells }, place): StyledText => {
    const lead = reader ? `${reader.id}: ` : '';
    const left = changed - cells.length;
    const groups = groupChanges(cells, (change) => reasonOf(context, change));
    return [
      ...(place === 0 ? [] : ['\n']),
      styled('strong', lead + diffWords.sum(changed, all)),
      '\n',
      ...groups.flatMap((group) => formatGroup(context, group)),
      ...(left > 0 ? [`  ${diffWords.more(left)}\n`] : []),
    ];
  });

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

/** Up to three names in a cell, and how many more. */
function formatMarkdownNames(names: readonly string[], isVerbose: boolean, format: (name: string) => string) {
  const most = isVerbose || names.length <= MAX_MARKDOWN_NAMES ? names.length : MAX_MARKDOWN_NAMES;
  const left = names.length - most;
  return [
    names.slice(0, most).map(format).join(', '),
    ...(left > 0 ? [markdownText(diffWords.more(left))] : []),
  ].join(' ');
}

function formatMarkdownTable(context: DiffVersions, cells: readonly ChangedAnswer[]): string[] {
  const { row, isVerbose } = context;
  const rows = groupChanges(cells, (change) => reasonOf(context, change)).map(({ agents, urls, first }) =>
    markdownRow([
      formatMarkdownNames(urls, isVerbose, markdownCode),
      row.column === undefined
        ? formatMarkdownNames(agents, isVerbose, (agent) => markdownText(agentName(agent)))
        : markdownText(row.column),
      markdownText(row.word(first.before.key)),
      markdownText(row.word(first.after.key)),
      formatDecidingLineMarkdown(context, first),
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
