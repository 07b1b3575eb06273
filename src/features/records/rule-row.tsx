// One rule: its effect, its path, its comment.
import { type KeyboardEvent, useState } from 'react';
import type { Directive } from '../../core/policy/directive.ts';
import { commentOf, type Field, valueOf } from '../../core/policy/policy.ts';
import { writableComment, writablePath, writablePaths } from '../../core/policy/writable.ts';
import { recordsWords as words } from '../../messages/words/records.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { NeverHint, RuleBadge } from './badges.tsx';
import * as commands from './commands.ts';
import { DraftInput } from './draft-input.tsx';
import { EffectSelect } from './effect-select.tsx';
import { afterMenu, focusedLabel, focusField, focusRow, isPlainEnter } from './focus.ts';
import { useForm } from './form-context.ts';
import { LineMarks } from './marks.tsx';
import { MoveChooser } from './move-chooser.tsx';
import { pointAt, useAnnounce } from './pointing.ts';
import styles from './records.module.css';
import { isInRun, keyOfRun } from './runs.ts';

export interface RuleRowProps {
  readonly field: Field;
  readonly directive: Directive;
  /** Both rule directives of the format, for the choice between them. */
  readonly rules: readonly Directive[];
  readonly line: number;
  /** Number of its block, or -1: then the rule belongs to nobody. */
  readonly block: number;
  readonly isCurrent: boolean;
  /** True if this line decides the chosen cell of the matrix. */
  readonly decides: boolean;
}

/** Several pasted lines become rules of this one's effect; lines that cannot be written are counted. */
function paste(id: number, effect: 'allow' | 'deny', text: string): number {
  const writings = writablePaths(text);
  const paths = writings.flatMap((writing) => ('text' in writing ? [writing.text] : []));
  commands.pastePaths(id, effect, paths);
  return writings.length - paths.length;
}

export function RuleRow({ field, directive, rules, line, block, isCurrent, decides }: RuleRowProps) {
  const { id } = field.line;
  const announce = useAnnounce();
  const move = (step: -1 | 1) => {
    const label = focusedLabel();
    const to = commands.moveRuleBy(id, step);
    if (to < 0) return;
    announce(words.movedTo(to + 1));
    focusField(to, label);
  };
  const { drag, remove, policy, foldRun } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const chosen = (to: number) => {
    setChoosing(false);
    if (to >= 0) announce(words.movedTo(to + 1));
    afterMenu(() => focusField(to < 0 ? line : to, words.path));
  };
  const split = () => {
    commands.splitAtLine(id);
    afterMenu(() => focusField(commands.firstLineOf(commands.blockOfLine(id)), words.agent, true));
  };
  const fold = () =>
    afterMenu(() => {
      foldRun(line);
      focusRow(keyOfRun(policy, line), 'button', () => undefined);
    });
  const comment = () => {
    const to = commands.commentAbove(id);
    afterMenu(() => focusField(to, words.comment));
  };
  const effect = directive.effect ?? 'deny';
  const addBelow = () => {
    if (block >= 0) focusField(commands.addRuleTo(block, line, effect), words.path);
  };
  const duplicate = () => focusField(commands.duplicateRuleLine(id), words.path);
  const pasteLines = (text: string) => {
    const skipped = paste(id, effect, text);
    if (skipped > 0) announce(words.skippedLines(skipped));
  };
  const items: MenuItem[] = [
    { label: words.menu.moveUp, keys: words.keys.moveUp, run: () => afterMenu(() => move(-1)) },
    { label: words.menu.moveDown, keys: words.keys.moveDown, run: () => afterMenu(() => move(1)) },
    { label: words.menu.moveTo, run: () => afterMenu(() => setChoosing(true)) },
    {
      label: words.menu.addBelow,
      keys: words.keys.addBelow,
      disabled: block < 0,
      run: () => afterMenu(addBelow),
    },
    { label: words.menu.duplicate, keys: words.keys.duplicate, run: () => afterMenu(duplicate) },
    { label: words.menu.split, disabled: block < 0, run: split },
    { label: words.menu.commentHere, run: () => afterMenu(() => focusField(line, words.comment)) },
    { label: words.menu.commentAbove, run: comment },
    ...(isInRun(policy, line) ? [{ label: words.foldRun, run: fold }] : []),
    { label: words.menu.showInText, run: () => pointAt(line, 'form') },
    { label: words.deleteLine(line + 1), run: () => remove(id) },
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event, { move, addBelow, duplicate });
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <fieldset
      aria-label={words.lineName(line + 1)}
      className={styles['rule']}
      data-line={line + 1}
      data-current={isCurrent}
      data-decides={decides}
      data-commented={commentOf(field) !== undefined}
    >
      <button
        type="button"
        className={styles['grip']}
        data-grip="true"
        aria-label={words.grip(line + 1)}
        title={words.gripTitle}
        onPointerDown={(event) => drag(event, id)}
        onKeyDown={onKeyDown}
      >
        <Icon name="g-drag" />
      </button>
      <span className={styles['number']}>{line + 1}</span>
      <EffectSelect {...{ field, directive, rules, onKeyDown }} />
      <span className={styles['cell']}>
        <DraftInput
          label={words.path}
          value={valueOf(field)}
          placeholder={words.emptyPath}
          className={styles['path']}
          writable={writablePath}
          commit={(text, visit) => commands.setRulePath(id, text, visit)}
          pasteLines={pasteLines}
          onPoint={() => pointAt(line, 'form')}
          onKeyDown={onKeyDown}
        />
      </span>
      <span className={styles['commentCell']}>
        <DraftInput
          label={words.comment}
          value={commentOf(field) ?? ''}
          placeholder={words.comment}
          className={styles['comment']}
          writable={writableComment}
          commit={(text, visit) => commands.setLineComment(id, text, visit)}
          pasteLines={(text) => commands.pasteComments(id, text)}
          onPoint={() => pointAt(line, 'form')}
          onKeyDown={onKeyDown}
        />
      </span>
      <RuleBadge {...{ id, line, effect, decides }} isEmpty={valueOf(field) === ''} />
      <Menu label={words.ruleMenu(line + 1)} items={items} />
      {isChoosing && <MoveChooser id={id} done={chosen} />}
      <LineMarks line={line} />
      <NeverHint id={id} line={line} />
    </fieldset>
  );
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
