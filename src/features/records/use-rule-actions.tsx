// What can be done with a line of a record, by menu, by keys and by its grip; the same for all kinds of rules.

import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { countCommentsOfRule } from '../../core/formats/rep/edit/record-rows.ts';
import { recordsWords as words } from '../../messages/en/records.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { isMac } from '../../ui/environment/platform.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent, withModule } from '../../ui/loading/lazy-component.tsx';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import * as commands from './commands.ts';
import { afterMenu, focusedLabel, focusField, focusRow, isPlainEnter } from './focus.ts';
import { useHands } from './form-context.ts';
import { focusAgent } from './head-kinds.ts';
import { pointAt, useAnnounce } from './pointing.ts';
import styles from './records.module.css';
import { rowKeys } from './row-keys.ts';
import { placeOf } from './run-command.ts';
import { isInRun, keyOfRun } from './runs.ts';

const MoveChooser = lazyComponent(
  () => import('./move-chooser.tsx'),
  () => null,
);

/** Frames in which a badge is true again. */
const FRAMES = 20;

/** Tells where a rule went, and what its badge says there once that is true again. */
function tellMoved(id: number, announce: (said: string) => void, frames = FRAMES): void {
  const line = placeOf(id) + 1;
  const badge = document.querySelector(`[data-badges-lag="false"] [data-line="${line}"] [data-lags]`);
  if (badge || frames === 0) announce(words.movedTo(line, badge?.textContent));
  else requestAnimationFrame(() => tellMoved(id, announce, frames - 1));
}

const gripTitle = words.gripTitle(isMac ? 'Option' : 'Alt');

const policyNow = () => openPolicy(documentStore.getState());

interface RuleLine {
  readonly id: number;
  readonly line: number;
  /** Number of its block, or -1: then the rule belongs to nobody. */
  readonly block: number;
  /** The field that is gone to in a line that was added, copied or moved. */
  readonly label: string;
  /** Writes a like rule below; returns its line, or -1. */
  readonly add: () => number;
  /** Choices of this kind of rule, before those of all; asked for when the menu opens. */
  readonly more?: () => readonly MenuItem[];
}

interface RuleActions {
  readonly items: () => MenuItem[];
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly grip: ReactNode;
  /** Where the line goes is asked here. */
  readonly chooser: ReactNode;
}

const withRecords = withModule(() => import('./record-commands.ts'));

export function useRuleActions({ id, line, block, label, add, more }: RuleLine): RuleActions {
  const announce = useAnnounce();
  const { drag, remove, foldRun } = useHands();
  const [isChoosing, setChoosing] = useState(false);
  const move = (step: -1 | 1) => {
    const focused = focusedLabel(label);
    const to = commands.moveRuleBy(id, step);
    if (to < 0) return;
    focusField(to, focused);
    requestAnimationFrame(() => tellMoved(id, announce));
  };
  const chosen = (to: number) => {
    setChoosing(false);
    if (to >= 0) announce(words.movedTo(to + 1));
    afterMenu(() => focusField(to < 0 ? line : to, label));
  };
  const split = () =>
    withRecords(({ splitAtLine }) => {
      splitAtLine(id);
      afterMenu(() => focusAgent(commands.blockOfLine(id), true));
    });
  const fold = () =>
    afterMenu(() => {
      foldRun(line);
      focusRow(keyOfRun(policyNow(), line), 'button', () => undefined);
    });
  const comment = () => {
    const to = commands.commentAbove(id);
    afterMenu(() => focusField(to, words.comment));
  };
  const addBelow = () => {
    if (block >= 0) focusField(add(), label);
  };
  const duplicate = () => focusField(commands.duplicateRuleLine(id), label);
  const items = (): MenuItem[] => [
    ...(more?.() ?? []),
    { label: words.menu.moveUp, keys: rowKeys.moveUp, run: () => afterMenu(() => move(-1)) },
    { label: words.menu.moveDown, keys: rowKeys.moveDown, run: () => afterMenu(() => move(1)) },
    { label: words.menu.moveTo, run: () => afterMenu(() => setChoosing(true)) },
    {
      label: words.menu.addBelow,
      keys: rowKeys.addBelow,
      disabled: block < 0,
      run: () => afterMenu(addBelow),
    },
    { label: words.menu.duplicate, keys: rowKeys.duplicate, run: () => afterMenu(duplicate) },
    { label: words.menu.split, disabled: block < 0, run: split },
    { label: words.menu.commentHere, run: () => afterMenu(() => focusField(line, words.comment)) },
    { label: words.menu.commentAbove, run: comment },
    ...(isInRun(policyNow(), line) ? [{ label: words.foldRun, run: fold }] : []),
    { label: words.menu.showInText, run: () => pointAt(line) },
    { label: words.deleteLine(line + 1, countCommentsOfRule(policyNow(), line)), run: () => remove(id) },
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event, { move, addBelow, duplicate });
    if (!action) return;
    event.preventDefault();
    action();
  };
  const grip = (
    <button
      type="button"
      className={styles['grip']}
      data-grip="true"
      aria-label={words.grip(line + 1)}
      title={gripTitle}
      onPointerDown={(event) => drag(event, id)}
      onKeyDown={onKeyDown}
    >
      <Icon name="g-drag" />
    </button>
  );
  return { items, onKeyDown, grip, chooser: isChoosing && <MoveChooser id={id} done={chosen} /> };
}

interface KeyActions {
  readonly move: (step: -1 | 1) => void;
  readonly addBelow: () => void;
  readonly duplicate: () => void;
}

function keyAction(
  event: KeyboardEvent,
  { move, addBelow, duplicate }: KeyActions,
): (() => void) | undefined {
  if (event.altKey && event.shiftKey && event.key === 'ArrowDown') return duplicate;
  if (event.altKey && event.key === 'ArrowUp') return () => move(-1);
  if (event.altKey && event.key === 'ArrowDown') return () => move(1);
  if (isPlainEnter(event)) return addBelow;
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'Enter') return addBelow;
  return undefined;
}
