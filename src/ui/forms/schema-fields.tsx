// The fields of one part of a document, drawn from a schema: for each its words, its value, and what writes it.

import { DraftField } from '../controls/draft-field.tsx';
import { Select } from '../controls/select.tsx';
import styles from './schema-fields.module.css';

/** A value that can be selected. */
export interface FieldOption {
  readonly value: string;
  /** The value itself if absent. */
  readonly title?: string;
}

/** Values under a common heading. */
interface OptionGroup {
  readonly heading: string;
  readonly options: readonly FieldOption[];
}

/** What all kinds of fields have. `Part` is what a document says at one place, `Edit` what changes it. */
export interface FieldOf<Part, Edit> {
  readonly id: string;
  readonly value: (part: Part) => string;
  readonly write: (value: string, part: Part) => Edit;
}

interface LabelledFieldOf<Part, Edit> extends FieldOf<Part, Edit> {
  readonly label: string | ((part: Part) => string);
  /** Whether the part has the field; always if absent. */
  readonly isShown?: (part: Part) => boolean;
}

/** A text, which is written at each input event. */
interface TextFieldOf<Part, Edit> extends LabelledFieldOf<Part, Edit> {
  readonly kind: 'text';
  readonly placeholder?: string;
  readonly suggestions?: readonly string[];
}

/** One of several values. A value that is none of them is shown as it is until another one is selected. */
interface ChoiceFieldOf<Part, Edit> extends LabelledFieldOf<Part, Edit> {
  readonly kind: 'choice';
  /** The first option, which says that there is no value. */
  readonly none?: FieldOption;
  readonly options: readonly (FieldOption | OptionGroup)[];
  /** Names a value that is not an option; by itself if absent. */
  readonly titleOfOther?: (value: string) => string;
}

export type FieldSchema<Part, Edit> = TextFieldOf<Part, Edit> | ChoiceFieldOf<Part, Edit>;

const optionOf = ({ value, title }: FieldOption) => (
  <option key={value} value={value}>
    {title ?? value}
  </option>
);

interface ChoiceProps extends Pick<ChoiceFieldOf<never, never>, 'none' | 'options' | 'titleOfOther'> {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function ChoiceField({ label, value, none, options, titleOfOther, onChoose }: ChoiceProps) {
  const all = options.flatMap((option) => ('heading' in option ? option.options : [option]));
  const isKnown = [...all, ...(none ? [none] : [])].some((option) => option.value === value);
  return (
    <label className={`labeled ${styles['choice']}`}>
      {label}
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        {none && optionOf(none)}
        {!isKnown && optionOf({ value, title: titleOfOther?.(value) ?? value })}
        {options.map((option) =>
          'heading' in option ? (
            <optgroup key={option.heading} label={option.heading}>
              {option.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(option)
          ),
        )}
      </Select>
    </label>
  );
}

export interface SchemaFieldsProps<Part, Edit, Field = FieldSchema<Part, Edit>> {
  readonly fields: readonly Field[];
  readonly part: Part;
  /** Edits with the same `visit` (one visit of one field) are one undo step. */
  readonly run: (edit: Edit, visit?: string) => void;
}

/** The fields of a part, in the order of its schema. */
export function SchemaFields<Part, Edit>({ fields, part, run }: SchemaFieldsProps<Part, Edit>) {
  return fields
    .filter(({ isShown }) => isShown?.(part) ?? true)
    .map((field) => {
      const { id, label } = field;
      const common = { label: typeof label === 'string' ? label : label(part), value: field.value(part) };
      if (field.kind === 'choice') {
        const { none, options, titleOfOther } = field;
        const choice = { options, ...(none && { none }), ...(titleOfOther && { titleOfOther }) };
        return (
          <ChoiceField key={id} {...common} {...choice} onChoose={(value) => run(field.write(value, part))} />
        );
      }
      const { placeholder, suggestions } = field;
      const hints = {
        ...(placeholder !== undefined && { placeholder }),
        ...(suggestions && { suggestions }),
      };
      return (
        <DraftField
          key={id}
          {...common}
          {...hints}
          onWrite={(value, visit) => run(field.write(value, part), visit)}
        />
      );
    });
}
