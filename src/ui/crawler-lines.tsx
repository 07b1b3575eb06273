// A crawler in a list of choices: its name, who runs it for what, and what is lost by blocking it.
import styles from './crawler-lines.module.css';

interface Props {
  readonly token: string;
  readonly who: string;
  readonly effect: string;
}

export const CrawlerLines = ({ token, who, effect }: Props) => (
  <>
    <span className={styles['token']}>{token}</span> <span className={styles['who']}>{who}</span>
    {effect !== '' && <span className={styles['effect']}>{effect}</span>}
  </>
);
