// Adds to a robots.txt the other files of its site that state how content may be used.
import { dirname, join, relative } from 'node:path';
import { HEADERS_PATH } from '../../core/formats/response-headers/headers-path.ts';
import { namedLicensePaths } from '../../core/formats/rsl/find-licenses.ts';
import { RSL_PATH } from '../../core/formats/rsl/rsl-names.ts';
import { TDMREP_PATH } from '../../core/formats/tdmrep/members.ts';
import type { Site } from '../../core/workspace/site.ts';
import type { OptionValues } from '../arguments/options.ts';
import { CliError } from '../cli-error.ts';
import { isAddress, parseAddress } from '../network/address.ts';
import { isContent, type ServerResponse } from '../network/fetch-file.ts';
import { headersAsFile } from './headers-as-file.ts';
import { type CliFile, createSite, type OpenContext, type SiteFile } from './open-file.ts';
import { isOutsideFolder, STDIN } from './read-input.ts';

const carrierPaths = [TDMREP_PATH, RSL_PATH, HEADERS_PATH];

/** How many licenses are opened at most. A file may name thousands. */
const MAX_LICENSES = 20;
/** How many are requested from a server. */
const MAX_REQUESTED_LICENSES = 3;

/** A site, and the URLs without a response. */
interface CliSite {
  readonly site: Site;
  readonly unanswered: readonly string[];
}

const isMissing = (error: unknown) =>
  error instanceof CliError && (error.code === 'missing' || error.code === 'is-directory');

/** Reads files in the folder of the site, except those that it has. Missing ones are skipped. */
async function readFromFolder(
  folder: string,
  site: Site,
  paths: readonly string[],
  { inputs }: OpenContext,
): Promise<readonly SiteFile[]> {
  const files: SiteFile[] = [];
  for (const path of paths) {
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

interface Request {
  readonly url: URL;
  readonly toFile: (response: ServerResponse) => SiteFile | undefined;
}

const requestFor = (url: URL, path: string, format?: SiteFile['format']): Request => ({
  url,
  toFile: (response) =>
    isContent(response) ? { name: url.href, path, bytes: response.body, format } : undefined,
});

interface FetchedFiles {
  readonly files: readonly SiteFile[];
  /** The URLs without a response. */
  readonly unanswered: readonly string[];
}

async function fetchAll(
  site: Site,
  requests: readonly Request[],
  { inputs }: OpenContext,
): Promise<FetchedFiles> {
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
  return {
    files: responseFiles.flatMap((found) => (found && !site.files.has(found.path) ? [found] : [])),
    unanswered,
  };
}

/** Fetches tdmrep.json, the headers of `/`, and then the licenses that the file or the headers name. */
async function fetchFromSite(site: Site, address: string, context: OpenContext): Promise<CliSite> {
  const base = parseAddress(address);
  const front = new URL('/', base);
  const first = await fetchAll(
    site,
    [
      requestFor(new URL(TDMREP_PATH, base), TDMREP_PATH),
      {
        url: front,
        toFile(response) {
          const headers = headersAsFile(front, response);
          return headers && { ...headers, path: front.pathname };
        },
      },
    ],
    context,
  );
  const withFirst = withFiles(site, first.files);
  const licenses = namedLicensePaths(withFirst).slice(0, MAX_REQUESTED_LICENSES);
  const second = await fetchAll(
    withFirst,
    licenses.map((path) => requestFor(new URL(path, base), path, 'rsl')),
    context,
  );
  return {
    site: withFiles(withFirst, second.files),
    unanswered: [...first.unanswered, ...second.unanswered],
  };
}

function withFiles({ origin, files }: Site, added: readonly SiteFile[]): Site {
  return { origin, files: new Map([...files, ...createSite(origin, added).files]) };
}

/**
 * Adds the other files of the site that state how content may be used to a robots.txt. For one on disk they are in its
 * folder, for one at a URL on the server: tdmrep.json, the response headers, and the licenses that these files name on
 * the same host.
 */
export async function addCarriers<File extends CliFile>(
  file: File,
  name: string,
  values: Pick<OptionValues, 'root'>,
  context: OpenContext,
): Promise<File & CliSite> {
  if (isAddress(name)) return { ...file, ...(await fetchFromSite(file.site, name, context)) };
  if (name === STDIN) return { ...file, unanswered: [] };
  const folder = values.root ?? dirname(name);
  const first = withFiles(file.site, await readFromFolder(folder, file.site, carrierPaths, context));
  const licenses = namedLicensePaths(first).slice(0, MAX_LICENSES);
  const site = withFiles(first, await readFromFolder(folder, first, licenses, context));
  return { ...file, site, unanswered: [] };
}
