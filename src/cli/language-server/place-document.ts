// Finds the path and the format of a document on its site, as gatepost lint does for a file.
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source } from '../../core/document/source.ts';
import { declaredFormat, type FormatId, formatOf, formatOfPath } from '../../core/formats/file-formats.ts';
import type { Format } from '../../core/syntax/directives.ts';
import { findSitePath, isCalledRobots } from '../input/open-file.ts';
import { selectConfig, siteRootOf } from './folder-config.ts';
import type { FolderRoot } from './messages.ts';

/** A document on its site. */
export interface DocumentPlace<Config extends FolderRoot = FolderRoot> {
  readonly config: Config | undefined;
  /** The folder of the site, or the URI of a document that is not a file: documents with the same one are one site. */
  readonly site: string;
  readonly path: string;
  readonly format: Format<FormatId>;
}

/** The path of a file on disk; undefined for a document of another kind, such as a new one. */
export function fileOfUri(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}

const nameOfUri = (uri: string): string => {
  const last = /[^/]*$/.exec(uri.replace(/[?#].*$/, ''))?.[0] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** Finds the place of a document. */
export function placeDocument<Config extends FolderRoot>(
  uri: string,
  source: Source,
  configs: readonly Config[],
): DocumentPlace<Config> {
  const file = fileOfUri(uri);
  const config = selectConfig(configs, file);
  const root = file === undefined ? undefined : siteRootOf(config, file);
  const name = file ?? nameOfUri(uri);
  const path = findSitePath(
    root === undefined ? basename(name) || 'robots.txt' : name,
    { path: undefined, root },
    { cwd: config?.folder || '/', isAlone: true },
  );
  const isRobots = isCalledRobots(name, undefined);
  const declared = isRobots ? formatOfPath('/robots.txt').id : declaredFormat(path, source);
  const site = root ?? (file === undefined ? uri : dirname(file));
  return { config, site, path, format: formatOf(path, declared) };
}
