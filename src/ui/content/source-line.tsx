// The source of a fact, and its date.

interface SourceLineProps {
  /** A URL, or a description of a source without one. */
  readonly source: string;
  readonly note: string;
  /** Shown if the source is outdated. */
  readonly old: string | undefined;
}

const isUrl = (source: string) => /^https?:\/\/\S+$/.test(source);

export const SourceLine = ({ source, note, old }: SourceLineProps) => (
  <p className="text-xs quiet breaks">
    {isUrl(source) ? (
      <a href={source} target="_blank" rel="noreferrer">
        {source.replace(/^https?:\/\//, '')}
      </a>
    ) : (
      <span lang="en">{source}</span>
    )}{' '}
    ({note}){old !== undefined && ` ${old}`}
  </p>
);
