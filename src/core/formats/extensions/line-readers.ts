// The readers that read an extension line: a faulty line matters only to them. This is not an option of a reader,
// because no answer depends on it.

import { type Citations } from '../../catalogue/citations.ts';
import type { Reader } from '../../readers/reader.ts';
import type { ReaderId } from '../../readers/registry.ts';
import { lowerCase } from '../../text/lower-case.ts';
import type { ExtensionDefinition } from './define-extension.ts';
import { type Extension, extensions } from './registry.ts';

/**
 * How a reader treats the lines that it is not known to read. Not listed: its specification leaves them to any reader
 * that knows them (RFC 9309 2.2.4). `skips`: its specification, or the list of its parser, leaves no doubt.
 * `unclear`: they are not mentioned.
 */
const otherLines: Readonly<Partial<Record<ReaderId, 'skips' | 'unclear'>>> = {
  'norobots-1994': 'unclear',
  'koster-1996': 'skips',
  'koster-1997-internet-draft': 'skips',
  google: 'skips',
  yandex: 'unclear',
  bing: 'unclear',
  'python-urllib-3.12': 'unclear',
  'python-urllib-3.14': 'unclear',
};

const treatmentOf = ({ id }: Reader): string =>
  (otherLines as Readonly<Record<string, string>>)[id] ?? 'open';

const extensionsByName: ReadonlyMap<string, Extension> = new Map(
  extensions.map((one) => [lowerCase(one.name), one]),
);

/** Whether a reader is known to read a line, or leaves it open. */
export function mayReadField(reader: Reader, name: string): boolean {
  const readBy: readonly string[] = extensionsByName.get(lowerCase(name))?.readBy ?? [];
  return treatmentOf(reader) === 'open' || readBy.includes(reader.id);
}

/** Whether a reader certainly skips a line. */
export const isSkippedByReader = (reader: Reader, name: string): boolean =>
  treatmentOf(reader) === 'skips' && !mayReadField(reader, name);

/** What all kinds of findings of a line share: they apply to the readers of the line, or to all readers if none is known. */
export const fromLine = ({
  name,
  source,
  readBy,
}: ExtensionDefinition): { readonly source: Citations; readonly applies?: (reader: Reader) => boolean } =>
  readBy.length === 0 ? { source } : { source, applies: (reader) => mayReadField(reader, name) };
