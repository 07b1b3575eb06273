// What can be done when something broke: saving everything, and a report to look at and to pass on. In a pane it stands
// below what says so; what broke without a place of its own is told above the foot of any page, until it is dismissed.
import { useState } from 'react';
import { shellNewsWords, troubleWords as words } from '../../messages/en/app/notices.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import { copyText } from '../../state/table/table-export.ts';
import { dismiss, shellStore, type UnhandledError, useShell } from '../shell/shell-store.ts';
import { ErrorRegion } from './error-region.tsx';
import { type ErrorContext, printErrorReport } from './error-report.ts';
import { FailureNotice } from './failure-notice.tsx';
import styles from './unhandled-errors.module.css';

/** The page, but never what else stands in the address. */
const pageNow = () => /^#\/(edit|compare|learn|w)?\b/.exec(location.hash)?.[1] ?? 'start';

const drafts = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
    ({ value }) => value,
  );

function surroundings(): ErrorContext {
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
function textOf(trouble: UnhandledError): string {
  try {
    return printErrorReport(trouble, documentStore.getState(), surroundings());
  } catch {
    return words.noReport;
  }
}

/** Below what says that something broke. */
export function ErrorReport(trouble: UnhandledError) {
  const [text] = useState(() => textOf(trouble));
  const [said, setSaid] = useState('');
  const problem = useShell((state) => state.problem);
  return (
    <div className={styles['report']}>
      <output className={problem === undefined ? 'vh' : undefined}>{problem}</output>
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

export default function ErrorNotice() {
  const trouble = useShell((state) => state.trouble);
  if (!trouble) return null;
  const { retry, where } = trouble;
  const again = () => {
    dismiss('trouble');
    retry?.();
  };
  return (
    <ErrorRegion label={words.report}>
      <FailureNotice told={words.broke(words.part(where))} retry={retry && again}>
        <button type="button" className="btn btn-link" onClick={() => dismiss('trouble')}>
          {shellNewsWords.dismiss}
        </button>
      </FailureNotice>
      <ErrorReport {...trouble} />
    </ErrorRegion>
  );
}
