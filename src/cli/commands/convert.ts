// gatepost convert: converts a file to another protocol. Losses are reported and must be accepted.
import type { Conversion, Loss } from '../../core/convert/conversion.ts';
import { createSnippets, type Snippet } from '../../core/convert/snippets.ts';
import { applyEdits, printFile } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { convertWords } from '../../messages/en/convert.ts';
import { explainLoss, lossMessage } from '../../messages/explain/explain-loss.ts';
import { parseChoice } from '../arguments/option-values.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import { fileArgument, type Invocation } from '../command.ts';
import { type CliFile, openCliFile } from '../input/open-file.ts';
import { STDIN } from '../input/read-input.ts';
import { noteResponse } from '../output/format-response.ts';
import { joinLines, printJson, printNote, printText } from '../output/io.ts';
import { printContent } from '../output/styled-text.ts';
import { writeEditedFile } from '../output/write-output.ts';
import { selectReaders, selectWatchedReaders } from '../queries/query-options.ts';
import { fetchQuestion } from '../queries/question-table.ts';
import { selectTableAxes } from '../queries/table-axes.ts';
import {
  type ConversionTarget,
  conversionTargets,
  type FileTarget,
  type PlaceTarget,
} from './convert-targets.ts';

const lossToJson = (loss: Loss) => ({
  code: loss.code,
  line: loss.line + 1,
  words: loss.words,
  message: lossMessage(loss),
});

/** How many losses of a kind are listed without --verbose. */
const MAX_LISTED_LOSSES = 3;

/** Formats losses by kind: a single one as a line, several under their title. */
function formatLosses(losses: readonly Loss[], isVerbose: boolean): readonly string[] {
  const codes = [...new Set(losses.map(({ code }) => code))];
  return codes.flatMap((code) => {
    const sameKind = losses.filter((loss) => loss.code === code);
    if (sameKind.length === 1) return sameKind.map(explainLoss);
    const listed = isVerbose ? sameKind : sameKind.slice(0, MAX_LISTED_LOSSES);
    const omitted = sameKind.length - listed.length;
    return [
      `${convertWords.lossTitle(code, sameKind.length)}:`,
      ...listed.map((loss) => `  ${explainLoss(loss)}`),
      ...(omitted > 0 ? [`  ${words.convert.more(omitted)}`] : []),
    ];
  });
}

/** Reports the losses. Returns true if they are not accepted, so that nothing may be written. */
function rejectsLosses({ io, values }: Invocation, losses: readonly Loss[]): boolean {
  const isRefused = losses.length > 0 && !values['accept-losses'];
  if (values.json) {
    if (isRefused) printJson(io, { converted: false, losses: losses.map(lossToJson) });
    return isRefused;
  }
  for (const line of formatLosses(losses, values.verbose)) printNote(io, line);
  if (isRefused) printNote(io, words.convert.lossy(losses.length));
  return isRefused;
}

async function writeConvertedFile(
  { io, values }: Invocation,
  file: CliFile,
  { edits, losses }: Conversion,
): Promise<void> {
  const converted = applyEdits(file.site, file.path, edits);
  const bytes = printFile(converted, file.path);
  if (values.write) await writeEditedFile(io, file.name, printFile(file.site, file.path), bytes);
  if (values.json)
    printJson(io, {
      converted: true,
      written: values.write,
      text: new TextDecoder().decode(bytes),
      losses: losses.map(lossToJson),
    });
  else if (values.write) printNote(io, words.convert.written(file.name));
  else printContent(io, converted, file.path);
}

async function convertFile(invocation: Invocation, file: CliFile, target: FileTarget): Promise<number> {
  const { values } = invocation;
  if (values.write && file.name === STDIN) throw new CliError('write-stdin');
  const conversion = target.convert(file.site, file.path);
  const { edits, losses } = conversion;
  // Without edits, the losses are the reasons why the file cannot be converted.
  if (edits.length === 0 && losses.length > 0)
    throw new CliError('cannot-convert', { file: file.name, why: losses.map(lossMessage).join(' ') });
  if (rejectsLosses(invocation, losses)) return EXIT_CODES.lossy;
  await writeConvertedFile(invocation, file, conversion);
  return EXIT_CODES.fine;
}

function formatSnippets(snippets: readonly Snippet[]): string {
  const byUrl = new Map<string, string[]>();
  for (const { url, text } of snippets) {
    const lines = byUrl.get(url);
    if (lines) lines.push(text);
    else byUrl.set(url, [text]);
  }
  return [...byUrl]
    .map(([url, lines]) => `${[words.convert.forUrl(url), ...lines].map(joinLines).join('\n')}\n`)
    .join('\n');
}

async function convertToSnippets(
  invocation: Invocation,
  file: CliFile,
  { id, place }: PlaceTarget,
): Promise<number> {
  const { io, values } = invocation;
  if (values.write) throw new CliError('not-written-there', { to: id });
  const row = fetchQuestion;
  const { agents, urls } = await selectTableAxes(invocation, row, [file]);
  const [reader] = selectReaders(values);
  const { snippets, losses } = createSnippets(file.site, file.path, place, {
    urls,
    agents,
    ...(reader ? { reader } : {}),
  });
  if (rejectsLosses(invocation, losses)) return EXIT_CODES.lossy;
  if (values.json) printJson(io, { converted: true, snippets, losses: losses.map(lossToJson) });
  else if (snippets.length === 0) printNote(io, words.convert.nothing);
  else printText(io, formatSnippets(snippets));
  return EXIT_CODES.fine;
}

function selectTarget({ values }: Invocation): ConversionTarget {
  const ids = conversionTargets.map(({ id }) => id);
  if (values.to === undefined)
    throw new CliError('needed', { option: '--to', value: 'PROTOCOL', why: words.needed.to(ids) });
  const id = parseChoice('to', values.to, ids);
  return conversionTargets.find((target) => target.id === id)!;
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runConvert(invocation: Invocation): Promise<number> {
  const { io, inputs, values } = invocation;
  const target = selectTarget(invocation);
  const file = await openCliFile(fileArgument(invocation, 0), values, { inputs, cwd: io.cwd });
  if (!values.json) noteResponse(io, file.response, selectWatchedReaders(values, file.path));
  return 'place' in target
    ? convertToSnippets(invocation, file, target)
    : convertFile(invocation, file, target);
}
