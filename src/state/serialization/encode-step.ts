// Encodes documents and steps as data.
import { textOfSource } from '../../core/document/source.ts';
import type { DocumentFile, SiteDocument } from '../document/document.ts';
import type { Step } from '../document/history.ts';
import { encodeSourceChange } from './encode-lines.ts';
import { storageKeyOf } from './file-keys.ts';
import type { BaseData, FileChange, FileData, QuestionsData, StepData } from './session-data.ts';

/** Encodes a file with all of its text. */
function fileData({ id, path, source, format, unknown }: DocumentFile): FileData {
  const { encoding, bom, big } = source;
  const content = big ? { text: '', bytes: big.bytes } : { text: textOfSource(source) };
  const properties = { ...(format ? { format } : {}), ...(unknown ? { unknown } : {}) };
  return { name: storageKeyOf(id), path, encoding, bom, ...content, ...properties };
}

/** Encodes a whole document. */
export const encodeBase = ({ files, ...questions }: SiteDocument): BaseData => ({
  ...questions,
  files: files.map(fileData),
});

function fileChange(index: number, before: DocumentFile, after: DocumentFile): FileChange {
  return {
    at: index,
    ...(after.path === before.path ? {} : { path: after.path }),
    ...(after.format === before.format ? {} : { format: after.format ?? null }),
    ...(after.unknown === before.unknown ? {} : { unknown: after.unknown ?? null }),
    ...(after.source === before.source ? {} : encodeSourceChange(before.source, after.source)),
  };
}

function filesData(
  before: SiteDocument['files'],
  after: SiteDocument['files'],
): NonNullable<StepData['files']> | undefined {
  if (before === after) return undefined;
  const indexes = new Map(before.map(({ id }, index) => [id, index]));
  return after.map((file) => {
    const index = indexes.get(file.id);
    if (index === undefined) return fileData(file);
    return before[index] === file ? index : fileChange(index, before[index]!, file);
  });
}

/** Encodes the other changes of the document. Only keys that differ by identity are included. */
function questionsData(before: SiteDocument, after: SiteDocument): QuestionsData | undefined {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof SiteDocument>;
  keys.delete('files');
  const changed = [...keys].filter((key) => before[key] !== after[key]);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((key) => [key, after[key] ?? null]));
}

/**
 * Encoded steps: copying a session with 1,000 steps takes 0.5 s without this. Data with whole texts is not cached,
 * to save memory.
 */
const cachedStepData = new WeakMap<Step, StepData>();

const isLight = ({ files }: StepData) =>
  files?.every((file) => typeof file === 'number' || 'at' in file) !== false;

export function cacheStepData(step: Step, data: StepData): void {
  if (isLight(data)) cachedStepData.set(step, data);
}

/** Encodes the changes of a step. Its duration is proportional to them and to the number of files. */
export function encodeStep(step: Step): StepData {
  const cached = cachedStepData.get(step);
  if (cached) return cached;
  const { before, after, origin, label, caret, time, bytes } = step;
  const files = filesData(before.files, after.files);
  const otherChanges = questionsData(before, after);
  const data = {
    origin,
    label,
    ...(caret ? { caret } : {}),
    time,
    bytes,
    ...(files ? { files } : {}),
    ...(otherChanges ? { others: otherChanges } : {}),
  };
  cacheStepData(step, data);
  return data;
}
