// The pane that shows the policy as text: head, notice, editor, foot.
import { lazy, Suspense, useState } from 'react';
import type { Position } from '../../core/text/range.ts';
import { textWords } from '../../messages/words/text.ts';
import { useDocument } from '../../state/use-document.ts';
import { PlainText } from './plain-text.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import styles from './text-pane.module.css';

const CodeEditor = lazy(() => import('./code-editor.tsx'));

const standIn = <PlainText />;

/** The open file as text. The editor loads on its own; until then the text can be read. */
export function TextPane() {
  const path = useDocument((state) => state.view.path);
  const [caret, setCaret] = useState<Position>({ line: 0, column: 0 });
  const [tabLeaves, setTabLeaves] = useState(false);
  return (
    <section className="pane" aria-label={textWords.title}>
      <header className="pane-head">
        <h2>{textWords.title}</h2>
        <span className="meta mono">{path}</span>
      </header>
      <div className={styles.body}>
        <RefusalNotice />
        <div className={styles.editor}>
          <Suspense fallback={standIn}>
            <CodeEditor loading={standIn} onCaret={setCaret} onTabLeaves={setTabLeaves} />
          </Suspense>
        </div>
        <Foot caret={caret} tabLeaves={tabLeaves} />
      </div>
    </section>
  );
}

function Foot({ caret, tabLeaves }: { caret: Position; tabLeaves: boolean }) {
  const { first, between, second, last } = textWords.leave;
  return (
    <footer className={styles.foot}>
      <span>{textWords.place(caret.line + 1, caret.column + 1)}</span>
      <span>
        <kbd>{first}</kbd>
        {between}
        <kbd>{second}</kbd>
        {last}
      </span>
      <span className="spring" />
      <output>{tabLeaves && textWords.tabLeaves}</output>
    </footer>
  );
}
