// What stands beside the hosts: the access rules of the same file, or a table that was printed; and what to know of it.
import { mobileWords } from '../../messages/words/mobile.ts';
import type { GatepostState } from '../../state/document-store.ts';
import { askMobile } from '../../state/matrix-mobile.ts';
import { askedFile } from '../../state/matrix-question.ts';
import { type MobileSubject, subjectOf } from '../../state/matrix-subject.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { Select } from '../../ui/select.tsx';
import styles from './usage-bar.module.css';

const words = mobileWords.beside;
const NOTHING = 'nothing';

const choices = { [NOTHING]: undefined, access: 'access', printed: 'printed' } as const;

/** How many printed values differ, or are missing: as text, so that it is drawn anew only when it changes. */
function aboutPrinted(state: GatepostState): string {
  const { document } = state;
  const asked = askedFile(state);
  const counts = asked.count('printed', document.rows);
  const of = (answer: string) => counts.find((one) => one.answer === answer)?.count ?? 0;
  return words.aboutPrinted(of('differs'), of('missing'));
}

const aboutAccess = (state: GatepostState) => words.aboutAccess(askedFile(state).reader.title);

function About({ beside }: { beside: NonNullable<MobileSubject['beside']> }) {
  const said = useDocument(beside === 'printed' ? aboutPrinted : aboutAccess);
  return <span>{said}</span>;
}

export default function MobileBar() {
  const subject = useDocument(({ view }) => subjectOf('mobile-agent', view.subject));
  const offered = (['access', 'printed'] as const).filter((one) => one === 'access' || subject?.printed);
  return (
    <div className={styles['bar']}>
      <label>
        {words.label}
        <Select
          aria-label={words.label}
          value={subject?.beside ?? NOTHING}
          onChange={({ target }) =>
            askMobile(documentStore, { beside: choices[target.value as keyof typeof choices] })
          }
        >
          <option value={NOTHING}>{words.nothing}</option>
          {offered.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </Select>
      </label>
      {subject?.beside && <About beside={subject.beside} />}
    </div>
  );
}
