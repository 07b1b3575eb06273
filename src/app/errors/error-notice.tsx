// What the user can do after an error: save everything, and view and copy a report. A pane shows it below its
// message; errors without a place are shown above the foot of any page until they are dismissed.
import { useState } from 'react';
import { noticeWords, failureWords as words } from '../../messages/en/app/notices.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import { copyText } from '../../state/table/table-export.ts';
import { dismiss, shellStore, type UnhandledError, useShell } from '../shared/shell-store.ts';
import { ErrorRegion } from './error-region.tsx';
import { type ErrorContext, printErrorReport } from './error-report.ts';
import { FailureNotice } from './failure-notice.tsx';
import styles from './unhandled-errors.module.css';

/** The name of the page, but nothing else of the address. */
const currentPage = () => /^#\/(edit|compare|learn|w)?\b/.exec(location.hash)?.[1] ?? 'start';

const drafts = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
    ({ value }) => value,
  );

function errorContext(): ErrorContext {
  const { view } = documentStore.getState();
  const { kind, plainText } = layoutStore.getState();
  const { theme, kept } = shellStore.getState();
  return {
    version: String(import.meta.env['GATEPOST_VERSION']),
    browser: navigator.userAgent,
    settings: [
      `page ${currentPage()}`,
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

/** Never throws: whatever is wrong, writing the report must not cause another error. */
function printReport(unhandledError: UnhandledError): string {
  try {
    return printErrorReport(unhandledError, documentStore.getState(), errorContext());
  } catch {
    return words.noReport;
  }
}

/** The report, below the message that something failed. */
export function ErrorReport(unhandledError: UnhandledError) {
  const [text] = useState(() => printReport(unhandledError));
  const [message, setMessage] = useState('');
  const problem = useShell((state) => state.problem);
  return (
    <div className={`stack ${styles['report']}`}>
      <output className={problem === undefined ? 'vh' : undefined}>{problem}</output>
      <details>
        <summary className="target">{words.report}</summary>
        <p>{words.reportHint}</p>
        <textarea className="field" readOnly rows={12} aria-label={words.reportText} value={text} />
        <button
          type="button"
          className="btn"
          onClick={() =>
            void copyText(text).then((isCopied) => setMessage(isCopied ? words.copied : words.notCopied))
          }
        >
          {words.copy}
        </button>
        <output>{message}</output>
      </details>
    </div>
  );
}

export function ErrorNotice() {
  const unhandledError = useShell((state) => state.trouble);
  if (!unhandledError) return null;
  const { retry, where } = unhandledError;
  const retryAndDismiss = () => {
    dismiss('trouble');
    retry?.();
  };
  return (
    <ErrorRegion label={words.report}>
      <FailureNotice message={words.broke(words.part(where))} retry={retry && retryAndDismiss}>
        <button type="button" className="btn btn-link" onClick={() => dismiss('trouble')}>
          {noticeWords.dismiss}
        </button>
      </FailureNotice>
      <ErrorReport {...unhandledError} />
    </ErrorRegion>
  );
}
