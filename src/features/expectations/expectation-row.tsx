// A row of the list: its outcome and what is expected in one line, the cause below it if it fails, and details on
// request.
import type { ReactNode } from 'react';
import { expectationWords } from '../../messages/en/expectations.ts';
import { PressableText } from '../../ui/content/pressable-text.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import styles from './expectations.module.css';

const words = expectationWords.list;

/** `open`: neither met nor failed. */
export type RowOutcome = 'met' | 'failed' | 'open';

const outcomeIcons: Readonly<Record<RowOutcome, IconName>> = {
  met: 'g-tick',
  failed: 'g-cross',
  open: 'g-warning',
};
const outcomeNames: Readonly<Record<RowOutcome, string>> = {
  met: words.holds,
  failed: words.fails,
  open: words.notSettled,
};

/** A control of a row. `fixes`: whether it is the one that resolves the failure. */
export interface RowAction {
  readonly label: string;
  readonly name?: string;
  readonly fixes?: true;
  readonly run: () => void;
}

const RowButton = ({ label, name, fixes, run }: RowAction) => (
  <button
    type="button"
    className="btn btn-link"
    data-goes={fixes ? undefined : true}
    data-fix={fixes}
    aria-label={name}
    onClick={run}
  >
    {label}
  </button>
);

interface ExpectationRowProps {
  readonly outcome: RowOutcome;
  /** What is expected, without markup, for the names of controls. */
  readonly what: string;
  readonly sentence: ReactNode;
  /** What the result is based on, at the end of a row that does not fail. */
  readonly basis: string;
  readonly cause?: ReactNode;
  readonly actions: readonly RowAction[];
  readonly isFolded?: boolean | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What is below the row while it is open. */
  readonly children: ReactNode;
}

export function ExpectationRow(props: ExpectationRowProps) {
  const { outcome, what, sentence, basis, cause, actions, isFolded, isOpen, onToggle, children } = props;
  return (
    <div className={`text-s ${styles['entry']}`} data-outcome={outcome} data-folded={isFolded}>
      <Icon name={outcomeIcons[outcome]} />
      <PressableText className={`breaks ${styles['sentence']}`} onPress={onToggle}>
        <span className="vh">{outcomeNames[outcome]}: </span>
        {sentence}
      </PressableText>
      <span className={`flow quiet ${styles['basis']}`}>
        {basis}
        {actions.map((action) => (
          <RowButton key={action.label} {...action} />
        ))}
      </span>
      <button
        type="button"
        className={`ibtn ${styles['chevron']}`}
        data-opens
        aria-expanded={isOpen}
        aria-label={words.open(what)}
        onClick={onToggle}
      >
        <Icon name="g-right" />
      </button>
      {cause && <p className={`breaks quiet ${styles['cause']}`}>{cause}</p>}
      {isOpen && <div className={`stack tight ${styles['more']}`}>{children}</div>}
    </div>
  );
}
