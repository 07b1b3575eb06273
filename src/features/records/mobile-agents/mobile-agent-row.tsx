// A line that assigns a path to a host: the path, an arrow, the host, and a note if another line overrides it.

import type { KeyboardEvent } from 'react';
import {
  type AssignmentLine,
  findOverridingLine,
  readMobileFile,
} from '../../../core/formats/mobile-agents/mobile-file.ts';
import {
  type MobileFault,
  type MobileLine,
  readMobileLine,
} from '../../../core/formats/mobile-agents/read-line.ts';
import { countCommentsOfRule } from '../../../core/formats/rep/edit/record-rows.ts';
import { commentOf, valueOf } from '../../../core/syntax/policy.ts';
import { writableWhole } from '../../../core/syntax/writable-value.ts';
import { number } from '../../../messages/en/counts.ts';
import { mobileWords } from '../../../messages/en/formats/mobile-agents.ts';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { mobileFaultWords } from '../../../messages/en/steps.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { menuSections } from '../../../ui/overlays/menu-button.tsx';
import * as recordCommands from '../edits/line-edits.ts';
import { ruleKeys } from '../edits/row-keys.ts';
import { currentPolicy } from '../edits/run-edit.ts';
import { useListActions, useRecordsForm } from '../form-context.ts';
import { highlightLine, useAnnounce } from '../highlight-line.ts';
import { focusedField, focusLineField, isPlainEnter, runAfterMenuCloses } from '../list/focus-row.ts';
import { useFindingsOfLine } from '../marks/findings-of-line.ts';
import { LineMarks } from '../marks/reader-marks.tsx';
import listStyles from '../records.module.css';
import { DraftInput } from '../rows/draft-input.tsx';
import { LazyUnreadableRow } from '../rows/lazy-unreadable-row.tsx';
import type { LineRowInput } from '../rows/line-row-input.ts';
import { RowComment } from '../rows/row-comment.tsx';
import { RowMenu } from '../rows/row-menu.tsx';
import { SkippedRow } from '../rows/skipped-row.tsx';
import * as commands from './mobile-agent-edits.ts';
import styles from './mobile-agents.module.css';
import { TargetField } from './target-field.tsx';
import { useUrlCounts } from './use-url-counts.ts';
import { writableMobilePath } from './writable-values.ts';

const words = mobileWords.form;

/** The actions on a line, for its menu and keys. */
function useAssignmentActions({ field, line }: LineRowInput) {
  const { id } = field.line;
  const { remove } = useListActions();
  const announce = useAnnounce();
  const move = (step: -1 | 1) => {
    const focusedFieldName = focusedField('path');
    const newLine = commands.moveAssignmentBy(id, step);
    if (newLine < 0) return;
    const { place, count } = commands.positionAmongAssignments(id);
    announce(words.place(place + 1, count));
    focusLineField(newLine, focusedFieldName);
  };
  const addBelow = () => focusLineField(commands.addPath(id), 'path');
  const comment = () => {
    const commentLine = recordCommands.addCommentLineAbove(id);
    runAfterMenuCloses(() => focusLineField(commentLine, 'comment'));
  };
  const items = menuSections(
    [{ label: recordsWords.menu.showLine(line + 1), run: () => highlightLine(line) }],
    [
      {
        label: recordsWords.menu.addBelow,
        keys: ruleKeys.addBelow,
        run: () => runAfterMenuCloses(addBelow),
      },
      {
        label: recordsWords.menu.commentHere,
        run: () => runAfterMenuCloses(() => focusLineField(line, 'comment')),
      },
      { label: recordsWords.menu.commentAbove, run: comment },
      {
        label: recordsWords.menu.moveUp,
        keys: ruleKeys.moveUp,
        run: () => runAfterMenuCloses(() => move(-1)),
      },
      {
        label: recordsWords.menu.moveDown,
        keys: ruleKeys.moveDown,
        run: () => runAfterMenuCloses(() => move(1)),
      },
    ],
    [
      {
        label: recordsWords.deleteLine(line + 1, countCommentsOfRule(currentPolicy(), line)),
        keys: 'Delete',
        run: () => remove(id),
      },
    ],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    const isAddKey = isPlainEnter(event) || ((event.ctrlKey || event.metaKey) && event.key === 'Enter');
    if (!step && (!isAddKey || event.shiftKey)) return;
    event.preventDefault();
    if (step) move(step);
    else addBelow();
  };
  return { items, onKeyDown };
}

/** How many URLs of the table the line decides, or that it is never used. */
function UrlCountBadge({ line, isNever }: { line: number; isNever: boolean }) {
  const { count, total } = useUrlCounts(useRecordsForm().policy, line);
  if (isNever)
    return (
      <span className={`text-xs ${listStyles['badge']}`} data-never="true">
        {words.neverBadge}
      </span>
    );
  return (
    <span
      className={`text-xs ${listStyles['badge']}`}
      data-none={count === 0}
      title={total > 0 ? words.decidesTitle(count, total) : undefined}
    >
      {total > 0 && (
        <>
          {recordToolWords.decides} <b>{number(count)}</b>
        </>
      )}
    </span>
  );
}

/** Shown below a line that a later line overrides: which line it is, and buttons that resolve it. */
function NeverUsedNote({ id, by: overridingLine, isLonger }: { id: number; by: number; isLonger: boolean }) {
  const { remove } = useListActions();
  return (
    <p className={`text-xs quiet row-note ${styles['offer']}`}>
      <Icon name="g-warning" /> {words.never(overridingLine + 1)}{' '}
      {isLonger && (
        <button
          type="button"
          className="btn btn-link"
          onClick={() => focusLineField(commands.sortAndLocate(id), 'path')}
        >
          {words.sort}
        </button>
      )}{' '}
      <button type="button" className="btn btn-link" onClick={() => remove(id)}>
        {words.removeLine}
      </button>
    </p>
  );
}

interface AssignmentRowProps extends LineRowInput {
  readonly read: MobileLine;
}

/** A line that crawlers skip: its value, which can be repaired, and what is wrong with it. */
function SkippedMobileRow({ read, ...props }: AssignmentRowProps) {
  const { field } = props;
  // The problem is shown once: by the findings below the row, or here.
  const hasFindings = useFindingsOfLine(field.line.id).length > 0;
  const problems = read.faults.map(({ fault }: { fault: MobileFault }) => mobileFaultWords[fault]);
  return (
    <SkippedRow
      {...props}
      label={words.raw}
      value={valueOf(field)}
      writable={writableWhole}
      commit={(text, visit) => recordCommands.setFieldValue(field.line.id, text, visit)}
    >
      {!hasFindings && (
        <p className={`text-xs quiet ${listStyles['hint']}`}>
          <Icon name="g-error" /> {words.skipped(problems)}
        </p>
      )}
    </SkippedRow>
  );
}

function AssignmentRow(props: AssignmentRowProps & { readonly assignment: AssignmentLine | undefined }) {
  const { field, line, isCurrent, decides, read, assignment } = props;
  const { id } = field.line;
  const { policy } = useRecordsForm();
  const { items, onKeyDown } = useAssignmentActions(props);
  const overriding = assignment && findOverridingLine(readMobileFile(policy), assignment);
  const [path, target] = read.words;
  return (
    <fieldset
      aria-label={recordsWords.lineName(line + 1)}
      className={styles['row']}
      data-line={line + 1}
      data-current={isCurrent}
      data-decides={decides}
      data-commented={commentOf(field) !== undefined}
    >
      <RowMenu line={line} items={() => items} />
      <span className={`${listStyles['cell']} ${styles['pathCell']}`}>
        <DraftInput
          field="path"
          label={words.path}
          value={path?.text ?? ''}
          placeholder={words.noPath}
          className={`mono bare-field ${listStyles['path']}`}
          writable={writableMobilePath}
          commit={(text, visit) => commands.setAssignmentPath(id, text, visit)}
          onFocusField={() => highlightLine(line)}
          onKeyDown={onKeyDown}
        />
      </span>
      <span className={styles['arrow']}>
        <Icon name="g-host" />
      </span>
      <TargetField {...{ id, line, onKeyDown }} target={target?.text ?? ''} />
      <UrlCountBadge line={line} isNever={overriding !== undefined} />
      <span className={styles['comment']}>
        <RowComment field={field} line={line} onKeyDown={onKeyDown} />
      </span>
      {overriding && assignment && (
        <NeverUsedNote
          id={id}
          by={overriding.line}
          isLonger={assignment.units.length > overriding.units.length}
        />
      )}
      <LineMarks line={line} />
    </fieldset>
  );
}

export function MobileAgentRow(props: LineRowInput) {
  const { policy } = useRecordsForm();
  const { field, line } = props;
  // Without a colon no crawler reads the line, although some readers accept two words as a field.
  if (field.places.shape !== 'field') return <LazyUnreadableRow {...props} />;
  const read = readMobileLine(field.line);
  const isAssignment = read.faults.every(({ fault }) => fault === 'no-path');
  if (!isAssignment) return <SkippedMobileRow {...props} read={read} />;
  return (
    <AssignmentRow
      {...props}
      read={read}
      assignment={readMobileFile(policy).assignments.find((entry) => entry.line === line)}
    />
  );
}
