// An extension line: its name, a control for its value, who reads it; what is wrong with a value that cannot be read.

import type { KeyboardEvent } from 'react';
import { namesHeeding } from '../../../core/formats/extensions/line-facts.ts';
import { type Extension, findExtension } from '../../../core/formats/extensions/registry.ts';
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
import { problemSentence } from './control-props.ts';
import { addRuleAfterLine, addSameLineBelow, firstField } from './extension-edits.ts';
import styles from './extensions.module.css';
import { canShowValue, controlFor } from './value-controls.tsx';
import { ValueField } from './value-field.tsx';

interface ExtensionFieldRowProps extends LineRowInput {
  readonly extension: Extension;
}

/** What is added below: another of its kind where several are usual, else a rule, where it stands in a record. */
function useAddBelow({
  field,
  block,
  extension,
}: ExtensionFieldRowProps): { readonly label: string; readonly add: () => void } | undefined {
  const { id } = field.line;
  if (controlFor(extension).again)
    return {
      label: words.addBelow(extension.name),
      add: () => focusLineField(addSameLineBelow(id, extension), firstField(extension)),
    };
  if (block < 0) return undefined;
  return {
    label: recordsWords.menu.addBelow,
    add: () => focusLineField(addRuleAfterLine(id), 'path'),
  };
}

/** Who is known to read the line, or what the chosen reader makes of it besides. */
function ReaderBadge({ line, extension }: ExtensionFieldRowProps) {
  const { policy } = useRecordsForm();
  const { readerOptions: knobs, reader, firstUnreadLine: unread } = useInterpretation();
  const { otherField, ruleFields } = knobs.record;
  const isRule = otherField === 'is-rule' || ruleFields.includes(extension.id);
  const counted = isRule && blockAt(policy, line) >= 0 ? recordsWords.otherField.counted : undefined;
  const isUnread = line >= unread;
  const text = isUnread
    ? recordsWords.notRead
    : (counted?.text ?? words.readBy(extension.facts, namesHeeding(extension)));
  // Lines for the whole file do not depend on records.
  const interpretation =
    extension.role === 'extension' ? (counted ?? recordsWords.otherField.skipped) : counted;
  const title = isUnread
    ? recordsWords.unread(reader)
    : [...(interpretation ? [interpretation.title(reader)] : []), lineHonoured(extension.facts)].join(' ');
  return (
    <span className={`${listStyles['badge']} ${styles['badge']}`} title={title}>
      {text}
      <span className="vh">: {title}</span>
    </span>
  );
}

/** The first error of a value; one that is not there yet is none. */
function ValueProblem({ extension, value }: { extension: Extension; value: string }) {
  const fault = extension.read(value).issues.find(({ severity }) => severity === 'error');
  if (!fault || value === '') return null;
  return (
    <p className={styles['note']} data-fault="true">
      <Icon name="g-error" /> {problemSentence(extension, fault, value)}
    </p>
  );
}

function ExtensionFieldRow(props: ExtensionFieldRowProps) {
  const { field, line, isCurrent, decides, extension } = props;
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
      run: () => runAfterMenuCloses(() => focusLineField(line, 'comment')),
    },
  ];
  const Control = canShowValue(extension, value) ? controlFor(extension).Control : ValueField;
  return (
    <fieldset
      aria-label={recordsWords.lineName(line + 1)}
      className={styles['row']}
      data-line={line + 1}
      data-current={isCurrent}
      data-decides={decides}
      data-commented={commentOf(field) !== undefined}
    >
      <LineMenu {...props} more={more} />
      <span className={listStyles['number']}>{line + 1}</span>
      <span className={`${listStyles['fieldName']} ${styles['name']}`}>{nameOf(field)}</span>
      <Control {...{ id, line, value, onKeyDown, extension }} name={extension.name} />
      <ReaderBadge {...props} />
      <ValueProblem extension={extension} value={value} />
      <span className={styles['comment']}>
        <RowComment field={field} line={line} onKeyDown={onKeyDown} />
      </span>
      <LineMarks line={line} />
    </fieldset>
  );
}

export default function ExtensionRow(props: LineRowInput) {
  const { field } = props;
  const extension = field.directive && findExtension(field.directive.id);
  // Two words without a colon are no field to most readers.
  if (!extension || field.places.shape !== 'field') return <OtherFieldRow {...props} />;
  return <ExtensionFieldRow {...props} extension={extension} />;
}
