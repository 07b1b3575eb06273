// Formats the difference between two versions for people: as text, and as Markdown for a comment.
import type { AnyVerdict } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { markdownCell, markdownCellCode, markdownText } from '../../core/text/markdown.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { list, listAll } from '../../messages/en/counts.ts';
import { agentName } from '../../messages/en/table.ts';
import { explain } from '../../messages/explain/explain.ts';
import type { CliFile } from '../input/open-file.ts';
import { STDIN } from '../input/read-input.ts';
import type { ProvedChanges } from '../queries/proved-changes.ts';
import type { QuestionRow } from '../queries/question-table.ts';
import { type AreaContext, formatAreasMarkdown, formatAreasText } from './format-areas.ts';
import { crawlerName, formatDecidingLines, lineToJson } from './format-verdict.ts';
import { type ChangedAnswer, type ChangeGroup, groupChanges } from './group-changes.ts';
import { joinLines } from './io.ts';
import { type StyledText, styled } from './styled-text.ts';

/** The cells of a table that change. */
export interface TableDiff {
  readonly changed: number;
  readonly all: number;
  /** The cells that are listed. */
  readonly cells: readonly ChangedAnswer[];
}

/** The difference for one reader, or for all if the question does not depend on the reader. */
export interface ReaderDiff {
  readonly reader: Reader | undefined;
  /** What changes for any URL. Undefined if only a table is compared. */
  readonly proved: ProvedChanges | undefined;
  /** What changes in the table, if there is one. */
  readonly table: TableDiff | undefined;
}

export interface DiffVersions {
  readonly row: QuestionRow;
  readonly versions: readonly [CliFile, CliFile];
  /** The crawlers that the user gives. */
  readonly given: readonly string[] | undefined;
  /** How many areas are listed. */
  readonly limit: number;
  /** Whether all names of a group are listed. */
  readonly isVerbose: boolean;
}

/** How many URLs or crawlers of a group a cell of a Markdown table lists. */
const MAX_MARKDOWN_NAMES = 3;

const diffWords = words.diff;

/** The name of one version; standard input has none, and is named by its label. */
const versionName = ({ name }: CliFile, label: string) => (name === STDIN ? label : name);

/** The explanation of one version, and the deciding line with the name of its file. */
function formatAnswerLines(file: CliFile, label: string, verdict: AnyVerdict): string[] {
  const { site, path } = file;
  const nameOf = (other: string) => (other === path ? versionName(file, label) : other);
  const lines = formatDecidingLines(site, verdict, nameOf).map((line) => `      ${line}`);
  return [`    ${label}: ${explain(verdict)}`, ...lines];
}

/** The change and its explanations as text, which the cells of a group share. */
function reasonOf({ row, versions: [old, fresh] }: DiffVersions, { before, after }: ChangedAnswer): string {
  const change = diffWords.change(row.word(before.key), row.word(after.key));
  const answers = [
    ...formatAnswerLines(old, diffWords.before, before),
    ...formatAnswerLines(fresh, diffWords.after, after),
  ];
  return JSON.stringify([change, ...answers]);
}

/** Two names and the number of others, or all names. */
const formatNames = (names: readonly string[], isVerbose: boolean) =>
  isVerbose ? listAll(names) : list(names);

function formatGroup(context: DiffVersions, { agents, urls, directory, first }: ChangeGroup): StyledText {
  const { row, versions, isVerbose } = context;
  const [old, fresh] = versions;
  const { before, after } = first;
  const crawlerNames = row.column === undefined ? [formatNames(agents.map(crawlerName), isVerbose)] : [];
  const isOne = urls.length === 1;
  const where = isOne ? first.url : diffWords.urlsIn(urls.length, directory);
  const style = after.answer === 'allow' ? 'good' : 'error';
  return [
    `  ${joinLines([...crawlerNames, where].join(', '))}: `,
    styled(style, diffWords.change(row.word(before.key), row.word(after.key))),
    '\n',
    ...(isOne ? [] : [`    ${joinLines(formatNames(urls, isVerbose))}\n`]),
    ...formatAnswerLines(old, diffWords.before, before).map((line) => `${line}\n`),
    ...formatAnswerLines(fresh, diffWords.after, after).map((line) => `${line}\n`),
  ];
}

/** What formatting areas needs to know of a comparison. */
export const areaContext = ({ versions, given, limit, isVerbose }: DiffVersions): AreaContext => ({
  versions,
  nameOf: (file) => versionName(file, file === versions[0] ? diffWords.before : diffWords.after),
  given,
  limit,
  isVerbose,
});

function formatTableText(
  context: DiffVersions,
  lead: string,
  { changed, all, cells }: TableDiff,
): StyledText {
  const omitted = changed - cells.length;
  const groups = groupChanges(cells, (change) => reasonOf(context, change));
  return [
    styled('strong', lead + diffWords.sum(changed, all)),
    '\n',
    ...groups.flatMap((group) => formatGroup(context, group)),
    ...(omitted > 0 ? [`  ${diffWords.more(omitted)}\n`] : []),
  ];
}

/** Formats all differences as text, reader by reader. */
export const formatDiffText = (context: DiffVersions, diffs: readonly ReaderDiff[]): StyledText =>
  diffs.flatMap(({ reader, proved, table }, index): StyledText => {
    const lead = reader ? `${reader.id}: ` : '';
    return [
      ...(index === 0 ? [] : ['\n']),
      ...(proved ? formatAreasText(areaContext(context), lead, proved) : []),
      ...(table ? formatTableText(context, lead, table) : []),
    ];
  });

/** The line that caused the change: the deciding line of the new version, else that of the old one. */
function formatDecidingLineMarkdown(
  { versions: [old, fresh] }: DiffVersions,
  { before, after }: ChangedAnswer,
): string {
  const deciding = after.by
    ? { file: fresh, label: diffWords.after, by: after.by }
    : before.by && { file: old, label: diffWords.before, by: before.by };
  if (!deciding) return markdownCell(explain(after));
  const { file, label, by } = deciding;
  const { line, text, cutTo } = lineToJson(file.site, by);
  const code = markdownCellCode(cutTo === undefined ? text : words.cutLine(cutTo));
  return `${markdownCell(`${versionName(file, label)}, ${diffWords.line(line)}`)}: ${code}`;
}

const markdownRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Three names in a cell, and the number of others. */
function formatMarkdownNames(names: readonly string[], isVerbose: boolean, format: (name: string) => string) {
  const shownCount = isVerbose || names.length <= MAX_MARKDOWN_NAMES ? names.length : MAX_MARKDOWN_NAMES;
  const omitted = names.length - shownCount;
  return [
    names.slice(0, shownCount).map(format).join(', '),
    ...(omitted > 0 ? [markdownCell(diffWords.more(omitted))] : []),
  ].join(' ');
}

function formatMarkdownTable(context: DiffVersions, cells: readonly ChangedAnswer[]): string[] {
  const { row, isVerbose } = context;
  const rows = groupChanges(cells, (change) => reasonOf(context, change)).map(({ agents, urls, first }) =>
    markdownRow([
      formatMarkdownNames(urls, isVerbose, markdownCellCode),
      row.column === undefined
        ? formatMarkdownNames(agents, isVerbose, (agent) => markdownCell(agentName(agent)))
        : markdownCell(row.column),
      markdownCell(row.word(first.before.key)),
      markdownCell(row.word(first.after.key)),
      formatDecidingLineMarkdown(context, first),
    ]),
  );
  return ['', markdownRow(diffWords.heads), markdownRow(diffWords.heads.map(() => '---')), ...rows];
}

function formatTableMarkdown(
  context: DiffVersions,
  lead: string,
  { changed, all, cells }: TableDiff,
): string[] {
  const omitted = changed - cells.length;
  return [
    lead + diffWords.sum(changed, all),
    ...(cells.length > 0 ? formatMarkdownTable(context, cells) : []),
    ...(omitted > 0 ? ['', diffWords.more(omitted)] : []),
  ];
}

/** Formats all differences as Markdown: for each reader the areas, and the table if there is one. */
export function formatDiffMarkdown(context: DiffVersions, diffs: readonly ReaderDiff[]): string {
  return diffs
    .flatMap(({ reader, proved, table }) => {
      const lead = reader ? `**${markdownText(reader.title)}**: ` : '';
      return [
        ...(proved ? [formatAreasMarkdown(areaContext(context), lead, proved)] : []),
        ...(table ? [formatTableMarkdown(context, lead, table)] : []),
      ];
    })
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}
