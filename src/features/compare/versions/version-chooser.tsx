// Selects the two versions that are compared, and the file whose text is shown.

import { type ReactNode, useMemo, useState } from 'react';
import { readAnySource } from '../../../core/document/big-source.ts';
import { detectCharset } from '../../../core/document/detect-charset.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { describeStep } from '../../../messages/en/comparison/changes.ts';
import { keptVersionsWords, versionsWords as words } from '../../../messages/en/comparison/compare.ts';
import { languageTag } from '../../../messages/language.ts';
import { chooseFiles } from '../../../state/disk/file-access.ts';
import type { Step } from '../../../state/document/history.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import {
  type BaseVersion,
  stepsWithText,
  type TargetVersion,
  type VersionChoice,
  type Versions,
} from '../../../state/versions/compared-versions.ts';
import { updateVersionChoice } from '../../../state/versions/use-version-comparison.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { useSavedVersions } from './use-saved-versions.ts';
import {
  compareWithSavedVersion,
  type SavedVersionOption,
  savedVersionOptions,
} from './version-to-compare.ts';
import styles from './versions.module.css';

/** The maximum number of steps that are offered, the latest first. */
const MAX_STEPS = 100;

const formatStepTime = ({ time }: Step) =>
  new Date(time).toLocaleTimeString(languageTag(), { timeStyle: 'short' });

type OfferedVersion = BaseVersion | TargetVersion | SavedVersionOption['version'];

interface VersionOption {
  readonly value: string;
  readonly word: string;
  readonly version: OfferedVersion;
}

function stepOptions(steps: readonly Step[], word: (what: string, time: string) => string): VersionOption[] {
  return steps.slice(0, MAX_STEPS).map((step, place) => ({
    value: `step-${place}`,
    word: word(describeStep(step.label), formatStepTime(step)),
    version: { kind: 'step', step },
  }));
}

const isSameVersion = (first: OfferedVersion, other: OfferedVersion): boolean =>
  first.kind === other.kind &&
  (first.kind !== 'step' || (other.kind === 'step' && first.step === other.step)) &&
  (first.kind !== 'kept' || (other.kind === 'kept' && first.id === other.id)) &&
  (first.kind !== 'file' || (other.kind === 'file' && first.path === other.path));

interface VersionSelectProps {
  readonly label: string;
  readonly first: readonly VersionOption[];
  readonly groups: readonly { readonly title: string; readonly options: readonly VersionOption[] }[];
  readonly selected: BaseVersion | TargetVersion;
  readonly onChoose: (version: OfferedVersion) => void;
}

function VersionSelect({ label, first, groups, selected, onChoose }: VersionSelectProps) {
  const all = [...first, ...groups.flatMap(({ options }) => options)];
  const optionElements = (options: readonly VersionOption[]) =>
    options.map(({ value, word }) => (
      <option key={value} value={value}>
        {word}
      </option>
    ));
  return (
    <label className={`inline text-s quiet ${styles['choice']}`}>
      {label}
      <Select
        value={all.find(({ version }) => isSameVersion(version, selected))?.value}
        onChange={(event) => {
          const option = all.find(({ value }) => value === event.target.value);
          if (option) onChoose(option.version);
        }}
      >
        {optionElements(first)}
        {groups.map(
          ({ title, options }) =>
            options.length > 0 && (
              <optgroup key={title} label={title}>
                {optionElements(options)}
              </optgroup>
            ),
        )}
      </Select>
    </label>
  );
}

/** Opens the file dialog for a version on disk. Returns false if the file cannot be read. */
async function chooseVersionFromDisk(): Promise<boolean> {
  const files = await chooseFiles().catch(() => undefined);
  const [file] = files ?? [];
  const source = file && detectCharset(runSync(readAnySource(file.bytes)));
  if (source?.big) return false;
  if (source) updateVersionChoice({ before: { kind: 'disk', name: file.name, source } });
  return files !== undefined;
}

/** Selects a version for one side. Returns a message if it cannot be read. */
async function chooseVersion(side: 'before' | 'after', version: OfferedVersion): Promise<string> {
  if (version.kind === 'to-read')
    return (await compareWithSavedVersion(version.kept, side)) ? '' : keptVersionsWords.unreadableChoice;
  if (side === 'before') {
    if (version.kind !== 'now') updateVersionChoice({ before: version });
  } else if (version.kind === 'now' || version.kind === 'step' || version.kind === 'kept')
    updateVersionChoice({ after: version });
  return '';
}

function DiskVersionButton() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn"
        title={words.chooseHint}
        onClick={() => void chooseVersionFromDisk().then((isRead) => setFailed(!isRead))}
      >
        {words.choose}
      </button>
      <output className="text-s error">{failed && words.unreadable}</output>
    </>
  );
}

interface VersionChooserProps {
  readonly choice: VersionChoice;
  readonly versions: Versions;
  /** Shown after the choices. */
  readonly children: ReactNode;
}

export function VersionChooser({ choice, versions, children }: VersionChooserProps) {
  const { before, after } = choice;
  const history = useDocument((state) => state.history);
  const steps = useMemo(() => stepsWithText(history), [history]);
  const files = useDocument(({ document }) => document.files);
  const { versions: savedVersions = [] } = useSavedVersions();
  const [problem, setProblem] = useState('');
  const savedVersionGroup = (side: BaseVersion | TargetVersion) => ({
    title: keptVersionsWords.group,
    options: savedVersionOptions(savedVersions, side),
  });
  const isOtherFile = before.kind === 'file' || before.kind === 'disk';
  const paths = isOtherFile ? files.map(({ path }) => path) : versions.paths;
  const others = files.filter(({ path }) => path !== versions.path);
  const disk: VersionOption[] =
    before.kind === 'disk'
      ? [{ value: 'disk', word: words.onDisk(escapeInvisible(before.name)), version: before }]
      : [];
  return (
    <div className={`flow ${styles['choices']}`}>
      <VersionSelect
        label={words.before}
        first={[{ value: 'saved', word: words.saved, version: { kind: 'saved' } }]}
        groups={[
          { title: words.fromDisk, options: disk },
          savedVersionGroup(before),
          {
            title: words.files,
            options: others.map(({ path }) => ({
              value: `file-${path}`,
              word: path,
              version: { kind: 'file', path },
            })),
          },
          { title: words.steps, options: stepOptions(steps, words.beforeStep) },
        ]}
        selected={before}
        onChoose={(version) => void chooseVersion('before', version).then(setProblem)}
      />
      <DiskVersionButton />
      <VersionSelect
        label={words.after}
        first={[{ value: 'now', word: words.now, version: { kind: 'now' } }]}
        groups={[
          savedVersionGroup(after),
          { title: words.steps, options: stepOptions(steps, words.afterStep) },
        ]}
        selected={after}
        onChoose={(version) => void chooseVersion('after', version).then(setProblem)}
      />
      <output className="text-s error">{problem}</output>
      {paths.length > 1 && (
        <label className={`inline text-s quiet ${styles['choice']}`}>
          {words.file}
          <Select
            value={versions.path}
            onChange={(event) => updateVersionChoice({ path: event.target.value })}
          >
            {paths.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </Select>
        </label>
      )}
      {children}
    </div>
  );
}
