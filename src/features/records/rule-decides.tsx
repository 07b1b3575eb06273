// Beside a rule: a URL that it decides, or why it never does, as each reader takes the file.
import { useMemo } from 'react';
import { decidingWords as words } from '../../messages/words/deciding.ts';
import { type DecidingQuestion, decidingForEach, type ToldDeciding } from '../../state/deciding.ts';
import { siteOf } from '../../state/derived.ts';
import { addUrl } from '../../state/matrix-additions.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { useInSlices } from '../../state/use-slices.ts';
import { Popup } from '../../ui/popup.tsx';
import { useAnnounce } from './pointing.ts';
import styles from './rule-decides.module.css';

export interface DecidesProps {
  /** 0-based. */
  readonly line: number;
  readonly onClose: () => void;
}

/** The button that the menu of a row hangs on: wherever the row stands by now. */
const menuOf = (line: number) =>
  document.querySelector<HTMLElement>(`[data-line="${line + 1}"] [aria-haspopup="menu"]`);

function AddUrl({ url }: { url: string }) {
  const announce = useAnnounce();
  const isThere = useDocument((state) => state.document.rows.includes(url));
  const add = () => {
    if (isThere) return;
    addUrl(documentStore, url);
    announce(words.added(url));
  };
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={isThere}
      aria-label={isThere ? undefined : words.addUrl(url)}
      onClick={add}
    >
      {isThere ? words.inTable : words.add}
    </button>
  );
}

function Told({ deciding }: Pick<ToldDeciding, 'deciding'>) {
  if (deciding.answer === 'unsettled') return words.unsettled;
  if (deciding.answer === 'never') return words.never(deciding);
  return (
    <>
      {words.decides} <code>{deciding.url}</code> {words.forAgent(deciding.agent)}.
    </>
  );
}

export default function RuleDecides({ line, onClose }: DecidesProps) {
  const site = useDocument((state) => siteOf(state.document));
  const path = useDocument((state) => state.view.path);
  const chosen = useDocument((state) => state.view.reader);
  const question = useMemo<DecidingQuestion>(
    () => ({ site, path, line, chosen }),
    [site, path, line, chosen],
  );
  const told = useInSlices(question, decidingForEach);
  return (
    <Popup
      label={words.title(line + 1)}
      beside={() => menuOf(line)}
      onClose={onClose}
      onClosed={() => menuOf(line)?.focus()}
    >
      <p className={styles['title']}>{words.title(line + 1)}</p>
      {!told && <output>{words.working}</output>}
      {told && (
        <ul className={styles['answers']}>
          {told.result.map(({ readers, deciding }) => (
            <li key={readers[0]?.id}>
              <b>{readers.map(({ title }) => title).join(', ')}</b>
              <p>
                <Told deciding={deciding} />
              </p>
              {deciding.answer === 'witness' && <AddUrl url={deciding.url} />}
            </li>
          ))}
        </ul>
      )}
    </Popup>
  );
}
