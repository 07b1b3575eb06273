// The choice of a usage: the fourteen of the specification in groups, and what this file or the one that refers to it defines.
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

/** The usage of a field, as a choice. */
export const usageChoiceOf = (ref: UsageRef): UsageChoice =>
  ref.kind === 'local'
    ? { usage: ref.name, isLocal: true }
    : { usage: ref.kind === 'standard' ? ref.usage : ref.word.text, isLocal: false };

/** Names of usages that a file defines, as they are spelled there. */
const definedUsageNames = ({ usages }: AcapFile, isPart: boolean): readonly string[] =>
  [...usages.values()]
    .filter(({ field }) => !isPart || field.kind === 'qualified-usage')
    .map(({ field }) => field.name.text);

interface UsagePickerProps {
  readonly field: RowField;
  readonly label: string;
  /** Absent where a usage is added. */
  readonly chosen?: UsageChoice;
  /** What local usages may be chosen: a prohibition has none, a composite only qualified ones. */
  readonly locals: 'all' | 'parts' | 'none';
  /** True where `other` makes no sense. */
  readonly withoutOther?: boolean;
  readonly choose: (choice: UsageChoice) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onPoint?: () => void;
}

export function UsagePicker(props: UsagePickerProps) {
  const { label, chosen, locals, withoutOther, choose, onKeyDown, onPoint } = props;
  const file = readAcapFile(useRecordsForm().policy);
  const referring = useReferringFile();
  const own = locals === 'none' ? [] : definedUsageNames(file, locals === 'parts');
  const theirs =
    locals === 'none' || !referring
      ? []
      : definedUsageNames(readAcapFile(referring.policy), locals === 'parts');
  const isKnown = (name: string, names: readonly string[]) =>
    names.some((one) => one.toLowerCase() === name.toLowerCase());
  const foreign = theirs.filter((name) => !isKnown(name, own));
  // A local name is chosen whatever its case; it is shown as the definition spells it.
  const spelled = (choice: UsageChoice) => {
    const same = [...own, ...foreign].find((name) => name.toLowerCase() === choice.usage.toLowerCase());
    return choice.isLocal
      ? usageOptionValue({ ...choice, usage: same ?? choice.usage })
      : choice.usage.toLowerCase();
  };
  const value = chosen ? spelled(chosen) : '';
  const types = usageTypes.filter(({ token }) => !withoutOther || token !== 'other' || value === token);
  const offered = [
    ...types.map(({ token }): string => token),
    ...[...own, ...foreign].map((name) => `(${name})`),
  ];
  const locally = (names: readonly string[]) =>
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
      data-local={chosen?.isLocal}
      value={value}
      onKeyDown={chosen ? onKeyDown : openSelectByKey}
      onFocus={onPoint}
      onChange={(event) => choose(parseUsageChoice(event.target.value))}
    >
      {!chosen && <option value="">{words.addUsageOption}</option>}
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
      {own.length > 0 && <optgroup label={words.usageGroups.local}>{locally(own)}</optgroup>}
      {foreign.length > 0 && referring && (
        <optgroup label={words.localOf(referring.path)}>{locally(foreign)}</optgroup>
      )}
      {chosen && !offered.includes(value) && (
        <optgroup label={words.unknownUsage}>
          <option value={value}>{chosen.usage}</option>
        </optgroup>
      )}
    </select>
  );
}
