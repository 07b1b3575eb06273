// Says which files are not in UTF-8. Answers about their paths surprise people who see the characters of the author.
import { charsetName, isCharset } from '../../core/document/charsets.ts';
import type { Site } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import type { CliFile } from '../input/open-file.ts';
import { type Io, printNote } from './io.ts';

/** Names the encoding of each file of a site that is not in UTF-8. `nameOf`: the name that the user gave, by path. */
export function noteEncodings(io: Io, { files }: Site, nameOf: (path: string) => string): void {
  for (const { path, source } of files.values())
    if (isCharset(source.encoding)) printNote(io, words.notUtf8(nameOf(path), charsetName(source.encoding)));
    else if (source.encoding === 'octets') printNote(io, words.notUtf8(nameOf(path), undefined));
}

/** `noteEncodings` for the site of a file that the user named. */
export const noteFileEncodings = (io: Io, file: CliFile): void =>
  noteEncodings(io, file.site, (path) => (path === file.path ? file.name : path));
