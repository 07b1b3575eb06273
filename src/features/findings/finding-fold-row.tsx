// Many findings of one kind as one row: what kind, on how many lines, and the button that lists them.
import { findingWords as words } from '../../messages/en/findings.ts';
import { findingTitle } from '../../messages/explain-finding.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { LabelledSeverityIcon } from '../../ui/icons/severity-icon.tsx';
import type { FindingFold } from './finding-groups.ts';
import styles from './findings.module.css';

interface Props {
  readonly fold: FindingFold;
  readonly onToggle: () => void;
}

export function FindingFoldRow({ fold: { code, severity, lines, isOpen }, onToggle }: Props) {
  return (
    <div className={styles['entry']}>
      <LabelledSeverityIcon severity={severity} />
      <p className={styles['told']}>
        <VisibleText text={words.folded(findingTitle(code), code, lines)} />{' '}
        <button
          type="button"
          className="btn btn-link"
          data-goes
          aria-expanded={isOpen}
          aria-label={words.unfoldOf(code, isOpen)}
          onClick={onToggle}
        >
          {words.unfold(isOpen)}
        </button>
      </p>
    </div>
  );
}
