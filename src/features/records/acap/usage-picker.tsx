// A select for a usage: the fourteen usages of the specification in groups, and those that this file or its
// referring file defines.
import type { KeyboardEvent } from 'react';
import { type AcapFile, readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import type { UsageRef } from '../../../core/formats/acap/field.ts';
import { type UsageClass, usageTypes } from '../../../core/formats/acap/usages.ts';
import { acapWords as words } from '../../../messages/en/formats/acap.ts';
import { openSelectByKey } from '../../../ui/controls/open-select-by-key.ts';
import { useRecordsForm } from '../form-context.ts';
import type { RowField } from '../list/focus-row.ts';
import styles from './acap.module.css';
import type { UsageChoice } from './acap-edits.ts';
import { useReferringFile } from './definitions/referring-file.ts';

const usageClasses: readonly UsageClass[] = ['basic', 'derived', 'general'];

const usageOptionValue = ({ usage, isLocal }: UsageChoice) => (isLocal ? `(${usage})` : usage);
const parseUsageChoice = (value: string): UsageChoice =>
  value.startsWith('(') ? { usage: value.slice(1, -1), isLocal: true } : { usage: value, isLocal: false };

/** Returns the usage of a field as a choice. */
export const usageChoiceOf = (ref: UsageRef): UsageChoice =>
  ref.kind === 'local'
    ? { usage: ref.name, isLocal: true }
    : { usage: ref.kind === 'standard' ? ref.usage : ref.word.text, isLocal: false };

/** Returns the names of the usages that a file defines, with its spelling. */
export const definedUsageNames = ({ usages }: AcapFile, isPart: boolean): readonly string[] =>
  [...usages.values()]
    .filter(({ field }) => !isPart || field.kind === 'qualified-usage')
    .map(({ field }) => field.name.text);

interface UsagePickerProps {
  readonly field: RowField;
  readonly label: string;
  /** The selected usage; absent where a usage is added. */
  readonly selected?: UsageChoice;
  /** Which local usages can be selected: none for a prohibition, only qualified ones for a composite usage. */
  readonly locals: 'all' | 'parts' | 'none';
  /** Whether `other` is left out because it makes no sense. */
  readonly withoutOther?: boolean;
  readonly choose: (choice: UsageChoice) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onFocusField?: () => void;
}

export function UsagePicker(props: UsagePickerProps) {
  const { label, selected, locals, withoutOther, choose, onKeyDown, onFocusField } = props;
  const file = readAcapFile(useRecordsForm().policy);
  const referring = useReferringFile();
  const ownNames = locals === 'none' ? [] : definedUsageNames(file, locals === 'parts');
  const parentNames =
    locals === 'none' || !referring
      ? []
      : definedUsageNames(readAcapFile(referring.policy), locals === 'parts');
  const isKnown = (name: string, names: readonly string[]) =>
    names.some((candidate) => candidate.toLowerCase() === name.toLowerCase());
  const inheritedNames = parentNames.filter((name) => !isKnown(name, ownNames));
  // A local name is matched regardless of case, and shown with the spelling of its definition.
  const optionValueOf = (choice: UsageChoice) => {
    const same = [...ownNames, ...inheritedNames].find(
      (name) => name.toLowerCase() === choice.usage.toLowerCase(),
    );
    return choice.isLocal
      ? usageOptionValue({ ...choice, usage: same ?? choice.usage })
      : choice.usage.toLowerCase();
  };
  const value = selected ? optionValueOf(selected) : '';
  const types = usageTypes.filter(({ token }) => !withoutOther || token !== 'other' || value === token);
  const options = [
    ...types.map(({ token }): string => token),
    ...[...ownNames, ...inheritedNames].map((name) => `(${name})`),
  ];
  const localOptions = (names: readonly string[]) =>
    names.map((name) => (
      <option key={name} value={`(${name})`}>
        {name}
      </option>
    ));
  return (
    <select
      aria-label={label}
      data-field={props.field}
      className={styles['usage']}
      data-local={selected?.isLocal}
      value={value}
      onKeyDown={selected ? onKeyDown : openSelectByKey}
      onFocus={onFocusField}
      onChange={(event) => choose(parseUsageChoice(event.target.value))}
    >
      {!selected && <option value="">{words.addUsageOption}</option>}
      {usageClasses.map((group) => (
        <optgroup key={group} label={words.usageGroups[group]}>
          {types
            .filter((type) => type.class === group)
            .map(({ token }) => (
              <option key={token} value={token}>
                {words.usageName(token)}
              </option>
            ))}
        </optgroup>
      ))}
      {ownNames.length > 0 && <optgroup label={words.usageGroups.local}>{localOptions(ownNames)}</optgroup>}
      {inheritedNames.length > 0 && referring && (
        <optgroup label={words.localOf(referring.path)}>{localOptions(inheritedNames)}</optgroup>
      )}
      {selected && !options.includes(value) && (
        <optgroup label={words.unknownUsage}>
          <option value={value}>{selected.usage}</option>
        </optgroup>
      )}
    </select>
  );
}
