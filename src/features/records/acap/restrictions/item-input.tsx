// A text field for one item of a value. It writes when the whole value is valid, and is a draft until then. A whole
// value that is typed into it sets the kind and the place too.
import type { KeyboardEvent } from 'react';
import {
  partsOfValue,
  readWholeValue,
  type ValueParts,
  valueOfParts,
  valueWithTyped,
} from '../../../../core/formats/acap/value-parts.ts';
import { noteEncoded } from '../../../../core/syntax/writable-value.ts';
import { restrictionWords as words } from '../../../../messages/en/formats/acap.ts';
import type { ValueProblem } from '../../../../messages/format-restriction.ts';
import type { RowField } from '../../list/focus-row.ts';
import { DraftInput } from '../../rows/draft-input.tsx';
import styles from '../acap.module.css';
import { useIsLine } from '../use-is-line.ts';

/** The parts of a restriction that have a field. */
export type PartName = keyof typeof words.parts;

/**
 * Props for editing a value: the type of its qualifier, its parts, labels and ids of its fields, and how it is
 * written.
 */
export interface ValueProps {
  readonly type: string;
  readonly parts: ValueParts;
  readonly label: (what: string) => string;
  /** Returns the field id of a part, independent of its label. */
  readonly field: (part: PartName, place?: number) => RowField;
  readonly write: (value: string, visit?: string) => boolean;
  /** Writes a value of another kind or place. The field remains until it is left. */
  readonly writeWhole: (value: string, visit: string) => boolean;
  /** Called when a field is left. */
  readonly leave: () => void;
  /** Reverts what was written since a field got the focus; the choice that was made before that remains. */
  readonly revertVisit: (visit: string) => boolean;
  /** Moves the focus to another field of the value. */
  readonly focus: (part: PartName, place?: number) => void;
  /** Whether the user has just added the field. */
  readonly isNew: boolean;
}

/** Typed text that contains several items, or an item with all of its parts. */
export interface SplitItems {
  readonly items: readonly string[];
  /** Moves the focus to where typing continues; called after the items are written. */
  readonly continueTyping: () => void;
}

interface ItemPart {
  readonly of: (item: string) => string;
  /** Returns the item for the text typed for its part. */
  readonly compose: (typed: string) => string;
}

interface ItemInputProps extends ValueProps {
  readonly index: number;
  readonly name: PartName;
  /** Whether the labels of the items contain their number, to distinguish them. */
  readonly isNumbered?: boolean;
  readonly problem: ValueProblem;
  /** Set if the field shows only a part of the item. */
  readonly part?: ItemPart;
  /** Returns the items that were typed, if they are more than this part of this item. */
  readonly splitItems?: (typed: string) => SplitItems | undefined;
  readonly isNumber?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

const wholeItem: ItemPart = { of: (item: string) => item, compose: (typed: string) => typed };

const LONE_PERCENT = /%(?![0-9A-Fa-f]{2})/;

/**
 * Returns what the field shows of a value, with a note of the characters that are percent-encoded but were not
 * typed so.
 */
function describeWriting(typed: string, text: string) {
  const input = typed.trim();
  if (text === input) return { text };
  // A percent sign that does not start an escape is in the text as part of one.
  const isAsTyped = (char: string) => (char === '%' ? !LONE_PERCENT.test(input) : text.includes(char));
  const isEncoded = (char: string) => !isAsTyped(char) && text.includes(encodeURIComponent(char));
  return noteEncoded(text, input.match(/./gsu)?.filter(isEncoded) ?? []);
}

export function ItemInput(props: ItemInputProps) {
  const {
    type,
    parts,
    label,
    write,
    index,
    name,
    isNumbered,
    problem,
    part = wholeItem,
    isNumber,
    isNew,
  } = props;
  const isLine = useIsLine();
  const valueFor = (typed: string) =>
    typed.isWellFormed() ? valueWithTyped(type, parts, index, [part.compose(typed)]) : undefined;
  const wholeValue = (typed: string) => (isLine(typed) ? 'other' : readWholeValue(type, parts, typed));
  const shownItem = part.of(parts.items[index] ?? '');
  const writeItems = (typed: string, visit: string) => {
    const split = wholeValue(typed) === undefined ? props.splitItems?.(typed) : undefined;
    if (!split) return false;
    const value = valueWithTyped(type, parts, index, split.items);
    if (value === undefined) return { refused: words.problem(problem) };
    const isUnchanged = value === valueOfParts(type, parts);
    if (!isUnchanged && !write(value, visit)) return false;
    split.continueTyping();
    return true;
  };
  return (
    <DraftInput
      field={props.field(name, isNumbered ? index : undefined)}
      label={label(isNumbered ? `${words.parts[name]} ${index + 1}` : words.parts[name])}
      value={shownItem}
      className={isNumber ? `text-s box ${styles['number']}` : `text-s box ${styles['text']}`}
      takesFocus={isNew}
      {...(isNumber ? { inputMode: 'numeric' } : {})}
      writable={(typed) => {
        const whole = wholeValue(typed);
        if (whole === 'other') return { refused: words.problem('other') };
        if (whole) return { text: typed, shown: shownItem };
        const value = typed.trim() === '' ? undefined : valueFor(typed);
        if (value === undefined) return { refused: words.problem(typed.trim() === '' ? 'text' : problem) };
        const written = describeWriting(typed, part.of(partsOfValue(type, value)?.items[index] ?? ''));
        return { ...written, text: typed, shown: written.text };
      }}
      commit={(typed, visit) => {
        const whole = wholeValue(typed);
        if (typeof whole === 'object') return props.writeWhole(whole.value, visit);
        const value = valueFor(typed);
        const isUnchanged = value !== undefined && value === valueOfParts(type, parts);
        return isUnchanged || (value !== undefined && write(value, visit));
      }}
      revertVisit={props.revertVisit}
      writeItems={writeItems}
      onLeave={props.leave}
    />
  );
}
