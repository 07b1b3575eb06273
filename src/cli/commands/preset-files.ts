// gatepost preset --also: the preset in the files beside robots.txt, in the same folder of the site.
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { UseWishes } from '../../core/analysis/presets/preset.ts';
import {
  type CarrierFilePlan,
  findUseOutcomes,
  planCarrierFiles,
  presetCarriers,
  type UseOutcome,
  withCarrierFiles,
} from '../../core/analysis/presets/preset-carriers.ts';
import { printSource, readSource } from '../../core/document/source.ts';
import { formatOfPath } from '../../core/formats/file-formats.ts';
import type { UseCarrierId } from '../../core/questions/use-statement.ts';
import type { Site } from '../../core/workspace/site.ts';
import { presetCarrierWords } from '../../messages/en/ai-presets.ts';
import { cliWords } from '../../messages/en/cli.ts';
import { parseChoice } from '../arguments/option-values.ts';
import { CliError } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import { rejectTooBig } from '../input/open-file.ts';
import { errorCode, STDIN } from '../input/read-input.ts';
import { isAddress } from '../network/address.ts';
import { printNote } from '../output/io.ts';
import { printRaw } from '../output/styled-text.ts';
import { formatUnifiedDiff } from '../output/unified-diff.ts';
import { writeOutputFile } from '../output/write-output.ts';
import { splitList } from '../queries/finding-selection.ts';

/** The words of --also. Documents are not among them: there is no list of a site's documents. */
const carrierByName = {
  tdmrep: 'tdmrep',
  headers: 'response-headers',
  license: 'rsl',
} as const satisfies Record<string, UseCarrierId>;

const names = Object.keys(carrierByName) as (keyof typeof carrierByName)[];

/** A file of the site, and where it is on disk. */
interface DiskPlan extends CarrierFilePlan {
  readonly file: string;
}

export interface PresetFiles {
  readonly files: readonly DiskPlan[];
  readonly outcomes: readonly UseOutcome[];
}

/** The carriers that --also names. @throws CliError for another word, and for standard input or an address. */
export function selectCarriers({ values }: Invocation, name: string): ReadonlySet<UseCarrierId> {
  const chosen = splitList(values.also).map((one) => carrierByName[parseChoice('also', one, names)]);
  if (chosen.length > 0 && name === STDIN) throw new CliError('also-stdin');
  if (chosen.length > 0 && isAddress(name)) throw new CliError('write-address', { file: name });
  return new Set(chosen);
}

/** The site with the files that are on disk already. */
async function readCarrierFiles(
  { inputs }: Invocation,
  site: Site,
  diskPath: (path: string) => string,
  chosen: ReadonlySet<UseCarrierId>,
): Promise<Site> {
  const files = new Map(site.files);
  for (const { id, path } of presetCarriers) {
    if (path === undefined || !chosen.has(id) || files.has(path)) continue;
    try {
      const bytes = await inputs.read(diskPath(path));
      rejectTooBig(diskPath(path), bytes);
      files.set(path, { path, source: readSource(bytes), format: formatOfPath(path) });
    } catch (error) {
      if (!(error instanceof CliError && error.code === 'missing')) throw error;
    }
  }
  return { ...site, files };
}

/**
 * What the preset makes of the files beside `name`. `before` and `after`: the site with the robots.txt of then.
 * @throws CliError if one of them cannot be read.
 */
export async function planPresetFiles(
  invocation: Invocation,
  wishes: UseWishes,
  name: string,
  [before, after]: readonly [Site, Site],
): Promise<PresetFiles> {
  const root = invocation.values.root ?? dirname(name);
  const diskPath = (path: string) => join(root, path.slice(1));
  const chosen = selectCarriers(invocation, name);
  const [was, is] = [
    await readCarrierFiles(invocation, before, diskPath, chosen),
    await readCarrierFiles(invocation, after, diskPath, chosen),
  ];
  const plans = planCarrierFiles(is, wishes, chosen);
  return {
    files: plans.map((plan) => ({ ...plan, file: diskPath(plan.path) })),
    outcomes: findUseOutcomes(was, withCarrierFiles(is, plans), wishes),
  };
}

/** Writes them, or prints what would change. */
export async function writePresetFiles({ io, values }: Invocation, { files }: PresetFiles): Promise<void> {
  for (const { file, before, after } of files) {
    if (before === after) continue;
    if (!values['dry-run']) {
      await mkdir(dirname(resolve(io.cwd, file)), { recursive: true }).catch((error: unknown) => {
        throw new CliError('unwritable', { file, why: errorCode(error) });
      });
      await writeOutputFile(io, file, printSource(after));
    } else if (!values.json) printRaw(io, formatUnifiedDiff(file, before.lines, after.lines));
  }
}

/** Says what became of each file, and what the site says that the preset does not want. */
export function notePresetFiles({ io, values }: Invocation, { files, outcomes }: PresetFiles): void {
  for (const { file, before, after, remarks } of files) {
    const isChanged = before !== after;
    if (isChanged && !values['dry-run']) printNote(io, cliWords.preset.fileWritten(file));
    if (!isChanged) printNote(io, cliWords.preset.fileUnchanged(file));
    for (const remark of remarks) printNote(io, `  ${presetCarrierWords.remark(remark)}`);
  }
  for (const outcome of outcomes) printNote(io, presetCarrierWords.outcome(outcome));
}

/** The same for programs. Lines begin at 1. */
export const presetFilesToJson = ({ files, outcomes }: PresetFiles, isDryRun: boolean) => ({
  also: files.map(({ file, before, after, remarks }) => ({
    file,
    changed: before !== after,
    written: before !== after && !isDryRun,
    remarks: remarks.map((one) => ({ ...one, line: one.line + 1 })),
  })),
  uses: outcomes.map(({ by, ...outcome }) => ({
    ...outcome,
    by: by.map(({ path, line }) => ({ path, line: line + 1 })),
  })),
});
