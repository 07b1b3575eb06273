// Rows that are no rules: comments, fields that the robots of these readings do not know, and broken lines.
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
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import * as commands from '../edits/line-edits.ts';
import { useInterpretation, useListActions, useRecordsForm } from '../form-context.ts';
import { highlightLine } from '../highlight-line.ts';
import { focusLineField, runAfterMenuCloses } from '../list/focus-row.ts';
import { LazyBlankMarks, LazyLineMarks } from '../marks/lazy-reader-marks.tsx';
import styles from '../records.module.css';
import { DraftInput } from './draft-input.tsx';
import { RowMenu } from './row-menu.tsx';

export interface OtherRowProps {
  readonly field: Field;
  readonly line: number;
  readonly isCurrent: boolean;
}

/** What can be done with any line; `more` stands before it. */
export function LineMenu({
  field,
  line,
  more = [],
}: OtherRowProps & { readonly more?: readonly MenuItem[] }) {
  const { remove } = useListActions();
  const writeComment = () => {
    const to = commands.addCommentLineAbove(field.line.id);
    runAfterMenuCloses(() => focusLineField(to, 'comment'));
  };
  return (
    <RowMenu
      line={line}
      items={() => [
        ...more,
        { label: words.menu.commentAbove, run: writeComment },
        { label: words.menu.showInText, run: () => highlightLine(line) },
        { label: words.deleteLine(line + 1), run: () => remove(field.line.id) },
      ]}
    />
  );
}

export function CommentRow(props: OtherRowProps) {
  const { field, line, isCurrent } = props;
  return (
    <fieldset
      aria-label={words.lineName(line + 1)}
      className={styles['commentRow']}
      data-line={line + 1}
      data-current={isCurrent}
    >
      <LineMenu {...props} />
      <span className={styles['number']}>{line + 1}</span>
      <span className={styles['sign']}>#</span>
      <span className={styles['cell']}>
        <DraftInput
          field="comment"
          label={words.comment}
          value={commentOf(field) ?? ''}
          className={styles['comment']}
          wraps="words"
          writable={writableComment}
          commit={(text, visit) => commands.setLineComment(field.line.id, text, visit)}
          pasteLines={(text) => commands.pasteComments(field.line.id, text)}
          onPoint={() => highlightLine(line)}
        />
      </span>
      <LazyLineMarks line={line} />
    </fieldset>
  );
}

/** A value keeps the blanks inside it; only what would end it is encoded. */
export function writableFieldValue(typed: string, held: FieldContent): WritingResult {
  const isPlain = !/[#\r\n\p{Cc}]|^\s|\s$/u.test(typed) && typed.isWellFormed();
  return isPlain ? { text: typed } : writablePath(typed, held);
}

/** `isTall`: where it is narrow the value stands below the name, as in the rows of today's lines. */
export function OtherFieldRow({ isTall, ...props }: OtherRowProps & { readonly isTall?: boolean }) {
  const visible = useVisibleName();
  const { field, line, isCurrent } = props;
  const name = nameOf(field);
  return (
    <fieldset
      aria-label={words.lineName(line + 1)}
      className={styles['otherRow']}
      data-tall={isTall}
      data-line={line + 1}
      data-current={isCurrent}
    >
      <LineMenu {...props} />
      <span className={styles['number']}>{line + 1}</span>
      <span className={styles['fieldName']} title={visible(name)}>
        <VisibleText text={name} />
      </span>
      <span className={styles['cell']}>
        <DraftInput
          field="value"
          label={name}
          value={valueOf(field)}
          className={styles['path']}
          writable={writableFieldValue}
          commit={(text, visit) => commands.setFieldValue(field.line.id, text, visit)}
          onPoint={() => highlightLine(line)}
        />
      </span>
      <ReadersOfLine line={line} name={name} />
      <LazyLineMarks line={line} />
    </fieldset>
  );
}

/** What the chosen reader does with a field that is no rule, and why. */
function ReadersOfLine({ line, name }: { line: number; name: string }) {
  const { policy } = useRecordsForm();
  const { readerOptions: knobs, reader, firstUnreadLine: unread } = useInterpretation();
  if (line >= unread)
    return (
      <span className={styles['badge']} title={words.unread(reader)}>
        {words.notRead}
      </span>
    );
  const { otherField, ruleFields } = knobs.record;
  const isRule = otherField === 'is-rule' || ruleFields.includes(name.toLowerCase());
  const counts = isRule && blockAt(policy, line) >= 0;
  const { text, title } = words.otherField[counts ? 'counted' : 'skipped'];
  return (
    <span className={styles['badge']} title={title(reader)}>
      {text}
      <span className="vh">: {title(reader)}</span>
    </span>
  );
}

/** The first blank line of a card: a dashed rule with what it does, or that it does nothing. */
export function BlankRow({ line }: { line: number }) {
  return (
    <fieldset aria-label={words.lineName(line + 1)} className={styles['blankRow']} data-line={line + 1}>
      <span className={styles['number']}>{line + 1}</span>
      <LazyBlankMarks line={line} />
    </fieldset>
  );
}
