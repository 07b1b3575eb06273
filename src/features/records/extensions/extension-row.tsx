// An extension line: its name, a control for its value, which crawlers read it, and what is wrong with an invalid
// value.

import type { KeyboardEvent } from 'react';
import { namesHeeding } from '../../../core/formats/extensions/line-facts.ts';
import { type Extension, findExtension } from '../../../core/formats/extensions/registry.ts';
import { blockAt } from '../../../core/syntax/blocks.ts';
import { commentOf, fieldAt, nameOf, valueOf } from '../../../core/syntax/policy.ts';
import { lineObedience, extensionRowWords as words } from '../../../messages/en/formats/extensions.ts';
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

/**
 * What can be added below: another line of this kind if several are usual, otherwise a rule if the line is in a
 * record.
 */
function useAddBelow({
  field,
  block,
  extension,
}: ExtensionFieldRowProps): { readonly label: string; readonly add: () => void } | undefined {
  const { id } = field.line;
  if (controlFor(extension).repeats)
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

/** Whether the line above is of the same kind, so that its row says who reads them. */
function useIsRepeated({
  field: { directive },
  line,
}: Pick<ExtensionFieldRowProps, 'field' | 'line'>): boolean {
  const { policy } = useRecordsForm();
  const { firstUnreadLine } = useInterpretation();
  return line > 0 && line !== firstUnreadLine && fieldAt(policy, line - 1).directive === directive;
}

/** Which crawlers are known to read the line, or how the selected reader interprets it otherwise. */
function ReaderBadge({
  line,
  extension,
  isRepeated,
}: ExtensionFieldRowProps & { readonly isRepeated: boolean }) {
  const { policy } = useRecordsForm();
  const { readerOptions, reader, firstUnreadLine } = useInterpretation();
  const { otherField, ruleFields } = readerOptions.record;
  const isRule = otherField === 'is-rule' || ruleFields.includes(extension.id);
  const countsAsRule = isRule && blockAt(policy, line) >= 0 ? recordsWords.otherField.counted : undefined;
  const isUnread = line >= firstUnreadLine;
  const text = isUnread
    ? recordsWords.notRead
    : (countsAsRule?.text ?? words.readBy(extension.facts, namesHeeding(extension)));
  // Lines for the whole file do not depend on records.
  const interpretation =
    extension.role === 'extension' ? (countsAsRule ?? recordsWords.otherField.skipped) : countsAsRule;
  const title = isUnread
    ? recordsWords.unread(reader)
    : [...(interpretation ? [interpretation.title(reader)] : []), lineObedience(extension.facts)].join(' ');
  if (isRepeated) return <span className="vh">{`${text}: ${title}`}</span>;
  return (
    <span className={`text-xs ${listStyles['badge']} ${styles['badge']}`} title={title}>
      {text}
      <span className="vh">: {title}</span>
    </span>
  );
}

/** The first error of a value. An empty value has no error yet. */
function ValueProblem({ extension, value }: { extension: Extension; value: string }) {
  const problem = extension.read(value).issues.find(({ severity }) => severity === 'error');
  if (!problem || value === '') return null;
  return (
    <p className={`text-xs quiet breaks row-note ${styles['note']}`} data-fault="true">
      <Icon name="g-error" /> {problemSentence(problem, value)}
    </p>
  );
}

function ExtensionFieldRow(props: ExtensionFieldRowProps) {
  const { field, line, isCurrent, decides, extension } = props;
  const { id } = field.line;
  const value = valueOf(field);
  const below = useAddBelow(props);
  const isRepeated = useIsRepeated(props);
  const onKeyDown = (event: KeyboardEvent) => {
    const isAddKey = isPlainEnter(event) || ((event.ctrlKey || event.metaKey) && event.key === 'Enter');
    if (!below || !isAddKey || event.shiftKey) return;
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
      data-repeated={isRepeated}
      data-commented={commentOf(field) !== undefined}
    >
      <LineMenu {...props} more={more} />
      <span className={`cut text-s quiet ${listStyles['fieldName']} ${styles['name']}`}>{nameOf(field)}</span>
      <Control {...{ id, line, value, onKeyDown, extension }} name={extension.name} />
      <ReaderBadge {...props} isRepeated={isRepeated} />
      <ValueProblem extension={extension} value={value} />
      <span className={styles['comment']}>
        <RowComment field={field} line={line} onKeyDown={onKeyDown} />
      </span>
      <LineMarks line={line} />
    </fieldset>
  );
}

export function ExtensionRow(props: LineRowInput) {
  const { field } = props;
  const extension = field.directive && findExtension(field.directive.id);
  // Most readers do not recognize two words without a colon as a field.
  if (!extension || field.places.shape !== 'field') return <OtherFieldRow {...props} />;
  return <ExtensionFieldRow {...props} extension={extension} />;
}
