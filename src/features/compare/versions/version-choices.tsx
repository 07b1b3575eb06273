// Which two versions are compared, and of which file the text is shown.

import { type ReactNode, useState } from 'react';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { readAnySource } from '../../../core/text/big-source.ts';
import { visible } from '../../../core/text/hidden.ts';
import { describeStep } from '../../../messages/en/changes.ts';
import { keptVersionsWords, versionsWords as words } from '../../../messages/en/versions.ts';
import { spokenLanguage } from '../../../messages/language.ts';
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
import { compareWith, type KeptOption, keptOptions } from './kept-compare.ts';
import { useSavedVersions } from './use-saved-versions.ts';
import styles from './versions.module.css';

/** Steps that are offered, the latest first. */
const OFFERED = 100;

const timeOf = ({ time }: Step) =>
  new Date(time).toLocaleTimeString(spokenLanguage(), { timeStyle: 'short' });

type Offered = BaseVersion | TargetVersion | KeptOption['version'];

interface Option {
  readonly value: string;
  readonly word: string;
  readonly version: Offered;
}

function stepOptions(steps: readonly Step[], word: (what: string, time: string) => string): Option[] {
  return steps.slice(0, OFFERED).map((step, place) => ({
    value: `step-${place}`,
    word: word(describeStep(step.label), timeOf(step)),
    version: { kind: 'step', step },
  }));
}

const isSame = (one: Offered, other: Offered): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'step' || (other.kind === 'step' && one.step === other.step)) &&
  (one.kind !== 'kept' || (other.kind === 'kept' && one.id === other.id)) &&
  (one.kind !== 'file' || (other.kind === 'file' && one.path === other.path));

interface ChooserProps {
  readonly label: string;
  readonly first: readonly Option[];
  readonly groups: readonly { readonly title: string; readonly options: readonly Option[] }[];
  readonly chosen: BaseVersion | TargetVersion;
  readonly onChoose: (version: Offered) => void;
}

function Chooser({ label, first, groups, chosen, onChoose }: ChooserProps) {
  const all = [...first, ...groups.flatMap(({ options }) => options)];
  const listed = (options: readonly Option[]) =>
    options.map(({ value, word }) => (
      <option key={value} value={value}>
        {word}
      </option>
    ));
  return (
    <label className={styles['choice']}>
      {label}
      <Select
        value={all.find(({ version }) => isSame(version, chosen))?.value}
        onChange={(event) => {
          const option = all.find(({ value }) => value === event.target.value);
          if (option) onChoose(option.version);
        }}
      >
        {listed(first)}
        {groups.map(
          ({ title, options }) =>
            options.length > 0 && (
              <optgroup key={title} label={title}>
                {listed(options)}
              </optgroup>
            ),
        )}
      </Select>
    </label>
  );
}

/** Asks for a file; false if it cannot be read. */
async function chooseFromDisk(): Promise<boolean> {
  const chosen = await chooseFiles().catch(() => undefined);
  const [file] = chosen ?? [];
  const source = file && runSync(readAnySource(file.bytes));
  if (source?.big) return false;
  if (source) updateVersionChoice({ before: { kind: 'disk', name: file.name, source } });
  return chosen !== undefined;
}

/** Chooses a version for one side; says if it cannot be read. */
async function choose(side: 'before' | 'after', version: Offered): Promise<string> {
  if (version.kind === 'to-read')
    return (await compareWith(version.kept, side)) ? '' : keptVersionsWords.unreadableChoice;
  if (side === 'before') {
    if (version.kind !== 'now') updateVersionChoice({ before: version });
  } else if (version.kind === 'now' || version.kind === 'step' || version.kind === 'kept')
    updateVersionChoice({ after: version });
  return '';
}

function FromDisk() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn"
        title={words.chooseHint}
        onClick={() => void chooseFromDisk().then((isRead) => setFailed(!isRead))}
      >
        {words.choose}
      </button>
      <output className={styles['problem']}>{failed && words.unreadable}</output>
    </>
  );
}

interface Props {
  readonly choice: VersionChoice;
  readonly versions: Versions;
  /** Stands behind the choices. */
  readonly children: ReactNode;
}

export function VersionChoices({ choice, versions, children }: Props) {
  const { before, after } = choice;
  const steps = useDocument((state) => stepsWithText(state.history));
  const files = useDocument(({ document }) => document.files);
  const { versions: kept = [] } = useSavedVersions();
  const [trouble, setTrouble] = useState('');
  const keptOf = (side: BaseVersion | TargetVersion) => ({
    title: keptVersionsWords.group,
    options: keptOptions(kept, side),
  });
  const isOther = before.kind === 'file' || before.kind === 'disk';
  const paths = isOther ? files.map(({ path }) => path) : versions.paths;
  const others = files.filter(({ path }) => path !== versions.path);
  const disk: Option[] =
    before.kind === 'disk'
      ? [{ value: 'disk', word: words.onDisk(visible(before.name)), version: before }]
      : [];
  return (
    <div className={styles['choices']}>
      <Chooser
        label={words.before}
        first={[{ value: 'saved', word: words.saved, version: { kind: 'saved' } }]}
        groups={[
          { title: words.fromDisk, options: disk },
          keptOf(before),
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
        chosen={before}
        onChoose={(version) => void choose('before', version).then(setTrouble)}
      />
      <FromDisk />
      <Chooser
        label={words.after}
        first={[{ value: 'now', word: words.now, version: { kind: 'now' } }]}
        groups={[keptOf(after), { title: words.steps, options: stepOptions(steps, words.afterStep) }]}
        chosen={after}
        onChoose={(version) => void choose('after', version).then(setTrouble)}
      />
      <output className={styles['problem']}>{trouble}</output>
      {paths.length > 1 && (
        <label className={styles['choice']}>
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
