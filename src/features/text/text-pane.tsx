// The pane that shows the policy as text: head, notices, editor, foot.

import { useState } from 'react';
import type { Position } from '../../core/document/range.ts';
import { textWords } from '../../messages/en/text.ts';
import { useFrameState } from '../../state/document/use-document.ts';
import { PaneTitle } from '../../ui/controls/pane-title.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import styles from './text-pane.module.css';
import type { TextToolsProps } from './text-tools.tsx';
import { type TextMode, TextView, useTextMode } from './text-view.tsx';

const TextTools = lazyComponent<TextToolsProps>(
  () => import('./text-tools.tsx'),
  () => null,
);

/** The open file as text. The editor loads on its own; until then the text can be read. */
export function TextPane() {
  const mode = useTextMode();
  const [caret, onCaret] = useFrameState<Position>({ line: 0, column: 0 });
  const [tabLeaves, setTabLeaves] = useState(false);
  return (
    <section className="pane" aria-label={textWords.title}>
      <header className="pane-head">
        <PaneTitle name={textWords.title} />
        <span className="spring" />
        {mode !== 'huge' && <TextTools mode={mode} />}
      </header>
      <div className={styles['body']}>
        <RefusalNotice />
        <TextView mode={mode} onCaret={onCaret} onTabLeaves={setTabLeaves} />
        <TextPaneFoot {...{ mode, caret, tabLeaves }} />
      </div>
    </section>
  );
}

interface TextPaneFootProps {
  readonly mode: TextMode;
  readonly caret: Position;
  readonly tabLeaves: boolean;
}

function TextPaneFoot({ mode, caret, tabLeaves }: TextPaneFootProps) {
  return (
    <footer className={styles['foot']}>
      {(mode === 'code' || mode === 'area') && (
        <span>{textWords.place(caret.line + 1, caret.column + 1)}</span>
      )}
      {mode === 'code' && <LeaveCodeButton />}
      {mode === 'area' && (
        <span className="key-hint">
          <kbd>{textWords.leaveArea.key}</kbd>
          {textWords.leaveArea.last}
        </span>
      )}
      <output>{mode === 'code' && tabLeaves && textWords.tabLeaves}</output>
    </footer>
  );
}

function LeaveCodeButton() {
  const { first, between, second, last } = textWords.leave;
  return (
    <span className="key-hint">
      <kbd>{first}</kbd>
      {between}
      <kbd>{second}</kbd>
      {last}
    </span>
  );
}
