// gatepost log: which crawlers in an access log requested what the rules of a robots.txt close.
import { basename } from 'node:path';
import {
  type GivenRanges,
  ownerOfFile,
  ownerOfName,
} from '../../core/analysis/log-report/crawler-addresses.ts';
import { type LogReport, ownRequestsAgainst, readLogs } from '../../core/analysis/log-report/log-report.ts';
import { acceptsPresets } from '../../core/analysis/presets/accepts-presets.ts';
import { textOfSource } from '../../core/document/source.ts';
import { readRangeFile } from '../../core/import/logs/address-ranges.ts';
import { prepare } from '../../core/questions/registry.ts';
import { fileAt } from '../../core/workspace/site.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import { type CliFile, openCliFile } from '../input/open-file.ts';
import type { InputReader } from '../input/read-input.ts';
import { readInDetectedEncoding } from '../input/read-source.ts';
import { isAddress } from '../network/address.ts';
import { formatLog, logAsMarkdown, logToJson } from '../output/format-log.ts';
import { printJson, printText } from '../output/io.ts';
import { noteFileEncodings } from '../output/note-encodings.ts';
import { selectReaders } from '../queries/query-options.ts';

const DEFAULT_ROBOTS = 'robots.txt';

/** Opens the file with the rules. It is a file on disk: the command requests nothing. */
async function openRules({ io, inputs, values }: Invocation): Promise<CliFile> {
  const name = values.robots ?? DEFAULT_ROBOTS;
  if (isAddress(name)) throw new CliError('is-address', { file: name });
  try {
    const file = await openCliFile(name, values, { inputs, cwd: io.cwd });
    if (acceptsPresets(fileAt(file.site, file.path).format)) return file;
  } catch (error) {
    const isMissing = error instanceof CliError && error.code === 'missing';
    throw isMissing && values.robots === undefined ? new CliError('no-robots', { file: name }) : error;
  }
  throw new CliError('no-rules', { file: name });
}

/** `NAME=FILE`. A file whose own name contains the sign is given with its folder. */
const NAMED_RANGES = /^([A-Za-z][\w.-]*)=(.+)$/;

async function readRanges(inputs: InputReader, value: string): Promise<GivenRanges> {
  const [, crawler, named] = NAMED_RANGES.exec(value) ?? [];
  const file = named ?? value;
  const owner = crawler === undefined ? ownerOfFile(basename(file)) : ownerOfName(crawler);
  if (!owner) throw new CliError('ranges-owner', { file });
  const read = readRangeFile(textOfSource(readInDetectedEncoding(await inputs.read(file))));
  if ('ranges' in read) return { name: basename(file), owner, file: read };
  throw read.code === 'not-a-range'
    ? new CliError('not-a-range', { file, value: read.value })
    : new CliError('not-ranges', { file });
}

/** Why lines are skipped in files that are not logs at all. */
const NOT_OF_A_LOG: ReadonlySet<string> = new Set([
  'not-a-log-line',
  'not-json',
  'no-request',
  'line-too-long',
]);

function rejectOtherFiles({ requests, skipped, files }: LogReport): void {
  const broken = files.find(({ problem }) => problem !== undefined && problem !== 'empty');
  const isOther = requests === 0 && skipped.length > 0 && skipped.every(({ code }) => NOT_OF_A_LOG.has(code));
  const file = broken ?? (isOther ? files[0] : undefined);
  if (file) throw new CliError('not-a-log', { file: file.name });
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runLog(invocation: Invocation): Promise<number> {
  const { io, inputs, values, files } = invocation;
  const rules = await openRules(invocation);
  const ranges: GivenRanges[] = [];
  for (const value of values.ranges) ranges.push(await readRanges(inputs, value));
  const [reader] = selectReaders(values);
  const question = prepare(rules.site, {
    question: 'fetch',
    reader: reader!,
    file: rules.path,
    ...(values['no-quirks'] ? { quirks: false } : {}),
  });
  const reading = readLogs(rules.site, { file: rules.path, question, ranges });
  for (const file of files) {
    reading.begin(file);
    for await (const chunk of inputs.stream(file)) reading.feed(chunk);
    reading.endFile();
  }
  const report = reading.report();
  rejectOtherFiles(report);
  if (!values.json) noteFileEncodings(io, rules);
  const printed = { report, rules, reader: reader! };
  if (values.json) printJson(io, logToJson(printed));
  else printText(io, values.markdown ? logAsMarkdown(printed) : formatLog(printed));
  const isClosedFetched = report.crawlers.some((crawler) => ownRequestsAgainst(crawler) > 0);
  return values['exit-code'] && isClosedFetched ? EXIT_CODES.failed : EXIT_CODES.fine;
}
