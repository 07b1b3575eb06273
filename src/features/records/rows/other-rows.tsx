// Rows that are not rules: comments, fields that the crawlers of these readers do not know, and unreadable lines.
import type { KeyboardEvent } from 'react';
import { blockAt } from '../../../core/syntax/blocks.ts';
import { commentOf, type Field, nameOf, valueOf } from '../../../core/syntax/policy.ts';
import {
  type FieldContent,
  type WritingResult,
  writableComment,
  writablePath,
} from '../../../core/syntax/writable-value.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { useVisibleName, VisibleText } from '../../../ui/content/visible-text.tsx';
import type { MenuItems } from '../../../ui/overlays/menu.tsx';
import { menuSections } from '../../../ui/overlays/menu-button.tsx';
import * as commands from '../edits/line-edits.ts';
import { ruleKeys } from '../edits/row-keys.ts';
import { useInterpretation, useIsUnreadAgent, useListActions, useRecordsForm } from '../form-context.ts';
import { highlightLine } from '../highlight-line.ts';
import { focusLineField, focusRowField, isPlainEnter, runAfterMenuCloses } from '../list/focus-row.ts';
import { isInCommentRun, runKey } from '../list/rule-runs.ts';
import { LazyBlankMarks, LazyLineMarks } from '../marks/lazy-reader-marks.tsx';
import styles from '../records.module.css';
import { DraftInput } from './draft-input.tsx';
import { RowMenu } from './row-menu.tsx';

export interface OtherRowProps {
  readonly field: Field;
  readonly line: number;
  readonly isCurrent: boolean;
}

/** The menu of any line. `more`: items that change the line. */
export function LineMenu({ field, line, more = [] }: OtherRowProps & { readonly more?: MenuItems }) {
  const { remove } = useListActions();
  const writeComment = () => {
    const commentLine = commands.addCommentLineAbove(field.line.id);
    runAfterMenuCloses(() => focusLineField(commentLine, 'comment'));
  };
  return (
    <RowMenu
      line={line}
      items={() =>
        menuSections(
          [{ label: words.menu.showLine(line + 1), run: () => highlightLine(line) }],
          [...more, { label: words.menu.commentAbove, run: writeComment }],
          [{ label: words.deleteLine(line + 1), keys: 'Delete', run: () => remove(field.line.id) }],
        )
      }
    />
  );
}

export function CommentRow(props: OtherRowProps) {
  const { field, line, isCurrent } = props;
  const { policy } = useRecordsForm();
  const { foldRun } = useListActions();
  const fold = () =>
    runAfterMenuCloses(() => {
      foldRun(line);
      focusRowField(runKey(policy, line), 'run', () => undefined);
    });
  const addBelow = () => focusLineField(commands.addCommentLineBelow(field.line.id), 'comment');
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    addBelow();
  };
  const more: MenuItems = [
    {
      label: words.menu.commentBelow,
      keys: ruleKeys.addBelow,
      run: () => runAfterMenuCloses(addBelow),
    },
    isInCommentRun(policy, line) && { label: words.foldComment, run: fold },
  ];
  return (
    <fieldset
      aria-label={words.lineName(line + 1)}
      className={styles['commentRow']}
      data-line={line + 1}
      data-current={isCurrent}
    >
      <LineMenu {...props} more={more} />
      <span className={`mono ${styles['sign']}`}>#</span>
      <span className={styles['cell']}>
        <DraftInput
          field="comment"
          label={words.comment}
          value={commentOf(field) ?? ''}
          className={`mono bare-field ${styles['comment']}`}
          wraps="words"
          writable={writableComment}
          commit={(text, visit) => commands.setLineComment(field.line.id, text, visit)}
          pasteLines={(text) => commands.pasteComments(field.line.id, text)}
          onFocusField={() => highlightLine(line)}
          onKeyDown={onKeyDown}
        />
      </span>
      <LazyLineMarks line={line} />
    </fieldset>
  );
}

/** Validates a field value: spaces inside it are kept, and only characters that would end it are encoded. */
export function writableFieldValue(typed: string, current: FieldContent): WritingResult {
  const isPlain = !/[#\r\n\p{Cc}]|^\s|\s$/u.test(typed) && typed.isWellFormed();
  return isPlain ? { text: typed } : writablePath(typed, current);
}

/** `isTall`: in a narrow pane the value is below the name, as in the rows of extension lines. */
export function OtherFieldRow({ isTall, ...props }: OtherRowProps & { readonly isTall?: boolean }) {
  const visibleName = useVisibleName();
  const { field, line, isCurrent } = props;
  const name = nameOf(field);
  return (
    <fieldset
      aria-label={words.lineName(line + 1)}
      className={styles['otherRow']}
      data-tall={isTall}
      data-broken={useIsUnreadAgent(line)}
      data-line={line + 1}
      data-current={isCurrent}
    >
      <LineMenu {...props} />
      <span className={`cut text-s quiet ${styles['fieldName']}`} title={visibleName(name)}>
        <VisibleText text={name} />
      </span>
      <span className={styles['cell']}>
        <DraftInput
          field="value"
          label={name}
          value={valueOf(field)}
          className={`mono bare-field ${styles['path']}`}
          writable={writableFieldValue}
          commit={(text, visit) => commands.setFieldValue(field.line.id, text, visit)}
          onFocusField={() => highlightLine(line)}
        />
      </span>
      <ReadersOfLine line={line} name={name} />
      <LazyLineMarks line={line} />
    </fieldset>
  );
}

/** What the selected reader does with a field that is not a rule, and why. */
function ReadersOfLine({ line, name }: { line: number; name: string }) {
  const { policy } = useRecordsForm();
  const { readerOptions, reader, firstUnreadLine } = useInterpretation();
  if (line >= firstUnreadLine)
    return (
      <span className={`text-xs ${styles['badge']}`} title={words.unread(reader)}>
        {words.notRead}
      </span>
    );
  const { otherField, ruleFields } = readerOptions.record;
  const isRule = otherField === 'is-rule' || ruleFields.includes(name.toLowerCase());
  const isCounted = isRule && blockAt(policy, line) >= 0;
  const { text, title } = words.otherField[isCounted ? 'counted' : 'skipped'];
  return (
    <span className={`text-xs ${styles['badge']}`} title={title(reader)}>
      {text}
      <span className="vh">: {title(reader)}</span>
    </span>
  );
}

/** The first blank line of a card: a dashed line that says what it does, or that it does nothing. */
export function BlankRow({ line }: { line: number }) {
  return (
    <fieldset
      aria-label={words.lineName(line + 1)}
      className={`text-xs quiet target ${styles['blankRow']}`}
      data-line={line + 1}
    >
      <span className={`text-xs faint ${styles['number']}`}>{line + 1}</span>
      <LazyBlankMarks line={line} />
    </fieldset>
  );
}
