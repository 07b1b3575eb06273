// Reads files in the encoding of their author.

import { readAnySource } from '../../core/document/big-source.ts';
import { detectCharset } from '../../core/document/detect-charset.ts';
import type { Source } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import type { ChosenFile } from './file-access.ts';

/** Returns a file in its encoding if that can be detected, otherwise as it is. */
export const inDetectedEncoding = (source: Source): Source =>
  source.encoding === 'octets' ? detectCharset(source) : source;

/** Reads a selected file. */
export async function readChosenFile(file: ChosenFile): Promise<ChosenFile> {
  const source = inDetectedEncoding(file.source ?? runSync(readAnySource(file.bytes)));
  return { ...file, source };
}
