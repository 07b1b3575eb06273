// What can be done when something broke: saving everything, and a report to look at and to pass on.
import { useState } from 'react';
import { shellWords } from '../messages/words/shell.ts';
import { troubleWords as words } from '../messages/words/trouble.ts';
import { layoutStore } from '../state/layout.ts';
import { copyText } from '../state/matrix-table.ts';
import { documentStore } from '../state/use-document.ts';
import { commands } from './commands.ts';
import { shellStore, useShell } from './shell-store.ts';
import styles from './trouble.module.css';
import type { Trouble } from './trouble.ts';
import { type Surroundings, troubleText } from './trouble-text.ts';

/** The page, but never what else stands in the address. */
const pageNow = () => /^#\/(edit|compare|learn|w)?\b/.exec(location.hash)?.[1] ?? 'start';

const drafts = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
    ({ value }) => value,
  );

function surroundings(): Surroundings {
  const { view } = documentStore.getState();
  const { kind, plainText } = layoutStore.getState();
  const { theme, kept } = shellStore.getState();
  return {
    version: String(import.meta.env['GATEPOST_VERSION']),
    browser: navigator.userAgent,
    settings: [
      `page ${pageNow()}`,
      `reader ${view.reader}`,
      `question ${view.subject?.question ?? 'fetch'}`,
      `layout ${kind}`,
      `window ${innerWidth} x ${innerHeight}`,
      `theme ${theme}`,
      `editor ${plainText ? 'plain' : 'code'}`,
      `kept ${kept ? 'yes' : 'no'}`,
      `language ${navigator.language}`,
    ],
    drafts: drafts(),
  };
}

/** Whatever is wrong, writing the report breaks nothing more. */
function textOf(trouble: Trouble): string {
  try {
    return troubleText(trouble, documentStore.getState(), surroundings());
  } catch {
    return words.noReport;
  }
}

/** Below what says that something broke. */
export function TroubleReport(trouble: Trouble) {
  const [text] = useState(() => textOf(trouble));
  const [said, setSaid] = useState('');
  const problem = useShell((state) => state.problem);
  return (
    <div className={styles['report']}>
      <button type="button" className="btn" onClick={commands.saveWorkspace.run}>
        {shellWords.saveWorkspace}
      </button>
      {problem !== undefined && <output>{problem}</output>}
      <details>
        <summary>{words.report}</summary>
        <p>{words.reportHint}</p>
        <textarea className="field" readOnly rows={12} aria-label={words.reportText} value={text} />
        <button
          type="button"
          className="btn"
          onClick={() => void copyText(text).then((done) => setSaid(done ? words.copied : words.notCopied))}
        >
          {words.copy}
        </button>
        <output>{said}</output>
      </details>
    </div>
  );
}
