// One wanted verdict: what a cell must answer. It speaks of one question, whatever table the cell was drawn in.
import * as v from 'valibot';
import type { Status } from '../questions/answer.ts';
import { decidingSettingsOf, questionOf } from '../questions/registry.ts';
import { isTooDeep, MAX_LEVELS } from './json-limits.ts';

const statusSchema = v.union([v.number(), v.picklist(['timeout', 'network'])]);

/** Levels of objects and lists in an expectation: deeper ones could not be compared, nor written into a workspace. */
const MAX_SETTINGS_DEPTH = MAX_LEVELS - 2;

const expectationKeys = v.looseObject({
  /** `fetch` if absent. */
  question: v.exactOptional(v.string()),
  /** What else is asked: `usage`, `purpose`, `capabilities` and `settings`, or the `parser` of documents, or `purpose`, `signalScope` and `edition` of the use by AI. */
  asked: v.exactOptional(v.looseObject({})),
  /** `index` or `follow` of a document, with its robot able to fetch it; `title` or `license` of a data set. */
  part: v.exactOptional(v.string()),
  /** The user-agent, crawler or visitor; '' is the one that nobody names. */
  agent: v.string(),
  url: v.string(),
  /** The `key` of the wanted verdict. */
  expect: v.string(),
  note: v.exactOptional(v.string()),
  /** The one reader that it speaks of; that of the workspace if absent. */
  reader: v.exactOptional(v.string()),
  /** The file that is asked, if not the one that the reader finds. */
  file: v.exactOptional(v.string()),
  /** How the request for the file ends; 200 if absent. */
  status: v.exactOptional(statusSchema),
  redirects: v.exactOptional(v.number()),
});

/**
 * An expectation in a workspace file. Keys of later versions are kept.
 * @internal
 */
export const expectationSchema = v.pipe(
  expectationKeys,
  v.check((value) => !isTooDeep(value, MAX_SETTINGS_DEPTH), `levels-${MAX_SETTINGS_DEPTH}`),
);

/** A cell that can be expected of: everything of an expectation but what is wanted. */
export interface ExpectableCell {
  readonly question?: string;
  readonly asked?: Readonly<Record<string, unknown>>;
  readonly part?: string;
  readonly agent: string;
  readonly url: string;
  readonly reader?: string;
  readonly file?: string;
  readonly status?: Status;
  readonly redirects?: number;
}

/** What an expectation wants, and of which cell; `expect` is the `key` of the wanted verdict. */
export interface Expectation extends ExpectableCell {
  readonly expect: string;
  readonly note?: string;
  /** Keys of later versions. */
  readonly [key: string]: unknown;
}

/** The question that a cell asks. */
export const cellQuestion = ({ question = 'fetch' }: Pick<ExpectableCell, 'question'>): string => question;

/** The part of an answer that a cell asks about; undefined is all of it. */
export const cellPart = ({ question, part }: Pick<ExpectableCell, 'question' | 'part'>) =>
  part === undefined || part === questionOf(question ?? 'fetch')?.settings?.wholePart ? undefined : part;

/** A value with its keys in one order, so that equal ones are spelled alike. */
function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, inner]) => [key, sortKeys(inner)]);
}

/** Equal exactly for two expectations about the same cell: two that differ in it can both be met. */
export function cellId(cell: ExpectableCell): string {
  const { agent, url, reader, file, status = 200, redirects = 0, asked } = cell;
  const question = cellQuestion(cell);
  const part = cellPart(cell);
  const parts = [question, sortKeys(decidingSettingsOf(question, asked)), part, agent, url, reader, file];
  return JSON.stringify([...parts.map((one) => one ?? null), status, redirects]);
}
