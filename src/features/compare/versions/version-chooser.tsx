// Selects the two versions that are compared, and the file whose text is shown.

import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { readAnySource } from '../../../core/document/big-source.ts';
import { detectCharset } from '../../../core/document/detect-charset.ts';
import { sourceOfText } from '../../../core/document/source.ts';
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
  isOneFile,
  stepsWithText,
  type TargetVersion,
} from '../../../state/versions/compared-versions.ts';
import {
  swapVersions,
  updateVersionChoice,
  useComparedVersions,
} from '../../../state/versions/use-version-comparison.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useSavedVersions } from './use-saved-versions.ts';
import {
  compareWithSavedVersion,
  type SavedVersionOption,
  savedVersionOptions,
} from './version-to-compare.ts';
import styles from './versions.module.css';

/** The maximum number of steps that are offered, the latest first. */
const MAX_STEPS = 100;

const formatTime = ({ time }: { readonly time: number }) =>
  new Date(time).toLocaleTimeString(languageTag(), { timeStyle: 'short' });

/** A version that the user has yet to give: a file to choose, or a text to paste. */
type MissingVersion = { readonly kind: 'choose-file' } | { readonly kind: 'paste' };

type OfferedVersion = BaseVersion | TargetVersion | SavedVersionOption['version'] | MissingVersion;

interface VersionOption {
  readonly value: string;
  readonly word: string;
  readonly version: OfferedVersion;
}

function stepOptions(steps: readonly Step[], word: (what: string, time: string) => string): VersionOption[] {
  return steps.slice(0, MAX_STEPS).map((step, place) => ({
    value: `step-${place}`,
    word: word(describeStep(step.label), formatTime(step)),
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

/** Opens the file dialog for a version on disk. Returns a message if the file cannot be read. */
async function chooseVersionFromDisk(): Promise<string> {
  const files = await chooseFiles().catch(() => undefined);
  const [file] = files ?? [];
  const source = file && detectCharset(runSync(readAnySource(file.bytes)));
  if (source?.big) return words.unreadable;
  if (source) updateVersionChoice({ before: { kind: 'disk', name: file.name, source } });
  return files === undefined ? words.unreadable : '';
}

/** Selects a version for one side. Returns a message if it cannot be read. */
async function chooseVersion(
  side: 'before' | 'after',
  version: Exclude<OfferedVersion, { kind: 'paste' }>,
): Promise<string> {
  if (version.kind === 'choose-file') return chooseVersionFromDisk();
  if (version.kind === 'to-read')
    return (await compareWithSavedVersion(version.kept, side)) ? '' : keptVersionsWords.unreadableChoice;
  if (side === 'before') {
    if (version.kind !== 'now') updateVersionChoice({ before: version });
  } else if (version.kind === 'now' || version.kind === 'step' || version.kind === 'kept')
    updateVersionChoice({ after: version });
  return '';
}

/** The dialog in which the live file is pasted. */
function PasteDialog({ onClose, onClosed }: { onClose: () => void; onClosed: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    const source = sourceOfText(text);
    updateVersionChoice({ before: { kind: 'live', source, isPasted: true, time: Date.now() } });
    onClose();
  };
  return (
    <Dialog
      title={words.pasteTitle}
      about={words.pasteAbout}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" form={id} className="btn btn-primary" aria-disabled={isEmpty}>
            {words.pasteRun}
          </button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <textarea
          className={`field mono ${styles['pasted']}`}
          aria-label={words.pasteField}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  );
}

interface VersionChooserProps {
  /** Shown at the end of the row. */
  readonly children: ReactNode;
}

export function VersionChooser({ children }: VersionChooserProps) {
  const { choice, versions } = useComparedVersions();
  const { before, after, isSwapped = false } = choice;
  const history = useDocument((state) => state.history);
  const steps = useMemo(() => stepsWithText(history), [history]);
  const files = useDocument(({ document }) => document.files);
  const { versions: savedVersions = [] } = useSavedVersions();
  const [problem, setProblem] = useState('');
  const [isPasting, setPasting] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const savedVersionGroup = (side: BaseVersion | TargetVersion) => ({
    title: keptVersionsWords.group,
    options: savedVersionOptions(savedVersions, side),
  });
  const paths = isOneFile(before) ? files.map(({ path }) => path) : versions.paths;
  const others = files.filter(({ path }) => path !== versions.path);
  const given: VersionOption[] =
    before.kind === 'disk'
      ? [{ value: 'disk', word: words.onDisk(escapeInvisible(before.name)), version: before }]
      : before.kind === 'live'
        ? [{ value: 'live', word: words.live(before.isPasted, formatTime(before)), version: before }]
        : [];
  const choose = (side: 'before' | 'after', version: OfferedVersion) => {
    if (version.kind === 'paste') setPasting(true);
    else void chooseVersion(side, version).then(setProblem);
  };
  const sides = [
    <VersionSelect
      key="before"
      label={isSwapped ? words.after : words.before}
      first={[
        { value: 'saved', word: words.saved, version: { kind: 'saved' } },
        ...given,
        { value: 'choose-file', word: words.choose, version: { kind: 'choose-file' } },
        { value: 'paste', word: words.paste, version: { kind: 'paste' } },
      ]}
      groups={[
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
      onChoose={(version) => choose('before', version)}
    />,
    <button
      key="swap"
      type="button"
      className="ibtn"
      aria-label={words.swap}
      title={words.swap}
      onClick={swapVersions}
    >
      <Icon name="g-swap" />
    </button>,
    <VersionSelect
      key="after"
      label={isSwapped ? words.before : words.after}
      first={[{ value: 'now', word: words.now, version: { kind: 'now' } }]}
      groups={[
        savedVersionGroup(after),
        { title: words.steps, options: stepOptions(steps, words.afterStep) },
      ]}
      selected={after}
      onChoose={(version) => choose('after', version)}
    />,
  ];
  return (
    <div ref={row} className={`flow ${styles['choices']}`}>
      {isSwapped ? sides.toReversed() : sides}
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
      <output className="text-s error">{problem}</output>
      <span className="spring" />
      {children}
      {isPasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onClosed={() => row.current?.querySelector('select')?.focus()}
        />
      )}
    </div>
  );
}
