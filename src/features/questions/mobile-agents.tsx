// The question about hosts for mobile agents. Its bar selects what they are compared with.
import { mobileWords } from '../../messages/en/formats/mobile-agents.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { matrixQuestionOf } from '../../state/document/matrix-question.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { countsOf } from '../../state/table/counting/totals.ts';
import { setMobileQuestion } from '../../state/table/questions/mobile-agents.ts';
import { useMatrix, useMatrixTotals } from '../../state/table/use-matrix.ts';
import { BarSelect } from '../../ui/controls/bar-select.tsx';
import styles from './question-bar.module.css';
import type { QuestionParts } from './question-parts.ts';

const words = mobileWords.beside;
const NO_COMPARISON = 'nothing';

const comparisonChoices = [NO_COMPARISON, 'access', 'printed'] as const;

/** How many printed values differ or are missing. For a large table, available once its totals are counted. */
function PrintedTableNote() {
  const totals = useMatrixTotals(useMatrix());
  if (!totals) return null;
  const counts = countsOf(totals, 'printed');
  const countOf = (answer: string) => counts.find((entry) => entry.answer === answer)?.count ?? 0;
  return <span>{words.aboutPrinted(countOf('differs'), countOf('missing'))}</span>;
}

const AccessRulesNote = () => <span>{words.aboutAccess(readerTitle(useMatrix().reader))}</span>;

function MobileAgentOptions() {
  const subject = useDocument(({ view }) => matrixQuestionOf('mobile-agent', view.subject));
  const choices = comparisonChoices.filter((choice) => choice !== 'printed' || subject?.printed);
  return (
    <div className={styles['bar']}>
      <BarSelect
        label={words.label}
        value={subject?.beside ?? NO_COMPARISON}
        options={choices.map((choice) => [choice, words[choice]])}
        choose={(choice) =>
          setMobileQuestion(documentStore, { beside: choice === NO_COMPARISON ? undefined : choice })
        }
      />
      {subject?.beside === 'printed' && <PrintedTableNote />}
      {subject?.beside === 'access' && <AccessRulesNote />}
    </div>
  );
}

export const mobileAgentParts: QuestionParts = { question: 'mobile-agent', Options: MobileAgentOptions };
