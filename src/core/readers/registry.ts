// The registry of readers. New readers are added here.
import { bing } from './bing.ts';
import { dataTxt } from './data-txt.ts';
import { google } from './google.ts';
import { koster1996 } from './koster-1996.ts';
import { koster1997 } from './koster-1997-internet-draft.ts';
import { norobots1994 } from './norobots-1994.ts';
import { pythonUrllib312 } from './python-urllib-3.12.ts';
import { pythonUrllib314 } from './python-urllib-3.14.ts';
import type { Reader } from './reader.ts';
import { rfc9309 } from './rfc9309.ts';
import { yandex } from './yandex.ts';

const registeredReaders = [
  norobots1994,
  koster1996,
  koster1997,
  dataTxt,
  rfc9309,
  google,
  bing,
  yandex,
  pythonUrllib312,
  pythonUrllib314,
] as const satisfies readonly Reader[];

export type ReaderId = (typeof registeredReaders)[number]['id'];

/** All readers: first the specifications, oldest first, then the known behavior of current crawlers. */
export const readers: readonly Reader<ReaderId>[] = registeredReaders;

/** Whether a text is the id of a reader. */
export const isReaderId = (id: string): id is ReaderId => readers.some((reader) => reader.id === id);

/** Whether a value is a reader object. Callers in JavaScript may pass anything. */
const isReader = (value: unknown): value is Reader => typeof value === 'object' && value !== null;

/** The names of the options that are groups of options. */
const optionGroups = Object.entries(rfc9309).flatMap(([name, options]) =>
  typeof options === 'object' && !Array.isArray(options) ? [name] : [],
);

/**
 * Checks that all groups of options exist.
 * @throws TypeError for an object that is only part of a reader.
 */
function assertComplete(reader: Reader): void {
  const missing = optionGroups.filter((name) => !(name in reader));
  if (missing.length === 0) return;
  throw new TypeError(`reader lacks ${missing.join(', ')}: spread one of readers and change what differs`);
}

/**
 * Returns the reader with this id. A Reader is returned as it is, so that programs can define their own.
 * @throws RangeError if there is no such reader, TypeError if the argument or one of its options is missing.
 */
export function readerOf(reader: ReaderId | Reader): Reader {
  if (isReader(reader)) {
    assertComplete(reader);
    return reader;
  }
  const match = readers.find((candidate) => candidate.id === reader);
  if (match) return match;
  const ids = readers.map((candidate) => candidate.id).join(', ');
  if (typeof reader !== 'string')
    throw new TypeError(`reader is missing: give one of ${ids}, or a Reader of your own`);
  throw new RangeError(`there is no reader "${reader}"; there are ${ids}`);
}

/** The initial reader: the current standard. */
export const defaultReader: ReaderId = 'rfc9309';

/**
 * The readers whose findings are shown and whose answers are compared unless others are selected. The default
 * reader is first.
 */
const alwaysWatchedReaders: readonly Reader<ReaderId>[] = [rfc9309, google, bing];

/** Returns the readers to watch for the file at a path: the usual ones, and those that read only this file. */
export const watchedReaders = (path: string): readonly Reader<ReaderId>[] => [
  ...alwaysWatchedReaders,
  ...readers.filter(
    (reader) =>
      reader.file.path === path &&
      reader.file.path !== rfc9309.file.path &&
      !alwaysWatchedReaders.includes(reader),
  ),
];
