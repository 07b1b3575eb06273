// Imports lists and logs, file by file, from chunks of bytes. The result does not depend on where the chunks are split.

import { createCsvParser } from './csv-list.ts';
import { detectFormat } from './detect-format.ts';
import {
  type FileProblem,
  isLogFormat,
  type LineParser,
  type ListFormat,
  type ListSink,
  type OctetParser,
  type Skip,
} from './list.ts';
import { decodeForParser, ListFile } from './list-file.ts';
import { logParsers } from './logs/access-log.ts';
import type { LogCounts } from './logs/log-counts.ts';
import { createSitemapParser } from './sitemap-xml.ts';
import { createLineSplitter } from './split-lines.ts';
import { ImportTally } from './tally.ts';

/** Parses a plain list: one URL or path a line, without white space around it. Skips blank lines and lines with `#`. */
function createPlainListParser(sink: ListSink): LineParser {
  return {
    line: (text, number) => {
      const url = text.trim();
      if (url !== '' && !url.startsWith('#')) sink.page(url, number);
    },
    tooLong: (text, number) => sink.skip('line-too-long', number, text),
    end: () => {},
  };
}

/** Options for an import. */
export interface ImportOptions {
  /** The format of all files; detected from the beginning of each file if absent. */
  readonly format?: ListFormat;
  /** Whether, from `limits.variants` on, further queries of a path in a log count as the path alone. */
  readonly fold?: boolean;
}

/** The progress of an import, in octets of the files on disk. */
export interface ImportProgress {
  readonly read: number;
  readonly total: number;
}

/** The result for one file. */
export interface ImportedFile {
  readonly name: string;
  /** The format that was used; absent if the file could not be read as text. */
  readonly format?: ListFormat;
  /** Lines read. */
  readonly lines: number;
  readonly problem?: FileProblem;
}

/** The result for all files together. */
export interface ImportResult {
  readonly files: readonly ImportedFile[];
  /** The URLs of lists without repeats, in the order of the files. */
  readonly pages: readonly string[];
  /** How many entries had a URL that was already listed. */
  readonly repeated: number;
  /** How many lines or entries gave a page or a request. */
  readonly taken: number;
  /** The most frequent reason first. */
  readonly skipped: readonly Skip[];
  /** The files that indexes name: the first `limits.named`, and their number. */
  readonly further: { readonly names: readonly string[]; readonly count: number };
  /** Present if one of the files is a log. */
  readonly log?: LogCounts;
}

/** An import of one or more files. */
export interface ListImport {
  /** Starts a file. */
  begin(name: string): void;
  /** Reads bytes of the file, uncompressed. They must not change later: the first ones are buffered. */
  feed(bytes: Uint8Array): void;
  /** Ends the file, with a problem if it could not be read to its end. */
  endFile(problem?: FileProblem): void;
  outcome(): ImportResult;
  /** The sizes of everything in memory. They are bounded by `limits`. */
  readonly sizes: readonly number[];
}

const listParsers: Readonly<Record<ListFormat, (tally: ImportTally) => OctetParser>> = {
  lines: (tally) => decodeForParser(createLineSplitter(createPlainListParser(tally))),
  csv: (tally) => decodeForParser(createLineSplitter(createCsvParser(tally))),
  xml: (tally) => decodeForParser(createSitemapParser(tally)),
  ...logParsers,
};

/** Opens a parser for a file by its beginning. */
const openParser = (tally: ImportTally, requested: ListFormat | undefined) => (start: string) => {
  const format = requested ?? detectFormat(start);
  return { format, parser: listParsers[format](tally) };
};

/** Starts an import. Never fails: what cannot be read is counted with the reason. */
export function createListImport({ format, fold = false }: ImportOptions = {}): ListImport {
  const tally = new ImportTally(fold);
  const files: ImportedFile[] = [];
  let open: ListFile | undefined;
  return {
    begin: (name) => {
      tally.file = name;
      open = new ListFile(openParser(tally, format), (code) => tally.problem(code));
    },
    feed: (bytes) => open?.feed(bytes),
    endFile: (problem) => {
      if (!open) return;
      open.end();
      const tallyProblem = tally.takeProblem();
      const fileProblem = problem ?? tallyProblem;
      files.push({
        name: tally.file,
        ...(open.format ? { format: open.format } : {}),
        lines: open.lines,
        ...(fileProblem ? { problem: fileProblem } : {}),
      });
      open = undefined;
    },
    outcome: () => ({
      files,
      ...tally.found(),
      ...(files.some(({ format }) => isLogFormat(format)) ? { log: tally.log.counts() } : {}),
    }),
    get sizes() {
      return [open?.bufferedLength ?? 0, ...tally.sizes];
    },
  };
}
