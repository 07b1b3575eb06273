// The rules that were added, removed or moved in the displayed file, and what each of them decides.
import { useId, useMemo, useState } from 'react';
import {
  versionsWords as changedRulePartWords,
  versionsWords,
} from '../../../../messages/en/comparison/compare.ts';
import { decidingWords } from '../../../../messages/en/explanation.ts';
import { matrixWords } from '../../../../messages/en/table.ts';
import { siteOf } from '../../../../state/document/selectors.ts';
import { documentStore } from '../../../../state/document/use-document.ts';
import { addCell, type CellAddress } from '../../../../state/table/additions/add-cell.ts';
import { useCellsInTable } from '../../../../state/table/use-cells-in-table.ts';
import { awaited, useIdleTask } from '../../../../state/use-idle-task.ts';
import type { Versions } from '../../../../state/versions/compared-versions.ts';
import { RuleAnswers } from '../../../../ui/content/rule-answers.tsx';
import { VisibleText } from '../../../../ui/content/visible-text.tsx';
import { AnswerLabel } from '../../../../ui/icons/answer-label.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import styles from '../versions.module.css';
import {
  type ChangedRule,
  type ChangedRuleAnswer,
  type ChangedRulesQuestion,
  compareRules,
  type VerdictPair,
} from './changed-rules.ts';
import { LineButton } from './line-button.tsx';

// A rule that was added, removed or moved: whether it decides anything, and the verdict of the other version.
interface ChangedRuleEntryProps {
  readonly rule: ChangedRule;
  readonly path: string;
  readonly isNow: boolean;
  readonly isInTable: (cell: CellAddress) => boolean;
  readonly onAdd: (cell: CellAddress) => void;
}

type RuleVerdict = VerdictPair['is'];

/** A verdict with the deciding line, or with its other reason, such as a missing file. */
function VerdictReason({
  verdict,
  formatLine,
}: {
  verdict: RuleVerdict;
  formatLine: (line: number) => string;
}) {
  const { answer, reason, by } = verdict;
  const rest = reason === 'status' ? changedRulePartWords.rules.noFile : matrixWords.because[reason](0);
  return (
    <>
      <AnswerLabel answer={answer} /> ({by ? formatLine(by.line + 1) : rest})
    </>
  );
}

function VerdictsOfBoth({ was, is }: VerdictPair) {
  return (
    <>
      {was.answer === is.answer ? changedRulePartWords.rules.stays : changedRulePartWords.rules.changes}{' '}
      {changedRulePartWords.was} <VerdictReason verdict={was} formatLine={changedRulePartWords.byOldLine} />,{' '}
      {changedRulePartWords.isNow} <VerdictReason verdict={is} formatLine={changedRulePartWords.byLine} />.
    </>
  );
}

function describeRuleChange({ change }: ChangedRule): string {
  const { what } = changedRulePartWords.rules;
  return change.kind === 'moved' ? what.moved(change.from + 1) : what[change.kind];
}

function ChangedRuleEntry({ rule, path, isNow, isInTable, onAdd }: ChangedRuleEntryProps) {
  const { change, text, answers } = rule;
  const isRemoved = change.kind === 'removed';
  return (
    <section>
      <h3 className={`text-s ${styles['cause']}`}>
        <LineButton
          by={{ path, line: change.line }}
          name={changedRulePartWords.line(change.line + 1)}
          isThere={isNow && !isRemoved}
        />{' '}
        {describeRuleChange(rule)}
        <code>
          <VisibleText text={text} />
        </code>
      </h3>
      <RuleAnswers
        answers={answers}
        isPast={isRemoved}
        isInTable={isInTable}
        onAdd={onAdd}
        more={({ both }: ChangedRuleAnswer) => both && <VerdictsOfBoth {...both} />}
      />
    </section>
  );
}

const words = versionsWords.rules;

interface ChangedRulesListProps {
  readonly versions: Versions;
  /** Whether the second version is the current one, in which lines can be opened. */
  readonly isNow: boolean;
}

/**
 * Returns the question. The same object when rows and columns of the table change, because the result does not
 * depend on them.
 */
function useChangedRulesQuestion({ before, after, path }: Versions): ChangedRulesQuestion {
  const [was, is] = [siteOf(before.document), siteOf(after.document)];
  const selected = after.view.reader;
  return useMemo(() => ({ before: was, after: is, path, chosen: selected }), [was, is, path, selected]);
}

export function ChangedRulesList({ versions, isNow }: ChangedRulesListProps) {
  const heading = useId();
  const question = useChangedRulesQuestion(versions);
  const comparison = useIdleTask(question, compareRules, awaited);
  const isStale = comparison?.question !== question;
  const isInTable = useCellsInTable();
  const [message, setMessage] = useState('');
  const add = (cell: CellAddress) => {
    addCell(documentStore, cell);
    setMessage(decidingWords.added(cell.url));
  };
  const { rules = [], others = 0, otherLines = 0 } = comparison?.result ?? {};
  const count = rules.length + others;
  return (
    <details className={`text-s ${styles['fold']}`} aria-busy={isStale}>
      <summary className="row">
        <Icon name="g-right" />
        <h2 id={heading}>{count > 0 ? words.counted(count) : words.title}</h2>
      </summary>
      <section aria-labelledby={heading} className={`stack ${styles['rules']}`}>
        <p className="text-s quiet">
          {isStale ? words.working : count > 0 ? words.hint : words.none(otherLines)}
        </p>
        {rules.map((rule) => (
          <ChangedRuleEntry
            key={`${rule.change.kind} ${rule.change.line}`}
            {...{ rule, isNow, path: comparison?.question.path ?? '', isInTable }}
            onAdd={add}
          />
        ))}
        {others > 0 && <p>{words.others(others)}</p>}
        <output className="vh">{message}</output>
      </section>
    </details>
  );
}
