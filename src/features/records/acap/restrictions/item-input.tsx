// A text field for one item of a value: it is written when all of the value can be, and stays a draft until then.
import type { KeyboardEvent } from 'react';
import { partsOfValue, type ValueParts, valueOfParts } from '../../../../core/formats/acap/value-parts.ts';
import { noteEncoded } from '../../../../core/syntax/writable-value.ts';
import { restrictionWords as words } from '../../../../messages/en/formats/acap.ts';
import type { ValueProblem } from '../../../../messages/format-restriction.ts';
import type { RowField } from '../../list/focus-row.ts';
import { DraftInput } from '../../rows/draft-input.tsx';
import styles from '../acap.module.css';

/** What is in a field of a restriction. */
export type PartName = keyof typeof words.parts;

/** A value that is being edited: of which qualifier, in parts, how its fields are called, and what writes it. */
export interface ValueProps {
  readonly type: string;
  readonly parts: ValueParts;
  readonly label: (what: string) => string;
  /** The field of a part, whatever it is called. */
  readonly field: (part: PartName, place?: number) => RowField;
  readonly write: (value: string, visit?: string) => boolean;
  /** Takes back what was written in a stay; the choice that was made for it stays. */
  readonly takeBack: (visit: string) => boolean;
  /** Moves the focus to another field of the value. */
  readonly focus: (part: PartName, place?: number) => void;
  /** True for a field that the person asked for a moment ago. */
  readonly isNew: boolean;
}

/** What is typed into one field and is several items, or an item with all of its parts. */
export interface SplitItems {
  readonly items: readonly string[];
  /** Moves the focus to where typing goes on; called after the items are written. */
  readonly goOn: () => void;
}

interface ItemPart {
  readonly of: (item: string) => string;
  /** The item for what is typed for its part. */
  readonly compose: (typed: string) => string;
  /** Whether all of the item is typed in place of its part. */
  readonly isItem?: (typed: string) => boolean;
}

interface ItemInputProps extends ValueProps {
  readonly index: number;
  readonly name: PartName;
  /** True where the fields of the items are told apart by their number. */
  readonly isNumbered?: boolean;
  readonly problem: ValueProblem;
  /** Where the field shows only a part of the item. */
  readonly part?: ItemPart;
  /** The items that are typed, if they are more than this part of this item. */
  readonly several?: (typed: string) => SplitItems | undefined;
  readonly isNumber?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

const wholeItem: ItemPart = { of: (item: string) => item, compose: (typed: string) => typed };

/** The parts with other items in the place of one. */
const replaceItems = (parts: ValueParts, index: number, items: readonly string[]): ValueParts => ({
  ...parts,
  items: parts.items.toSpliced(index, 1, ...items),
});

const LONE_PERCENT = /%(?![0-9A-Fa-f]{2})/;

/** What the field shows of a value, with a note of what is percent-encoded there and was not typed so. */
function findWriting(typed: string, text: string) {
  const input = typed.trim();
  if (text === input) return { text };
  // A percent sign that begins no code stands in the text as one that does.
  const isAsTyped = (one: string) => (one === '%' ? !LONE_PERCENT.test(input) : text.includes(one));
  const isEncoded = (one: string) => !isAsTyped(one) && text.includes(encodeURIComponent(one));
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
  const valueFor = (typed: string) =>
    typed.isWellFormed() ? valueOfParts(type, replaceItems(parts, index, [part.compose(typed)])) : undefined;
  const writeSeveral = (typed: string, visit: string) => {
    const several = props.several?.(typed);
    if (!several) return false;
    const value = valueOfParts(type, replaceItems(parts, index, several.items));
    if (value === undefined) return { refused: words.problem(problem) };
    const isHeld = value === valueOfParts(type, parts);
    if (!isHeld && !write(value, visit)) return false;
    several.goOn();
    return true;
  };
  return (
    <DraftInput
      field={props.field(name, isNumbered ? index : undefined)}
      label={label(isNumbered ? `${words.parts[name]} ${index + 1}` : words.parts[name])}
      value={part.of(parts.items[index] ?? '')}
      className={isNumber ? styles['number'] : styles['text']}
      takesFocus={isNew}
      {...(isNumber ? { inputMode: 'numeric' } : {})}
      writable={(typed) => {
        const value = typed.trim() === '' ? undefined : valueFor(typed);
        if (value === undefined) return { refused: words.problem(typed.trim() === '' ? 'text' : problem) };
        const written = findWriting(typed, part.of(partsOfValue(type, value)?.items[index] ?? ''));
        return part.isItem?.(typed) ? { ...written, text: typed, shown: written.text } : written;
      }}
      commit={(typed, visit) => {
        const value = valueFor(typed);
        const isHeld = value !== undefined && value === valueOfParts(type, parts);
        return isHeld || (value !== undefined && write(value, visit));
      }}
      takeBack={props.takeBack}
      several={writeSeveral}
    />
  );
}
