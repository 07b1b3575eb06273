// The actions on a line of a record, by its menu, by keys and by dragging. They are the same for all kinds of rules.

import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { actionOfKey, focusedPaneContext, menuItemContext } from '../../../actions/action.ts';
import { menuItem } from '../../../actions/menu-item.ts';
import { countCommentsOfRule } from '../../../core/formats/rep/edit/record-rows.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { openPolicy } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { lazyComponent, withModule } from '../../../ui/loading/lazy-component.tsx';
import type { MenuItems } from '../../../ui/overlays/menu.tsx';
import { menuSections } from '../../../ui/overlays/menu-button.tsx';
import * as commands from '../edits/line-edits.ts';
import { ruleKeys } from '../edits/row-keys.ts';
import { canContainRule } from '../edits/rule-positions.ts';
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
import { loadAfterPaint } from '../load-after-paint.ts';
import { announceMove } from '../marks/announce-move.ts';
import {
  addRuleBelow,
  duplicateRule,
  moveRuleDown,
  moveRuleUp,
  removeRow,
  ruleActions,
} from '../record-actions.ts';
import { RowMenu } from './row-menu.tsx';

const MoveRuleField = lazyComponent(loadAfterPaint, 'MoveRuleField', () => null);

/** The maximum number of records in the menu. */
const MAX_RECORDS = 9;

const currentOpenPolicy = () => openPolicy(documentStore.getState());

interface RuleLineInput {
  readonly id: number;
  readonly line: number;
  /** The number of its block, or -1 if the rule belongs to no record. */
  readonly block: number;
  /** The field to focus in a line that was added, copied or moved. */
  readonly firstField: RowField;
  /** Adds a similar rule below; returns its line, or -1. */
  readonly add: () => number;
  /** Whether Enter adds a rule. It does not where a new line cannot be empty and would apply as it is. */
  readonly enterAdds?: boolean;
  /** Items that show what the rule does, and items that change it; called when the menu opens. */
  readonly show?: () => MenuItems;
  readonly more?: () => MenuItems;
}

interface RuleActions {
  /** For the fields of the row. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly menu: ReactNode;
  readonly menuButton: RefObject<HTMLButtonElement | null>;
  /** A field for the line number to which the rule is moved. */
  readonly chooser: ReactNode;
}

const withRecordEdits = withModule(loadAfterPaint);

export function useRuleActions(input: RuleLineInput): RuleActions {
  const { id, line, block, firstField, add, enterAdds = true, show, more } = input;
  const announce = useAnnounce();
  const { drag, foldRun, registerRule } = useListActions();
  const [isChoosingLine, setIsChoosingLine] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const move = (step: -1 | 1) => {
    const focusedFieldName = focusedField(firstField);
    const newLine = commands.moveRuleBy(id, step);
    if (newLine < 0) return;
    focusLineField(newLine, focusedFieldName);
    announceMove(id);
  };
  const handleLineChosen = (to: number) => {
    setIsChoosingLine(false);
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
    const commentLine = commands.addCommentLineAbove(id);
    runAfterMenuCloses(() => focusLineField(commentLine, 'comment'));
  };
  const addBelow = block < 0 ? undefined : () => focusLineField(add(), firstField);
  const duplicate = () => focusLineField(commands.duplicateRuleLine(id), firstField);
  useLayoutEffect(() => registerRule(id, { addBelow, duplicate, move }));
  /** The other records that can contain the rule. */
  const records = (policy: Policy): MenuItems =>
    blocksOf(policy)
      .map((record, number) => ({ record, number }))
      .filter(({ record, number }) => number !== block && canContainRule(policy, line, record))
      .slice(0, MAX_RECORDS)
      .map(({ record, number }) => ({
        label: escapeInvisible(valueOf(fieldAt(policy, record.start))),
        aside: words.lineRange(record.start + 1, record.end),
        run: () => runAfterMenuCloses(() => handleLineChosen(commands.moveRuleTo(id, { endOf: number }))),
      }));
  const items = (): MenuItems => {
    const policy = currentOpenPolicy();
    const context = menuItemContext(menuButton);
    const targets = records(policy);
    const below = menuItem(addRuleBelow, context, runAfterMenuCloses);
    return menuSections(
      [{ label: words.menu.showLine(line + 1), run: () => highlightLine(line) }, ...(show?.() ?? [])],
      [
        ...(more?.() ?? []),
        below && (enterAdds ? { ...below, keys: ruleKeys.addBelow } : below),
        menuItem(duplicateRule, context, runAfterMenuCloses),
        {
          label: words.menu.commentHere,
          run: () => runAfterMenuCloses(() => focusLineField(line, 'comment')),
        },
        { label: words.menu.commentAbove, run: comment },
        menuItem(moveRuleUp, context, runAfterMenuCloses),
        menuItem(moveRuleDown, context, runAfterMenuCloses),
        targets.length > 0 && { label: words.menu.moveToRecord, items: targets },
        { label: words.menu.moveTo, run: () => runAfterMenuCloses(() => setIsChoosingLine(true)) },
        block >= 0 && { label: words.menu.split, run: split },
        isInRun(policy, line) && { label: words.foldRun, run: fold },
      ],
      [
        {
          label: words.deleteLine(line + 1, countCommentsOfRule(policy, line)),
          keys: 'Delete',
          run: () => removeRow.run(context),
        },
      ],
    );
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
    if (enterAdds) addBelow?.();
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
  return {
    onKeyDown,
    menu,
    menuButton,
    chooser: isChoosingLine && <MoveRuleField id={id} done={handleLineChosen} />,
  };
}
