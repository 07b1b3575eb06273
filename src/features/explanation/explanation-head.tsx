// The question that the trace answers; of a long URL the beginning and the end, until all of it is asked for.
import { useRef, useState } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import { traceHeadWords as words } from '../../messages/en/app/shell.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { shortened } from '../questions/steps/shorten-middle.ts';
import styles from './explanation.module.css';

interface ExplanationHeadProps {
  readonly path: string;
  /** Whom the question is about. */
  readonly about: string;
  readonly onClose: () => void;
}

export function ExplanationHead({ path, about, onClose }: ExplanationHeadProps) {
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  usePane('trace', { focus: () => heading.current?.focus() });
  const short = shortened(path);
  return (
    <header className={`pane-head ${styles['head']}`}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {words.why}{' '}
          <code>
            <VisibleText text={all ? path : short} />
          </code>{' '}
          <VisibleText text={about} />
        </h2>
        {short !== path && (
          <button type="button" className="btn btn-link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.shortUrl : words.wholeUrl(path.length)}
          </button>
        )}
      </div>
      <button
        type="button"
        className={`ibtn ${styles['close']}`}
        aria-label={words.close}
        title={words.closeHint}
        onClick={onClose}
      >
        <Icon name="i-close" />
      </button>
    </header>
  );
}
