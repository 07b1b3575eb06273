// Decodes documents and steps. Everything is validated: damaged data must never be shown as if it were intact.
import * as v from 'valibot';
import type { Position } from '../../core/document/range.ts';
import { type FormatId, formats } from '../../core/formats/file-formats.ts';
import { automaticQuestionsSchema } from '../../core/workspace/automatic-questions-schema.ts';
import { claimSchema } from '../../core/workspace/expectations/claim.ts';
import { expectationSchema } from '../../core/workspace/expectations/expectation.ts';
import { ignoredFindingSchema } from '../../core/workspace/ignored-finding.ts';
import { ownCrawlerSchema } from '../../core/workspace/own-crawler.ts';
import { parseRequests } from '../../core/workspace/site-requests.ts';
import { workspaceFileSchema } from '../../core/workspace/workspace.ts';
import { type DocumentFile, newFile, type SiteDocument } from '../document/document.ts';
import type { Intent, Origin, Step } from '../document/history.ts';
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

/** The ids of files in this page, by their storage keys. */
export type FileIds = Map<string, number>;

const stringList = v.array(v.string());
const unknownRecord = v.record(v.string(), v.unknown());

const parser =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (value: unknown): v.InferOutput<Schema> => {
    const result = v.safeParse(schema, value);
    assertReadable(result.success);
    return result.output;
  };

const readers: { readonly [Key in Exclude<keyof SiteDocument, 'files'>]: (value: unknown) => unknown } = {
  origin: parser(v.string()),
  rows: parser(stringList),
  columns: parser(stringList),
  expectations: parser(v.array(expectationSchema)),
  claims: parser(v.array(claimSchema)),
  automatic: parser(automaticQuestionsSchema),
  ignored: parser(v.array(ignoredFindingSchema)),
  crawlers: parser(v.array(ownCrawlerSchema)),
  requests: (value) => {
    const requests = parseRequests(value);
    assertReadable(requests !== undefined);
    return requests;
  },
  offered: parser(stringList),
  links: parser(v.array(workspaceFileSchema)),
  unknown: parser(unknownRecord),
};

const optional = new Set<string>(['claims', 'automatic', 'ignored', 'crawlers', 'requests', 'offered']);

/** Returns a document with decoded properties besides its files; `null` removes an optional one. */
function withDecodedProperties(document: SiteDocument, data: UnknownRecord): SiteDocument {
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

const readUnknown = parser(unknownRecord);

/** Decodes a complete file. A file that existed before, by its storage key, keeps its id. */
function decodeFile(data: UnknownRecord, ids: FileIds): DocumentFile {
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

function decodeFileChange(before: DocumentFile, data: UnknownRecord): DocumentFile {
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

function decodeFileAfter(data: unknown, before: SiteDocument['files'], ids: FileIds): DocumentFile {
  const index = typeof data === 'number' ? data : readObject(data)['at'];
  if (index === undefined) return decodeFile(readObject(data), ids);
  const file = before[readCount(index)];
  assertReadable(file !== undefined);
  return typeof data === 'number' ? file : decodeFileChange(file, readObject(data));
}

function decodeFilesAfter(data: unknown, before: SiteDocument['files'], ids: FileIds): SiteDocument['files'] {
  const files = readList(data).map((file) => decodeFileAfter(file, before, ids));
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

/** Decodes the document that the steps start from. @throws UnreadableError */
export function decodeBase(data: unknown, ids: FileIds): SiteDocument {
  const base = readObject(data);
  return { ...withDecodedProperties(emptySite, base), files: decodeFilesAfter(base['files'], [], ids) };
}

export function decodePosition(value: unknown): Position {
  const { line, column } = readObject(value);
  return { line: readCount(line), column: readCount(column) };
}

const origins: readonly unknown[] = ['text', 'form', 'matrix', 'files'] satisfies Origin[];
export const parseLabel = parser(
  v.object({
    code: v.string(),
    params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
);

function decodeIntent({ origin, label, caret }: UnknownRecord): Intent {
  assertReadable(origins.includes(origin));
  const intent = { origin: origin as Origin, label: parseLabel(label) };
  if (caret === undefined) return intent;
  const { path, before, after } = readObject(caret);
  return {
    ...intent,
    caret: { path: readText(path), before: decodePosition(before), after: decodePosition(after) },
  };
}

/** Decodes a step that was applied to a document. @throws UnreadableError */
export function decodeStep(before: SiteDocument, data: unknown, ids: FileIds): Step {
  const step = readObject(data);
  const others =
    step['others'] === undefined ? before : withDecodedProperties(before, readObject(step['others']));
  const files =
    step['files'] === undefined ? before.files : decodeFilesAfter(step['files'], before.files, ids);
  const time = readCount(step['time']);
  const decoded = {
    ...decodeIntent(step),
    before,
    after: { ...others, files },
    time,
    bytes: readCount(step['bytes']),
  };
  cacheStepData(decoded, data as StepData);
  return decoded;
}
