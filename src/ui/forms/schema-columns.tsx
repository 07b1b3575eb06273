// The fields of a part whose labels are a column beside them. Each part has the same labels, so each field has a
// name of its own.
import { Fragment } from 'react';
import { SingleUndoField } from '../controls/single-undo-field.tsx';
import type { FieldOf, SchemaFieldsProps } from './schema-fields.tsx';
import { type Segment, Segments } from './segments.tsx';

/** A field with the name that a screen reader says. */
export type ColumnField<Part, Edit> = FieldOf<Part, Edit> & {
  readonly label: string;
  readonly name: (part: Part) => string;
} & (
    | { readonly kind: 'text'; readonly placeholder: string }
    | { readonly kind: 'segments'; readonly segments: readonly Segment[] }
  );

/** The labels and fields of a part, in the order of its schema. */
export function SchemaColumns<Part, Edit>({
  fields,
  part,
  run,
}: SchemaFieldsProps<Part, Edit, ColumnField<Part, Edit>>) {
  return fields.map((field) => (
    <Fragment key={field.id}>
      <span aria-hidden>{field.label}</span>
      {field.kind === 'text' ? (
        <SingleUndoField
          label={field.name(part)}
          value={field.value(part)}
          placeholder={field.placeholder}
          className="mono"
          onWrite={(value, visit) => run(field.write(value, part), visit)}
        />
      ) : (
        <fieldset>
          <legend className="vh">{field.name(part)}</legend>
          <Segments
            value={field.value(part)}
            segments={field.segments}
            onChoose={(value) => run(field.write(value, part))}
          />
        </fieldset>
      )}
    </Fragment>
  ));
}
