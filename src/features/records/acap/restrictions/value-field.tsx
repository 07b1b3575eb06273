// What a choice of a restriction asks for: one table from the kinds of values to their fields.

import { type ComponentType, useId, useRef, useState } from 'react';
import {
  type Locator,
  partsOfValue,
  resourceLocators,
  type ValueControl,
  valueOfParts,
} from '../../../../core/formats/acap/value-parts.ts';
import { createIdSource } from '../../../../core/text/lazy.ts';
import { restrictionWords as words } from '../../../../messages/en/formats/acap.ts';
import { Select } from '../../../../ui/controls/select.tsx';
import styles from '../acap.module.css';
import { ItemInput, type ValueProps } from './item-input.tsx';
import { CountriesField, ListField, MasksField, RangesField } from './list-fields.tsx';

const createVisitId = createIdSource('date');

/** A day of the calendar; what is typed half is no day yet, stays in the field, and leaves the file as it was. */
function DateField({ type, parts, label, field, write, takeBack }: ValueProps) {
  const [draft, setDraft] = useState<string>();
  const problem = draft !== undefined;
  const visit = useRef('');
  const about = useId();
  return (
    <>
      <input
        type="date"
        aria-label={label(words.parts.value)}
        data-field={field('value')}
        className={styles['date']}
        value={draft ?? parts.items[0] ?? ''}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? about : undefined}
        onFocus={() => {
          visit.current = createVisitId();
        }}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          const value = valueOfParts(type, { ...parts, items: [target.value] });
          setDraft(value === undefined ? target.value : undefined);
          if (value === undefined) takeBack(visit.current);
          else write(value, visit.current);
        }}
      />
      <output id={about} className={problem ? styles['problem'] : 'vh'}>
        {problem && words.problem('date')}
      </output>
    </>
  );
}

const NumberField = (value: ValueProps) => (
  <ItemInput {...value} index={0} name="value" problem="number" isNumber />
);

const TextField = (value: ValueProps) => <ItemInput {...value} index={0} name="value" problem="text" />;

/** Where a credit, a link or terms are found, and what is found there. */
function LocatedField(value: ValueProps) {
  const { type, parts, label, field, write } = value;
  const [chosen, setChosen] = useState<Locator>();
  // What was chosen before it was written; it is chosen again when what was written is taken back.
  const chosenBefore = useRef<{ readonly visit: string | undefined; readonly locator: Locator }>(undefined);
  const locator = chosen ?? parts.locator ?? 'uri';
  const choose = (next: Locator) => {
    const written = parts.items[0] && valueOfParts(type, { ...parts, locator: next });
    const isSame = written !== undefined && partsOfValue(type, written)?.locator === next;
    setChosen(isSame ? undefined : next);
    if (isSame) write(written);
  };
  return (
    <>
      <Select
        aria-label={label(words.parts.where)}
        data-field={field('where')}
        value={locator}
        onChange={(event) => choose(event.target.value as Locator)}
      >
        {resourceLocators.map((one) => (
          <option key={one} value={one}>
            {words.locator(one)}
          </option>
        ))}
      </Select>
      <ItemInput
        {...value}
        parts={chosen ? { ...parts, locator: chosen, items: [] } : { ...parts, locator }}
        write={(written, visit) => {
          if (chosen) chosenBefore.current = { visit, locator: chosen };
          setChosen(undefined);
          return write(written, visit);
        }}
        takeBack={(visit) => {
          const isBack = value.takeBack(visit);
          if (isBack && chosenBefore.current?.visit === visit) setChosen(chosenBefore.current.locator);
          return isBack;
        }}
        index={0}
        name="value"
        problem="text"
      />
    </>
  );
}

const NameListField = (value: ValueProps) => <ListField {...value} problem="text" />;
const DomainListField = (value: ValueProps) => <ListField {...value} problem="domain" />;

const fieldsByControl: Record<ValueControl, ComponentType<ValueProps> | undefined> = {
  nothing: undefined,
  date: DateField,
  number: NumberField,
  uri: TextField,
  ids: NameListField,
  id: TextField,
  tags: NameListField,
  text: TextField,
  locator: LocatedField,
  ranges: RangesField,
  masks: MasksField,
  domains: DomainListField,
  countries: CountriesField,
};

export function ValueField({ control, ...value }: ValueProps & { control: ValueControl }) {
  const Field = fieldsByControl[control];
  return Field ? <Field {...value} /> : null;
}
