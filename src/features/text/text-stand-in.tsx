// The text pane before its code is there: the same head, and the text to read.
import { policyTextTitle } from '../../messages/en/app/shell.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { PlainText } from './plain-text.tsx';
import styles from './text-pane.module.css';

export function TextPanePlaceholder() {
  const path = useDocument((state) => state.view.path);
  return (
    <section className="pane" aria-label={policyTextTitle} aria-busy>
      <header className="pane-head">
        <h2>{policyTextTitle}</h2>
        <span className="meta mono">
          <VisibleText text={path} />
        </span>
      </header>
      <div className={styles['body']}>
        <div />
        <div className={styles['place']} />
        <div />
        <div className={styles['editor']} dir="ltr">
          <PlainText />
        </div>
        <footer className={styles['foot']} />
      </div>
    </section>
  );
}
