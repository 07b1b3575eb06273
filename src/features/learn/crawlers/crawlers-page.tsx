// The whole catalogue of crawlers as a table that is searched and filtered, and below it the person's own entries.
import { type ClipboardEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { communityCrawlers, communityList } from '../../../core/catalogue/community-crawlers.ts';
import {
  type Crawler,
  catalogueVersion,
  crawlers,
  isOutdated,
  type Purpose,
  purposes,
} from '../../../core/catalogue/crawlers.ts';
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

/** Services whose crawlers have no known name, so that no line of a file can address them. */
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
                  said={crawlerWords.day(sourceDate)}
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

/** `community`: names that only a community list has. */
type CrawlerEvidence = Crawler['confidence'] | 'community';

interface CrawlerFilter {
  readonly query: string;
  readonly purpose: Purpose | '';
  readonly evidence: CrawlerEvidence | '';
}

const noCrawlerFilter: CrawlerFilter = { query: '', purpose: '', evidence: '' };
const confidenceLevels: readonly Crawler['confidence'][] = ['operator-stated', 'second-hand'];

const filterCrawlers = ({ query, purpose, evidence }: CrawlerFilter) =>
  searchCrawlers(query, crawlers, crawlerWords.purpose).filter(
    (one) =>
      (purpose === '' || one.purposes.includes(purpose)) && (evidence === '' || one.confidence === evidence),
  );

const filterCommunityCrawlers = ({ query, purpose, evidence }: CrawlerFilter) =>
  evidence === '' || evidence === 'community'
    ? searchCrawlers(query, communityCrawlers, crawlerWords.purpose).filter(
        (one) => purpose === '' || one.purposes.includes(purpose),
      )
    : [];

interface FilterFormProps {
  readonly wanted: CrawlerFilter;
  readonly onWant: (change: Partial<CrawlerFilter>) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

const FilterForm = ({ wanted, onWant, onPaste }: FilterFormProps) => (
  <search className={styles['filter']}>
    <label className={styles['find']}>
      {words.find}
      <input
        type="search"
        className="field"
        placeholder={words.findHint}
        spellCheck={false}
        autoCapitalize="off"
        value={wanted.query}
        onChange={({ target }) => onWant({ query: target.value })}
        onPaste={onPaste}
      />
    </label>
    <label>
      {words.purpose}
      <Select
        aria-label={words.purpose}
        value={wanted.purpose}
        onChange={({ target }) => onWant({ purpose: target.value as CrawlerFilter['purpose'] })}
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
        value={wanted.evidence}
        onChange={({ target }) => onWant({ evidence: target.value as CrawlerFilter['evidence'] })}
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
  // A link from the name of a record asks for that crawler.
  const [search] = useSearchParams();
  const [wanted, setWanted] = useState({ ...noCrawlerFilter, query: search.get('find') ?? '' });
  const [said, setSaid] = useState('');
  const want = (change: Partial<CrawlerFilter>) => {
    setWanted({ ...wanted, ...change });
    setSaid('');
  };
  /** A whole header is looked up by the name in it. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!hasMoreThanName(text)) return;
    event.preventDefault();
    const picked = pickToken(text);
    if ('token' in picked) want({ query: picked.token });
    setSaid(crawlerWords.picked(text, picked));
  };
  const shown = filterCrawlers(wanted);
  const listed = filterCommunityCrawlers(wanted);
  const isAsked = Object.values(wanted).some((one) => one !== '');
  const found = shown.length + listed.length;
  const all = crawlers.length + communityCrawlers.length;
  const count = found === 0 ? words.none : words.caption(found, all);
  return (
    <>
      <PageHeading title={crawlersText.title} />
      <Paragraphs of={words.lead(crawlers.length, catalogueVersion)} />
      <Paragraphs of={[words.community.lead(communityCrawlers.length, communityList)]} />
      <FilterForm wanted={wanted} onWant={want} onPaste={paste} />
      <output className={styles['said']}>{said}</output>
      <output className="vh">{isAsked && said === '' && count}</output>
      {(shown.length > 0 || listed.length === 0) && (
        <CrawlerTable shown={shown} all={crawlers.length} onSay={setSaid} />
      )}
      {listed.length > 0 && <CommunityTable shown={listed} onSay={setSaid} />}
      <NamelessServices />
      <CustomCrawlers />
    </>
  );
}
