// A table of crawlers: each with its operator, the effect of blocking it, and the source.
import { crawlerKindOf } from '../../../core/catalogue/crawler-kind.ts';
import { type DocumentedCrawler, isOutdated } from '../../../core/catalogue/documented-crawlers.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { crawlersWords as words } from '../../../messages/en/learn/crawlers.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { addNamedAgents } from '../../../state/table/additions/matrix-additions.ts';
import { today } from '../../../state/today.ts';
import { SourceLine } from '../../../ui/content/source-line.tsx';
import { TableHead } from '../../../ui/content/table-head.tsx';
import { WideTable } from '../document.tsx';
import styles from './crawlers.module.css';

interface CrawlerTableProps {
  readonly shown: readonly DocumentedCrawler[];
  readonly all: number;
  /** Shows what was done. */
  readonly onMessage: (sentence: string) => void;
}

const { heads } = words;

function addCrawlerColumn(name: string): string {
  const { added } = addNamedAgents(documentStore, [name]);
  return added.length > 0 ? words.added(name) : words.present(name);
}

interface AddButtonProps {
  readonly name: string;
  readonly onMessage: (sentence: string) => void;
}

/** Adds a column for a name, and shows what was done. */
export const AddColumnButton = ({ name, onMessage }: AddButtonProps) => (
  <button
    type="button"
    className="btn btn-link"
    aria-label={words.addNamed(name)}
    onClick={() => onMessage(addCrawlerColumn(name))}
  >
    {words.add}
  </button>
);

interface RowProps {
  readonly crawler: DocumentedCrawler;
  readonly day: string;
  readonly onMessage: (sentence: string) => void;
}

function CrawlerRow({ crawler, day, onMessage }: RowProps) {
  const { tokens, operator, purposes, effectOfBlocking, note, exampleUserAgent } = crawler;
  const [name] = tokens;
  const kind = crawlerWords.kind[crawlerKindOf(crawler)];
  return (
    <tr>
      <th scope="row">
        {tokens.map((token) => (
          <code key={token}>{token}</code>
        ))}
        {kind !== '' && <span className={`text-s quiet breaks ${styles['small']}`}>{kind}</span>}
        <AddColumnButton name={name} onMessage={onMessage} />
      </th>
      <td data-head={heads.who}>
        {operator ?? crawlerWords.unknown}
        <span className={`text-s quiet breaks ${styles['small']}`}>{crawlerWords.purposes(purposes)}</span>
      </td>
      <td data-head={heads.effect}>
        {effectOfBlocking === null ? crawlerWords.noEffect : <span lang="en">{effectOfBlocking}</span>}
        {note !== null && (
          <span className={`text-s quiet breaks ${styles['small']}`} lang="en">
            {note}
          </span>
        )}
        {exampleUserAgent !== null && (
          <details className={`text-s quiet breaks ${styles['small']}`}>
            <summary className="target">{words.example}</summary>
            <code>{exampleUserAgent}</code>
          </details>
        )}
      </td>
      <td data-head={heads.source}>
        {crawlerWords.confidence[crawler.confidence]}
        <SourceLine
          source={crawler.source}
          note={crawlerWords.dated(crawler)}
          old={isOutdated(crawler.sourceDate, day) ? crawlerWords.old : undefined}
        />
      </td>
    </tr>
  );
}

export function CrawlerTable({ shown, all, onMessage }: CrawlerTableProps) {
  const day = today();
  const { name, who, effect, source } = heads;
  if (shown.length === 0) return <p>{words.none}</p>;
  return (
    <div className={styles['table']}>
      <WideTable caption={words.caption(shown.length, all)}>
        <TableHead names={[name, who, effect, source]} />
        <tbody>
          {shown.map((crawler) => (
            <CrawlerRow key={crawler.id} crawler={crawler} day={day} onMessage={onMessage} />
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}
