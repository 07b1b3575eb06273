// One restriction: its kind, its value, why it may have no effect, and a button that removes it.
import { useRef, useState } from 'react';
import type { Qualifier } from '../../../../core/formats/acap/field.ts';
import { qualifierType } from '../../../../core/formats/acap/qualifiers.ts';
import {
  choicesFor,
  partsOfValue,
  type ValueChoice,
  type ValueParts,
  valueOfParts,
} from '../../../../core/formats/acap/value-parts.ts';
import { restrictionWords as words } from '../../../../messages/en/formats/acap.ts';
import { documentStore } from '../../../../state/document/use-document.ts';
import { Select } from '../../../../ui/controls/select.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { revertFieldEdit as takeBackStep } from '../../edits/revert-field-edit.ts';
import { lineOfId } from '../../edits/run-edit.ts';
import { focusLineField, type RowField } from '../../list/focus-row.ts';
import { DraftInput } from '../../rows/draft-input.tsx';
import styles from '../acap.module.css';
import * as commands from '../acap-edits.ts';
import type { PartName, ValueProps } from './item-input.tsx';
import { ValueField } from './value-field.tsx';

interface RestrictionLineProps {
  readonly id: number;
  readonly type: string;
  /** Its index among the restrictions of the line; absent until it is written. */
  readonly index: number | undefined;
  readonly qualifier: Qualifier | undefined;
  /** Its number among the restrictions of its kind, if there are several. */
  readonly number: number | undefined;
  readonly choices: readonly ValueChoice[];
  readonly hints: readonly string[];
  readonly canRemove: boolean;
  readonly remove: () => void;
}

/** Returns the field id of a part of restriction number `n` (1-based) of a type; `place` distinguishes items. */
export const restrictionField = (
  type: string,
  n: number | undefined,
  part: PartName | 'remove',
  place?: number,
): RowField => `restriction-${[type, n ?? 1, part, ...(place === undefined ? [] : [place])].join('-')}`;

/** Focuses the first field of a restriction, when it is rendered. `n`: as `restrictionField`. */
export function focusRestriction(line: number, type: string, n: number | undefined): void {
  const prefix = `restriction-${type}-${n ?? 1}-`;
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[data-line="${line + 1}"] [data-field^="${CSS.escape(prefix)}"]`)
      ?.focus(),
  );
}

/** The initial choice before anything is typed. Empty if a choice alone would immediately be a complete value. */
function initialValueParts(choices: readonly ValueChoice[]): ValueParts {
  const [first] = choices;
  return { choice: first && first.control !== 'nothing' ? first.choice : '', items: [] };
}

const focusOnMount = (select: HTMLSelectElement | null) => select?.focus();

/** A value that matches no grammar, as written. */
function RawValueField({
  id,
  index,
  held,
  onWrite,
  onLeave,
  ...names
}: {
  readonly id: number;
  readonly index: number;
  readonly held: Qualifier;
  readonly field: RowField;
  readonly label: string;
  readonly onWrite: () => void;
  readonly onLeave: () => void;
}) {
  const type = held.type.text;
  return (
    <DraftInput
      {...names}
      value={held.written.text}
      className={`text-s box ${styles['text']}`}
      writable={(typed) => {
        const text = withoutName(type, typed.trim());
        if (text === undefined) return { refused: words.problem('other') };
        if (!/^[^\s#"']+$/.test(text)) return { refused: words.problem('text') };
        return { text, shown: text };
      }}
      commit={(text, visit) => {
        onWrite();
        return commands.writeQualifier(id, type, index, text, visit);
      }}
      onLeave={onLeave}
    />
  );
}

/** Returns a typed value without the name of its qualifier; undefined if the name is that of another one. */
function withoutName(type: string, typed: string): string | undefined {
  const [, name = '', value = ''] = /^([A-Za-z][A-Za-z0-9._-]*)[ \t]*=[ \t]*(.*)$/s.exec(typed) ?? [];
  if (name.toLowerCase() === type.toLowerCase()) return value;
  return qualifierType(name) ? undefined : typed;
}

export function RestrictionLine(props: RestrictionLineProps) {
  const { id, type, index, qualifier, number, choices, hints, canRemove, remove } = props;
  const [isNewLine] = useState(index === undefined);
  const [pending, setPending] = useState<ValueParts | undefined>(
    isNewLine ? initialValueParts(choices) : undefined,
  );
  const [isTypingRaw, setIsTypingRaw] = useState(false);
  const name = words.name(type);
  const parsed = qualifier?.name ? partsOfValue(type, qualifier.written.text) : undefined;
  // The parts whose field has the focus, while a whole value of another kind is typed in it.
  const [typing, setTyping] = useState<ValueParts>();
  const parts = typing ?? pending ?? parsed ?? (qualifier ? undefined : initialValueParts(choices));
  const label = (what: string) => words.label(name, number, what);
  // What was chosen before it was written; restored when what was written is reverted.
  const choiceBeforeWrite = useRef<{ readonly visit: string | undefined; readonly parts: ValueParts }>(
    undefined,
  );
  // What is shown changes first: when the file changes, the field must already be the one that remains.
  const writeIn = (shown: ValueParts | undefined, value: string, visit?: string) => {
    setTyping(shown);
    setPending(undefined);
    if (pending) choiceBeforeWrite.current = { visit, parts: pending };
    const isWritten = commands.writeQualifier(id, type, index, value, visit);
    if (!isWritten) {
      setTyping(typing);
      setPending(pending);
    }
    return isWritten;
  };
  const write: ValueProps['write'] = (value, visit) => writeIn(undefined, value, visit);
  const writeWhole: ValueProps['writeWhole'] = (value, visit) => writeIn(parts, value, visit);
  const leave = () => setTyping(undefined);
  const revertVisit = (visit: string) => {
    const isReverted = takeBackStep(documentStore, visit);
    if (isReverted && choiceBeforeWrite.current?.visit === visit) setPending(choiceBeforeWrite.current.parts);
    return isReverted;
  };
  const field: ValueProps['field'] = (part, place) => restrictionField(type, number, part, place);
  const focus: ValueProps['focus'] = (part, place) => focusLineField(lineOfId(id), field(part, place), true);
  const choose = (choice: string) => {
    const [current, next] = [parts?.choice, choice].map((target) =>
      choices.find((candidate) => candidate.choice === target),
    );
    const sameControl = current && next && current.control === next.control;
    const newParts: ValueParts = sameControl && parts ? { ...parts, choice } : { choice, items: [] };
    const value = choice === '' ? undefined : valueOfParts(type, newParts);
    if (value === undefined) setPending(newParts);
    else write(value);
  };
  const selected = choices.find(({ choice }) => choice === parts?.choice);
  const options =
    parts && !selected && parts.choice !== ''
      ? [...choices, ...choicesFor(type).filter((option) => option.choice === parts.choice)]
      : choices;
  const visible = selected ?? options.find(({ choice }) => choice === parts?.choice);
  return (
    <div className={`flow tight ${styles['restriction']}`}>
      <span className={styles['fields']}>
        {(!parts || isTypingRaw) && qualifier && index !== undefined ? (
          <RawValueField
            id={id}
            index={index}
            held={qualifier}
            label={label(words.parts.value)}
            field={field('value')}
            onWrite={() => setIsTypingRaw(true)}
            onLeave={() => setIsTypingRaw(false)}
          />
        ) : (
          <>
            {options.length > 1 ? (
              <span>
                <Select
                  ref={isNewLine && parts?.choice === '' && index === undefined ? focusOnMount : undefined}
                  aria-label={label(words.parts.kind)}
                  data-field={field('kind')}
                  value={parts?.choice ?? ''}
                  onChange={(event) => choose(event.target.value)}
                >
                  {parts?.choice === '' && <option value="">{words.choose}</option>}
                  {options.map(({ choice }) => (
                    <option key={choice} value={choice}>
                      {words.choice(type, choice)}
                    </option>
                  ))}
                </Select>
              </span>
            ) : (
              <span>{visible && words.choice(type, visible.choice)}</span>
            )}
            {parts && visible && (
              <ValueField
                key={visible.choice}
                control={visible.control}
                {...{ type, parts, label, field, write, writeWhole, leave, revertVisit, focus }}
                isNew={pending !== undefined}
              />
            )}
          </>
        )}
      </span>
      {canRemove && (
        <button
          type="button"
          className="faint ibtn cross"
          aria-label={words.remove(name, number)}
          data-field={restrictionField(type, number, 'remove')}
          title={words.remove(name, number)}
          onClick={remove}
        >
          <Icon name="i-close" />
        </button>
      )}
      {hints.map((hint) => (
        <p key={hint} className={`text-xs quiet ${styles['hint']}`}>
          <Icon name="g-note" /> {hint}
        </p>
      ))}
    </div>
  );
}
