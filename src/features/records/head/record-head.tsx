// The head of a card: a fold button, user-agents, answers, and actions on the record.

import type { ComponentType } from 'react';
import { focusedPaneContext } from '../../../actions/action.ts';
import type { ValueType } from '../../../core/syntax/directives.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { lazyComponent, lazyModuleHook } from '../../../ui/loading/lazy-component.tsx';
import * as commands from '../edits/line-edits.ts';
import { useRecordCapability } from '../form-context.ts';
import { focusLineField } from '../list/focus-row.ts';
import { loadAfterPaint } from '../load-after-paint.ts';
import { loadOtherLines } from '../load-other-lines.ts';
import { LazyHeadMarks } from '../marks/lazy-reader-marks.tsx';
import { addRule } from '../record-actions.ts';
import styles from '../records.module.css';
import { AgentNames } from './agent-names.tsx';
import { ruleTypeOf } from './record-labels.ts';
import { RecordMenu } from './record-menu.ts';
import type { RecordActionsProps } from './record-menu-items.tsx';

const CommunityNote = lazyComponent(loadAfterPaint, 'CommunityNote', () => null);
const HeadFindings = lazyComponent(loadAfterPaint, 'HeadFindings', () => null);
const AnswerBar = lazyComponent(loadAfterPaint, 'AnswerBar', () => null);

interface RecordHeadProps extends RecordActionsProps {
  readonly isFolded: boolean;
  readonly toggleFold: () => void;
  /** Whether this record applies to the selected cell, and none of its rules matches. */
  readonly applies: boolean;
}

/** Menu items for lines other than rules. A menu that is open when they are loaded does not change. */
const useExtensionItems = lazyModuleHook(loadOtherLines);

/** Actions that add to a record of rules with a path. */
function RuleActions(props: RecordActionsProps) {
  useRecordCapability(props.number, {
    addRule: () => focusLineField(commands.addRuleToRecord(props.number), 'path'),
  });
  const lines = useExtensionItems();
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={addRule.title}
        data-field="add"
        onClick={({ currentTarget }) => addRule.run(focusedPaneContext(currentTarget))}
      >
        <Icon name="g-plus" /> {words.ruleShort}
      </button>
      <RecordMenu {...props} more={lines?.createRecordMenuItems(props.number) ?? []} />
    </>
  );
}

const AcapRecordActions = lazyComponent(loadOtherLines, 'AcapRecordActions', RecordMenu);

/** The actions of a card, by the value type of its rules. */
const actionsByRuleType: Partial<Record<ValueType, ComponentType<RecordActionsProps>>> = {
  'usage-rule': AcapRecordActions,
};

export function RecordHead({ policy, block, number, isFolded, toggleFold, applies }: RecordHeadProps) {
  const Actions = actionsByRuleType[ruleTypeOf(policy, block)] ?? RuleActions;
  // Answers exist only for records of rules with a path.
  const isConventional = Actions === RuleActions;
  return (
    <header className={`card-head ${styles['head']}`} data-folded={isFolded} data-decides={applies}>
      <div className={`row ${styles['headRow']}`}>
        <button
          type="button"
          className="ibtn"
          aria-expanded={!isFolded}
          aria-label={isFolded ? words.unfold : words.fold}
          data-field="fold"
          onClick={toggleFold}
        >
          <Icon name={isFolded ? 'g-right' : 'g-down'} />
        </button>
        <AgentNames policy={policy} block={block} number={number} />
        <span className="spring" />
        {isConventional && <AnswerBar block={block} />}
        <Actions policy={policy} block={block} number={number} />
      </div>
      {isConventional && <CommunityNote block={block} />}
      <HeadFindings from={block.start} to={block.body} />
      <LazyHeadMarks from={block.start} to={block.body} />
    </header>
  );
}
