// What the status line says of the file: what the reader does not get to see, and what was found in it.
import { linesCutOff } from '../core/compare/cut-off.ts';
import { readerOf } from '../core/readers/index.ts';
import { cutOffWords as words } from '../messages/words/cut-off.ts';
import { openPolicy } from '../state/derived.ts';
import { useDocument } from '../state/use-document.ts';
import { Icon } from '../ui/icon.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { FindingCount } from './finding-count.tsx';
import styles from './status-line.module.css';

const Expectations = onDemand(
  () => import('./expectation-notes.tsx'),
  () => null,
);

export default function StatusNotes() {
  return (
    <>
      <CutOff />
      <Expectations />
      <FindingCount />
    </>
  );
}

function CutOff() {
  const policy = useDocument(openPolicy);
  const reader = readerOf(useDocument((state) => state.view.reader));
  const lines = linesCutOff(policy, reader);
  if (lines === 0) return null;
  const octets = reader.text.maxBytes ?? 0;
  return (
    <span className={styles['cut']}>
      <Icon name="g-warning" />{' '}
      {lines === policy.source.lines.length
        ? words.unreadAtAll(reader.title, octets)
        : words.unread(reader.title, lines, octets)}
    </span>
  );
}
