// What stands beside the hosts: the access rules of the same file, or a table that was printed; and what to know of it.

import { mobileWords } from '../../messages/en/mobile-agents.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { countsOf } from '../../state/table/counting/totals.ts';
import { matrixQuestionOf } from '../../state/table/matrix-question.ts';
import { setMobileQuestion } from '../../state/table/questions/mobile-agents.ts';
import { useMatrix, useMatrixTotals } from '../../state/table/use-matrix.ts';
import { BarSelect } from './bar-select.tsx';
import styles from './usage-bar.module.css';

const words = mobileWords.beside;
const NOTHING = 'nothing';

const choices = [NOTHING, 'access', 'printed'] as const;

/** How many printed values differ, or are missing: of a large matrix once that is worked out, as its totals are. */
function AboutPrinted() {
  const told = useMatrixTotals(useMatrix());
  if (!told) return null;
  const counts = countsOf(told, 'printed');
  const of = (answer: string) => counts.find((one) => one.answer === answer)?.count ?? 0;
  return <span>{words.aboutPrinted(of('differs'), of('missing'))}</span>;
}

const AboutAccess = () => <span>{words.aboutAccess(readerTitle(useMatrix().reader))}</span>;

export default function MobileBar() {
  const subject = useDocument(({ view }) => matrixQuestionOf('mobile-agent', view.subject));
  const offered = choices.filter((one) => one !== 'printed' || subject?.printed);
  return (
    <div className={styles['bar']}>
      <BarSelect
        label={words.label}
        value={subject?.beside ?? NOTHING}
        options={offered.map((one) => [one, words[one]])}
        choose={(one) => setMobileQuestion(documentStore, { beside: one === NOTHING ? undefined : one })}
      />
      {subject?.beside === 'printed' && <AboutPrinted />}
      {subject?.beside === 'access' && <AboutAccess />}
    </div>
  );
}
