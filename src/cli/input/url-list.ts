// Reads the URLs in a file: one a line, or a sitemap, a table or an access log, compressed or not.
import { readSource, textOfSource } from '../../core/document/source.ts';
import { detectFormat, EXAMINED_CHARACTERS } from '../../core/import/detect-format.ts';
import { createListImport } from '../../core/import/import-lists.ts';
import { importWords } from '../../messages/en/app/import.ts';
import { CliError } from '../cli-error.ts';
import { type Io, printNote } from '../output/io.ts';
import { errorCode } from './error-code.ts';
import { type InputReader, MAX_INPUT_BYTES } from './read-input.ts';
import { isGzip, toGzipError } from './unpack-gzip.ts';

const tooBigError = (file: string) => new CliError('list-too-big', { file, most: String(MAX_INPUT_BYTES) });

/** Reads the bytes of a list. @throws CliError with messages about lists instead of policy files. */
async function readListBytes(inputs: InputReader, file: string): Promise<Uint8Array> {
  try {
    return await inputs.read(file);
  } catch (error) {
    throw error instanceof CliError && error.code === 'too-big' ? tooBigError(file) : error;
  }
}

async function unpackIfGzipped(file: string, bytes: Uint8Array): Promise<Uint8Array> {
  if (!isGzip(bytes)) return bytes;
  const { gunzipSync } = await import('node:zlib');
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_INPUT_BYTES });
  } catch (error) {
    throw errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? tooBigError(file) : toGzipError(file, error);
  }
}

const splitLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The content of a list. */
export interface UrlList {
  /** All URLs, as written; of a log the most requested first. */
  readonly urls: readonly string[];
  /** Those that the site offers to crawlers: those of a list or a sitemap, not those that a log says were requested. */
  readonly offered: readonly string[];
}

/** Imports other formats than a plain list as the editor does, with the same limits, and notes skipped lines. */
function importUrls(io: Io, file: string, bytes: Uint8Array): UrlList {
  const listImport = createListImport();
  listImport.begin(file);
  listImport.feed(bytes);
  listImport.endFile();
  const { files, pages, skipped, log, further } = listImport.outcome();
  if (files.some(({ problem }) => problem === 'not-a-list')) throw new CliError('not-a-list', { file });
  for (const { count, code, line } of skipped)
    printNote(io, `${file}: ${importWords.skip(count, code, undefined, line)}`);
  for (const name of further.names) printNote(io, `${file}: ${importWords.further(further.count)} ${name}`);
  return { urls: [...pages, ...(log?.urls.map(({ url }) => url) ?? [])], offered: pages };
}

/** Reads the URLs in a file. @throws CliError if it cannot be read, or is not a list. */
export async function readUrlList(io: Io, inputs: InputReader, file: string): Promise<UrlList> {
  const bytes = await unpackIfGzipped(file, await readListBytes(inputs, file));
  const text = textOfSource(readSource(bytes));
  if (text.includes('\0')) throw new CliError('not-a-list', { file });
  if (detectFormat(text.slice(0, EXAMINED_CHARACTERS)) !== 'lines') return importUrls(io, file, bytes);
  const urls = splitLines(text);
  return { urls, offered: urls };
}
