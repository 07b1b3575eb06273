// The icon of a severity, with its word for screen readers.
import { findingWords as words } from '../../messages/en/findings.ts';
import { Icon } from './icon.tsx';
import styles from './severity-icon.module.css';

type Severity = Parameters<typeof words.severity>[0];

const severityIcons = {
  error: 'g-error',
  warning: 'g-warning',
  info: 'g-note',
  hint: 'g-hint',
} as const satisfies Record<Severity, string>;

/** The icon alone, if the word is nearby. */
export const SeverityIcon = ({ severity }: { severity: Severity }) => (
  <span className={`quiet ${styles['severity']}`} data-severity={severity}>
    <Icon name={severityIcons[severity]} />
  </span>
);

export const LabelledSeverityIcon = ({ severity }: { severity: Severity }) => (
  <span className={`quiet ${styles['severity']}`} data-severity={severity}>
    <Icon name={severityIcons[severity]} />
    <span className="vh">{words.severity(severity)}: </span>
  </span>
);
