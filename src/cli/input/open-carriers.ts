// Opens a robots.txt together with the other files of its site that state how content may be used.
import { dirname, join, relative } from 'node:path';
import { license } from '../../core/formats/extensions/lines/license.ts';
import { HEADERS_PATH } from '../../core/formats/response-headers/headers-file.ts';
import { RSL_PATH } from '../../core/formats/rsl/rsl-names.ts';
import { TDMREP_PATH } from '../../core/formats/tdmrep/members.ts';
import { createPolicy, fieldAt, valueOf } from '../../core/syntax/policy.ts';
import type { Site } from '../../core/workspace/site.ts';
import type { OptionValues } from '../arguments/options.ts';
import { CliError } from '../cli-error.ts';
import { isAddress, parseAddress, pathOfAddress } from '../network/address.ts';
import { isContent, type ServerResponse } from '../network/fetch-file.ts';
import { headersAsFile } from './headers-as-file.ts';
import { type CliFile, createSite, type OpenContext, openCliFile, type SiteFile } from './open-file.ts';
import { isOutsideFolder, STDIN } from './read-input.ts';

const carrierPaths = [TDMREP_PATH, RSL_PATH, HEADERS_PATH];

/** How many licenses are requested at most. A file may name thousands. */
const MAX_LICENSES = 3;
/** How many lines are searched for licenses. */
const MAX_LINES = 10_000;

/** The opened files, and the URLs without a response. */
export interface CliCarriers extends CliFile {
  readonly unanswered: readonly string[];
}

const isMissing = (error: unknown) =>
  error instanceof CliError && (error.code === 'missing' || error.code === 'is-directory');

/** Reads the carrier files in the folder of the site, and the licenses that the file names, except those it has. */
async function readFromFolder(
  folder: string,
  file: CliFile,
  { inputs }: OpenContext,
): Promise<readonly SiteFile[]> {
  const { site } = file;
  const files: SiteFile[] = [];
  const licensePaths = licensesOf(file, site.origin || undefined).map(pathOfAddress);
  for (const path of new Set([...carrierPaths, ...licensePaths])) {
    const name = join(folder, path);
    if (site.files.has(path) || isOutsideFolder(relative(folder, name))) continue;
    try {
      files.push({ name, path, bytes: await inputs.read(name, 'file') });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return files;
}

/** The URLs of licenses that the lines of a file name. @param origin the host; any host if absent */
function licensesOf({ site, path }: CliFile, origin: string | undefined): readonly URL[] {
  const { source, format } = site.files.get(path)!;
  const policy = createPolicy(source, format);
  const urls = new Map<string, URL>();
  for (let line = 0; line < Math.min(source.lines.length, MAX_LINES) && urls.size < MAX_LICENSES; line++) {
    const field = fieldAt(policy, line);
    const value = field.directive?.name === license.name ? valueOf(field) : '';
    if (!URL.canParse(value)) continue;
    const url = new URL(value);
    url.hash = '';
    if ((origin === undefined || url.origin === origin) && url.username === '' && url.password === '')
      urls.set(url.href, url);
  }
  return [...urls.values()];
}

interface Request {
  readonly url: URL;
  readonly toFile: (response: ServerResponse) => SiteFile | undefined;
}

const requestFor = (url: URL, format?: SiteFile['format']): Request => ({
  url,
  toFile: (response) =>
    isContent(response)
      ? { name: url.href, path: pathOfAddress(url), bytes: response.body, format }
      : undefined,
});

/** Fetches the carrier files of a site. URLs without a response are only listed. */
async function fetchFromSite(
  file: CliFile,
  address: string,
  { inputs }: OpenContext,
): Promise<{ readonly files: readonly SiteFile[]; readonly unanswered: readonly string[] }> {
  const base = parseAddress(address);
  const front = new URL('/', base);
  const requests: readonly Request[] = [
    requestFor(new URL(TDMREP_PATH, base)),
    {
      url: front,
      toFile(response) {
        const headers = headersAsFile(front, response);
        return headers && { ...headers, path: front.pathname };
      },
    },
    ...licensesOf(file, base.origin).map((url) => requestFor(url, 'rsl')),
  ];
  const unanswered: string[] = [];
  const responseFiles = await Promise.all(
    requests.map(async ({ url, toFile }) => {
      try {
        return toFile(await inputs.fetch(url));
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        unanswered.push(url.href);
        return undefined;
      }
    }),
  );
  const files = responseFiles.flatMap((found) => (found && !file.site.files.has(found.path) ? [found] : []));
  return { files: [...new Map(files.map((found) => [found.path, found])).values()], unanswered };
}

function withFiles(file: CliFile, files: readonly SiteFile[]): Site {
  const { origin, files: addedFiles } = createSite(file.site.origin, files);
  return { origin, files: new Map([...file.site.files, ...addedFiles]) };
}

/**
 * Opens a file as `openCliFile` does. A robots.txt on disk is opened with the carrier files in its folder, one at a URL
 * with those of the server: tdmrep.json, the response headers of `/`, and the licenses that it names on the same host.
 * @throws CliError if the file itself cannot be read.
 */
export async function openWithCarriers(
  name: string,
  values: Pick<OptionValues, 'path' | 'root' | 'with' | 'origin' | 'kind'>,
  context: OpenContext,
): Promise<CliCarriers> {
  const file = await openCliFile(name, values, context);
  if (isAddress(name)) {
    const { files, unanswered } = await fetchFromSite(file, name, context);
    return { ...file, site: withFiles(file, files), unanswered };
  }
  if (name === STDIN) return { ...file, unanswered: [] };
  const folder = values.root ?? dirname(name);
  return { ...file, site: withFiles(file, await readFromFolder(folder, file, context)), unanswered: [] };
}
