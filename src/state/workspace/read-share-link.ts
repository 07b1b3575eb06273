// What a link holds, read and looked through before anything of it is opened.

import { readFileText } from '../../core/workspace/file-text.ts';
import { findJsonDefect } from '../../core/workspace/json-limits.ts';
import { parseRequests } from '../../core/workspace/site-requests.ts';
import { readWorkspace, type Workspace, type WorkspaceProblem } from '../../core/workspace/workspace.ts';
import { readPayload, type ShareLinkProblem } from './share-link.ts';
import { VIEW_KEY } from './shared-view.ts';

/** Files, lines of one, and characters of one line that are shown. */
const FILES = 20;
const LINES = 8;
const CHARACTERS = 160;

/** A file as it is shown: long texts are cut. */
interface SharedFile {
  readonly path: string;
  readonly octets: number;
  readonly lines: number;
  readonly first: readonly string[];
}

/** What is shown of a workspace. Whoever draws its texts draws what cannot be seen in them. */
export interface SharePreview {
  readonly origin: string;
  /** The first files; `others` more are there, those among them that are named by address only. */
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
  /** URLs of which a log told who asked for them. */
  readonly requests: number;
}

export interface SharedWorkspace {
  readonly workspace: Workspace;
  readonly preview: SharePreview;
}

/** Why a link cannot be opened. The problem of a workspace names keys, never what stands there. */
export type SharedProblem =
  | ShareLinkProblem
  | { readonly code: 'odd' | 'no-file' }
  | { readonly code: 'workspace'; readonly problem: WorkspaceProblem };

const truncate = (text: string) =>
  text.length > CHARACTERS ? `${text.slice(0, CHARACTERS).toWellFormed()}…` : text;

/** Lines are counted and cut without making an object of each: a text may be nothing but line ends. */
function previewFile(path: string, text: string, octets: number): SharedFile {
  const first: string[] = [];
  const ends = /\r\n|\r|\n/g;
  let lines = 1;
  let from = 0;
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    if (lines <= LINES) first.push(truncate(text.slice(from, end.index)));
    from = ends.lastIndex;
    lines++;
  }
  if (lines <= LINES) first.push(truncate(text.slice(from)));
  return { path: truncate(path), octets, lines, first };
}

/** The cell that was looked at, if that can be read. */
function cellOf(view: unknown): Pick<SharePreview, 'cell'> {
  const { agent, url } = (view as { cell?: Record<string, unknown> } | undefined | null)?.cell ?? {};
  return typeof agent === 'string' && typeof url === 'string'
    ? { cell: { agent: truncate(agent), url: truncate(url) } }
    : {};
}

function previewOf(workspace: Workspace): SharePreview {
  const { origin, files, rows, columns, expectations, ignored, crawlers, requests } = workspace;
  const texts = files.flatMap((file) => {
    const read = readFileText(file);
    return read ? [{ path: file.path, ...read }] : [];
  });
  const first = texts.slice(0, FILES);
  return {
    origin: truncate(origin),
    files: first.map(({ path, text, octets }) => previewFile(path, text, octets)),
    others: files.length - first.length,
    octets: texts.reduce((sum, { octets }) => sum + octets, 0),
    urls: rows.length,
    agents: columns.length,
    ...cellOf(workspace[VIEW_KEY]),
    expectations: expectations.length,
    ignored: ignored?.length ?? 0,
    crawlers: crawlers?.length ?? 0,
    requests: parseRequests(requests)?.urls.length ?? 0,
  };
}

function isOdd(text: string): boolean {
  try {
    return findJsonDefect(JSON.parse(text)) !== undefined;
  } catch {
    return false;
  }
}

/** Looks into the text of a link. */
export function previewSharedText(text: string): SharedWorkspace | { readonly problem: SharedProblem } {
  if (isOdd(text)) return { problem: { code: 'odd' } };
  const read = readWorkspace(text);
  if ('problem' in read) return { problem: { code: 'workspace', problem: read.problem } };
  const preview = previewOf(read.workspace);
  if (preview.files.length === 0) return { problem: { code: 'no-file' } };
  return { workspace: read.workspace, preview };
}

/** Reads the payload of a link. */
export async function readShareLink(
  payload: string,
): Promise<SharedWorkspace | { readonly problem: SharedProblem }> {
  const read = await readPayload(payload);
  return 'problem' in read ? read : previewSharedText(read.text);
}
