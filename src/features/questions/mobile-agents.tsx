// The question about hosts for mobile agents: its bar chooses what stands beside them.
import { mobileWords } from '../../messages/en/formats/mobile-agents.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { countsOf } from '../../state/table/counting/totals.ts';
import { matrixQuestionOf } from '../../state/table/matrix-question.ts';
import { setMobileQuestion } from '../../state/table/questions/mobile-agents.ts';
import { useMatrix, useMatrixTotals } from '../../state/table/use-matrix.ts';
import { BarSelect } from '../../ui/controls/bar-select.tsx';
import styles from './question-bar.module.css';
import type { QuestionParts } from './question-parts.ts';

const words = mobileWords.beside;
const NO_COMPARISON = 'nothing';

const comparisonChoices = [NO_COMPARISON, 'access', 'printed'] as const;

/** How many printed values differ, or are missing: of a large matrix once that is worked out, as its totals are. */
function PrintedTableNote() {
  const told = useMatrixTotals(useMatrix());
  if (!told) return null;
  const counts = countsOf(told, 'printed');
  const of = (answer: string) => counts.find((one) => one.answer === answer)?.count ?? 0;
  return <span>{words.aboutPrinted(of('differs'), of('missing'))}</span>;
}

const AccessRulesNote = () => <span>{words.aboutAccess(readerTitle(useMatrix().reader))}</span>;

function MobileAgentOptions() {
  const subject = useDocument(({ view }) => matrixQuestionOf('mobile-agent', view.subject));
  const offered = comparisonChoices.filter((one) => one !== 'printed' || subject?.printed);
  return (
    <div className={styles['bar']}>
      <BarSelect
        label={words.label}
        value={subject?.beside ?? NO_COMPARISON}
        options={offered.map((one) => [one, words[one]])}
        choose={(one) =>
          setMobileQuestion(documentStore, { beside: one === NO_COMPARISON ? undefined : one })
        }
      />
      {subject?.beside === 'printed' && <PrintedTableNote />}
      {subject?.beside === 'access' && <AccessRulesNote />}
    </div>
  );
}

export const mobileAgentParts: QuestionParts = { question: 'mobile-agent', Options: MobileAgentOptions };
