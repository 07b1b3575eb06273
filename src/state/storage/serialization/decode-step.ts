// Documents and steps, from data. Everything is checked: what is damaged is never shown as if it were not.
import * as v from 'valibot';
import type { Position } from '../../../core/document/range.ts';
import { type FormatId, formats } from '../../../core/formats/file-formats.ts';
import { automaticQuestionsSchema } from '../../../core/workspace/automatic-questions.ts';
import { expectationSchema } from '../../../core/workspace/expectation.ts';
import { ignoredFindingSchema } from '../../../core/workspace/ignored-finding.ts';
import { ownCrawlerSchema } from '../../../core/workspace/own-crawler.ts';
import { parseRequests } from '../../../core/workspace/site-requests.ts';
import { workspaceFileSchema } from '../../../core/workspace/workspace.ts';
import { type DocumentFile, newFile, type SiteDocument } from '../../document/document.ts';
import type { Intent, Origin, Step } from '../../document/history.ts';
import { decodeSource, decodeSourceChange } from './decode-lines.ts';
import { cacheStepData } from './encode-step.ts';
import { setStorageKey } from './file-keys.ts';
import {
  assertReadable,
  readCount,
  readList,
  readObject,
  readText,
  type UnknownRecord,
} from './read-values.ts';
import type { StepData } from './session-data.ts';

/** The ids that files have in this page, by their names in storage. */
export type FileIds = Map<string, number>;

const texts = v.array(v.string());
const anything = v.record(v.string(), v.unknown());

const parser =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (value: unknown): v.InferOutput<Schema> => {
    const result = v.safeParse(schema, value);
    assertReadable(result.success);
    return result.output;
  };

const readers: { readonly [Key in Exclude<keyof SiteDocument, 'files'>]: (value: unknown) => unknown } = {
  origin: parser(v.string()),
  rows: parser(texts),
  columns: parser(texts),
  expectations: parser(v.array(expectationSchema)),
  automatic: parser(automaticQuestionsSchema),
  ignored: parser(v.array(ignoredFindingSchema)),
  crawlers: parser(v.array(ownCrawlerSchema)),
  requests: (value) => {
    const requests = parseRequests(value);
    assertReadable(requests !== undefined);
    return requests;
  },
  links: parser(v.array(workspaceFileSchema)),
  unknown: parser(anything),
};

const optional = new Set<string>(['automatic', 'ignored', 'crawlers', 'requests']);

/** What is said of a document besides its files; `null` takes away what it need not have. */
function withQuestions(document: SiteDocument, data: UnknownRecord): SiteDocument {
  const next: Record<string, unknown> = { ...document };
  for (const [key, read] of Object.entries(readers)) {
    if (data[key] === undefined) continue;
    if (data[key] === null && optional.has(key)) delete next[key];
    else next[key] = read(data[key]);
  }
  return next as unknown as SiteDocument;
}

function readFormat(value: unknown): FormatId {
  const format = formats.find(({ id }) => id === value);
  assertReadable(format !== undefined);
  return format.id;
}

function readPath(value: unknown): string {
  assertReadable(readText(value).startsWith('/'));
  return value as string;
}

const readUnknown = parser(anything);

/** A file with all of its text: one that was there before, by its name, has the id that it had. */
function wholeFile(data: UnknownRecord, ids: FileIds): DocumentFile {
  const name = readText(data['name']);
  const file = newFile(readPath(data['path']), decodeSource(data), {
    ...(data['format'] === undefined ? {} : { format: readFormat(data['format']) }),
    ...(data['unknown'] === undefined ? {} : { unknown: readUnknown(data['unknown']) }),
  });
  const id = ids.get(name) ?? file.id;
  ids.set(name, id);
  setStorageKey(id, name);
  return { ...file, id };
}

function changedFile(before: DocumentFile, data: UnknownRecord): DocumentFile {
  const next: Record<string, unknown> = { ...before };
  if (data['runs'] !== undefined) next['source'] = decodeSourceChange(before.source, data);
  if (data['path'] !== undefined) next['path'] = readPath(data['path']);
  for (const [key, read] of [
    ['format', readFormat],
    ['unknown', readUnknown],
  ] as const) {
    if (data[key] === null) delete next[key];
    else if (data[key] !== undefined) next[key] = read(data[key]);
  }
  return next as unknown as DocumentFile;
}

function fileAfter(data: unknown, before: SiteDocument['files'], ids: FileIds): DocumentFile {
  const at = typeof data === 'number' ? data : readObject(data)['at'];
  if (at === undefined) return wholeFile(readObject(data), ids);
  const file = before[readCount(at)];
  assertReadable(file !== undefined);
  return typeof data === 'number' ? file : changedFile(file, readObject(data));
}

function filesAfter(data: unknown, before: SiteDocument['files'], ids: FileIds): SiteDocument['files'] {
  const files = readList(data).map((file) => fileAfter(file, before, ids));
  assertReadable(files.length > 0 && new Set(files.map(({ path }) => path)).size === files.length);
  assertReadable(new Set(files.map(({ id }) => id)).size === files.length);
  return files;
}

const emptySite: SiteDocument = {
  origin: '',
  files: [],
  rows: [],
  columns: [],
  expectations: [],
  links: [],
  unknown: {},
};

/** The document that the steps begin with. @throws Unreadable. */
export function decodeBase(data: unknown, ids: FileIds): SiteDocument {
  const base = readObject(data);
  return { ...withQuestions(emptySite, base), files: filesAfter(base['files'], [], ids) };
}

export function decodePosition(value: unknown): Position {
  const { line, column } = readObject(value);
  return { line: readCount(line), column: readCount(column) };
}

const origins: readonly unknown[] = ['text', 'form', 'matrix', 'files'] satisfies Origin[];
const labelOf = parser(
  v.object({
    code: v.string(),
    params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
);

function intentOf({ origin, label, caret }: UnknownRecord): Intent {
  assertReadable(origins.includes(origin));
  const intent = { origin: origin as Origin, label: labelOf(label) };
  if (caret === undefined) return intent;
  const { path, before, after } = readObject(caret);
  return {
    ...intent,
    caret: { path: readText(path), before: decodePosition(before), after: decodePosition(after) },
  };
}

/** The step that was made on a document. @throws Unreadable. */
export function decodeStep(before: SiteDocument, data: unknown, ids: FileIds): Step {
  const step = readObject(data);
  const others = step['others'] === undefined ? before : withQuestions(before, readObject(step['others']));
  const files = step['files'] === undefined ? before.files : filesAfter(step['files'], before.files, ids);
  const time = readCount(step['time']);
  const decoded = {
    ...intentOf(step),
    before,
    after: { ...others, files },
    time,
    bytes: readCount(step['bytes']),
  };
  cacheStepData(decoded, data as StepData);
  return decoded;
}
