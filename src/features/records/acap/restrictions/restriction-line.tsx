// One restriction: what kind it is of, its value, why it may not count, and a way to be rid of it.
import { useRef, useState } from 'react';
import type { Qualifier as Held } from '../../../../core/formats/acap/field.ts';
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
  /** Its place among the restrictions of the line; absent while nothing is written yet. */
  readonly index: number | undefined;
  readonly held: Held | undefined;
  /** Its number among those of its kind, if there are several. */
  readonly n: number | undefined;
  readonly choices: readonly ValueChoice[];
  readonly hints: readonly string[];
  readonly canRemove: boolean;
  readonly remove: () => void;
}

/** The field of a part of restriction number `n` (1-based) of a type; `place` tells items apart. */
export const restrictionField = (
  type: string,
  n: number | undefined,
  part: PartName | 'remove',
  place?: number,
): RowField => `restriction-${[type, n ?? 1, part, ...(place === undefined ? [] : [place])].join('-')}`;

/** What is chosen before anything is typed: nothing where a choice alone would be written at once. */
function initialValueParts(choices: readonly ValueChoice[]): ValueParts {
  const [first] = choices;
  return { choice: first && first.control !== 'nothing' ? first.choice : '', items: [] };
}

const focusWhenDrawn = (select: HTMLSelectElement | null) => select?.focus();

/** A value that no grammar fits, as it is written. */
function RawValueField({
  id,
  index,
  held,
  ...names
}: {
  readonly id: number;
  readonly index: number;
  readonly held: Held;
  readonly field: RowField;
  readonly label: string;
}) {
  return (
    <DraftInput
      {...names}
      value={held.written.text}
      className={styles['text']}
      writable={(typed) => (/^[^\s#]+$/.test(typed) ? { text: typed } : { refused: words.problem('text') })}
      commit={(text, visit) => commands.writeQualifier(id, held.type.text, index, text, visit)}
    />
  );
}

export function RestrictionLine(props: RestrictionLineProps) {
  const { id, type, index, held, n, choices, hints, canRemove, remove } = props;
  const [isFresh] = useState(index === undefined);
  const [pending, setPending] = useState<ValueParts | undefined>(
    isFresh ? initialValueParts(choices) : undefined,
  );
  const name = words.name(type);
  const read = held?.name ? partsOfValue(type, held.written.text) : undefined;
  const parts = pending ?? read ?? (held ? undefined : initialValueParts(choices));
  const label = (what: string) => words.label(name, n, what);
  // What was chosen before it was written; it is shown again when what was written is taken back.
  const chosenBefore = useRef<{ readonly visit: string | undefined; readonly parts: ValueParts }>(undefined);
  // The draft goes first: what is shown next is what the file holds.
  const write = (value: string, visit?: string) => {
    setPending(undefined);
    if (pending) chosenBefore.current = { visit, parts: pending };
    const isWritten = commands.writeQualifier(id, type, index, value, visit);
    if (!isWritten) setPending(pending);
    return isWritten;
  };
  const takeBack = (visit: string) => {
    const isBack = takeBackStep(documentStore, visit);
    if (isBack && chosenBefore.current?.visit === visit) setPending(chosenBefore.current.parts);
    return isBack;
  };
  const field: ValueProps['field'] = (part, place) => restrictionField(type, n, part, place);
  const focus: ValueProps['focus'] = (part, place) => focusLineField(lineOfId(id), field(part, place), true);
  const choose = (choice: string) => {
    const [before, next] = [parts?.choice, choice].map((one) => choices.find((row) => row.choice === one));
    const isAlike = before && next && before.control === next.control;
    const wanted: ValueParts = isAlike && parts ? { ...parts, choice } : { choice, items: [] };
    const value = choice === '' ? undefined : valueOfParts(type, wanted);
    if (value === undefined) setPending(wanted);
    else write(value);
  };
  const chosen = choices.find(({ choice }) => choice === parts?.choice);
  const offered =
    parts && !chosen && parts.choice !== ''
      ? [...choices, ...choicesFor(type).filter((one) => one.choice === parts.choice)]
      : choices;
  const shown = chosen ?? offered.find(({ choice }) => choice === parts?.choice);
  return (
    <div className={styles['restriction']}>
      <span className={styles['fields']}>
        {!parts && held && index !== undefined ? (
          <RawValueField
            id={id}
            index={index}
            held={held}
            label={label(words.parts.value)}
            field={field('value')}
          />
        ) : (
          <>
            {offered.length > 1 ? (
              <span>
                <Select
                  ref={isFresh && parts?.choice === '' && index === undefined ? focusWhenDrawn : undefined}
                  aria-label={label(words.parts.kind)}
                  data-field={field('kind')}
                  value={parts?.choice ?? ''}
                  onChange={(event) => choose(event.target.value)}
                >
                  {parts?.choice === '' && <option value="">{words.choose}</option>}
                  {offered.map(({ choice }) => (
                    <option key={choice} value={choice}>
                      {words.choice(type, choice)}
                    </option>
                  ))}
                </Select>
              </span>
            ) : (
              <span>{shown && words.choice(type, shown.choice)}</span>
            )}
            {parts && shown && (
              <ValueField
                key={shown.choice}
                control={shown.control}
                {...{ type, parts, label, field, write, takeBack, focus }}
                isNew={pending !== undefined}
              />
            )}
          </>
        )}
      </span>
      {canRemove && (
        <button
          type="button"
          className={styles['cross']}
          aria-label={words.remove(name, n)}
          data-field={restrictionField(type, n, 'remove')}
          title={words.remove(name, n)}
          onClick={remove}
        >
          <Icon name="i-close" />
        </button>
      )}
      {hints.map((hint) => (
        <p key={hint} className={styles['hint']}>
          <Icon name="g-note" /> {hint}
        </p>
      ))}
    </div>
  );
}
