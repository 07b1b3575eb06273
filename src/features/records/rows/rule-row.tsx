// One rule: its effect, its path, its comment.

import { useState } from 'react';
import type { Directive } from '../../../core/syntax/directives.ts';
import { commentOf, valueOf } from '../../../core/syntax/policy.ts';
import { writablePath, writablePaths } from '../../../core/syntax/writable-value.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import * as commands from '../edits/line-edits.ts';
import { parsePastedLines } from '../edits/pasted-lines.ts';
import { useInterpretation } from '../form-context.ts';
import { highlightLine, useAnnounce } from '../highlight-line.ts';
import { runAfterMenuCloses } from '../list/focus-row.ts';
import { loadAfterPaint } from '../load-after-paint.ts';
import { LazyLineMarks } from '../marks/lazy-reader-marks.tsx';
import styles from '../records.module.css';
import { DraftInput } from './draft-input.tsx';
import { type EffectOption, EffectSelect } from './effect-select.tsx';
import { LazyRuleNote } from './lazy-rows.tsx';
import type { LineRowInput } from './line-row-input.ts';
import { RowComment } from './row-comment.tsx';
import { useRuleActions } from './use-rule-actions.tsx';

/** Reserves the space of a badge. */
const RuleBadgePlaceholder = () => <span className={`text-xs ${styles['badge']}`} />;
const RuleBadge = lazyComponent(loadAfterPaint, 'RuleBadge', RuleBadgePlaceholder);
const ChangedMark = lazyComponent(loadAfterPaint, 'ChangedMark', () => null);
const NeverDecidesHint = lazyComponent(loadAfterPaint, 'NeverDecidesHint', () => null);
const RuleExample = lazyComponent(loadAfterPaint, 'RuleExample', () => null);

/**
 * Pastes several lines as rules with the same effect as this one. Returns the number of lines that cannot be
 * written.
 */
function pasteIntoPath(id: number, effect: 'allow' | 'deny', text: string): number {
  const writings = writablePaths(text);
  const paths = writings.flatMap((writing) => ('text' in writing ? [writing.text] : []));
  commands.pastePaths(id, effect, paths);
  return writings.length - paths.length;
}

/** Returns the effects of a format's rules with a path. */
const effectOptions = (directives: readonly Directive[]): readonly EffectOption[] =>
  directives.flatMap(({ role, value, effect, name }) =>
    role === 'rule' && value === 'path' && effect ? [{ effect, name }] : [],
  );

export function RuleRow({ field, line, block, isCurrent, decides }: LineRowInput) {
  const { id } = field.line;
  const announce = useAnnounce();
  const { format } = useInterpretation();
  const [isShowingExample, setIsShowingExample] = useState(false);
  const effect = field.directive?.effect ?? 'deny';
  const effects = effectOptions(format.directives);
  const { onKeyDown, menu, menuButton, chooser } = useRuleActions({
    id,
    line,
    block,
    firstField: 'path',
    add: () => commands.addRuleToRecord(block, line, effect),
    show: () => [
      { label: words.menu.decides, run: () => runAfterMenuCloses(() => setIsShowingExample(true)) },
    ],
    more: () =>
      effects
        .filter((choice) => choice.effect !== effect)
        .map((choice) => ({
          label: words.menu.changeTo(choice.name),
          icon: choice.effect === 'allow' ? 'g-yes' : 'g-no',
          run: () => commands.setRuleEffect(id, choice.effect, choice.name),
        })),
  });
  const pasteLines = (text: string) => {
    const lines = parsePastedLines(text, { format }, effect);
    if (lines?.hasAgents) return { refused: words.pastedAgents };
    if (lines) return void commands.pasteFields(id, lines.texts);
    const skipped = pasteIntoPath(id, effect, text);
    if (skipped > 0) announce(words.skippedLines(skipped));
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
      {menu}
      <EffectSelect
        effect={effect}
        choices={effects}
        isIdle={valueOf(field) === ''}
        choose={(choice) => commands.setRuleEffect(id, choice.effect, choice.name)}
        onKeyDown={onKeyDown}
      />
      <span className={styles['cell']}>
        <DraftInput
          field="path"
          label={words.path}
          value={valueOf(field)}
          placeholder={words.emptyPath}
          className={`mono bare-field ${styles['path']}`}
          wraps="path"
          writable={writablePath}
          commit={(text, visit) => commands.setRulePath(id, text, visit)}
          isList={(text) => parsePastedLines(text, { format }, effect) !== undefined}
          pasteLines={pasteLines}
          onFocusField={() => highlightLine(line)}
          onKeyDown={onKeyDown}
        />
      </span>
      <span className={styles['commentCell']}>
        <RowComment field={field} line={line} onKeyDown={onKeyDown} />
      </span>
      <RuleBadge {...{ id, line, effect, decides }} isEmpty={valueOf(field) === ''} />
      {chooser}
      {isShowingExample && (
        <RuleExample line={line} menuButton={menuButton} onClose={() => setIsShowingExample(false)} />
      )}
      {format.describes && <LazyRuleNote line={line} />}
      <LazyLineMarks line={line} />
      <NeverDecidesHint id={id} line={line} />
      <ChangedMark id={id} line={line} text={field.line.text} />
    </fieldset>
  );
}
