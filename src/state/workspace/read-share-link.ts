// Reads the content of a share link, and creates a preview before anything of it is opened.

import { readFileText } from '../../core/workspace/file-text.ts';
import { findJsonDefect } from '../../core/workspace/json-limits.ts';
import { parseRequests } from '../../core/workspace/site-requests.ts';
import { readWorkspace, type Workspace, type WorkspaceProblem } from '../../core/workspace/workspace.ts';
import { readPayload, type ShareLinkProblem } from './share-link.ts';
import { hostInView, VIEW_KEY } from './shared-view.ts';

/** The maximum number of files of a link that is opened: as many as a folder may have. */
export const MAX_LINK_FILES = 5000;

/** How many files, lines of a file, and characters of a line are shown. */
const MAX_FILES = 20;
const MAX_LINES = 8;
const MAX_CHARACTERS = 160;

/** A file in the preview; long texts are truncated. */
interface SharedFile {
  readonly path: string;
  readonly octets: number;
  readonly lines: number;
  readonly first: readonly string[];
}

/** The preview of a workspace. Components must escape invisible characters of its texts. */
export interface SharePreview {
  /** The address of the site, or only its host; '' if neither is known. */
  readonly origin: string;
  /** The first files. `others` is the number of further files, including those listed by address only. */
  readonly files: readonly SharedFile[];
  readonly others: number;
  readonly octets: number;
  readonly urls: number;
  readonly agents: number;
  /** The cell whose trace is open. */
  readonly cell?: { readonly agent: string; readonly url: string };
  readonly expectations: number;
  readonly ignored: number;
  readonly crawlers: number;
  /** The number of URLs with requests from a log. */
  readonly requests: number;
}

export interface SharedWorkspace {
  readonly workspace: Workspace;
  readonly preview: SharePreview;
}

/** Why a link cannot be opened. A workspace problem names keys, never their values. */
export type SharedProblem =
  | ShareLinkProblem
  | { readonly code: 'odd' | 'no-file' | 'too-many-files' }
  | { readonly code: 'workspace'; readonly problem: WorkspaceProblem };

const truncate = (text: string) =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).toWellFormed()}…` : text;

/** Counts and truncates lines without creating an object for each: a text may consist of line endings only. */
function previewFile(path: string, text: string, octets: number): SharedFile {
  const first: string[] = [];
  const ends = /\r\n|\r|\n/g;
  let lines = 0;
  let from = 0;
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    if (lines < MAX_LINES) first.push(truncate(text.slice(from, end.index)));
    from = ends.lastIndex;
    lines++;
  }
  // A line end ends the last line.
  const last = text.slice(from);
  if (last !== '' && ++lines <= MAX_LINES) first.push(truncate(last));
  return { path: truncate(path), octets, lines, first };
}

/** Returns the sender's open cell, if it is readable. */
function cellOf(view: unknown): Pick<SharePreview, 'cell'> {
  const { agent, url } = (view as { cell?: Record<string, unknown> } | undefined | null)?.cell ?? {};
  return typeof agent === 'string' && typeof url === 'string'
    ? { cell: { agent: truncate(agent), url: truncate(url) } }
    : {};
}

function previewOf(workspace: Workspace): SharePreview {
  const { origin, files, rows, columns, expectations, claims, ignored, crawlers, requests } = workspace;
  const texts = files.flatMap((file) => {
    const content = readFileText(file);
    return content ? [{ path: file.path, ...content }] : [];
  });
  const first = texts.slice(0, MAX_FILES);
  return {
    origin: truncate(origin || hostInView(workspace[VIEW_KEY])),
    files: first.map(({ path, text, octets }) => previewFile(path, text, octets)),
    others: files.length - first.length,
    octets: texts.reduce((sum, { octets }) => sum + octets, 0),
    urls: rows.length,
    agents: columns.length,
    ...cellOf(workspace[VIEW_KEY]),
    expectations: expectations.length + (claims?.length ?? 0),
    ignored: ignored?.length ?? 0,
    crawlers: crawlers?.length ?? 0,
    requests: parseRequests(requests)?.urls.length ?? 0,
  };
}

function hasDefect(text: string): boolean {
  try {
    return findJsonDefect(JSON.parse(text)) !== undefined;
  } catch {
    return false;
  }
}

/** Reads the text of a link and creates its preview. */
export function previewSharedText(text: string): SharedWorkspace | { readonly problem: SharedProblem } {
  if (hasDefect(text)) return { problem: { code: 'odd' } };
  const result = readWorkspace(text);
  if ('problem' in result) return { problem: { code: 'workspace', problem: result.problem } };
  if (result.workspace.files.length > MAX_LINK_FILES) return { problem: { code: 'too-many-files' } };
  const preview = previewOf(result.workspace);
  if (preview.files.length === 0) return { problem: { code: 'no-file' } };
  return { workspace: result.workspace, preview };
}

/** Reads the payload of a link. */
export async function readShareLink(
  payload: string,
): Promise<SharedWorkspace | { readonly problem: SharedProblem }> {
  const result = await readPayload(payload);
  return 'problem' in result ? result : previewSharedText(result.text);
}
