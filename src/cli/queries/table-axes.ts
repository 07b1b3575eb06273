// Selects the rows and columns of a table: the given URLs and crawlers, else those that the files name.
import { fileAt } from '../../core/workspace/site.ts';
import { findNamedAgents, findNamedPaths } from '../../core/workspace/suggested-questions.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { CliError } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import type { CliFile } from '../input/open-file.ts';
import { readUrlList } from '../input/url-list.ts';
import { printNote } from '../output/io.ts';
import { parseAgents, uniqueAgents } from './query-options.ts';
import type { QuestionRow } from './question-table.ts';

/** How many of the names in the files are used. */
export interface AxisCount {
  readonly taken: number;
  readonly named: number;
}

/** The axes of a table. `counts` is present for axes that were not given. */
export interface TableAxes {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  readonly counts: { readonly urls?: AxisCount; readonly agents?: AxisCount };
}

/** Crawlers and URLs that are used in addition to those of the files, unless some are given. */
export interface PriorityAxes {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
}

/** How many names of each file are used by default. */
const DEFAULT_LIMITS = { agents: 8, urls: 200 } as const;

type Axis = { readonly all: readonly string[]; readonly count?: AxisCount };

const uniqueTexts = (texts: readonly string[]) => [...new Set(texts)];

/** The names of each file up to a limit, without repeats, and their total number. */
function limitAxis(
  named: readonly (readonly string[])[],
  limit: number,
  join: (texts: readonly string[]) => readonly string[],
): Axis {
  const all = join(named.flatMap((texts) => texts.slice(0, limit)));
  return { all, count: { taken: all.length, named: join(named.flat()).length } };
}

/** The URLs that are given one by one or in a list. @throws CliError for a list without any. */
async function readGivenUrls({ io, inputs, values }: Invocation): Promise<readonly string[]> {
  const listed = values.urls === undefined ? [] : (await readUrlList(io, inputs, values.urls)).urls;
  const given = [...values.url, ...listed];
  if (given.length === 0 && values.urls !== undefined) throw new CliError('no-urls', { file: values.urls });
  return uniqueTexts(given);
}

function selectAgents(
  { io, values }: Invocation,
  row: QuestionRow,
  files: readonly CliFile[],
  priority: PriorityAxes,
): Axis {
  if (row.column !== undefined) return { all: [''] };
  const texts = [...values.agents, ...values.agent];
  if (texts.length > 0) return { all: parseAgents(io, values, texts) };
  const named = files.map(({ site, path }) => findNamedAgents(path, fileAt(site, path).source, Infinity));
  return limitAxis(named, values.all ? Infinity : DEFAULT_LIMITS.agents, (agents) => [
    ...uniqueAgents([...agents, ...priority.agents.filter((agent) => agent !== '')]),
    '',
  ]);
}

async function selectUrls(
  invocation: Invocation,
  row: QuestionRow,
  files: readonly CliFile[],
  priority: PriorityAxes,
): Promise<Axis> {
  const given = await readGivenUrls(invocation);
  if (given.length > 0) return { all: given };
  if (row.takes.includes('parser')) return { all: uniqueTexts(files.map(({ path }) => path)) };
  const named = files.map(({ site, path }) => findNamedPaths(path, fileAt(site, path).source, Infinity));
  return limitAxis(named, invocation.values.all ? Infinity : DEFAULT_LIMITS.urls, (paths) =>
    uniqueTexts(['/', ...paths, ...priority.urls]),
  );
}

/** Notes how many names are used, and how to select others or all. */
function reportCounts(invocation: Invocation, { urls, agents }: TableAxes['counts']): void {
  const isPart = (count: AxisCount | undefined) => count !== undefined && count.taken < count.named;
  if (isPart(urls) || isPart(agents)) printNote(invocation.io, words.someTaken({ urls, agents }));
  else if (urls) printNote(invocation.io, words.questionsNamed(urls.taken));
}

/** Selects the axes, and notes what was selected automatically. @throws CliError for a list that cannot be read. */
export async function selectTableAxes(
  invocation: Invocation,
  row: QuestionRow,
  files: readonly CliFile[],
  priority: PriorityAxes = { agents: [], urls: [] },
): Promise<TableAxes> {
  const agents = selectAgents(invocation, row, files, priority);
  const urls = await selectUrls(invocation, row, files, priority);
  const counts = {
    ...(urls.count ? { urls: urls.count } : {}),
    ...(agents.count ? { agents: agents.count } : {}),
  };
  reportCounts(invocation, counts);
  return { agents: agents.all, urls: urls.all, counts };
}
