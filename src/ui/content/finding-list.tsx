// A short list of the findings of a file, each with its place and its fixes.
import { Icon } from '../icons/icon.tsx';
import { setFocusReturn } from '../overlays/focus-return.ts';
import styles from './finding-list.module.css';
import { VisibleText } from './visible-text.tsx';

/** A button: its text, and a label if several buttons have the same text. */
interface ItemAction {
  readonly text: string;
  readonly label?: string;
  readonly run: () => void;
}

export interface FindingItem {
  /** Stays equal for the same finding after an edit elsewhere. */
  readonly key: string;
  readonly severity: 'error' | 'warning' | 'info' | 'hint';
  readonly severityText: string;
  readonly message: string;
  readonly goTo: ItemAction;
  readonly fixes: readonly (ItemAction & { readonly key: string })[];
}

const severityIcons = {
  error: 'g-error',
  warning: 'g-warning',
  info: 'g-note',
  hint: 'g-note',
} as const satisfies Record<FindingItem['severity'], string>;

interface FindingListProps {
  readonly title: string;
  readonly items: readonly FindingItem[];
  /** Opens a dialog with the remaining findings. */
  readonly more?: ItemAction | undefined;
}

export function FindingList({ title, items, more }: FindingListProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles['findings']} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {items.map(({ key, severity, severityText, message, goTo, fixes }) => (
          <li key={key} data-severity={severity}>
            <Icon name={severityIcons[severity]} />
            <div>
              <span className="vh">{severityText}: </span>
              <VisibleText text={message} />{' '}
              <button type="button" className="btn btn-link" onClick={goTo.run}>
                {goTo.text}
              </button>
              <span className={`wraps ${styles['fixes']}`}>
                {fixes.map((fix) => (
                  <button
                    key={fix.key}
                    type="button"
                    className="btn"
                    aria-label={fix.label}
                    onClick={fix.run}
                  >
                    <VisibleText text={fix.text} />
                  </button>
                ))}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {more && (
        <button
          type="button"
          className="btn btn-link"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            setFocusReturn(currentTarget);
            more.run();
          }}
        >
          {more.text}
        </button>
      )}
    </section>
  );
}
