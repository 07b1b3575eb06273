// An expectation: the answer that a cell must have. It is about one question, in whichever table the cell was drawn.
import * as v from 'valibot';
import type { Status } from '../../questions/answer.ts';
import { decidingSettingsOf, questionOf } from '../../questions/registry.ts';
import { isTooDeep, MAX_LEVELS } from '../json-limits.ts';

const statusSchema = v.union([v.number(), v.picklist(['timeout', 'network'])]);

/** Levels of objects and lists in an expectation. Deeper ones could not be compared or written into a workspace. */
const MAX_SETTINGS_DEPTH = MAX_LEVELS - 2;

const expectationKeys = v.looseObject({
  /** `fetch` if absent. */
  question: v.exactOptional(v.string()),
  /**
   * The settings of the question: `usage`, `purpose`, `capabilities` and `settings`; or the `parser` of documents; or
   * `purpose`, `signalScope` and `edition` of AI use.
   */
  asked: v.exactOptional(v.looseObject({})),
  /** `index` or `follow` of a document whose crawler may fetch it; `title` or `license` of a data set. */
  part: v.exactOptional(v.string()),
  /** The user-agent or crawler; '' is any other crawler. */
  agent: v.string(),
  url: v.string(),
  /** The `key` of the expected verdict. */
  expect: v.string(),
  note: v.exactOptional(v.string()),
  /** The one reader that it applies to; that of the workspace if absent. */
  reader: v.exactOptional(v.string()),
  /** The file that answers, if not the one that the reader requests. */
  file: v.exactOptional(v.string()),
  /** The result of the request for the file; 200 if absent. */
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

/** A cell that can have an expectation: an expectation without its answer. */
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

/** An expected answer and its cell. `expect`: the `key` of the expected verdict. */
export interface Expectation extends ExpectableCell {
  readonly expect: string;
  readonly note?: string;
  /** Keys of later versions. */
  readonly [key: string]: unknown;
}

/** The question of a cell. */
export const cellQuestion = ({ question = 'fetch' }: Pick<ExpectableCell, 'question'>): string => question;

/** The part of an answer that a cell is about; undefined means the whole answer. */
export const cellPart = ({ question, part }: Pick<ExpectableCell, 'question' | 'part'>) =>
  part === undefined || part === questionOf(question ?? 'fetch')?.settings?.wholePart ? undefined : part;

/** A value with its keys sorted, so that equal values have the same JSON. */
function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const entries = Object.entries(value).toSorted(([keyA], [keyB]) => (keyA < keyB ? -1 : 1));
  return entries.map(([key, inner]) => [key, sortKeys(inner)]);
}

/** An id that two expectations share only if they are about the same cell. Those with different ids can both be met. */
export function cellId(cell: ExpectableCell): string {
  const { agent, url, reader, file, status = 200, redirects = 0, asked } = cell;
  const question = cellQuestion(cell);
  const part = cellPart(cell);
  const components = [
    question,
    sortKeys(decidingSettingsOf(question, asked)),
    part,
    agent,
    url,
    reader,
    file,
  ];
  return JSON.stringify([...components.map((component) => component ?? null), status, redirects]);
}
