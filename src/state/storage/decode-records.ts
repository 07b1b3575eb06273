// Validates stored records one by one: a damaged record must not affect the others.

import {
  assertReadable,
  isCount,
  readCount,
  readList,
  readObject,
  readText,
  type UnknownRecord,
} from '../serialization/read-values.ts';
import type { SessionHead, StoredVersion } from './database.ts';
import { decodeSummary } from './site-summary.ts';
import type { WriteBatch } from './write-batch.ts';

const isTime = (value: unknown): value is number =>
  isCount(value) && !Number.isNaN(new Date(value).getTime());

const readTexts = (value: unknown): readonly string[] => readList(value).map(readText);

/** Returns what `read` returns; undefined if the record is damaged. */
function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Decodes the choices of the user, each alone: a damaged one counts as not made. */
export const decodeChoices = ({
  label,
  pinned,
  deleted,
}: UnknownRecord): Pick<SessionHead, 'label' | 'pinned' | 'deleted'> => ({
  ...(typeof label === 'string' ? { label } : {}),
  ...(pinned === true ? { pinned } : {}),
  ...(isTime(deleted) ? { deleted } : {}),
});

/** Decodes the head of a session; undefined if a part of it is damaged. `saved` and `view` are validated later. */
export const decodeHead = (value: unknown): SessionHead | undefined =>
  ifReadable(() => {
    const head = readObject(value);
    assertReadable(head['form'] === 1 && isTime(head['time']) && typeof head['shortened'] === 'boolean');
    const summary = decodeSummary(head['summary']);
    return {
      id: readText(head['id']),
      form: 1,
      writer: readText(head['writer']),
      revision: readCount(head['revision']),
      time: head['time'],
      ...(isTime(head['changed']) ? { changed: head['changed'] } : {}),
      origin: readText(head['origin']),
      ...(typeof head['found'] === 'string' ? { found: head['found'] } : {}),
      ...(head['name'] === undefined ? {} : { name: readText(head['name']) }),
      paths: readTexts(head['paths']),
      unsaved: readTexts(head['unsaved']),
      first: readCount(head['first']),
      done: readCount(head['done']),
      shortened: head['shortened'],
      opening: head['opening'],
      saved: head['saved'],
      view: head['view'],
      ...(summary ? { summary } : {}),
      ...decodeChoices(head),
    };
  });

/** Decodes a backup; undefined if a part of it is damaged. Base and steps contain data that is validated later. */
export const decodeBatch = (value: unknown): WriteBatch | undefined =>
  ifReadable(() => {
    const { head: storedHead, seen, base: storedBase, steps, end } = readObject(value);
    const head = decodeHead(storedHead);
    assertReadable(head !== undefined);
    const base = storedBase === undefined ? undefined : readObject(storedBase);
    assertReadable(base === undefined || base['id'] === head.id);
    return {
      head,
      ...(seen === undefined ? {} : { seen: readText(seen) }),
      ...(base ? { base: { id: head.id, step: readCount(base['step']), data: base['data'] } } : {}),
      steps: readList(steps).map((step) => {
        const { work, step: number, data } = readObject(step);
        assertReadable(work === head.id);
        return { work, step: readCount(number), data };
      }),
      end: readCount(end),
    };
  });

const reasons: readonly unknown[] = [
  'named',
  'opened',
  'saved',
  'big-step',
  'worked',
] satisfies StoredVersion['why'][];

const readLabel = (value: unknown): NonNullable<StoredVersion['step']> => {
  const { code, params } = readObject(value);
  if (params === undefined) return { code: readText(code) };
  const entries = Object.entries(readObject(params));
  assertReadable(entries.every(([, param]) => typeof param === 'string' || typeof param === 'number'));
  return { code: readText(code), params: Object.fromEntries(entries) as Record<string, string | number> };
};

const isStoredText = (value: unknown): value is StoredVersion['workspace'] =>
  typeof value === 'string' || value instanceof Blob || value instanceof Uint8Array;

/**
 * Decodes a version. Damaged parts get defaults, so that the version is listed, as one that cannot be read if its
 * text is damaged. Undefined if it belongs to no session.
 */
export function decodeVersion(value: unknown): StoredVersion | undefined {
  const version = ifReadable(() => readObject(value));
  const { id, work, time, why, name, step, begins, workspace, size } = version ?? {};
  if (typeof id !== 'string' || typeof work !== 'string') return undefined;
  const label = ifReadable(() => readLabel(step));
  const isText = isStoredText(workspace);
  return {
    id,
    work,
    time: isTime(time) ? time : 0,
    why: reasons.includes(why) ? (why as StoredVersion['why']) : 'worked',
    ...(typeof name === 'string' ? { name } : {}),
    ...(label ? { step: label } : {}),
    ...(begins === true ? { begins } : {}),
    workspace: isText ? workspace : '',
    size: isText && isCount(size) ? size : 0,
  };
}
