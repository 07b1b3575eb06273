// A placeholder of the text pane while its code is loading: the same head, and the text to read.

import { policyTextTitle } from '../../messages/en/app/shell.ts';
import { PaneTitle } from '../../ui/controls/pane-title.tsx';
import { PlainText } from './plain-text.tsx';
import styles from './text-pane.module.css';

export function TextPanePlaceholder() {
  return (
    <section className="pane" aria-label={policyTextTitle} aria-busy>
      <header className="pane-head">
        <PaneTitle name={policyTextTitle} />
      </header>
      <div className={styles['body']}>
        <div />
        <div className={styles['editor']} dir="ltr">
          <PlainText />
        </div>
      </div>
    </section>
  );
}
