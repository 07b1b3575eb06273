// One rule that was added, removed or moved: whether it decides anything, and what the other version says there.
import { matrixWords } from '../../../messages/en/table.ts';
import { versionsWords as words } from '../../../messages/en/versions.ts';
import type { CellAddress } from '../../../state/table/add-cell.ts';
import { RuleAnswers } from '../../../ui/content/rule-answers.tsx';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import type { ChangedRule, ChangedRuleAnswer, VerdictPair } from './changed-rules.ts';
import { LineButton } from './line.tsx';
import styles from './versions.module.css';

interface Props {
  readonly rule: ChangedRule;
  readonly path: string;
  readonly isNow: boolean;
  readonly isInTable: (cell: CellAddress) => boolean;
  readonly onAdd: (cell: CellAddress) => void;
}

type RuleVerdict = VerdictPair['is'];

/** A verdict with the line that decides, or with what it rests on: the file as found, if the version has one. */
function VerdictReason({ said, lineWord }: { said: RuleVerdict; lineWord: (line: number) => string }) {
  const { answer, reason, by } = said;
  const rest = reason === 'status' ? words.rules.noFile : matrixWords.because[reason](0);
  return (
    <>
      <AnswerLabel answer={answer} /> ({by ? lineWord(by.line + 1) : rest})
    </>
  );
}

function VerdictsOfBoth({ was, is }: VerdictPair) {
  return (
    <>
      {was.answer === is.answer ? words.rules.stays : words.rules.changes} {words.was}{' '}
      <VerdictReason said={was} lineWord={words.byOldLine} />, {words.isNow}{' '}
      <VerdictReason said={is} lineWord={words.byLine} />.
    </>
  );
}

function describeRuleChange({ change }: ChangedRule): string {
  const { what } = words.rules;
  return change.kind === 'moved' ? what.moved(change.from + 1) : what[change.kind];
}

export function ChangedRuleEntry({ rule, path, isNow, isInTable, onAdd }: Props) {
  const { change, text, answers } = rule;
  const isGone = change.kind === 'removed';
  return (
    <section>
      <h3 className={styles['cause']}>
        <LineButton
          by={{ path, line: change.line }}
          name={words.line(change.line + 1)}
          isThere={isNow && !isGone}
        />{' '}
        {describeRuleChange(rule)}
        <code>
          <VisibleText text={text} />
        </code>
      </h3>
      <RuleAnswers
        answers={answers}
        isPast={isGone}
        isInTable={isInTable}
        onAdd={onAdd}
        more={({ both }: ChangedRuleAnswer) => both && <VerdictsOfBoth {...both} />}
      />
    </section>
  );
}
