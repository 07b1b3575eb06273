// A text field for one item of a value: it is written when all of the value can be, and stays a draft until then.
import type { KeyboardEvent } from 'react';
import { partsOfValue, type ValueParts, valueOfParts } from '../../../core/dialects/acap/value-model.ts';
import { type ValueProblem, restrictionWords as words } from '../../../messages/words/acap-restrictions.ts';
import { DraftInput } from '../draft-input.tsx';
import styles from './acap.module.css';

/** A value that is being edited: of which qualifier, in parts, how its fields are called, and what writes it. */
export interface ValueProps {
  readonly type: string;
  readonly parts: ValueParts;
  readonly label: (what: string) => string;
  readonly write: (value: string, visit?: string) => boolean;
  /** True for a field that the person asked for a moment ago. */
  readonly isNew: boolean;
}

interface ItemInputProps extends ValueProps {
  readonly index: number;
  readonly what: string;
  readonly problem: ValueProblem;
  /** Where the field shows only a part of the item: the part of an item, and the item for a part. */
  readonly part?: { readonly of: (item: string) => string; readonly compose: (typed: string) => string };
  readonly isNumber?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

const whole = { of: (item: string) => item, compose: (typed: string) => typed };

/** The parts with another item in one place. */
const withItem = (parts: ValueParts, index: number, item: string): ValueParts => ({
  ...parts,
  items: index < parts.items.length ? parts.items.with(index, item) : [...parts.items, item],
});

export function ItemInput(props: ItemInputProps) {
  const { type, parts, label, write, index, what, problem, part = whole, isNumber, isNew } = props;
  const valueFor = (typed: string) => valueOfParts(type, withItem(parts, index, part.compose(typed)));
  return (
    <DraftInput
      label={label(what)}
      value={part.of(parts.items[index] ?? '')}
      className={isNumber ? styles['number'] : styles['text']}
      takesFocus={isNew}
      {...(isNumber ? { inputMode: 'numeric' } : {})}
      writable={(typed) => {
        const value = typed.trim() === '' ? undefined : valueFor(typed);
        if (value === undefined) return { refused: words.problem(typed.trim() === '' ? 'text' : problem) };
        return { text: part.of(partsOfValue(type, value)?.items[index] ?? '') };
      }}
      commit={(typed, visit) => {
        const value = valueFor(typed);
        return value !== undefined && write(value, visit);
      }}
    />
  );
}
