// Selects what gatepost lint checks, and which findings it reports.

import { currentCode, isRetiredCode } from '../../core/diagnostics/earlier-codes.ts';
import type { Finding } from '../../core/diagnostics/finding.ts';
import type { FindingOptions } from '../../core/diagnostics/inspection.ts';
import { findComplaints, isComplaintOf, profiles } from '../../core/diagnostics/profiles.ts';
import { appliesToReader } from '../../core/diagnostics/registry.ts';
import { isCheckerFinding } from '../../core/formats/rep/diagnostics/lines/file/file-checkers.ts';
import { crawlerName } from '../../core/matching/product-token.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { defaultReader, readers, watchedReaders } from '../../core/readers/registry.ts';
import { parseChoice, parseDay } from '../arguments/option-values.ts';
import type { Invocation } from '../command.ts';
import { readUrlList } from '../input/url-list.ts';
import { rejectUnknownCode } from './known-codes.ts';
import { parseAgents, selectReaders } from './query-options.ts';

/** Reads the options that do not depend on readers. */
async function readFindingOptions({ io, inputs, values }: Invocation): Promise<FindingOptions> {
  const parser = parseChoice('parser', values.parser, ['xml', 'html']);
  const list = values.urls === undefined ? undefined : await readUrlList(io, inputs, values.urls);
  return {
    today: parseDay(values.today) ?? io.today,
    urls: [...values.url, ...(list?.urls ?? [])],
    offered: list?.offered ?? [],
    agents: parseAgents(io, values, [...values.agents, ...values.agent]).map((agent) => crawlerName(agent)),
    ...(parser ? { parser } : {}),
  };
}

export interface FindingSelection {
  readonly options: FindingOptions;
  /** Whether findings of its kind are reported and fixed. */
  readonly isSelected: (finding: Finding) => boolean;
  /** Selects the findings to report from all findings of a file. */
  readonly selectFindings: (found: readonly Finding[]) => readonly Finding[];
  /** Whether a finding matters only to readers that are not watched. Never if readers or a profile are selected. */
  readonly isUnwatched: (finding: Finding) => boolean;
}

/** Splits a value at commas. */
export const splitList = (value: string | undefined) =>
  (value ?? '').split(',').flatMap((part) => part.trim() || []);

/**
 * Chooses the main reader: one that requests this file, preferably the default one, so that selecting more readers adds
 * findings.
 */
function chooseMainReader(selectedReaders: readonly Reader[], path: string): Reader {
  const requesting = selectedReaders.filter(({ file }) => file.path === path);
  const candidates = requesting.length > 0 ? requesting : selectedReaders;
  return candidates.find(({ id }) => id === defaultReader) ?? candidates[0]!;
}

/**
 * Selects the findings to report for the file at a path: those that matter to one of the readers, and that one of the
 * profiles complains about. Without `--reader`, the readers are the watched ones, or all if there is a profile.
 */
export async function createFindingSelection(
  invocation: Invocation,
): Promise<(path: string) => FindingSelection> {
  const { values } = invocation;
  const ids = profiles.map(({ id }) => id);
  const profileIds = splitList(values.profile).map((id) => parseChoice('profile', id, ids));
  const selectedProfiles = profiles.filter(({ id }) => profileIds.includes(id));
  const ignored = splitList(values.ignore).map(currentCode);
  for (const code of ignored) if (!isRetiredCode(code)) rejectUnknownCode(code);
  const options = await readFindingOptions(invocation);
  const defaultReaders = (path: string) => (selectedProfiles.length > 0 ? readers : watchedReaders(path));
  return (path) => {
    const selectedReaders = values.reader === undefined ? defaultReaders(path) : selectReaders(values);
    const isNotIgnored = ({ code }: Finding) => !ignored.includes(code);
    const matters = (finding: Finding) => selectedReaders.some((reader) => appliesToReader(finding, reader));
    const findingOptions = {
      ...options,
      reader: chooseMainReader(selectedReaders, path),
      readers: selectedReaders,
    };
    if (selectedProfiles.length === 0) {
      const isSelected = (finding: Finding) => isNotIgnored(finding) && matters(finding);
      return {
        options: findingOptions,
        isSelected,
        selectFindings: (found) => found.filter(isSelected),
        isUnwatched: (finding) => values.reader === undefined && isNotIgnored(finding) && !matters(finding),
      };
    }
    const checkers = selectedProfiles.flatMap(({ checker }) => checker?.of.id ?? []);
    return {
      options: { ...findingOptions, checkers },
      isUnwatched: () => false,
      isSelected: (finding) =>
        isNotIgnored(finding) &&
        matters(finding) &&
        selectedProfiles.some((profile) => isComplaintOf(profile, finding)),
      selectFindings: (found) => {
        const relevant = found.filter((finding) => isCheckerFinding(finding) || matters(finding));
        const complaints = new Set(selectedProfiles.flatMap((profile) => findComplaints(profile, relevant)));
        return found.filter((finding) => complaints.has(finding) && isNotIgnored(finding));
      },
    };
  };
}
