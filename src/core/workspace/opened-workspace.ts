// A workspace file for other programs: the site and its questions.
import { type FormatId, formatOf } from '../formats/file-formats.ts';
import type { Expectation } from './expectations/expectation.ts';
import { unpackFile } from './pack-workspace.ts';
import type { Site } from './site.ts';
import { readWorkspace, type WorkspaceProblem } from './workspace.ts';

export interface OpenedWorkspace {
  /** The files whose content is in the workspace. */
  readonly site: Site;
  /** The files that the workspace links to: the path on the site, and the location relative to the workspace file. */
  readonly linked: readonly { readonly path: string; readonly href: string }[];
  /** URLs and crawlers of the table. */
  readonly urls: readonly string[];
  readonly agents: readonly string[];
  readonly expectations: readonly Expectation[];
}

const reasons: Readonly<Record<WorkspaceProblem['code'], (params: WorkspaceProblem['params']) => string>> = {
  'not-json': () => 'it is not JSON',
  'not-a-workspace': () => 'it has no key "gatepost"',
  'newer-version': ({ version }) => `it has version ${version}, which is newer than this library`,
  missing: ({ where }) => `${where} is missing`,
  invalid: ({ where, expected }) => `${where} must be ${expected}`,
};

/**
 * Reads a workspace file (`*.gatepost.json`).
 * @throws TypeError that says what is wrong and at which key.
 */
export function openWorkspace(text: string): OpenedWorkspace {
  const result = readWorkspace(text);
  if ('problem' in result)
    throw new TypeError(`this is not a workspace: ${reasons[result.problem.code](result.problem.params)}`);
  const { origin, files, rows, columns, expectations } = result.workspace;
  const opened = files.flatMap((file) => {
    const source = unpackFile(file);
    return source ? [{ path: file.path, source, format: formatOf(file.path, file.format as FormatId) }] : [];
  });
  return {
    site: { origin, files: new Map(opened.map((file) => [file.path, file])) },
    linked: files.flatMap(({ path, href }) => (href === undefined ? [] : [{ path, href }])),
    urls: rows,
    agents: columns,
    expectations,
  };
}
