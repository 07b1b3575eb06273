// A line of today: its name, a control for its value, who reads it; what is wrong with a value that cannot be read.

import type { KeyboardEvent } from 'react';
import { type ExtensionDirective, extensionDirectives } from '../../../core/formats/extensions/directives.ts';
import { findLineFact, namesHeeding } from '../../../core/formats/extensions/line-facts.ts';
import { valueReaders } from '../../../core/formats/extensions/value-readers.ts';
import { blockAt } from '../../../core/syntax/blocks.ts';
import { commentOf, nameOf, valueOf } from '../../../core/syntax/policy.ts';
import { lineHonoured, modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import { ruleKeys } from '../edits/row-keys.ts';
import { useInterpretation, useRecordsForm } from '../form-context.ts';
import { focusLineField, isPlainEnter, runAfterMenuCloses } from '../list/focus-row.ts';
import { LineMarks } from '../marks/reader-marks.tsx';
import listStyles from '../records.module.css';
import type { LineRowInput } from '../rows/line-row-input.ts';
import { LineMenu, OtherFieldRow } from '../rows/other-rows.tsx';
import { RowComment } from '../rows/row-comment.tsx';
import { addRuleAfterLine, addSameLineBelow, firstFieldLabel } from './extension-edits.ts';
import styles from './extensions.module.css';
import { canShowValue, controlFor } from './value-controls.ts';
import { ValueField } from './value-field.tsx';
import { problemSentence } from './value-problem.ts';

interface ExtensionFieldRowProps extends LineRowInput {
  readonly of: ExtensionDirective;
}

/** What is added below: another of its kind where several are usual, else a rule, where it stands in a record. */
function useAddBelow({
  field,
  block,
  of,
}: ExtensionFieldRowProps): { readonly label: string; readonly add: () => void } | undefined {
  const { id } = field.line;
  if (controlFor(of.value).again)
    return {
      label: words.addBelow(of.name),
      add: () => focusLineField(addSameLineBelow(id, of.id, of.name), firstFieldLabel(of.id, of.name)),
    };
  if (block < 0) return undefined;
  return {
    label: recordsWords.menu.addBelow,
    add: () => focusLineField(addRuleAfterLine(id), recordsWords.path),
  };
}

/** Who is known to read the line, or what the chosen reader makes of it besides. */
function ReaderBadge({ line, of }: ExtensionFieldRowProps) {
  const { policy } = useRecordsForm();
  const { knobs, reader, unread } = useInterpretation();
  const fact = findLineFact(of.id);
  const { otherField, ruleFields } = knobs.record;
  const isRule = otherField === 'is-rule' || ruleFields.includes(of.id);
  const counted = isRule && blockAt(policy, line) >= 0 ? recordsWords.otherField.counted : undefined;
  const isUnread = line >= unread;
  const said = isUnread ? recordsWords.notRead : (counted?.text ?? words.readBy(fact, namesHeeding(of.id)));
  // What holds for the file is none of its records' business.
  const made = of.role === 'extension' ? (counted ?? recordsWords.otherField.skipped) : counted;
  const title = isUnread
    ? recordsWords.unread(reader)
    : [...(made ? [made.title(reader)] : []), lineHonoured(fact)].join(' ');
  return (
    <span className={`${listStyles['badge']} ${styles['badge']}`} title={title}>
      {said}
      <span className="vh">: {title}</span>
    </span>
  );
}

/** The first error of a value; one that is not there yet is none. */
function ValueProblem({ of, value }: { of: ExtensionDirective; value: string }) {
  const fault = valueReaders[of.id](value).issues.find(({ severity }) => severity === 'error');
  if (!fault || value === '') return null;
  return (
    <p className={styles['note']} data-fault="true">
      <Icon name="g-error" /> {problemSentence(fault, value)}
    </p>
  );
}

function ExtensionFieldRow(props: ExtensionFieldRowProps) {
  const { field, line, isCurrent, decides, of } = props;
  const { id } = field.line;
  const value = valueOf(field);
  const below = useAddBelow(props);
  const onKeyDown = (event: KeyboardEvent) => {
    const adds = isPlainEnter(event) || ((event.ctrlKey || event.metaKey) && event.key === 'Enter');
    if (!below || !adds || event.shiftKey) return;
    event.preventDefault();
    below.add();
  };
  const more: MenuItem[] = [
    ...(below
      ? [{ label: below.label, keys: ruleKeys.addBelow, run: () => runAfterMenuCloses(below.add) }]
      : []),
    {
      label: recordsWords.menu.commentHere,
      run: () => runAfterMenuCloses(() => focusLineField(line, recordsWords.comment)),
    },
  ];
  const kind = controlFor(of.value);
  const Control = canShowValue(kind, of.id, value) ? kind.Control : ValueField;
  return (
    <fieldset
      aria-label={recordsWords.lineName(line + 1)}
      className={styles['row']}
      data-line={line + 1}
      data-current={isCurrent}
      data-decides={decides}
      data-commented={commentOf(field) !== undefined}
    >
      <span className={listStyles['number']}>{line + 1}</span>
      <span className={`${listStyles['fieldName']} ${styles['name']}`}>{nameOf(field)}</span>
      <Control {...{ id, line, value, onKeyDown }} of={of.id} name={of.name} />
      <ReaderBadge {...props} />
      <span className={styles['menu']}>
        <LineMenu {...props} more={more} />
      </span>
      <ValueProblem of={of} value={value} />
      <span className={styles['comment']}>
        <RowComment field={field} line={line} onKeyDown={onKeyDown} />
      </span>
      <LineMarks line={line} />
    </fieldset>
  );
}

export default function ExtensionRow(props: LineRowInput) {
  const { field } = props;
  const of = extensionDirectives.find(({ id }) => id === field.directive?.id);
  // Two words without a colon are no field to most readers.
  if (!of || field.places.shape !== 'field') return <OtherFieldRow {...props} />;
  return <ExtensionFieldRow {...props} of={of} />;
}
