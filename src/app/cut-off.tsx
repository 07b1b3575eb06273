// That the chosen reader reads only so much of the file, where the file is bigger.
import { linesCutOff } from '../core/compare/cut-off.ts';
import { readerOf } from '../core/readers/index.ts';
import { cutOffWords as words } from '../messages/words/cut-off.ts';
import { openPolicy } from '../state/derived.ts';
import { useDocument } from '../state/use-document.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './status-line.module.css';

export default function CutOff() {
  const policy = useDocument(openPolicy);
  const reader = readerOf(useDocument((state) => state.view.reader));
  const lines = linesCutOff(policy, reader);
  if (lines === 0) return null;
  return (
    <span className={styles['cut']}>
      <Icon name="g-warning" /> {words.unread(reader.title, lines, reader.text.maxBytes ?? 0)}
    </span>
  );
}
