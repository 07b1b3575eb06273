// gatepost preset --also: applies the preset to other files of the site, such as tdmrep.json.
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
import { printSource } from '../../core/document/source.ts';
import { formatOfPath } from '../../core/formats/file-formats.ts';
import type { UseCarrierId } from '../../core/questions/use-statement.ts';
import type { Site } from '../../core/workspace/site.ts';
import { presetCarrierWords } from '../../messages/en/ai-presets.ts';
import { cliWords } from '../../messages/en/cli/output.ts';
import { parseChoice } from '../arguments/option-values.ts';
import { CliError } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import { errorCode } from '../input/error-code.ts';
import { rejectTooBig } from '../input/open-file.ts';
import { STDIN } from '../input/read-input.ts';
import { readInDetectedEncoding } from '../input/read-source.ts';
import { isAddress } from '../network/address.ts';
import { printNote } from '../output/io.ts';
import { printRaw } from '../output/styled-text.ts';
import { formatUnifiedDiff } from '../output/unified-diff.ts';
import { writeEditedFile } from '../output/write-output.ts';
import { splitList } from '../queries/finding-selection.ts';

/** The values of --also. Documents are not among them, because there is no list of a site's documents. */
const carrierByName = {
  tdmrep: 'tdmrep',
  headers: 'response-headers',
  license: 'rsl',
} as const satisfies Record<string, UseCarrierId>;

const names = Object.keys(carrierByName) as (keyof typeof carrierByName)[];

/** A planned file of the site, and its name on disk. */
interface DiskPlan extends CarrierFilePlan {
  readonly file: string;
}

export interface PresetFiles {
  readonly files: readonly DiskPlan[];
  readonly outcomes: readonly UseOutcome[];
}

/** The carriers that --also names. @throws CliError for another name, and for standard input or a URL. */
export function selectCarriers({ values }: Invocation, name: string): ReadonlySet<UseCarrierId> {
  const carriers = splitList(values.also).map((name) => carrierByName[parseChoice('also', name, names)]);
  if (carriers.length > 0 && name === STDIN) throw new CliError('also-stdin');
  if (carriers.length > 0 && isAddress(name)) throw new CliError('write-address', { file: name });
  return new Set(carriers);
}

/** Adds the carrier files that exist on disk to the site. */
async function readCarrierFiles(
  { inputs }: Invocation,
  site: Site,
  diskPath: (path: string) => string,
  carriers: ReadonlySet<UseCarrierId>,
): Promise<Site> {
  const files = new Map(site.files);
  for (const { id, path } of presetCarriers) {
    if (path === undefined || !carriers.has(id) || files.has(path)) continue;
    try {
      const bytes = await inputs.read(diskPath(path), 'file');
      rejectTooBig(diskPath(path), bytes);
      files.set(path, { path, source: readInDetectedEncoding(bytes), format: formatOfPath(path) });
    } catch (error) {
      if (!(error instanceof CliError && error.code === 'missing')) throw error;
    }
  }
  return { ...site, files };
}

/**
 * Plans the carrier files for a preset. `before` and `after`: the site before and after the robots.txt has changed.
 * @throws CliError if a file cannot be read.
 */
export async function planPresetFiles(
  invocation: Invocation,
  wishes: UseWishes,
  name: string,
  [before, after]: readonly [Site, Site],
): Promise<PresetFiles> {
  const root = invocation.values.root ?? dirname(name);
  const diskPath = (path: string) => join(root, path.slice(1));
  const carriers = selectCarriers(invocation, name);
  const [siteBefore, siteAfter] = [
    await readCarrierFiles(invocation, before, diskPath, carriers),
    await readCarrierFiles(invocation, after, diskPath, carriers),
  ];
  const plans = planCarrierFiles(siteAfter, wishes, carriers);
  return {
    files: plans.map((plan) => ({ ...plan, file: diskPath(plan.path) })),
    outcomes: findUseOutcomes(siteBefore, withCarrierFiles(siteAfter, plans), wishes),
  };
}

/** Writes the files, or prints their changes with --dry-run. */
export async function writePresetFiles({ io, values }: Invocation, { files }: PresetFiles): Promise<void> {
  for (const { file, isNew, before, after } of files) {
    if (before === after) continue;
    if (!values['dry-run']) {
      await mkdir(dirname(resolve(io.cwd, file)), { recursive: true }).catch((error: unknown) => {
        throw new CliError('unwritable', { file, why: errorCode(error) });
      });
      await writeEditedFile(io, file, isNew ? undefined : printSource(before), printSource(after));
    } else if (!values.json) printRaw(io, formatUnifiedDiff(file, before.lines, after.lines));
  }
}

/** Notes the result for each file, and statements of the site that contradict the preset. */
export function notePresetFiles({ io, values }: Invocation, { files, outcomes }: PresetFiles): void {
  for (const { file, before, after, remarks } of files) {
    const isChanged = before !== after;
    if (isChanged && !values['dry-run']) printNote(io, cliWords.preset.fileChanges(file));
    if (!isChanged) printNote(io, cliWords.preset.fileUnchanged(file));
    for (const remark of remarks) printNote(io, `  ${presetCarrierWords.remark(remark)}`);
  }
  for (const outcome of outcomes) printNote(io, presetCarrierWords.outcome(outcome));
}

/** The result as JSON. Line numbers begin at 1. */
export const presetFilesToJson = ({ files, outcomes }: PresetFiles, isDryRun: boolean) => ({
  also: files.map(({ file, before, after, remarks }) => ({
    file,
    changed: before !== after,
    written: before !== after && !isDryRun,
    remarks: remarks.map((remark) => ({ ...remark, line: remark.line + 1 })),
  })),
  uses: outcomes.map(({ by, ...outcome }) => ({
    ...outcome,
    by: by.map(({ path, line }) => ({ path, line: line + 1 })),
  })),
});
