// What the matrix asks: whether a URL may be fetched, or a usage of ACAP. How usages are answered is fetched with it.
import { type Usage, usages } from '../../core/dialects/acap/usages.ts';
import { matrixWords } from '../../messages/words/matrix.ts';
import { usageWords as words } from '../../messages/words/usage.ts';
import { askAbout } from '../../state/ask-about.ts';
import { askUsage } from '../../state/matrix-usage.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { Select } from '../../ui/select.tsx';
import styles from './access-pane.module.css';

const FETCH = 'fetch';
const ALL = 'all';

function choose(value: string): void {
  if (value === FETCH) askAbout(documentStore, undefined);
  else if (value === ALL) askUsage(documentStore, { usage: undefined });
  else askUsage(documentStore, { usage: value as Usage });
}

export default function QuestionSelect() {
  const subject = useDocument(({ view }) => view.subject);
  const value = subject ? (subject.usage ?? ALL) : FETCH;
  return (
    <Select
      className={styles['asks'] ?? ''}
      aria-label={words.question}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      <option value={FETCH}>{matrixWords.question}</option>
      <optgroup label={words.usages}>
        {usages.map((usage) => (
          <option key={usage} value={usage}>
            {words.may(usage)}
          </option>
        ))}
        <option value={ALL}>{words.all}</option>
      </optgroup>
    </Select>
  );
}
