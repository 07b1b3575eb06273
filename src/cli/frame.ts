// The rows and columns of a table: the URLs and robots that are given, else those that the files name.
import { fileAt } from '../core/site/site.ts';
import { namedAgents, namedPaths } from '../core/site/suggested-questions.ts';
import { cliWords as words } from '../messages/en/cli.ts';
import { agentsOf, eachAgentOnce } from './asked.ts';
import type { Invocation } from './command.ts';
import { Complaint } from './complaint.ts';
import { note } from './io.ts';
import type { QuestionRow } from './questions.ts';
import type { OpenedFile } from './site-files.ts';
import { readUrls } from './url-list.ts';

/** How many of those that the files name were taken. */
export interface Count {
  readonly taken: number;
  readonly named: number;
}

/** What is asked. `counts` tells of what nobody gave; it is absent where all was given. */
export interface Frame {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  readonly counts: { readonly urls?: Count; readonly agents?: Count };
}

/** Robots and URLs that are asked about before those that the files name, unless others are given. */
export interface First {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
}

/** How many of each file are taken if nobody says which. */
const SOME = { agents: 8, urls: 200 } as const;

type Part = { readonly all: readonly string[]; readonly count?: Count };

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** Those of each file up to a number, without repeats; and how many there would be. */
function someOf(
  named: readonly (readonly string[])[],
  most: number,
  join: (texts: readonly string[]) => readonly string[],
): Part {
  const all = join(named.flatMap((texts) => texts.slice(0, most)));
  return { all, count: { taken: all.length, named: join(named.flat()).length } };
}

/** The URLs that are given by themselves, or in a list. @throws Complaint for a list without any. */
async function urlsGiven({ io, inputs, values }: Invocation): Promise<readonly string[]> {
  const listed = values.urls === undefined ? [] : await readUrls(io, inputs, values.urls);
  const given = [...values.url, ...listed];
  if (given.length === 0 && values.urls !== undefined) throw new Complaint('no-urls', { file: values.urls });
  return distinct(given);
}

function agentsTaken(
  { io, values }: Invocation,
  row: QuestionRow,
  files: readonly OpenedFile[],
  first: First,
): Part {
  if (row.column !== undefined) return { all: [''] };
  const texts = [...values.agents, ...values.agent];
  if (texts.length > 0) return { all: agentsOf(io, values, texts) };
  const named = files.map(({ site, path }) => namedAgents(path, fileAt(site, path).source, Infinity));
  return someOf(named, values.all ? Infinity : SOME.agents, (agents) => [
    ...eachAgentOnce([...agents, ...first.agents.filter((agent) => agent !== '')]),
    '',
  ]);
}

async function urlsTaken(
  invocation: Invocation,
  row: QuestionRow,
  files: readonly OpenedFile[],
  first: First,
): Promise<Part> {
  const given = await urlsGiven(invocation);
  if (given.length > 0) return { all: given };
  if (row.takes.includes('parser')) return { all: distinct(files.map(({ path }) => path)) };
  const named = files.map(({ site, path }) => namedPaths(path, fileAt(site, path).source, Infinity));
  return someOf(named, invocation.values.all ? Infinity : SOME.urls, (paths) =>
    distinct(['/', ...paths, ...first.urls]),
  );
}

/** Tells what was taken, and how to take other or all. */
function tellCounts(invocation: Invocation, { urls, agents }: Frame['counts']): void {
  const isPart = (count: Count | undefined) => count !== undefined && count.taken < count.named;
  if (isPart(urls) || isPart(agents)) note(invocation.io, words.someTaken({ urls, agents }));
  else if (urls) note(invocation.io, words.questionsNamed(urls.taken));
}

/** What is asked about, and told if it was chosen here. @throws Complaint for a list that cannot be read. */
export async function frameOf(
  invocation: Invocation,
  row: QuestionRow,
  files: readonly OpenedFile[],
  first: First = { agents: [], urls: [] },
): Promise<Frame> {
  const agents = agentsTaken(invocation, row, files, first);
  const urls = await urlsTaken(invocation, row, files, first);
  const counts = {
    ...(urls.count ? { urls: urls.count } : {}),
    ...(agents.count ? { agents: agents.count } : {}),
  };
  tellCounts(invocation, counts);
  return { agents: agents.all, urls: urls.all, counts };
}
