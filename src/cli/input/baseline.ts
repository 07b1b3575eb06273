// The baseline folder of gatepost watch: for each address the file as it was served, byte by byte, and a small JSON with
// the response and the catalogue of that time. It is read back without trust: names come from the address, never from
// the JSON.
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { catalogueVersion, crawlers } from '../../core/catalogue/crawlers.ts';
import { CliError } from '../cli-error.ts';
import type { Redirect, ServerResponse } from '../network/fetch-file.ts';
import { formatJson } from '../output/escape.ts';
import type { Io } from '../output/io.ts';
import { writeReport } from '../output/write-output.ts';
import { errorCode } from './error-code.ts';
import { type InputReader, isInFolder } from './read-input.ts';

/** The version of the JSON. */
const BASELINE_VERSION = 1;

/** The headers that are kept: those that change how a file is read. Others may contain secrets. */
const keptHeaders = ['content-type', 'cache-control', 'x-robots-tag'] as const;

/** Git must not change line endings in the folder. */
const ATTRIBUTES = '.gitattributes';
const ATTRIBUTES_TEXT = '* -text\n';

/** What the program knew about crawlers. */
interface KnownCrawlers {
  readonly version: string;
  /** The preferred name of each crawler. */
  readonly crawlers: readonly string[];
}

/** What is kept about a response, as in the JSON. */
interface KeptResponse {
  readonly status: number;
  readonly redirects: readonly Redirect[];
  readonly headers: Readonly<Record<string, string>>;
  readonly isCut: boolean;
}

interface BaselineJson {
  readonly version: typeof BASELINE_VERSION;
  readonly address: string;
  readonly time: string;
  readonly sha256: string;
  readonly response: KeptResponse;
  readonly catalogue: KnownCrawlers;
}

/** What was served at an address when it was accepted. */
export interface Baseline {
  /** When it was kept, in ISO 8601. */
  readonly time: string;
  readonly response: ServerResponse;
  readonly catalogue: KnownCrawlers;
  /** Whether the content of the file was changed after it was kept. */
  readonly isEdited: boolean;
}

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/**
 * The name of the file for an address, which is safe on all systems and unique: `www.example.com_robots.txt`. An address
 * that is not just https, a plain host and lower-case names has a part of its hash in the name.
 */
export function baselineName({ protocol, host, pathname, search, href }: URL): string {
  const names = pathname.slice(1).split('/');
  const isPlain =
    protocol === 'https:' &&
    search === '' &&
    `${host}${pathname}`.length <= 100 &&
    /^(?!(?:con|nul|aux|prn|com\d|lpt\d)\.)[a-z0-9][a-z0-9.-]*\.[a-z0-9-]+$/.test(host) &&
    names.every((name) => /^[a-z0-9-][a-z0-9.-]*$/.test(name)) &&
    !pathname.endsWith('.');
  if (isPlain) return [host, ...names].join('_');
  const readable = `${host}${pathname}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]+/g, '_')
    .slice(0, 80);
  return `site_${readable.replace(/[._]+$/, '')}~${hashOf(href).slice(0, 12)}.txt`;
}

/** The name of the JSON beside a file. No file for an address has it: `~` is only before a hash. */
const jsonName = (name: string) => `${name}~response.json`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

const isRedirect = (value: unknown): value is Redirect =>
  isObject(value) && Number.isInteger(value['status']) && isText(value['to']);

const isKeptResponse = (value: unknown): value is KeptResponse =>
  isObject(value) &&
  Number.isInteger(value['status']) &&
  Array.isArray(value['redirects']) &&
  value['redirects'].every(isRedirect) &&
  isObject(value['headers']) &&
  Object.values(value['headers']).every(isText) &&
  typeof value['isCut'] === 'boolean';

const isKnownCrawlers = (value: unknown): value is KnownCrawlers =>
  isObject(value) &&
  isText(value['version']) &&
  Array.isArray(value['crawlers']) &&
  value['crawlers'].every(isText);

const isBaselineJson = (value: unknown, address: string): value is BaselineJson =>
  isObject(value) &&
  value['version'] === BASELINE_VERSION &&
  value['address'] === address &&
  isText(value['time']) &&
  isText(value['sha256']) &&
  isKeptResponse(value['response']) &&
  isKnownCrawlers(value['catalogue']);

function parseBaseline(bytes: Uint8Array, file: string, address: string): BaselineJson {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Refused below.
  }
  if (!isBaselineJson(value, address)) throw new CliError('baseline-damaged', { file });
  return value;
}

/** A name in the folder that is not a link to a place outside it. @throws CliError if it is. */
async function safeName(inputs: InputReader, folder: string, name: string): Promise<string> {
  const file = join(folder, name);
  if (!(await isInFolder(inputs, file, folder))) throw new CliError('baseline-link', { file });
  return file;
}

const isMissing = (error: unknown) => error instanceof CliError && error.code === 'missing';

/**
 * Reads what was kept for an address; undefined if nothing was.
 * @throws CliError if it is damaged, or cannot be read.
 */
export async function readBaseline(
  inputs: InputReader,
  folder: string,
  url: URL,
): Promise<Baseline | undefined> {
  const name = baselineName(url);
  const jsonFile = await safeName(inputs, folder, jsonName(name));
  let json: BaselineJson;
  try {
    json = parseBaseline(await inputs.read(jsonFile, 'file'), jsonFile, url.href);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  const body = await inputs.read(await safeName(inputs, folder, name), 'file');
  return {
    time: json.time,
    response: { ...json.response, address: url.href, headerLines: [], body },
    catalogue: json.catalogue,
    isEdited: hashOf(body) !== json.sha256,
  };
}

/** The target of a redirect without its query, which may contain a signature. */
function withoutQuery({ status, to }: Redirect): Redirect {
  const url = new URL(to);
  return { status, to: url.origin + url.pathname };
}

/** What of a response is kept and compared, without the content. */
export const keptResponse = ({ status, redirects, headers, isCut }: ServerResponse): KeptResponse => ({
  status,
  redirects: redirects.map(withoutQuery),
  headers: Object.fromEntries(
    keptHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  ),
  isCut,
});

/** The catalogue of this program. */
export const knownCrawlers: KnownCrawlers = {
  version: catalogueVersion,
  crawlers: crawlers.map(({ tokens }) => tokens[0]),
};

/** Keeps a response as the baseline of an address. @throws CliError if a file cannot be written. */
export async function writeBaseline(
  io: Io,
  inputs: InputReader,
  folder: string,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(response.address);
  await mkdir(resolve(io.cwd, folder), { recursive: true }).catch((error: unknown) => {
    throw new CliError('unwritable', { file: folder, why: errorCode(error) });
  });
  const attributes = await safeName(inputs, folder, ATTRIBUTES);
  if ((await inputs.realPlace(attributes)) === undefined) await writeReport(io, attributes, ATTRIBUTES_TEXT);
  const name = baselineName(url);
  const json: BaselineJson = {
    version: BASELINE_VERSION,
    address: url.href,
    time: new Date().toISOString().replace(/\.\d+/, ''),
    sha256: hashOf(response.body),
    response: keptResponse(response),
    catalogue: knownCrawlers,
  };
  // The content first: until the JSON is written, the file only seems to be edited.
  await writeReport(io, await safeName(inputs, folder, name), response.body);
  await writeReport(io, await safeName(inputs, folder, jsonName(name)), formatJson(json, 2));
}

/** The name of the file with the content, in the folder. */
export const baselineFile = (folder: string, url: URL): string => join(folder, baselineName(url));
