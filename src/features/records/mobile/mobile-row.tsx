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
import { mobileWords } from '../../../messages/en/mobile-agents.ts';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { mobileFaultWords } from '../../../messages/en/steps.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import * as recordCommands from '../commands.ts';
import { DraftInput } from '../draft-input.tsx';
import { afterMenu, focusedLabel, focusField, isPlainEnter } from '../focus.ts';
import { useForm, useHands } from '../form-context.ts';
import { BrokenRow } from '../loaded-row.tsx';
import { LineMarks } from '../marks.tsx';
import { LineMenu } from '../other-rows.tsx';
import { pointAt, useAnnounce } from '../pointing.ts';
import listStyles from '../records.module.css';
import { RowComment } from '../row-comment.tsx';
import { rowKeys } from '../row-keys.ts';
import type { LineProps } from '../rule-row.tsx';
import { present } from '../run-command.ts';
import { useDecided } from './counts.ts';
import { HostFields } from './host-fields.tsx';
import styles from './mobile.module.css';
import * as commands from './mobile-commands.ts';
import { mobilePath } from './writable.ts';

const words = mobileWords.form;

/** What can be done with a line, by menu and by keys. */
function useActions({ field, line }: LineProps) {
  const { id } = field.line;
  const { remove } = useHands();
  const announce = useAnnounce();
  const move = (step: -1 | 1) => {
    const focused = focusedLabel(words.path);
    const to = commands.moveBy(id, step);
    if (to < 0) return;
    const { place, all } = commands.placeAmong(id);
    announce(words.place(place + 1, all));
    focusField(to, focused);
  };
  const addBelow = () => focusField(commands.addPath(id), words.path);
  const comment = () => {
    const to = recordCommands.commentAbove(id);
    afterMenu(() => focusField(to, recordsWords.comment));
  };
  const items: MenuItem[] = [
    {
      label: recordsWords.menu.moveUp,
      keys: rowKeys.moveUp,
      run: () => afterMenu(() => move(-1)),
    },
    {
      label: recordsWords.menu.moveDown,
      keys: rowKeys.moveDown,
      run: () => afterMenu(() => move(1)),
    },
    {
      label: recordsWords.menu.addBelow,
      keys: rowKeys.addBelow,
      run: () => afterMenu(addBelow),
    },
    {
      label: recordsWords.menu.commentHere,
      run: () => afterMenu(() => focusField(line, recordsWords.comment)),
    },
    { label: recordsWords.menu.commentAbove, run: comment },
    { label: recordsWords.menu.showInText, run: () => pointAt(line) },
    { label: recordsWords.deleteLine(line + 1, countCommentsOfRule(present(), line)), run: () => remove(id) },
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
function Badge({ line, isNever }: { line: number; isNever: boolean }) {
  const { count, all } = useDecided(useForm().policy, line);
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
function NeverUsed({ id, by, isLonger }: { id: number; by: number; isLonger: boolean }) {
  const { remove } = useHands();
  return (
    <p className={styles['offer']}>
      <Icon name="g-warning" /> {words.never(by + 1)}{' '}
      {isLonger && (
        <button
          type="button"
          className="btn btn-link"
          onClick={() => focusField(commands.sortAndFind(id), words.path)}
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

interface RowProps extends LineProps {
  readonly read: MobileLine;
}

/** A line that robots skip: its value, to be mended, and what is wrong with it. */
function SkippedRow({ read, ...props }: RowProps) {
  const { field, line, isCurrent } = props;
  const faults = read.faults.map(({ fault }: { fault: MobileFault }) => mobileFaultWords[fault]);
  return (
    <fieldset
      aria-label={recordsWords.lineName(line + 1)}
      className={`${listStyles['brokenRow']} ${styles['skipped']}`}
      data-line={line + 1}
      data-current={isCurrent}
    >
      <span className={listStyles['number']}>{line + 1}</span>
      <span className={listStyles['cell']}>
        <DraftInput
          label={words.raw}
          value={valueOf(field)}
          className={listStyles['path']}
          writable={writableWhole}
          commit={(text, visit) => recordCommands.setFieldValue(field.line.id, text, visit)}
          onPoint={() => pointAt(line)}
        />
      </span>
      <LineMenu {...props} />
      <p className={listStyles['hint']}>
        <Icon name="g-error" /> {words.skipped(faults)}
      </p>
      <LineMarks line={line} />
    </fieldset>
  );
}

function AssignedRow(props: RowProps & { readonly said: AssignmentLine | undefined }) {
  const { field, line, isCurrent, decides, read, said } = props;
  const { id } = field.line;
  const { policy } = useForm();
  const { items, onKeyDown } = useActions(props);
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
      <span className={listStyles['number']}>{line + 1}</span>
      <span className={`${listStyles['cell']} ${styles['pathCell']}`}>
        <DraftInput
          label={words.path}
          value={path?.text ?? ''}
          placeholder={words.noPath}
          className={listStyles['path']}
          writable={mobilePath}
          commit={(text, visit) => commands.writePath(id, text, visit)}
          onPoint={() => pointAt(line)}
          onKeyDown={onKeyDown}
        />
      </span>
      <span className={styles['arrow']}>
        <Icon name="g-host" />
      </span>
      <HostFields {...{ id, line, onKeyDown }} target={target?.text ?? 'none'} />
      <Badge line={line} isNever={by !== undefined} />
      <Menu label={recordsWords.ruleMenu(line + 1)} items={items} />
      <span className={styles['comment']}>
        <RowComment field={field} line={line} onKeyDown={onKeyDown} />
      </span>
      {by && said && <NeverUsed id={id} by={by.line} isLonger={said.units.length > by.units.length} />}
      <LineMarks line={line} />
    </fieldset>
  );
}

export default function MobileRow(props: LineProps) {
  const { policy } = useForm();
  const { field, line } = props;
  // Without a colon nobody reads it, whatever some readers make of two words.
  if (field.places.shape !== 'field') return <BrokenRow {...props} />;
  const read = readMobileLine(field.line);
  const isWhole = read.faults.every(({ fault }) => fault === 'no-path');
  if (!isWhole) return <SkippedRow {...props} read={read} />;
  return (
    <AssignedRow
      {...props}
      read={read}
      said={readMobileFile(policy).assignments.find((one) => one.line === line)}
    />
  );
}
