// The URLs in a file: a list with one a line, or a sitemap, a table or an access log, packed or not.
import { gunzipSync } from 'node:zlib';
import { detectFormat, LOOKED_AT } from '../core/intake/detect.ts';
import { openIntake } from '../core/intake/intake.ts';
import { readSource, textOf } from '../core/text/source.ts';
import { intakeWords } from '../messages/en/import.ts';
import { Complaint } from './complaint.ts';
import { type Inputs, MOST_OCTETS, reasonOf } from './inputs.ts';
import { type Io, note } from './io.ts';

const tooBig = (file: string) => new Complaint('list-too-big', { file, most: String(MOST_OCTETS) });

/** The bytes of a list. @throws Complaint with words about lists, not policy files. */
async function bytesOf(inputs: Inputs, file: string): Promise<Uint8Array> {
  try {
    return await inputs.read(file);
  } catch (error) {
    throw error instanceof Complaint && error.code === 'too-big' ? tooBig(file) : error;
  }
}

function unpacked(file: string, bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_OCTETS });
  } catch (error) {
    const why = reasonOf(error);
    if (why === 'ERR_BUFFER_TOO_LARGE') throw tooBig(file);
    throw why === 'Z_BUF_ERROR'
      ? new Complaint('cut-short', { file })
      : new Complaint('damaged', { file, why });
  }
}

const linesOf = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** What is no plain list is read as the editor reads it, bounds included; what is skipped is told. */
function taken(io: Io, file: string, bytes: Uint8Array): readonly string[] {
  const intake = openIntake();
  intake.begin(file);
  intake.feed(bytes);
  intake.endFile();
  const { files, pages, skipped, log, further } = intake.outcome();
  if (files.some(({ problem }) => problem === 'not-a-list')) throw new Complaint('not-a-list', { file });
  for (const { count, code, line } of skipped)
    note(io, `${file}: ${intakeWords.skip(count, code, undefined, line)}`);
  for (const name of further.names) note(io, `${file}: ${intakeWords.further(further.count)} ${name}`);
  return [...pages, ...(log?.urls.map(({ url }) => url) ?? [])];
}

/**
 * The URLs in a file, as they are written; of a log the most requested first.
 * @throws Complaint for what cannot be read, and for what is no list.
 */
export async function readUrls(io: Io, inputs: Inputs, file: string): Promise<readonly string[]> {
  const bytes = unpacked(file, await bytesOf(inputs, file));
  const text = textOf(readSource(bytes));
  if (text.includes('\0')) throw new Complaint('not-a-list', { file });
  return detectFormat(text.slice(0, LOOKED_AT)) === 'lines' ? linesOf(text) : taken(io, file, bytes);
}
