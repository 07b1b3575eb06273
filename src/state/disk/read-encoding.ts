// Reads files in the encoding of their author. The code that detects it is loaded for files that are not UTF-8.
import { readAnySource } from '../../core/document/big-source.ts';
import type { Source } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import type { ChosenFile } from './file-access.ts';

/** Returns a file in its encoding if that can be detected; otherwise, or if the code is missing, as it is. */
export async function inDetectedEncoding(source: Source): Promise<Source> {
  if (source.encoding !== 'octets') return source;
  return import('../../core/document/detect-charset.ts').then(
    ({ detectCharset }) => detectCharset(source),
    () => source,
  );
}

/** Reads a selected file. */
export async function readChosenFile(file: ChosenFile): Promise<ChosenFile> {
  const source = await inDetectedEncoding(file.source ?? runSync(readAnySource(file.bytes)));
  return { ...file, source };
}
