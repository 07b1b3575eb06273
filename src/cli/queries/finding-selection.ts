// What gatepost lint looks for, and which of the findings are told at all.

import type { Finding } from '../../core/diagnostics/finding.ts';
import type { FindingOptions } from '../../core/diagnostics/inspection.ts';
import { findComplaints, isComplaintOf, profiles } from '../../core/diagnostics/profiles.ts';
import { appliesToReader } from '../../core/diagnostics/registry.ts';
import { isCheckerFinding } from '../../core/formats/rep/diagnostics/lines/file-checkers.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { defaultReader, readers, watchedReaders } from '../../core/readers/registry.ts';
import { parseChoice, parseDay } from '../arguments/option-values.ts';
import type { Invocation } from '../command.ts';
import { readUrls } from '../input/url-list.ts';
import { rejectUnknownCode } from './known-codes.ts';
import { parseAgents, selectReaders } from './query-options.ts';

/** What is looked at whoever reads. */
async function readFindingOptions({ io, inputs, values }: Invocation): Promise<FindingOptions> {
  const parser = parseChoice('parser', values.parser, ['xml', 'html']);
  return {
    today: parseDay(values.today) ?? io.today,
    urls: [...values.url, ...(values.urls === undefined ? [] : await readUrls(io, inputs, values.urls))],
    agents: parseAgents(io, values, [...values.agents, ...values.agent]),
    ...(parser ? { parser } : {}),
  };
}

export interface FindingSelection {
  readonly options: FindingOptions;
  /** Whether findings of its kind are told, and mended. */
  readonly isTold: (finding: Finding) => boolean;
  /** Those that are told, of all that is found in a file. */
  readonly told: (found: readonly Finding[]) => readonly Finding[];
}

/** What is between the commas of a value. */
export const splitList = (value: string | undefined) =>
  (value ?? '').split(',').flatMap((one) => one.trim() || []);

/**
 * The reader that records are judged under: one that asks for this file; the default one if it is among the readers, so
 * that more readers find more.
 */
function chooseJudgingReader(chosen: readonly Reader[], path: string): Reader {
  const askers = chosen.filter(({ file }) => file.path === path);
  const among = askers.length > 0 ? askers : chosen;
  return among.find(({ id }) => id === defaultReader) ?? among[0]!;
}

/**
 * Which findings are told of the file at a path: those that matter to one of the readers, and that one of the profiles
 * complains of. Without `--reader` those are the watched readers; a profile has readers of its own.
 */
export async function createFindingSelection(
  invocation: Invocation,
): Promise<(path: string) => FindingSelection> {
  const { values } = invocation;
  const ids = profiles.map(({ id }) => id);
  const named = splitList(values.profile).map((id) => parseChoice('profile', id, ids));
  const checked = profiles.filter(({ id }) => named.includes(id));
  const ignored = splitList(values.ignore);
  for (const code of ignored) rejectUnknownCode(code);
  const options = await readFindingOptions(invocation);
  const usual = (path: string) => (checked.length > 0 ? readers : watchedReaders(path));
  return (path) => {
    const chosen = values.reader === undefined ? usual(path) : selectReaders(values);
    const isWanted = ({ code }: Finding) => !ignored.includes(code);
    const matters = (finding: Finding) => chosen.some((reader) => appliesToReader(finding, reader));
    const looked = { ...options, reader: chooseJudgingReader(chosen, path), readers: chosen };
    if (checked.length === 0) {
      const isTold = (finding: Finding) => isWanted(finding) && matters(finding);
      return { options: looked, isTold, told: (found) => found.filter(isTold) };
    }
    const checkers = checked.flatMap(({ checker }) => checker?.of.id ?? []);
    return {
      options: { ...looked, checkers },
      isTold: (finding) =>
        isWanted(finding) && matters(finding) && checked.some((profile) => isComplaintOf(profile, finding)),
      told: (found) => {
        const own = found.filter((one) => isCheckerFinding(one) || matters(one));
        const any = new Set(checked.flatMap((profile) => findComplaints(profile, own)));
        return found.filter((one) => any.has(one) && isWanted(one));
      },
    };
  };
}
