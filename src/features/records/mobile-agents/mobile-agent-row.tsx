// A line that assigns a path to a host: a path, an arrow, the host; whether another line makes it useless.

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
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
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
import { HostFields } from './host-fields.tsx';
import * as commands from './mobile-agent-edits.ts';
import styles from './mobile-agents.module.css';
import { useUrlCounts } from './use-url-counts.ts';
import { writableMobilePath } from './writable-values.ts';

const words = mobileWords.form;

/** What can be done with a line, by menu and by keys. */
function useAssignmentActions({ field, line }: LineRowInput) {
  const { id } = field.line;
  const { remove } = useListActions();
  const announce = useAnnounce();
  const move = (step: -1 | 1) => {
    const focused = focusedField('path');
    const to = commands.moveAssignmentBy(id, step);
    if (to < 0) return;
    const { place, all } = commands.positionAmongAssignments(id);
    announce(words.place(place + 1, all));
    focusLineField(to, focused);
  };
  const addBelow = () => focusLineField(commands.addPath(id), 'path');
  const comment = () => {
    const to = recordCommands.addCommentLineAbove(id);
    runAfterMenuCloses(() => focusLineField(to, 'comment'));
  };
  const items: MenuItem[] = [
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
    { label: recordsWords.menu.showInText, run: () => highlightLine(line) },
    {
      label: recordsWords.deleteLine(line + 1, countCommentsOfRule(currentPolicy(), line)),
      run: () => remove(id),
    },
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    const adds = isPlainEnter(event) || ((event.ctrlKey || event.metaKey) && event.key === 'Enter');
    if (!step && (!adds || event.shiftKey)) return;
    event.preventDefault();
    if (step) move(step);
    else addBelow();
  };
  return { items, onKeyDown };
}

/** How many URLs of the matrix it decides, or that it is never used. */
function UrlCountBadge({ line, isNever }: { line: number; isNever: boolean }) {
  const { count, all } = useUrlCounts(useRecordsForm().policy, line);
  if (isNever)
    return (
      <span className={listStyles['badge']} data-never="true">
        {words.neverBadge}
      </span>
    );
  return (
    <span
      className={listStyles['badge']}
      data-none={count === 0}
      title={all > 0 ? words.decidesTitle(count, all) : undefined}
    >
      {all > 0 && (
        <>
          {recordToolWords.decides} <b>{number(count)}</b>
        </>
      )}
    </span>
  );
}

/** Below a line that a later one overrides: which, and the ways out. */
function NeverUsedNote({ id, by, isLonger }: { id: number; by: number; isLonger: boolean }) {
  const { remove } = useListActions();
  return (
    <p className={styles['offer']}>
      <Icon name="g-warning" /> {words.never(by + 1)}{' '}
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

/** A line that robots skip: its value, to be mended, and what is wrong with it. */
function SkippedMobileRow({ read, ...props }: AssignmentRowProps) {
  const { field } = props;
  // What is wrong is said once: by the findings below the row, or here.
  const hasFindings = useFindingsOfLine(field.line.id).length > 0;
  const faults = read.faults.map(({ fault }: { fault: MobileFault }) => mobileFaultWords[fault]);
  return (
    <SkippedRow
      {...props}
      label={words.raw}
      value={valueOf(field)}
      writable={writableWhole}
      commit={(text, visit) => recordCommands.setFieldValue(field.line.id, text, visit)}
    >
      {!hasFindings && (
        <p className={listStyles['hint']}>
          <Icon name="g-error" /> {words.skipped(faults)}
        </p>
      )}
    </SkippedRow>
  );
}

function AssignmentRow(props: AssignmentRowProps & { readonly said: AssignmentLine | undefined }) {
  const { field, line, isCurrent, decides, read, said } = props;
  const { id } = field.line;
  const { policy } = useRecordsForm();
  const { items, onKeyDown } = useAssignmentActions(props);
  const by = said && findOverridingLine(readMobileFile(policy), said);
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
      <span className={listStyles['number']}>{line + 1}</span>
      <span className={`${listStyles['cell']} ${styles['pathCell']}`}>
        <DraftInput
          field="path"
          label={words.path}
          value={path?.text ?? ''}
          placeholder={words.noPath}
          className={listStyles['path']}
          writable={writableMobilePath}
          commit={(text, visit) => commands.setAssignmentPath(id, text, visit)}
          onPoint={() => highlightLine(line)}
          onKeyDown={onKeyDown}
        />
      </span>
      <span className={styles['arrow']}>
        <Icon name="g-host" />
      </span>
      <HostFields {...{ id, line, onKeyDown }} target={target?.text ?? 'none'} />
      <UrlCountBadge line={line} isNever={by !== undefined} />
      <span className={styles['comment']}>
        <RowComment field={field} line={line} onKeyDown={onKeyDown} />
      </span>
      {by && said && <NeverUsedNote id={id} by={by.line} isLonger={said.units.length > by.units.length} />}
      <LineMarks line={line} />
    </fieldset>
  );
}

export default function MobileAgentRow(props: LineRowInput) {
  const { policy } = useRecordsForm();
  const { field, line } = props;
  // Without a colon nobody reads it, whatever some readers make of two words.
  if (field.places.shape !== 'field') return <LazyUnreadableRow {...props} />;
  const read = readMobileLine(field.line);
  const isWhole = read.faults.every(({ fault }) => fault === 'no-path');
  if (!isWhole) return <SkippedMobileRow {...props} read={read} />;
  return (
    <AssignmentRow
      {...props}
      read={read}
      said={readMobileFile(policy).assignments.find((one) => one.line === line)}
    />
  );
}
