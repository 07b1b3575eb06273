// A crawler in a list of choices: its name, its operator and purpose, and the effect of blocking it.

import styles from './crawler-description.module.css';
import { VisibleText } from './visible-text.tsx';

interface CrawlerDescriptionProps {
  readonly token: string;
  readonly who: string;
  readonly effect: string;
}

export const CrawlerDescription = ({ token, who, effect }: CrawlerDescriptionProps) => (
  <>
    <span className="strong">
      <VisibleText text={token} />
    </span>{' '}
    <span className="quiet">
      <VisibleText text={who} />
    </span>
    {effect !== '' && <span className={styles['effect']}>{effect}</span>}
  </>
);
