// The versions that can be compared, in groups, for the menus and for the page without a difference.
import { changedRuns } from '../../../../core/document/line-changes.ts';
import { lineAt } from '../../../../core/document/lines.ts';
import { escapeInvisible } from '../../../../core/text/escape-invisible.ts';
import { describeStep } from '../../../../messages/en/comparison/changes.ts';
import { keptVersionsWords, versionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { clockTime } from '../../../../messages/site-date.ts';
import type { DocumentFile } from '../../../../state/document/document.ts';
import type { Step } from '../../../../state/document/history.ts';
import type { StoredVersion } from '../../../../state/storage/database.ts';
import type { BaseVersion, TargetVersion } from '../../../../state/versions/compared-versions.ts';
import type { VersionDifference } from '../../../../state/versions/version-store.ts';
import type { OfferedVersion, Side } from './choose-version.ts';
import { describeSavedVersion, savedVersionOptions } from './version-to-compare.ts';

/** The maximum number of steps that are offered, the latest first. */
const MAX_STEPS = 100;

/** The maximum number of characters of a line in the menu. */
const MAX_LINE = 60;

/** A version in a list of choices. */
export interface VersionOption {
  /** What the version is. */
  readonly word: string;
  /** When it was, and how it differs. */
  readonly detail?: string;
  readonly version: OfferedVersion;
}

export interface VersionGroup {
  /** Absent for the group that needs none. */
  readonly title?: string;
  readonly options: readonly VersionOption[];
}

/** From what versions can be chosen. */
export interface VersionSources {
  /** The steps that changed a text, the latest first. */
  readonly steps: readonly Step[];
  readonly saved: readonly StoredVersion[];
  /** How saved versions differ from the current state, by id. */
  readonly differences: ReadonlyMap<string, VersionDifference>;
  /** The ids of saved versions that have the same texts as the next newer one. */
  readonly repeated: ReadonlySet<string>;
  /** The other files of the site. */
  readonly others: readonly DocumentFile[];
}

const formatTime = ({ time }: { readonly time: number }) => clockTime(time);

/** What a version on one side is called. */
export function describeVersion(version: BaseVersion | TargetVersion, side: Side): string {
  switch (version.kind) {
    case 'saved':
      return words.saved;
    case 'now':
      return words.now;
    case 'file':
      return version.path;
    case 'disk':
      return words.onDisk(escapeInvisible(version.name));
    case 'live':
      return words.live(version.isPasted, formatTime(version));
    case 'pasted':
      return words.pasted(formatTime(version));
    case 'kept':
      return describeSavedVersion(version);
    case 'step': {
      const describe = side === 'before' ? words.beforeStep : words.afterStep;
      return describe(describeStep(version.step.label), formatTime(version.step));
    }
  }
}

/** Whether an offered version is the selected one. */
export const isSameVersion = (first: OfferedVersion, other: OfferedVersion): boolean =>
  first.kind === other.kind &&
  (first.kind !== 'step' || (other.kind === 'step' && first.step === other.step)) &&
  (first.kind !== 'kept' || (other.kind === 'kept' && first.id === other.id)) &&
  (first.kind !== 'file' || (other.kind === 'file' && first.path === other.path));

/** Returns the first line that a step changed, with its number, as it is afterwards, or before if it was removed. */
function firstChangedLine({ before, after }: Step): string | undefined {
  for (const { id, source } of after.files) {
    const old = before.files.find((file) => file.id === id)?.source;
    if (!old || old === source || old.big || source.big) continue;
    const [run] = changedRuns(old.lines, source.lines);
    if (!run) continue;
    const isRemoved = run.newFrom === run.newTo;
    const line = isRemoved ? run.from : run.newFrom;
    const text = lineAt(isRemoved ? old.lines : source.lines, line)?.text ?? '';
    const shown = text.trim().slice(0, MAX_LINE);
    return words.changedLine(
      line + 1,
      `${escapeInvisible(shown)}${shown === text.trim() ? '' : '…'}`,
      isRemoved,
    );
  }
  return undefined;
}

/** Returns a step with its first line, by which it differs from others of the same minute. */
function stepOption(step: Step, side: Side): VersionOption {
  const detail = firstChangedLine(step);
  return { ...optionOf({ kind: 'step', step }, side), ...(detail !== undefined && { detail }) };
}

const optionOf = (version: BaseVersion | TargetVersion, side: Side): VersionOption => ({
  word: describeVersion(version, side),
  version,
});

/** Returns the versions for one side in groups. The selected one is always included. */
export function versionGroups(
  side: Side,
  selected: BaseVersion | TargetVersion,
  { steps, saved, differences, repeated, others }: VersionSources,
): readonly VersionGroup[] {
  const first: readonly VersionOption[] =
    side === 'before'
      ? [optionOf({ kind: 'saved' }, side), ...('source' in selected ? [optionOf(selected, side)] : [])]
      : [optionOf({ kind: 'now' }, side)];
  const files = side === 'before' ? others.map(({ path }) => optionOf({ kind: 'file', path }, side)) : [];
  const groups: readonly VersionGroup[] = [
    { options: first },
    { title: keptVersionsWords.group, options: savedVersionOptions(saved, selected, differences, repeated) },
    { title: words.files, options: files },
    {
      title: words.steps,
      options: steps.slice(0, MAX_STEPS).map((step) => stepOption(step, side)),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
