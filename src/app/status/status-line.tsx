// The status line: unsaved changes, and the size, encoding and line endings of the file.

import { useRef } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import { charsetName, isCharset } from '../../core/document/charsets.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { shapeOf } from '../../state/document/file-shape.ts';
import { openSource } from '../../state/document/selectors.ts';
import { isUnsaved } from '../../state/document/unsaved.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import styles from './status-line.module.css';

const Notes = lazyComponent(
  () => import('./status-notes.tsx'),
  () => null,
);

export function StatusLine() {
  const source = useDocument(openSource);
  const unsaved = useDocument((state) => isUnsaved(state, state.view.path));
  const path = useDocument((state) => state.view.path);
  const hasExpectations = useDocument((state) => state.document.expectations.length > 0);
  const { octets, lines, ending } = shapeOf(source);
  const line = useRef<HTMLElement>(null);
  usePane('status-frame', { element: () => line.current });
  const encoding = isCharset(source.encoding)
    ? words.detected(charsetName(source.encoding))
    : words.encodings[source.encoding];
  return (
    <footer
      ref={line}
      className={`text-s quiet ${styles['status']}`}
      data-stop="status"
      aria-label={words.statusOf(path)}
    >
      <Notes />
      <span className="spring" />
      <span className={unsaved ? `strong changed ${styles['unsaved']}` : undefined}>
        {unsaved ? words.notSaved : words.saved(hasExpectations)}
      </span>
      <span className={styles['shape']}>
        <span>
          {words.lines(lines)} · {words.endings[ending]} · {source.bom ? words.withMark(encoding) : encoding}{' '}
          · {words.octets(octets)}
        </span>
      </span>
      <span className={styles['promise']}>
        <span>{words.promise}</span>
      </span>
    </footer>
  );
}
