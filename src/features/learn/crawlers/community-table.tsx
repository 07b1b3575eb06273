// Names that only a community list contains, separate from the catalog, with what the list claims about each.
import {
  type CommunityCrawler,
  communityCrawlers,
  communityList,
} from '../../../core/catalogue/community-crawlers.ts';
import { isOutdated } from '../../../core/catalogue/documented-crawlers.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { crawlersWords } from '../../../messages/en/learn/crawlers.ts';
import { today } from '../../../state/today.ts';
import { SourceLine } from '../../../ui/content/source-line.tsx';
import { TableHead } from '../../../ui/content/table-head.tsx';
import { PageSection, WideTable } from '../document.tsx';
import { AddColumnButton } from './crawler-table.tsx';
import styles from './crawlers.module.css';

const words = crawlersWords.community;

interface CommunityTableProps {
  readonly shown: readonly CommunityCrawler[];
  /** Shows what was done. */
  readonly onMessage: (sentence: string) => void;
}

export function CommunityTable({ shown, onMessage }: CommunityTableProps) {
  const { name, who } = words.heads;
  return (
    <PageSection title={words.title} about={words.about(communityList)}>
      <SourceLine
        source={communityList.source}
        note={crawlerWords.day(communityList.date)}
        old={isOutdated(communityList.date, today()) ? crawlerWords.old : undefined}
      />
      <div className={styles['table']}>
        <WideTable caption={crawlersWords.caption(shown.length, communityCrawlers.length)}>
          <TableHead names={[name, who]} />
          <tbody>
            {shown.map(({ id, tokens: [token], operator, purposes }) => (
              <tr key={id}>
                <th scope="row">
                  <code>{token}</code>
                  <AddColumnButton name={token} onMessage={onMessage} />
                </th>
                <td data-head={who}>
                  {operator ?? crawlerWords.unknown}
                  <span className={`text-s quiet breaks ${styles['small']}`}>
                    {crawlerWords.purposes(purposes)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </div>
    </PageSection>
  );
}
