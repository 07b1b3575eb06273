// The pane that shows the policy as text: its head and its editor.

import { useEffect, useState } from 'react';
import type { Position } from '../../core/document/range.ts';
import { textWords } from '../../messages/en/text.ts';
import { textPlace } from '../../state/layout/text-place.ts';
import { PaneTitle } from '../../ui/controls/pane-title.tsx';
import styles from './text-pane.module.css';
import { TextTools } from './text-tools.tsx';
import { TextView, useTextMode } from './text-view.tsx';

const START: Position = { line: 0, column: 0 };

const onCaret = (caret: Position) => textPlace.setState({ caret });

/** The open file as text. The editor is loaded separately; until then the text is readable. */
export function TextPane() {
  const mode = useTextMode();
  const [tabLeaves, setTabLeaves] = useState(false);
  useEffect(() => {
    textPlace.setState(({ caret = START }) => ({ isCode: mode === 'code', caret }));
  }, [mode]);
  return (
    <section className="pane" aria-label={textWords.title}>
      <header className="pane-head">
        <PaneTitle name={textWords.title} />
        <span className="spring" />
        {mode !== 'huge' && <TextTools mode={mode} />}
      </header>
      <div className={styles['body']}>
        <TextView mode={mode} onCaret={onCaret} onTabLeaves={setTabLeaves} />
        <output className={`text-xs quiet popover ${styles['tabLeaves']}`}>
          {mode === 'code' && tabLeaves && textWords.tabLeaves}
        </output>
      </div>
    </section>
  );
}
