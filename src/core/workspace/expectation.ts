// One wanted verdict: what a cell must answer. It speaks of one question, whatever table the cell was drawn in.
import * as v from 'valibot';
import type { Status } from '../questions/question.ts';
import { isTooDeep, MAX_LEVELS } from './json-limits.ts';
import { parseQuestionSettings } from './question-settings.ts';

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

/** An expectation in a workspace file. Keys of later versions are kept. */
export const expectationSchema = v.pipe(
  expectationKeys,
  v.check((value) => !isTooDeep(value, MAX_SETTINGS_DEPTH), `levels-${MAX_SETTINGS_DEPTH}`),
);

/** What an expectation wants, and of which cell. */
export type Expectation = v.InferOutput<typeof expectationSchema>;

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

/** The parts of `asked` that an answer hangs on, by question; what is drawn, and who asks, are not among them. */
const decidingSettings: Readonly<Record<string, readonly string[]>> = {
  fetch: [],
  usage: ['usage', 'purpose', 'capabilities', 'settings'],
  'mobile-agent': [],
  'index-follow': ['parser'],
  dataset: [],
  'ai-use': ['purpose', 'signalScope', 'edition'],
};

/** The question that a cell asks. */
export const cellQuestion = ({ question = 'fetch' }: Pick<ExpectableCell, 'question'>): string => question;

/** The part of an answer that a cell asks about; undefined is all of it. */
export const cellPart = ({ question, part }: Pick<ExpectableCell, 'question' | 'part'>) =>
  question === 'dataset' && part === 'announced' ? undefined : part;

/** What of `asked` an answer hangs on; all of it for a question that this version does not know. */
export function decidingSettingsOf(question: string, asked: object = {}): Readonly<Record<string, unknown>> {
  const keys = Object.hasOwn(decidingSettings, question) ? decidingSettings[question]! : Object.keys(asked);
  const isGiven = ([key, value]: [string, unknown]) =>
    keys.includes(key) && value !== undefined && value !== '';
  return Object.fromEntries(Object.entries(asked).filter(isGiven));
}

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

/** What is asked about a usage; undefined if this version does not know a value in it, or the usage is missing. */
export function parseUsageSettings(asked: object | undefined) {
  const read = parseQuestionSettings('usage', asked);
  return read?.question === 'usage' && read.usage !== undefined ? { ...read, usage: read.usage } : undefined;
}

/** What is asked about the use of a page; undefined if this version does not know a value in it, or no purpose is given. */
export function parseAiUseSettings(asked: object | undefined) {
  const read = parseQuestionSettings('ai-use', asked);
  return read?.question === 'ai-use' && read.purpose !== undefined
    ? { ...read, purpose: read.purpose }
    : undefined;
}

/** The parser of documents; undefined if this version does not know it. */
export function parseDocumentSettings(asked: object | undefined) {
  const read = parseQuestionSettings('index-follow', asked);
  return read?.question === 'index-follow' ? read : undefined;
}
