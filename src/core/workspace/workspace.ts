// The schema of the workspace file `*.gatepost.json`, version 1: a site, its files and the questions about it.
import * as v from 'valibot';
import { automaticQuestionsSchema } from './automatic-questions-schema.ts';
import { claimSchema } from './expectations/claim.ts';
import { expectationSchema } from './expectations/expectation.ts';
import { ignoredFindingSchema } from './ignored-finding.ts';
import { findTooDeepKey, isTooDeep, LEVELS_LIMIT_CODE } from './json-limits.ts';
import { ownCrawlerSchema } from './own-crawler.ts';

/** Checked by decoding, because a regular expression fails on texts of some megabytes. */
function isBase64(text: string): boolean {
  try {
    atob(text);
    return true;
  } catch {
    return false;
  }
}

/** A file in a workspace. */
export const workspaceFileSchema = v.pipe(
  v.looseObject({
    path: v.pipe(v.string(), v.startsWith('/')),
    text: v.optional(v.string()),
    base64: v.optional(v.pipe(v.string(), v.check(isBase64, 'base64'))),
    href: v.optional(v.string()),
    /** The format of the file, if it is not the one that its path determines. */
    format: v.optional(v.string()),
  }),
  v.check(
    ({ text, base64, href }) => [text, base64, href].filter((content) => content !== undefined).length === 1,
    'one-content',
  ),
);

const workspaceSchema = v.looseObject({
  gatepost: v.literal(1),
  origin: v.string(),
  files: v.pipe(
    v.array(workspaceFileSchema),
    v.check((files) => new Set(files.map((file) => file.path)).size === files.length, 'own-paths'),
  ),
  rows: v.optional(v.array(v.string()), []),
  columns: v.optional(v.array(v.string()), ['']),
  /** The user-agents of `columns` that share no column, although another one has the same answers. */
  ownColumns: v.optional(v.array(v.string())),
  /** Present if the table contains questions that the files suggest. */
  automatic: v.optional(automaticQuestionsSchema),
  question: v.optional(v.string(), 'fetch'),
  reader: v.optional(v.string(), ''),
  /** The readers that are compared and that report findings; the default ones if absent. */
  watched: v.optional(v.array(v.string())),
  expectations: v.optional(v.array(expectationSchema), []),
  /** Expectations about all URLs. */
  claims: v.optional(v.array(claimSchema)),
  /** Findings that are not shown. */
  ignored: v.optional(v.array(ignoredFindingSchema)),
  crawlers: v.optional(v.array(ownCrawlerSchema)),
});

/** The parsed JSON of a workspace file, unknown keys included. */
export type Workspace = v.InferOutput<typeof workspaceSchema>;
export type WorkspaceFile = Workspace['files'][number];

/**
 * Why a text is not a workspace. `where` is the position in the JSON, such as `files.0.path`; `missing`: there is no
 * value. `expected` is a code, or valibot's name for it.
 */
export interface WorkspaceProblem {
  readonly code: 'not-json' | 'not-a-workspace' | 'newer-version' | 'missing' | 'invalid';
  readonly params: { readonly where?: string; readonly expected?: string; readonly version?: string };
}

const MAX_VERSION = 1;

/** Reads the text of a workspace file. If a key is wrong, it returns the problem and no workspace. */
export function readWorkspace(text: string): { workspace: Workspace } | { problem: WorkspaceProblem } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: { code: 'not-json', params: {} } };
  }
  const version = (json as { gatepost?: unknown } | null)?.gatepost;
  if (version === undefined) return { problem: { code: 'not-a-workspace', params: {} } };
  if (typeof version === 'number' && version > MAX_VERSION) {
    return { problem: { code: 'newer-version', params: { version: String(version) } } };
  }
  if (isTooDeep(json)) {
    const where = findTooDeepKey(json as object);
    return { problem: { code: 'invalid', params: { where, expected: LEVELS_LIMIT_CODE } } };
  }
  const result = v.safeParse(workspaceSchema, json);
  if (result.success) return { workspace: result.output };
  const [issue] = result.issues;
  const where = v.getDotPath(issue) ?? '';
  // For a missing key, valibot expects the name of the key.

  const key = issue.path?.at(-1)?.key;
  if (issue.received === 'undefined' && issue.expected === `"${String(key)}"`)
    return { problem: { code: 'missing', params: { where } } };
  return { problem: { code: 'invalid', params: { where, expected: issue.expected ?? issue.message } } };
}
