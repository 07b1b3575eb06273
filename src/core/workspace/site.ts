// A site: its origin and its policy files. Immutable; every edit returns a new one.

import { applyEdits as applyToSource } from '../document/edits.ts';
import type { TextEdit } from '../document/range.ts';
import { printSource, readSource, type Source, sourceOfText } from '../document/source.ts';
import { assertWritableEdits } from '../document/writable-edits.ts';
import { declaredFormat, type FormatId, formatOf } from '../formats/file-formats.ts';
import type { Format } from '../syntax/directives.ts';

/** A file and its format: the one that its beginning declares, as a license does, or else that of its path. */
export interface SiteFile {
  readonly path: string;
  readonly source: Source;
  readonly format: Format<FormatId>;
}

export interface Site {
  /** Scheme, host and port, as in `https://www.example.com`. If it is unknown (''), no URL is on another site. */
  readonly origin: string;
  /** By path, as in `/robots.txt`. Any text can be a path, even `__proto__`. */
  readonly files: ReadonlyMap<string, SiteFile>;
}

function openFile(path: string, content: string | Uint8Array): SiteFile {
  const source = typeof content === 'string' ? sourceOfText(content) : readSource(content);
  const declared = path === '/robots.txt' ? undefined : declaredFormat(path, source);
  return { path, source, format: formatOf(path, declared) };
}

/** Opens a site. Text is read as UTF-8; bytes are read in the encoding that they have. Never fails. */
export function openSite(input: {
  readonly origin: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}): Site {
  const files = Object.entries(input.files).map(([path, content]) => openFile(path, content));
  return { origin: input.origin, files: new Map(files.map((file) => [file.path, file])) };
}

/** Returns the file at a path. @throws RangeError if the site has no such file. */
export function fileAt(site: Site, path: string): SiteFile {
  const file = site.files.get(path);
  if (file) return file;
  throw new RangeError(`the site has no file ${path}; it has ${[...site.files.keys()].join(', ') || 'none'}`);
}

/** The bytes of a file. Untouched lines are unchanged. @throws RangeError if the site has no such file. */
export function printFile(site: Site, path: string): Uint8Array {
  return printSource(fileAt(site, path).source);
}

/**
 * The site after edits to one of its files. All ranges refer to the file before the edits, are sorted and do not
 * overlap.
 * @throws RangeError if the site has no such file, if edits are outside it, unsorted or overlapping, or if its encoding
 * cannot represent their text.
 */
export function applyEdits(site: Site, path: string, edits: readonly TextEdit[]): Site {
  const file = fileAt(site, path);
  const source = applyToSource(file.source, edits);
  assertWritableEdits(file.source, edits);
  return source === file.source
    ? site
    : { ...site, files: new Map(site.files).set(path, { ...file, source }) };
}
