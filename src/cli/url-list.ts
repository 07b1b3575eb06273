// A list of URLs as a file: one a line. Lines that begin with # and blank lines are skipped.
import { readSource, textOf } from '../core/text/source.ts';
import { Complaint } from './complaint.ts';
import type { Inputs } from './inputs.ts';

/** The URLs in a list, as they are written, without blanks around them. @throws Complaint for what is no text. */
export async function readUrls(inputs: Inputs, file: string): Promise<readonly string[]> {
  const text = textOf(readSource(await inputs.read(file)));
  if (text.includes('\0')) throw new Complaint('not-a-list', { file });
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
