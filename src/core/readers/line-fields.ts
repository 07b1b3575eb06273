// Which of the lines of today each reader takes in, beside the fields that it forms records of. Not among the knobs, for
// nothing that is asked hangs on it: it tells to whom a faulty line matters.

import type { Reader } from './reader.ts';
import type { ReaderId } from './registry.ts';

/** Names in lower case; null where the text leaves such lines to whoever knows them (RFC 9309 2.2.4). */
const fieldsByReader: Readonly<Record<ReaderId, readonly string[] | null>> = {
  'norobots-1994': [],
  'koster-1996': [],
  'koster-1997-internet-draft': [],
  rfc9309: null,
  'data.txt': null,
  google: ['sitemap'],
  yandex: ['sitemap', 'clean-param'],
  bing: ['sitemap', 'crawl-delay'],
  'python-urllib-3.12': ['sitemap', 'crawl-delay', 'request-rate'],
};

const lineFieldsOf = ({ id }: Reader): readonly string[] | null =>
  (fieldsByReader as Record<string, readonly string[] | null>)[id] ?? null;

/** Whether a reader is known to take in a line, or leaves it open. */
export function mayReadField(reader: Reader, name: string): boolean {
  const known = lineFieldsOf(reader);
  return known === null || known.includes(name.toLowerCase());
}

/** Those whose text, or the list of whose parser, leaves no doubt about what they take in. */
const settledReaders: ReadonlySet<string> = new Set<ReaderId>([
  'koster-1996',
  'koster-1997-internet-draft',
  'google',
]);

/** Whether a reader is sure to skip a line. */
export const isSkippedByReader = (reader: Reader, name: string): boolean =>
  settledReaders.has(reader.id) && !mayReadField(reader, name);
