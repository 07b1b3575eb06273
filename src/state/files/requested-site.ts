// The files of a site that say what crawlers may do, requested from its server.
import { readAnySource } from '../../core/document/big-source.ts';
import { sourceOfText } from '../../core/document/source.ts';
import { type FormatId, formatOf } from '../../core/formats/file-formats.ts';
import { detectOtherContent, policyUrlFor } from '../../core/formats/other-content.ts';
import { useHeaderOf } from '../../core/formats/response-headers/header-names.ts';
import { HEADERS_PATH } from '../../core/formats/response-headers/headers-path.ts';
import { readRobotsDocument } from '../../core/formats/robots-pi/robots-document.ts';
import { namedLicensePaths } from '../../core/formats/rsl/find-licenses.ts';
import { TDMREP_PATH } from '../../core/formats/tdmrep/members.ts';
import type { Status } from '../../core/questions/answer.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import type { FetchedAddress } from '../disk/local-editor.ts';
import type { PlacedFile } from '../disk/place-files.ts';
import { inDetectedEncoding } from '../disk/read-encoding.ts';
import { DEFAULT_PATH } from '../document/document-store.ts';

/** How many licenses are requested at most. A file may name thousands. */
const MAX_LICENSES = 3;

/** Requests an address. @throws if there is no response */
export type FetchAddress = (address: string) => Promise<FetchedAddress>;

/** The files of a site as they were requested. */
export interface RequestedSite {
  readonly origin: string;
  /** The robots.txt is first, and empty if the server has none. */
  readonly files: readonly PlacedFile[];
  /** The result of requesting the robots.txt. */
  readonly status: Status;
  readonly redirects: number;
  /** Whether the robots.txt was longer than what was read. */
  readonly isCut: boolean;
  /** How many other requests had no response. */
  readonly unanswered: number;
}

const isContent = ({ status }: FetchedAddress): boolean => status >= 200 && status < 300;

const sourceOf = (bytes: Uint8Array) => inDetectedEncoding(runSync(readAnySource(bytes)));

function fileOf(path: string, { bytes }: FetchedAddress, format?: FormatId): PlacedFile {
  return { path, source: sourceOf(bytes), ...(format ? { format } : {}) };
}

/** The headers that state uses, as a headers file with one group for the page; none if there are none. */
function headersOf({ pathname }: URL, { headerLines }: FetchedAddress): readonly PlacedFile[] {
  const lines = headerLines.filter(([name]) => useHeaderOf(name) !== undefined);
  if (lines.length === 0) return [];
  const text = [pathname, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [{ path: HEADERS_PATH, source: sourceOfText(text), format: 'response-headers' }];
}

/** The page as a document, if it says anything to crawlers. */
function documentOf({ pathname }: URL, response: FetchedAddress): readonly PlacedFile[] {
  if (!isContent(response) || detectOtherContent(response.bytes) !== 'page') return [];
  const file = fileOf(pathname, response, 'xml');
  if (file.source.big) return [];
  const { markup } = readRobotsDocument(file.source);
  const says = [markup.metas, markup.tdm, markup.licenses, markup.inlineLicenses];
  return says.some((parts) => parts.length > 0) ? [file] : [];
}

const siteWith = (origin: string, files: readonly PlacedFile[]) => ({
  origin,
  files: new Map(
    files
      .filter(({ source }) => !source.big)
      .map(({ path, source, format }) => [path, { path, source, format: formatOf(path, format) }]),
  ),
});

/** Whether a response is a file of its own, not the page that some servers return for every path. */
const isFile = (response: FetchedAddress): boolean =>
  isContent(response) && detectOtherContent(response.bytes) !== 'page';

/**
 * Requests the robots.txt, the tdmrep.json, the headers and metas of the front page, or of the page that is named, and
 * the licenses that these name. @throws if the robots.txt has no response
 */
export async function requestSite(address: URL, fetchAddress: FetchAddress): Promise<RequestedSite> {
  const policy = policyUrlFor(address);
  const isPage = policy !== address.href && !address.pathname.endsWith('.txt');
  const page = new URL(isPage ? address.pathname : '/', address);
  let unanswered = 0;
  const tryFetch = (url: string) =>
    fetchAddress(url).catch(() => {
      unanswered += 1;
      return undefined;
    });
  const [robots, tdmrep, front] = await Promise.all([
    fetchAddress(policy),
    tryFetch(new URL(TDMREP_PATH, address).href),
    tryFetch(page.href),
  ]);
  const policyFile: PlacedFile = isContent(robots)
    ? fileOf(DEFAULT_PATH, robots)
    : { path: DEFAULT_PATH, source: sourceOfText('') };
  const files = [
    policyFile,
    ...(tdmrep && isFile(tdmrep) ? [fileOf(TDMREP_PATH, tdmrep)] : []),
    ...(front ? [...headersOf(page, front), ...documentOf(page, front)] : []),
  ];
  const named = namedLicensePaths(siteWith(address.origin, files)).slice(0, MAX_LICENSES);
  const licenses = await Promise.all(
    named.map(async (path) => {
      const response = await tryFetch(new URL(path, address).href);
      return response && isFile(response) ? [fileOf(path, response, 'rsl')] : [];
    }),
  );
  const { status, redirects, isCut } = robots;
  return {
    origin: address.origin,
    files: [...files, ...licenses.flat()],
    status: status >= 200 && status <= 599 ? status : 'network',
    redirects: redirects.length,
    isCut,
    unanswered,
  };
}
