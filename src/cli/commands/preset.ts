// gatepost preset: writes rules for AI and other crawlers into a file.
import { acceptsPresets } from '../../core/analysis/presets/accepts-presets.ts';
import { applyStance, type PresetResult, type PresetRow } from '../../core/analysis/presets/apply-preset.ts';
import {
  type CrawlerPreset,
  type PresetHint,
  presets,
  wishOfPreset,
} from '../../core/analysis/presets/preset.ts';
import { crawlers } from '../../core/catalogue/crawlers.ts';
import { isReaderId, readerOf } from '../../core/readers/registry.ts';
import { findNearestName } from '../../core/syntax/nearest-name.ts';
import { applyEdits, fileAt, printFile } from '../../core/workspace/site.ts';
import { stancesWords, stanceTitle } from '../../messages/en/ai-presets.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { addressOptions, commonOptions } from '../arguments/options.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import { type Command, fileArgument, type Invocation } from '../command.ts';
import { type CliFile, createSite, openCliFile } from '../input/open-file.ts';
import { STDIN } from '../input/read-input.ts';
import { isAddress } from '../network/address.ts';
import { printJson, printNote, printText } from '../output/io.ts';
import { printRaw } from '../output/styled-text.ts';
import { formatUnifiedDiff } from '../output/unified-diff.ts';
import { writeOutputFile } from '../output/write-output.ts';
import { selectReaders } from '../queries/query-options.ts';

const DEFAULT_PATH = '/robots.txt';

/** What has to be said of these belongs to choices that only the editor offers. */
const hintsOfEditor: readonly PresetHint[] = ['archive-trained-on', 'archive-let-in-trained-on'];

function listPresets({ io, values }: Invocation): void {
  const rows = presets.map(({ id }) => ({ id, title: stanceTitle(id), about: stancesWords.sentence(id) }));
  if (values.json) printJson(io, { presets: rows });
  else printText(io, rows.map(({ id, title, about }) => `${id}: ${title}\n  ${about}\n`).join(''));
}

/** The file, or an empty one if there is none yet. */
async function openOrCreate(invocation: Invocation): Promise<CliFile> {
  const { io, inputs, values } = invocation;
  const name = fileArgument(invocation, 1);
  try {
    return await openCliFile(name, values, { inputs, cwd: io.cwd });
  } catch (error) {
    if (!(error instanceof CliError && error.code === 'missing')) throw error;
    const site = createSite('', [{ name, path: DEFAULT_PATH, bytes: new Uint8Array() }]);
    return { site, path: DEFAULT_PATH, name };
  }
}

/** Crawlers that also come for what the preset keeps: nothing is written about them. */
const undecidedNames = (preset: CrawlerPreset): readonly string[] =>
  crawlers.filter((one) => wishOfPreset(preset, one) === 'both').map(({ tokens }) => tokens[0]);

function notesOf(preset: CrawlerPreset, { rows, also, exceptions }: PresetResult): readonly string[] {
  const titles = (ids: readonly string[]) => ids.filter(isReaderId).map((id) => readerTitle(readerOf(id)));
  const missed = new Map<string, PresetRow[]>();
  for (const row of rows.filter((one) => one.missed.length > 0))
    missed.set(row.missed.join(), [...(missed.get(row.missed.join()) ?? []), row]);
  const undecided = undecidedNames(preset);
  return [
    ...(undecided.length > 0 ? [words.preset.undecided(undecided)] : []),
    ...[...missed.values()].map((some) =>
      stancesWords.missed(
        some.map(({ agent }) => agent),
        titles(some[0]!.missed),
      ),
    ),
    ...also.map((one) => stancesWords.met(one, titles(one.readers))),
    ...(exceptions.length > 0 ? [stancesWords.exceptions(exceptions)] : []),
    ...preset.hints.filter((hint) => !hintsOfEditor.includes(hint)).map((hint) => stancesWords.hint(hint)),
  ];
}

function resultToJson(name: string, preset: CrawlerPreset, result: PresetResult, isDryRun: boolean): object {
  const { edits, rows, also, exceptions } = result;
  return {
    file: name,
    preset: preset.id,
    changed: edits.length > 0,
    written: edits.length > 0 && !isDryRun,
    crawlers: rows.map(({ agent, wish, done, before, after, line, missed }) => ({
      agent,
      wish: wish === 'out' ? 'deny' : 'allow',
      done,
      before,
      after,
      ...(line === undefined ? {} : { line: line + 1 }),
      missed,
    })),
    undecided: undecidedNames(preset),
    alsoChanged: also,
    exceptions: exceptions.map((line) => line + 1),
  };
}

function findPreset(name: string): CrawlerPreset {
  const found = presets.find(({ id }) => id === name);
  if (found) return found;
  const near = findNearestName(
    name,
    presets.map(({ id }) => id),
  );
  throw new CliError('unknown-preset', near === undefined ? { name } : { name, near });
}

async function applyToFile(invocation: Invocation): Promise<void> {
  const { io, values } = invocation;
  const preset = findPreset(fileArgument(invocation, 0));
  const isDryRun = values['dry-run'];
  const file = await openOrCreate(invocation);
  const { site, path, name } = file;
  if (isAddress(name) && !isDryRun) throw new CliError('write-address', { file: name });
  if (!acceptsPresets(fileAt(site, path).format)) throw new CliError('no-rules', { file: name });
  const [reader] = selectReaders(values);
  const result = applyStance(site, path, preset, {
    crawlers,
    ...(reader ? { reader } : {}),
    ...(values.statements ? { statements: preset.statements } : {}),
  });
  const after = applyEdits(site, path, result.edits);
  const isChanged = result.edits.length > 0;
  if (values.json) printJson(io, resultToJson(name, preset, result, isDryRun));
  else if (isDryRun)
    printRaw(io, formatUnifiedDiff(name, fileAt(site, path).source.lines, fileAt(after, path).source.lines));
  else if (name === STDIN) io.out(printFile(after, path));
  if (isChanged && !isDryRun && name !== STDIN) await writeOutputFile(io, name, printFile(after, path));
  if (values.json) return;
  printNote(io, isChanged ? `${name}: ${stancesWords.summary(result.rows)}` : stancesWords.nothing);
  for (const note of isChanged ? notesOf(preset, result) : []) printNote(io, `  ${note}`);
}

async function runPreset(invocation: Invocation): Promise<number> {
  const { values, files } = invocation;
  if (values.list) listPresets(invocation);
  else if (files.length < 2)
    throw new CliError('too-few', { command: 'preset', wanted: words.operands.preset });
  else await applyToFile(invocation);
  return EXIT_CODES.fine;
}

export const presetCommand: Command = {
  name: 'preset',
  usage: 'NAME FILE [--dry-run] [--statements]\n  gatepost preset --list',
  files: { least: 0, most: 2 },
  operands: presets.map(({ id }) => id),
  options: [
    'list',
    'dry-run',
    'statements',
    'reader',
    'path',
    'kind',
    'origin',
    'root',
    'with',
    ...addressOptions,
    ...commonOptions,
  ],
  run: runPreset,
};
