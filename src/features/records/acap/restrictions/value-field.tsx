// The field for a choice of a restriction: a table from the kinds of values to their components.

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

/** A calendar date. An incomplete date stays in the field as a draft, and the file stays as it was. */
function DateField({ type, parts, label, field, write, revertVisit }: ValueProps) {
  const [draft, setDraft] = useState<string>();
  const problem = draft !== undefined;
  const visit = useRef('');
  const problemId = useId();
  return (
    <>
      <input
        type="date"
        aria-label={label(words.parts.value)}
        data-field={field('value')}
        className={`text-s box ${styles['date']}`}
        value={draft ?? parts.items[0] ?? ''}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        onFocus={() => {
          visit.current = createVisitId();
        }}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          const value = valueOfParts(type, { ...parts, items: [target.value] });
          setDraft(value === undefined ? target.value : undefined);
          if (value === undefined) revertVisit(visit.current);
          else write(value, visit.current);
        }}
      />
      {!problem && <span className="quiet">{words.dayIncluded}</span>}
      <output id={problemId} className={problem ? `text-xs error ${styles['problem']}` : 'vh'}>
        {problem && words.problem('date')}
      </output>
    </>
  );
}

const NumberField = (value: ValueProps) => (
  <ItemInput {...value} index={0} name="value" problem="number" isNumber />
);

const TextField = (value: ValueProps) => <ItemInput {...value} index={0} name="value" problem="text" />;

/** Where a credit, a link or terms are found, and the value that identifies them there. */
function LocatedField(value: ValueProps) {
  const { type, parts, label, field, write } = value;
  const [draftLocator, setDraftLocator] = useState<Locator>();
  // The locator that was selected before it was written; restored when what was written is reverted.
  const locatorBeforeWrite = useRef<{ readonly visit: string | undefined; readonly locator: Locator }>(
    undefined,
  );
  const isWhole = useRef(false);
  const locator = draftLocator ?? parts.locator ?? 'uri';
  const choose = (next: Locator) => {
    const written = parts.items[0] && valueOfParts(type, { ...parts, locator: next });
    const isSame = written !== undefined && partsOfValue(type, written)?.locator === next;
    setDraftLocator(isSame ? undefined : next);
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
        {resourceLocators.map((option) => (
          <option key={option} value={option}>
            {words.locator(option)}
          </option>
        ))}
      </Select>
      <ItemInput
        {...value}
        parts={draftLocator ? { ...parts, locator: draftLocator, items: [] } : { ...parts, locator }}
        write={(written, visit) => {
          if (draftLocator) locatorBeforeWrite.current = { visit, locator: draftLocator };
          setDraftLocator(undefined);
          return write(written, visit);
        }}
        writeWhole={(written, visit) => {
          isWhole.current = value.writeWhole(written, visit);
          return isWhole.current;
        }}
        leave={() => {
          // A whole value has a place of its own.
          if (isWhole.current) setDraftLocator(undefined);
          isWhole.current = false;
          value.leave();
        }}
        revertVisit={(visit) => {
          isWhole.current = false;
          const isReverted = value.revertVisit(visit);
          if (isReverted && locatorBeforeWrite.current?.visit === visit)
            setDraftLocator(locatorBeforeWrite.current.locator);
          return isReverted;
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
