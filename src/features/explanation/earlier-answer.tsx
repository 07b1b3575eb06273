// What the answer was before the edits that are not saved, and the way back.
import { traceWords as words } from '../../messages/en/explanation.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { earlierAnswer, restoreDecidingLine } from '../../state/table/earlier-answer.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './explanation.module.css';

export function EarlierAnswerLine({ onRestored }: { readonly onRestored: () => void }) {
  const earlier = useDocument(earlierAnswer);
  if (!earlier) return null;
  const { word, line, moved, restore } = earlier;
  return (
    <p className={styles['earlier']}>
      <Icon name="g-changed" /> {words.was(word, line, moved)}{' '}
      {restore && line !== undefined && (
        <button
          type="button"
          className="btn"
          onClick={() => {
            restoreDecidingLine(documentStore, earlier);
            onRestored();
          }}
        >
          {words.bringBack(line + 1)}
        </button>
      )}
    </p>
  );
}
