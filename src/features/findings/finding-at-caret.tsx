// Shows the finding that was reached by a key while the list is closed, with its first fix, as long as the caret
// is in its line.

import { useRef } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { findingMessage, fixTitle } from '../../messages/explain/explain-finding.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { applyFix, type FindingReport } from '../../state/findings/finder.ts';
import { hideCurrentFinding } from '../../state/findings/findings-panel.ts';
import { useFindingsPanel, useIsCurrent } from '../../state/findings/use-findings.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { LabelledSeverityIcon } from '../../ui/icons/severity-icon.tsx';
import styles from './finding-at-caret.module.css';

/**
 * Hides the finding on Escape, wherever the focus is (without stopping the key), and when the caret leaves its
 * line.
 */
function watchForHide(): () => void {
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hideCurrentFinding();
  const unsubscribe = documentStore.subscribe(({ view }, before) => {
    if (view.caret?.position.line !== before.view.caret?.position.line && view.caret?.by !== 'link')
      hideCurrentFinding();
  });
  globalThis.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    globalThis.removeEventListener('keydown', onKeyDown, { capture: true });
    unsubscribe();
  };
}

interface Props {
  readonly found: FindingReport;
  /** Called when this disappears while it has the focus, unless something else takes the focus. */
  readonly onGone: () => void;
}

export function FindingAtCaret({ found, onGone }: Props) {
  const shown = useFindingsPanel((panel) => panel.shown);
  const isCurrent = useIsCurrent(found);
  const line = useDocument(({ view }) => view.caret?.position.line);
  const isShown = shown && isCurrent && found.findings.includes(shown) && line === shown.range.start.line;
  const fix = isShown ? shown.fixes[0] : undefined;
  const button = useRef<HTMLButtonElement>(null);
  usePane('finding-fix', fix && { focus: () => button.current?.focus() });
  if (!isShown) return null;
  const attach = (step: HTMLElement) => {
    const stopWatching = watchForHide();
    return () => {
      stopWatching();
      if (step.contains(document.activeElement))
        requestAnimationFrame(() => document.activeElement === document.body && onGone());
    };
  };
  return (
    <section
      ref={attach}
      className={`flow text-m wraps ${styles['step']}`}
      aria-label={words.stepAt(line + 1)}
    >
      <LabelledSeverityIcon severity={shown.severity} />
      <p>
        {words.goTo(line + 1)}: <VisibleText text={findingMessage(shown)} />
      </p>
      {fix && (
        <button
          ref={button}
          type="button"
          className="btn"
          data-fix="true"
          title={fix.verdicts === 'changes' ? words.changesAnswers : undefined}
          onClick={() => applyFix(documentStore, found, shown, fix)}
        >
          <VisibleText text={fixTitle(fix)} />
        </button>
      )}
      <button
        type="button"
        className="ibtn"
        aria-label={words.hide}
        title={words.hide}
        onClick={hideCurrentFinding}
      >
        <Icon name="i-close" />
      </button>
    </section>
  );
}
