// gatepost init: writes a workspace whose expectations are the current answers.

import { stat } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { acceptsPresets } from '../../core/analysis/presets/accepts-presets.ts';
import { exampleUrls } from '../../core/analysis/table/example-urls.ts';
import { importantCrawlers } from '../../core/catalogue/column-purposes.ts';
import { createPolicy } from '../../core/syntax/policy.ts';
import type { Expectation } from '../../core/workspace/expectations/expectation.ts';
import { packFile, printWorkspace } from '../../core/workspace/pack-workspace.ts';
import { fileAt } from '../../core/workspace/site.ts';
import { findNamedAgents } from '../../core/workspace/suggested-questions.ts';
import type { Workspace, WorkspaceFile } from '../../core/workspace/workspace.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { findingMessage } from '../../messages/explain/explain-finding.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import { fileArgument, type Invocation } from '../command.ts';
import { type CliFile, openCliFile } from '../input/open-file.ts';
import { isOutsideFolder, STDIN } from '../input/read-input.ts';
import { escapeJson } from '../output/escape.ts';
import { printErrorLines, printNote } from '../output/io.ts';
import { writeReport } from '../output/write-output.ts';
import { findBlockedOffers, noteOtherSites, readOfferedUrls } from '../queries/check-offered.ts';
import { createReaderQueries, selectReaders, uniqueAgents } from '../queries/query-options.ts';
import { fetchQuestion } from '../queries/question-table.ts';

const DEFAULT_WORKSPACE = 'site.gatepost.json';

/** How many URLs and names of the file are used without --all. */
const LIMITS = { urls: 50, names: 50 } as const;

/** A link to the file if it is below the folder of the workspace, so that later changes are read; else a copy. */
function toWorkspaceFile(
  { site, path, name, response }: CliFile,
  workspace: string,
  cwd: string,
): WorkspaceFile {
  const folder = dirname(resolve(cwd, workspace === STDIN ? DEFAULT_WORKSPACE : workspace));
  const relativePath = relative(folder, resolve(cwd, name));
  const isCopy = response !== undefined || name === STDIN || isOutsideFolder(relativePath);
  if (isCopy) return packFile(path, fileAt(site, path).source);
  return { path, href: relativePath.split(sep).map(encodeURIComponent).join('/') };
}

async function refuseExisting(workspace: string, cwd: string): Promise<void> {
  if (workspace === STDIN) return;
  const exists = await stat(resolve(cwd, workspace)).then(
    () => true,
    () => false,
  );
  if (exists) throw new CliError('exists', { file: workspace });
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runInit(invocation: Invocation): Promise<number> {
  const { io, inputs, values, files } = invocation;
  const [, workspaceName = DEFAULT_WORKSPACE] = files;
  await refuseExisting(workspaceName, io.cwd);
  const file = await openCliFile(fileArgument(invocation, 0), values, { inputs, cwd: io.cwd });
  const { site, path, name, response } = file;
  const { source, format } = fileAt(site, path);
  if (!acceptsPresets(format)) throw new CliError('no-rules', { file: name });
  const [reader] = selectReaders(values);
  const [query] = createReaderQueries(values, fetchQuestion, file);
  const limits = values.all ? { urls: Infinity, names: Infinity } : LIMITS;
  const named = findNamedAgents(path, source, limits.names);
  const columns = uniqueAgents([...named, ...importantCrawlers, '']);
  const rows = exampleUrls(createPolicy(source, format), undefined, site.origin, limits.urls);
  const offered = (await readOfferedUrls(invocation))?.urls ?? [];
  noteOtherSites(io, site, offered);
  const listed = [...new Set([...rows.urls, ...offered.slice(0, limits.urls)])];
  const { question } = query!;
  // Of all crawlers, although many have the same answers: after a change of the file they may not.
  const expectations = columns.flatMap((agent) =>
    listed.map((url): Expectation => ({ agent, url, expect: question(agent, url).key })),
  );
  const workspace: Workspace = {
    gatepost: 1,
    origin: site.origin,
    files: [toWorkspaceFile(file, workspaceName, io.cwd)],
    rows: listed,
    columns: [...columns],
    question: 'fetch',
    reader: reader!.id,
    expectations,
  };
  await writeReport(io, workspaceName, escapeJson(printWorkspace(workspace)));
  printNote(io, words.init.written(workspaceName, expectations.length));
  if (rows.all > rows.urls.length) printNote(io, words.init.some(rows.urls.length, rows.all));
  if (offered.length > limits.urls) printNote(io, words.init.someListed(limits.urls, offered.length));
  if (workspaceName !== STDIN) printNote(io, words.init.next(workspaceName, response !== undefined));
  const blocked = findBlockedOffers(file, { reader: reader!, offered });
  printErrorLines(
    io,
    blocked.map((finding) => `${name}:${finding.range.start.line + 1}: ${findingMessage(finding)}`),
  );
  return blocked.length > 0 ? EXIT_CODES.failed : EXIT_CODES.fine;
}
