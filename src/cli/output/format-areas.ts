// Formats the areas that open or close between two versions: as text, as Markdown and as data.
import { closedFirst } from '../../core/analysis/versions/change-clauses.ts';
import type { ChangedArea } from '../../core/proof/crawler-changes.ts';
import { type DecidedAnswer, urlOfPath } from '../../core/proof/decided-answer.ts';
import type { Direction } from '../../core/proof/difference.ts';
import { markdownCell, markdownCellCode, markdownText } from '../../core/text/markdown.ts';
import { describeNoRule, describeUnsettled } from '../../messages/describe-changes.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { changedAreasWords } from '../../messages/en/comparison/changed-areas.ts';
import { answerWords } from '../../messages/en/steps.ts';
import type { CliFile } from '../input/open-file.ts';
import type { ProvedChanges } from '../queries/proved-changes.ts';
import { lineToJson, listCrawlers } from './format-verdict.ts';
import { joinLines } from './io.ts';
import { type StyledText, styled } from './styled-text.ts';

/** The two versions, and how much is said about their areas. */
export interface AreaContext {
  readonly versions: readonly [CliFile, CliFile];
  /** Returns the name of a version; standard input has none. */
  readonly nameOf: (file: CliFile) => string;
  /** The crawlers that the user gives. */
  readonly given: readonly string[] | undefined;
  readonly limit: number;
  readonly isVerbose: boolean;
}

const areaWords = words.areas;

/** The example of an area as a URL. */
export const urlOfArea = (
  { versions: [before] }: Pick<AreaContext, 'versions'>,
  { path }: ChangedArea,
): string => urlOfPath(path, before.site.origin);

function countAreas(areas: readonly ChangedArea[]): Readonly<Record<Direction, number>> {
  const count = (direction: Direction) => areas.filter((area) => area.direction === direction).length;
  return { opened: count('opened'), closed: count('closed'), other: count('other') };
}

/** Says in a sentence what changes. */
function formatSum({ given, isVerbose }: AreaContext, changes: ProvedChanges): string {
  const { settled, areas, isProvable } = changes;
  if (!isProvable && !settled) return areaWords.notProvable;
  const normal = areas.filter(({ isOdd }) => !isOdd);
  if (normal.length > 0) return areaWords.sum(countAreas(normal));
  if (!settled) return areaWords.noneFound;
  if (areas.length > 0) return areaWords.noneNormal;
  return given ? areaWords.noneFor(listCrawlers(given, isVerbose)) : areaWords.none;
}

/** The line that decides, with its place: `old.txt:2: Disallow: /cart`. */
function formatLine(context: AreaContext, version: 0 | 1, by: NonNullable<DecidedAnswer['by']>): string {
  const file = context.versions[version];
  const { line, text } = lineToJson(file.site, by);
  return `${context.nameOf(file)}:${line}: ${text.trim()}`;
}

function formatAnswer(context: AreaContext, version: 0 | 1, decided: DecidedAnswer): string {
  const word = answerWords[decided.answer];
  if (decided.by) return areaWords.decided(word, formatLine(context, version, decided.by));
  return areaWords.undecided(word, describeNoRule(decided));
}

function formatArea(context: AreaContext, area: ChangedArea): StyledText {
  const { direction, isOdd, before, after, agents } = area;
  const format = isOdd ? areaWords.oddArea : areaWords.area;
  const url = urlOfArea(context, area);
  const text = format(changedAreasWords.directions[direction], url, listCrawlers(agents, context.isVerbose));
  const style = isOdd ? 'faint' : direction === 'opened' ? 'good' : 'error';
  return [
    '  ',
    styled(style, joinLines(text)),
    '\n',
    `    ${words.diff.before}: ${joinLines(formatAnswer(context, 0, before))}\n`,
    `    ${words.diff.after}: ${joinLines(formatAnswer(context, 1, after))}\n`,
  ];
}

/** What is not settled, in a sentence for each reason. */
const formatOpen = ({ isVerbose }: AreaContext, { open }: ProvedChanges): readonly string[] =>
  describeUnsettled(open, (agents) => listCrawlers(agents, isVerbose));

/** Formats what changes under one reader as text. */
export function formatAreasText(context: AreaContext, lead: string, changes: ProvedChanges): StyledText {
  const areas = closedFirst(changes.areas);
  const omitted = areas.length - context.limit;
  return [
    styled('strong', lead + formatSum(context, changes)),
    '\n',
    ...areas.slice(0, context.limit).flatMap((area) => formatArea(context, area)),
    ...(omitted > 0 ? [`  ${words.diff.more(omitted)}\n`] : []),
    ...formatOpen(context, changes).map((text) => `  ${joinLines(text)}\n`),
  ];
}

const markdownRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The answer of a version, and the line that decides, as code. */
function markdownAnswer(context: AreaContext, version: 0 | 1, decided: DecidedAnswer): string {
  const word = answerWords[decided.answer];
  const { by } = decided;
  if (!by) return markdownCell(areaWords.undecided(word, describeNoRule(decided)));
  const file = context.versions[version];
  const { line, text } = lineToJson(file.site, by);
  const place = `${context.nameOf(file)}, ${words.diff.line(line)}`;
  return `${markdownCell(`${word}, ${place}`)}: ${markdownCellCode(text.trim())}`;
}

/** Formats what changes under one reader as Markdown: a sentence and a table. */
export function formatAreasMarkdown(context: AreaContext, lead: string, changes: ProvedChanges): string[] {
  const areas = closedFirst(changes.areas);
  const omitted = areas.length - context.limit;
  const rows = areas.slice(0, context.limit).map((area) => {
    const direction = changedAreasWords.directions[area.direction];
    return markdownRow([
      markdownCell(area.isOdd ? `${direction}, ${changedAreasWords.odd}` : direction),
      markdownCellCode(urlOfArea(context, area)),
      markdownCell(listCrawlers(area.agents, context.isVerbose)),
      markdownAnswer(context, 0, area.before),
      markdownAnswer(context, 1, area.after),
    ]);
  });
  const head = [markdownRow(areaWords.heads), markdownRow(areaWords.heads.map(() => '---'))];
  return [
    lead + markdownText(formatSum(context, changes)),
    ...(rows.length > 0 ? ['', ...head, ...rows] : []),
    ...(omitted > 0 ? ['', words.diff.more(omitted)] : []),
    ...formatOpen(context, changes).flatMap((text) => ['', markdownText(text)]),
  ];
}

function answerToJson(
  { versions }: Pick<AreaContext, 'versions'>,
  version: 0 | 1,
  { answer, reason, by }: DecidedAnswer,
) {
  return { answer, reason, ...(by ? { by: lineToJson(versions[version].site, by) } : {}) };
}

/** What changes under one reader, as data. */
export function areasToJson(
  context: Pick<AreaContext, 'versions'>,
  { settled, areas, open, isProvable }: ProvedChanges,
) {
  const answers = ({ before, after }: Pick<ChangedArea, 'before' | 'after'>) => ({
    before: answerToJson(context, 0, before),
    after: answerToJson(context, 1, after),
  });
  return {
    settled,
    regions: areas.map((area) => ({
      direction: area.direction,
      url: urlOfArea(context, area),
      spelling: area.isOdd ? 'odd' : 'normal',
      agents: area.agents,
      ...answers(area),
    })),
    open:
      isProvable || settled
        ? open.map((area) => ({
            direction: area.direction,
            reason: area.reason,
            agents: area.agents,
            ...answers(area),
          }))
        : [{ reason: 'question' }],
  };
}
