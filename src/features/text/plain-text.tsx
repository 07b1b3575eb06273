// The text without an editor: stands in while the editor loads, with the same lines in the same places.
import { sliceLines } from '../../core/document/lines.ts';
import { openSource } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import styles from './text-pane.module.css';

/** More than a screen; the rest comes with the editor. */
const MAX_LINES = 120;

export function PlainText() {
  const source = useDocument(openSource);
  const lines = sliceLines(source.lines, 0, Math.min(MAX_LINES, source.lines.length));
  return (
    <ol className={styles.plain}>
      {lines.map((line) => (
        <li key={line.id}>{line.text}</li>
      ))}
    </ol>
  );
}
