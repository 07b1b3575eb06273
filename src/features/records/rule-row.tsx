// One rule: its effect, its path, its comment.
import type { KeyboardEvent } from 'react';
import type { Directive } from '../../core/policy/directive.ts';
import { commentOf, type Field, valueOf } from '../../core/policy/policy.ts';
import { writableComment, writablePath, writablePaths } from '../../core/policy/writable.ts';
import { recordsWords as words } from '../../messages/words/records.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { NeverHint, RuleBadge } from './badges.tsx';
import * as commands from './commands.ts';
import { DraftInput } from './draft-input.tsx';
import { focusedLabel, focusField } from './focus.ts';
import { LineMarks } from './marks.tsx';
import { pointAt, useAnnounce } from './pointing.ts';
import styles from './records.module.css';

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

interface EffectSelectProps extends Pick<RuleRowProps, 'field' | 'directive' | 'rules'> {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function EffectSelect({ field, directive, rules, onKeyDown }: EffectSelectProps) {
  const forbidsNothing = valueOf(field) === '';
  const shape = forbidsNothing ? 'g-unsaid' : directive.effect === 'allow' ? 'g-yes' : 'g-no';
  return (
    <span className={styles['effect']} data-effect={forbidsNothing ? 'none' : directive.effect}>
      <Icon name={shape} />
      <select
        aria-label={words.effect}
        value={directive.effect}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          const chosen = rules.find(({ effect }) => effect === event.target.value);
          if (chosen?.effect) commands.setRuleEffect(field.line.id, chosen.effect, chosen.name);
        }}
      >
        {rules.map(({ id, effect, name }) => (
          <option key={id} value={effect}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
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
  const effect = directive.effect ?? 'deny';
  const addBelow = () => focusField(commands.addRuleTo(block, line, effect), words.path);
  const duplicate = () => focusField(commands.duplicateRuleLine(id), words.path);
  const pasteLines = (text: string) => {
    const skipped = paste(id, effect, text);
    if (skipped > 0) announce(words.skippedLines(skipped));
  };
  const items: MenuItem[] = [
    { label: words.menu.moveUp, keys: words.keys.moveUp, run: () => move(-1) },
    { label: words.menu.moveDown, keys: words.keys.moveDown, run: () => move(1) },
    { label: words.menu.addBelow, keys: words.keys.addBelow, disabled: block < 0, run: addBelow },
    { label: words.menu.duplicate, keys: words.keys.duplicate, run: duplicate },
    { label: words.menu.split, disabled: block < 0, run: () => commands.splitAtLine(id) },
    { label: words.menu.commentAbove, run: () => focusField(commands.commentAbove(id), words.comment) },
    { label: words.menu.showInText, run: () => pointAt(line, 'form') },
    { label: words.deleteLine(line + 1), run: () => commands.removeRuleLine(id) },
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
          onPoint={() => pointAt(line, 'form')}
          onKeyDown={onKeyDown}
        />
      </span>
      <RuleBadge {...{ id, line, effect, decides }} isEmpty={valueOf(field) === ''} />
      <Menu label={words.ruleMenu(line + 1)} items={items} />
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
  if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') return addBelow;
  return undefined;
}
