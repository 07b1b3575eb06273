// A crawler in a list of choices: its name, who runs it for what, and what is lost by blocking it.

import styles from './crawler-description.module.css';
import { VisibleText } from './visible-text.tsx';

interface Props {
  readonly token: string;
  readonly who: string;
  readonly effect: string;
}

export const CrawlerDescription = ({ token, who, effect }: Props) => (
  <>
    <span className={styles['token']}>
      <VisibleText text={token} />
    </span>{' '}
    <span className={styles['who']}>
      <VisibleText text={who} />
    </span>
    {effect !== '' && <span className={styles['effect']}>{effect}</span>}
  </>
);
