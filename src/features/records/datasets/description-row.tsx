// A line that describes a data set, below its rule: its name and its value.

import type { KeyboardEvent } from 'react';
import { lineAt } from '../../../core/document/lines.ts';
import {
  adjacentDescriptionPlace,
  writableDescription,
} from '../../../core/formats/data-txt/edit/describe.ts';
import { descriptionTarget } from '../../../core/formats/data-txt/edit/description-target.ts';
import { parseFieldName } from '../../../core/formats/data-txt/edit/field-name.ts';
import { findSuggestedName } from '../../../core/formats/data-txt/suggested-names.ts';
import { endOfRule } from '../../../core/formats/rep/edit/record-rows.ts';
import { nameOf, valueOf } from '../../../core/syntax/policy.ts';
import { datasetFormWords as words } from '../../../messages/en/formats/data-txt.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { ruleKeys } from '../edits/row-keys.ts';
import { useRecordsForm } from '../form-context.ts';
import { highlightLine, useAnnounce } from '../highlight-line.ts';
import { focusedField, focusLineField, isPlainEnter, runAfterMenuCloses } from '../list/focus-row.ts';
import { LineMarks } from '../marks/reader-marks.tsx';
import { DraftInput } from '../rows/draft-input.tsx';
import { LineMenu, OtherFieldRow, type OtherRowProps } from '../rows/other-rows.tsx';
import { AddDescription } from './add-description.tsx';
import * as commands from './dataset-edits.ts';
import styles from './datasets.module.css';

/** Suggested values for a name; the field accepts any other value too. */
function SuggestedValues({ id, name }: { id: string; name: string }) {
  const values = findSuggestedName(name)?.values ?? [];
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </datalist>
  );
}

export function DescriptionRow(props: OtherRowProps) {
  const { field, line, isCurrent } = props;
  const { policy } = useRecordsForm();
  const announce = useAnnounce();
  const { id } = field.line;
  const name = nameOf(field);
  const target = descriptionTarget(policy, line);
  if (target === undefined) return <OtherFieldRow {...props} />;
  const rule = target === 'whole' ? undefined : target;
  const isLast = rule !== undefined && adjacentDescriptionPlace(policy, line, 1) === undefined;
  const move = (step: -1 | 1) => {
    const fieldToFocus = focusedField('value');
    const newLine = commands.moveDescriptionBy(id, step);
    if (newLine < 0) return;
    announce(words.moved(newLine + 1));
    focusLineField(newLine, fieldToFocus);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (event.altKey && step) move(step);
    else if (isPlainEnter(event) && rule !== undefined) addNext();
    else return;
    event.preventDefault();
  };
  /** Adds the next suggested line; if all are present, a line with a custom name. */
  const addNext = () => {
    const [next] = commands.unusedDescriptionNames(policy, rule! + 1, endOfRule(policy, rule!));
    const ruleId = lineAt(policy.source.lines, rule!)?.id ?? 0;
    const nextName = next?.name ?? words.otherName;
    const newLine = commands.addDescriptionLine(ruleId, nextName);
    focusLineField(newLine, next ? 'value' : 'name', next === undefined);
  };
  const listId = `describing-${id}`;
  const hasSuggestions = (findSuggestedName(name)?.values.length ?? 0) > 0;
  return (
    <fieldset
      aria-label={recordsWords.lineName(line + 1)}
      className={styles['describing']}
      data-line={line + 1}
      data-current={isCurrent}
      data-whole={rule === undefined}
      data-last={isLast}
    >
      <LineMenu
        {...props}
        more={[
          { label: words.moveUp, keys: ruleKeys.moveUp, run: () => runAfterMenuCloses(() => move(-1)) },
          { label: words.moveDown, keys: ruleKeys.moveDown, run: () => runAfterMenuCloses(() => move(1)) },
        ]}
      />
      <span className={styles['cell']}>
        <DraftInput
          field="name"
          label={words.name}
          value={name}
          className={`text-s bare-field ${styles['name']}`}
          writable={(typed) => {
            const written = parseFieldName(policy.format, typed);
            return 'text' in written ? written : { refused: words.nameProblem(written.problem) };
          }}
          commit={(text, visit) => commands.setDescriptionName(id, text, visit)}
          onFocusField={() => highlightLine(line)}
          onKeyDown={onKeyDown}
        />
      </span>
      <span className={styles['cell']}>
        <DraftInput
          field="value"
          label={words.value(name)}
          value={valueOf(field)}
          placeholder={words.emptyValue}
          className={`text-s bare-field ${styles['value']}`}
          {...(hasSuggestions ? { list: listId } : {})}
          writable={writableDescription}
          commit={(text, visit) => commands.setDescriptionValue(id, text, visit)}
          onFocusField={() => highlightLine(line)}
          onKeyDown={onKeyDown}
        />
        {hasSuggestions && <SuggestedValues id={listId} name={name} />}
      </span>
      {rule === undefined && <p className={`text-xs quiet ${styles['note']}`}>{words.whole}</p>}
      {isLast && <AddDescription rule={rule} />}
      <LineMarks line={line} />
    </fieldset>
  );
}
