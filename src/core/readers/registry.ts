// The registry of readers. A new way of reading is added here.
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

/** All readers: the texts, oldest first, then what robots of our days are known to do. */
export const readers: readonly Reader<ReaderId>[] = registeredReaders;

/** Whether a text is the id of a reader. */
export const isReaderId = (id: string): id is ReaderId => readers.some((reader) => reader.id === id);

/** Programs without types give anything. */
const isReader = (given: unknown): given is Reader => typeof given === 'object' && given !== null;

/** The knobs of a reader that hold others. */
const optionGroups = Object.entries(rfc9309).flatMap(([name, knobs]) =>
  typeof knobs === 'object' && !Array.isArray(knobs) ? [name] : [],
);

/** @throws TypeError for an object that is only part of a reader. */
function assertComplete(reader: Reader): void {
  const missing = optionGroups.filter((name) => !(name in reader));
  if (missing.length === 0) return;
  throw new TypeError(`reader lacks ${missing.join(', ')}: spread one of readers and change what differs`);
}

/**
 * The reader with this id; a Reader is given back as it is, so that a program may bring its own.
 * @throws RangeError if there is none, TypeError if none is given or knobs are missing.
 */
export function readerOf(reader: ReaderId | Reader): Reader {
  if (isReader(reader)) {
    assertComplete(reader);
    return reader;
  }
  const ids = readers.map((one) => one.id).join(', ');
  if (typeof reader !== 'string')
    throw new TypeError(`reader is missing: give one of ${ids}, or a Reader of your own`);
  const found = readers.find((one) => one.id === reader);
  if (found) return found;
  throw new RangeError(`there is no reader "${reader}"; there are ${ids}`);
}

/** The reader to begin with: the standard in force. */
export const defaultReader: ReaderId = 'rfc9309';

/** The readers whose findings are told and whose answers are compared unless others are chosen; the default one first. */
const alwaysWatchedReaders: readonly Reader<ReaderId>[] = [rfc9309, google, bing];

/** The watched readers for the file at a path: besides the usual ones, those that look for this file only. */
export const watchedReaders = (path: string): readonly Reader<ReaderId>[] => [
  ...alwaysWatchedReaders,
  ...readers.filter(
    (reader) =>
      reader.file.path === path &&
      reader.file.path !== rfc9309.file.path &&
      !alwaysWatchedReaders.includes(reader),
  ),
];
