// Where something is known from, and since when.
import styles from './source-line.module.css';

interface Props {
  /** An address, or the words for what has none. */
  readonly source: string;
  readonly said: string;
  /** Said where it is older than it should be. */
  readonly old: string | undefined;
}

const isUrl = (source: string) => /^https?:\/\/\S+$/.test(source);

export const SourceLine = ({ source, said, old }: Props) => (
  <p className={styles['source']}>
    {isUrl(source) ? (
      <a href={source} target="_blank" rel="noreferrer">
        {source.replace(/^https?:\/\//, '')}
      </a>
    ) : (
      <span lang="en">{source}</span>
    )}{' '}
    ({said}){old !== undefined && ` ${old}`}
  </p>
);
