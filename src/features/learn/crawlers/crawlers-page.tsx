// The whole catalog of crawlers in a table that can be searched and filtered, with the custom crawlers below it.
import { type ClipboardEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { communityCrawlers, communityList } from '../../../core/catalogue/community-crawlers.ts';
import { catalogueVersion, type Purpose, purposes } from '../../../core/catalogue/crawlers.ts';
import {
  documentedCrawlers as crawlers,
  type DocumentedCrawler,
  isOutdated,
} from '../../../core/catalogue/documented-crawlers.ts';
import { namelessServices } from '../../../core/catalogue/policy-tokens.ts';
import { searchCrawlers } from '../../../core/catalogue/search-crawlers.ts';
import { hasMoreThanName, pickToken } from '../../../core/import/pick-token.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { crawlersText, crawlersWords as words } from '../../../messages/en/learn/crawlers.ts';
import { today } from '../../../state/today.ts';
import { SourceLine } from '../../../ui/content/source-line.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { DataTable, PageHeading, PageSection, Paragraphs } from '../document.tsx';
import { CommunityTable } from './community-table.tsx';
import { CrawlerTable } from './crawler-table.tsx';
import styles from './crawlers.module.css';
import { CustomCrawlers } from './custom-crawlers.tsx';

const namelessWords = words.nameless;

/** Services whose crawlers have no known name, so that no line of a file can apply to them. */
function NamelessServices() {
  const day = today();
  return (
    <PageSection title={namelessWords.title} about={namelessWords.about}>
      <div className={styles['table']}>
        <DataTable
          caption={namelessWords.caption}
          rows={namelessServices}
          columns={[
            [namelessWords.heads.name, ({ name }) => name],
            [namelessWords.heads.says, ({ says }) => <span lang="en">{says}</span>],
            [
              namelessWords.heads.source,
              ({ source, sourceDate }) => (
                <SourceLine
                  source={source}
                  note={crawlerWords.day(sourceDate)}
                  old={isOutdated(sourceDate, day) ? crawlerWords.old : undefined}
                />
              ),
            ],
          ]}
        />
      </div>
    </PageSection>
  );
}

/** `community`: names that only a community list contains. */
type CrawlerEvidence = DocumentedCrawler['confidence'] | 'community';

interface CrawlerFilter {
  readonly query: string;
  readonly purpose: Purpose | '';
  readonly evidence: CrawlerEvidence | '';
}

const noCrawlerFilter: CrawlerFilter = { query: '', purpose: '', evidence: '' };
const confidenceLevels: readonly DocumentedCrawler['confidence'][] = ['operator-stated', 'second-hand'];

const filterCrawlers = ({ query, purpose, evidence }: CrawlerFilter) =>
  searchCrawlers(query, crawlers, crawlerWords.purpose).filter(
    (crawler) =>
      (purpose === '' || crawler.purposes.includes(purpose)) &&
      (evidence === '' || crawler.confidence === evidence),
  );

const filterCommunityCrawlers = ({ query, purpose, evidence }: CrawlerFilter) =>
  evidence === '' || evidence === 'community'
    ? searchCrawlers(query, communityCrawlers, crawlerWords.purpose).filter(
        (crawler) => purpose === '' || crawler.purposes.includes(purpose),
      )
    : [];

interface FilterFormProps {
  readonly filter: CrawlerFilter;
  readonly onFilterChange: (change: Partial<CrawlerFilter>) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

const FilterForm = ({ filter, onFilterChange, onPaste }: FilterFormProps) => (
  <search className={`text-m flow ${styles['filter']}`}>
    <label className={styles['find']}>
      {words.find}
      <input
        type="search"
        className="field"
        placeholder={words.findHint}
        spellCheck={false}
        autoCapitalize="off"
        value={filter.query}
        onChange={({ target }) => onFilterChange({ query: target.value })}
        onPaste={onPaste}
      />
    </label>
    <label>
      {words.purpose}
      <Select
        aria-label={words.purpose}
        value={filter.purpose}
        onChange={({ target }) => onFilterChange({ purpose: target.value as CrawlerFilter['purpose'] })}
      >
        <option value="">{words.everyPurpose}</option>
        {purposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {crawlerWords.purpose(purpose)}
          </option>
        ))}
      </Select>
    </label>
    <label>
      {words.kind}
      <Select
        aria-label={words.kind}
        value={filter.evidence}
        onChange={({ target }) => onFilterChange({ evidence: target.value as CrawlerFilter['evidence'] })}
      >
        <option value="">{words.everySource}</option>
        {confidenceLevels.map((confidence) => (
          <option key={confidence} value={confidence}>
            {crawlerWords.confidence[confidence]}
          </option>
        ))}
        <option value="community">{words.community.source}</option>
      </Select>
    </label>
  </search>
);

export function CrawlersPage() {
  // A link from the name of a record opens the page with a search for that crawler.
  const [search] = useSearchParams();
  const [filter, setFilter] = useState({ ...noCrawlerFilter, query: search.get('find') ?? '' });
  const [message, setMessage] = useState('');
  const updateFilter = (change: Partial<CrawlerFilter>) => {
    setFilter({ ...filter, ...change });
    setMessage('');
  };
  /** Searches for the name in a pasted User-agent header. */
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!hasMoreThanName(text)) return;
    event.preventDefault();
    const picked = pickToken(text);
    if ('token' in picked) updateFilter({ query: picked.token });
    setMessage(crawlerWords.picked(text, picked));
  };
  const visibleCrawlers = filterCrawlers(filter);
  const communityMatches = filterCommunityCrawlers(filter);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const matchCount = visibleCrawlers.length + communityMatches.length;
  const all = crawlers.length + communityCrawlers.length;
  const count = matchCount === 0 ? words.none : words.caption(matchCount, all);
  return (
    <>
      <PageHeading title={crawlersText.title} />
      <Paragraphs paragraphs={words.lead(crawlers.length, catalogueVersion)} />
      <Paragraphs paragraphs={[words.community.lead(communityCrawlers.length, communityList)]} />
      <FilterForm filter={filter} onFilterChange={updateFilter} onPaste={handlePaste} />
      <output className={`text-m quiet breaks ${styles['said']}`}>{message}</output>
      <output className="vh">{isFiltered && message === '' && count}</output>
      {(visibleCrawlers.length > 0 || communityMatches.length === 0) && (
        <CrawlerTable shown={visibleCrawlers} all={crawlers.length} onMessage={setMessage} />
      )}
      {communityMatches.length > 0 && <CommunityTable shown={communityMatches} onMessage={setMessage} />}
      <NamelessServices />
      <CustomCrawlers />
    </>
  );
}
