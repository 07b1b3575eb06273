// What can be done with a line of a record, by its menu, by keys and by dragging; the same for all kinds of rules.

import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { actionOfKey, focusedPaneContext } from '../../../actions/action.ts';
import { menuItem } from '../../../actions/menu-item.ts';
import { countCommentsOfRule } from '../../../core/formats/rep/edit/record-rows.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { lazyComponent, withModule } from '../../../ui/loading/lazy-component.tsx';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import * as commands from '../edits/line-edits.ts';
import { ruleKeys } from '../edits/row-keys.ts';
import { lineOfId } from '../edits/run-edit.ts';
import { useListActions } from '../form-context.ts';
import { focusFirstAgent } from '../head/record-labels.ts';
import { highlightLine, useAnnounce } from '../highlight-line.ts';
import {
  focusedField,
  focusLineField,
  focusRowField,
  isPlainEnter,
  type RowField,
  runAfterMenuCloses,
} from '../list/focus-row.ts';
import { isInRun, runKey } from '../list/rule-runs.ts';
import {
  addRuleBelow,
  duplicateRule,
  moveRuleDown,
  moveRuleUp,
  removeRow,
  ruleActions,
} from '../record-actions.ts';
import { RowMenu } from './row-menu.tsx';

const MoveRuleField = lazyComponent(
  () => import('./move-rule-field.tsx'),
  () => null,
);

/** Frames in which a badge is true again. */
const MAX_WAIT_FRAMES = 20;

/** Tells where a rule went, and what its badge says there once that is true again. */
function announceMove(id: number, announce: (said: string) => void, frames = MAX_WAIT_FRAMES): void {
  const line = lineOfId(id) + 1;
  const badge = document.querySelector(`[data-badges-lag="false"] [data-line="${line}"] [data-lags]`);
  if (badge || frames === 0) announce(words.movedTo(line, badge?.textContent));
  else requestAnimationFrame(() => announceMove(id, announce, frames - 1));
}

const currentOpenPolicy = () => openPolicy(documentStore.getState());

interface RuleLineInput {
  readonly id: number;
  readonly line: number;
  /** Number of its block, or -1: then the rule belongs to nobody. */
  readonly block: number;
  /** The field that is gone to in a line that was added, copied or moved. */
  readonly firstField: RowField;
  /** Writes a like rule below; returns its line, or -1. */
  readonly add: () => number;
  /** Choices of this kind of rule, before those of all; asked for when the menu opens. */
  readonly more?: () => readonly MenuItem[];
}

interface RuleActions {
  /** For the fields of the row. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly menu: ReactNode;
  readonly menuButton: RefObject<HTMLButtonElement | null>;
  /** Where the line goes is asked here. */
  readonly chooser: ReactNode;
}

const withRecordEdits = withModule(() => import('../edits/record-edits.ts'));

export function useRuleActions({ id, line, block, firstField, add, more }: RuleLineInput): RuleActions {
  const announce = useAnnounce();
  const { drag, foldRun, registerRule } = useListActions();
  const [isChoosing, setChoosing] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const move = (step: -1 | 1) => {
    const focused = focusedField(firstField);
    const to = commands.moveRuleBy(id, step);
    if (to < 0) return;
    focusLineField(to, focused);
    requestAnimationFrame(() => announceMove(id, announce));
  };
  const chosen = (to: number) => {
    setChoosing(false);
    if (to >= 0) announce(words.movedTo(to + 1));
    runAfterMenuCloses(() => focusLineField(to < 0 ? line : to, firstField));
  };
  const split = () =>
    withRecordEdits(({ splitRecordAt: splitAtLine }) => {
      splitAtLine(id);
      runAfterMenuCloses(() => focusFirstAgent(commands.recordOfLine(id), true));
    });
  const fold = () =>
    runAfterMenuCloses(() => {
      foldRun(line);
      focusRowField(runKey(currentOpenPolicy(), line), 'run', () => undefined);
    });
  const comment = () => {
    const to = commands.addCommentLineAbove(id);
    runAfterMenuCloses(() => focusLineField(to, 'comment'));
  };
  const addBelow = block < 0 ? undefined : () => focusLineField(add(), firstField);
  const duplicate = () => focusLineField(commands.duplicateRuleLine(id), firstField);
  useLayoutEffect(() => registerRule(id, { addBelow, duplicate, move }));
  const items = (): MenuItem[] => {
    const policy = currentOpenPolicy();
    const context = focusedPaneContext(menuButton.current);
    return [
      ...(more?.() ?? []),
      menuItem(moveRuleUp, context, runAfterMenuCloses),
      menuItem(moveRuleDown, context, runAfterMenuCloses),
      { label: words.menu.moveTo, run: () => runAfterMenuCloses(() => setChoosing(true)) },
      { ...menuItem(addRuleBelow, context, runAfterMenuCloses), keys: ruleKeys.addBelow },
      menuItem(duplicateRule, context, runAfterMenuCloses),
      { label: words.menu.split, disabled: block < 0, run: split },
      {
        label: words.menu.commentHere,
        run: () => runAfterMenuCloses(() => focusLineField(line, 'comment')),
      },
      { label: words.menu.commentAbove, run: comment },
      ...(isInRun(policy, line) ? [{ label: words.foldRun, run: fold }] : []),
      { label: words.menu.showInText, run: () => highlightLine(line) },
      {
        label: words.deleteLine(line + 1, countCommentsOfRule(policy, line)),
        run: () => removeRow.run(context),
      },
    ];
  };
  const runAction = (event: KeyboardEvent): boolean => {
    const action = actionOfKey(event, ruleActions);
    if (!action) return false;
    event.preventDefault();
    action.run(focusedPaneContext(event.target));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (runAction(event) || !isPlainEnter(event)) return;
    event.preventDefault();
    addBelow?.();
  };
  const menu = (
    <RowMenu
      line={line}
      items={items}
      buttonRef={menuButton}
      onDrag={(event) => drag(event, id)}
      onKeyDown={runAction}
    />
  );
  return { onKeyDown, menu, menuButton, chooser: isChoosing && <MoveRuleField id={id} done={chosen} /> };
}
