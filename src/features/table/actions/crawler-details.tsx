// What is known about the user-agent of a column: from the catalog, from the user, and where its crawler deviates
// from the specifications. Each fact has its source and date.
import { useState } from 'react';
import { agentQuirks } from '../../../core/catalogue/agent-quirks.ts';
import {
  type CommunityCrawler,
  communityList,
  findCommunityCrawler,
} from '../../../core/catalogue/community-crawlers.ts';
import { crawlerKindOf } from '../../../core/catalogue/crawler-kind.ts';
import { crawlersSharingName } from '../../../core/catalogue/crawlers.ts';
import {
  type DocumentedCrawler,
  findDocumentedCrawler,
  isOutdated,
} from '../../../core/catalogue/documented-crawlers.ts';
import { policyTokensAbout } from '../../../core/catalogue/policy-tokens.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import type { OwnCrawler } from '../../../core/workspace/own-crawler.ts';
import { crawlerWords as words } from '../../../messages/en/crawlers.ts';
import { agentName } from '../../../messages/en/table.ts';
import { ownCrawlers } from '../../../state/document/own-crawlers.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { today } from '../../../state/today.ts';
import { SourceLine } from '../../../ui/content/source-line.tsx';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from './head-details.module.css';

const { facts } = words;

/** A row of the list of facts. `quoted` is English text that is quoted from the source. */
type CrawlerFact = readonly [name: string, text: string | undefined, quoted?: string | null];

function CrawlerFacts({ items }: { items: readonly CrawlerFact[] }) {
  return (
    <dl className={styles['facts']}>
      {items.map(
        ([name, text = '', quoted]) =>
          (text !== '' || quoted) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <VisibleText text={text} /> {quoted && <span lang="en">{quoted}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface ResolvedAgent {
  readonly agent: string;
  readonly crawler: DocumentedCrawler | undefined;
  readonly customCrawler: OwnCrawler | undefined;
  readonly listing: CommunityCrawler | undefined;
}

const joinNames = (names: readonly string[]) => (names.length === 0 ? undefined : names.join(', '));

function CatalogFacts({ crawler, token }: { crawler: DocumentedCrawler; token: string }) {
  const { tokens, operator, purposes, effectOfBlocking, fallbackTokens, note } = crawler;
  const others = tokens.filter((other) => lowerCase(other) !== lowerCase(token));
  return (
    <>
      <CrawlerFacts
        items={[
          [facts.operator, operator ?? words.unknown],
          [facts.purposes, words.purposes(purposes)],
          [facts.effect, effectOfBlocking === null ? words.noEffect : undefined, effectOfBlocking],
          [facts.otherNames, joinNames(others)],
          [facts.fallback, fallbackTokens.length > 0 ? words.fallsBack(fallbackTokens) : undefined],
          [facts.note, words.noClient[crawlerKindOf(crawler)], note],
        ]}
      />
      <SourceLine
        source={crawler.source}
        note={`${words.confidence[crawler.confidence]}; ${words.dated(crawler)}`}
        old={isOutdated(crawler.sourceDate, today()) ? words.old : undefined}
      />
    </>
  );
}

/** What only a community list contains. */
const CommunityFacts = ({ listing: { operator, purposes } }: { listing: CommunityCrawler }) => (
  <>
    <p className="quiet">
      {words.community.about(communityList)} {words.community.says(operator, purposes)}
    </p>
    <SourceLine
      source={communityList.source}
      note={words.day(communityList.date)}
      old={isOutdated(communityList.date, today()) ? words.old : undefined}
    />
  </>
);

function AgentQuirk({ agent }: { agent: string }) {
  const quirk = agentQuirks.get(lowerCase(agent));
  if (!quirk) return null;
  const { says, contested, source, sourceDate, confidence } = quirk;
  return (
    <>
      <CrawlerFacts
        items={[[facts.quirk, contested === undefined ? says : `${says} ${words.contested(contested)}`]]}
      />
      <SourceLine
        source={source}
        note={`${words.confidence[confidence]}; ${words.day(sourceDate)}`}
        old={isOutdated(sourceDate, today()) ? words.old : undefined}
      />
    </>
  );
}

/** The names that control how data is used that the agent fetches, or what the agent itself controls. */
const PolicyTokens = ({ agent }: { agent: string }) =>
  policyTokensAbout(agent).map(({ token, says, contested, source, sourceDate, confidence }) => (
    <div key={token}>
      <CrawlerFacts
        items={[[facts.switch, words.switchSays(token ?? '', `${says} ${words.contested(contested)}`)]]}
      />
      <SourceLine
        source={source}
        note={`${words.confidence[confidence]}; ${words.day(sourceDate)}`}
        old={isOutdated(sourceDate, today()) ? words.old : undefined}
      />
    </div>
  ));

function CustomFacts({ customCrawler, isKnown }: { customCrawler: OwnCrawler; isKnown: boolean }) {
  return (
    <>
      <CrawlerFacts
        items={[
          [facts.operator, customCrawler.operator || words.unknown],
          [facts.purposes, joinNames((customCrawler.purposes ?? []).map(words.purpose))],
          [facts.does, customCrawler.function],
          [facts.respect, customCrawler.respect],
          [facts.frequency, customCrawler.frequency],
          [facts.note, customCrawler.note],
        ]}
      />
      <p className="quiet">
        {words.ownFrom(customCrawler)} {isKnown && words.inTheCatalogue}{' '}
        {customCrawler.date !== undefined && isOutdated(customCrawler.date, today()) && words.old}
      </p>
    </>
  );
}

function unknownAgentSentence(agent: string): string {
  if (agent === '') return words.anyOther;
  const sharers = crawlersSharingName(agent).length;
  return sharers > 0 ? words.sharedName(sharers) : words.notKnown;
}

function AgentDetails({ agent, crawler, customCrawler, listing }: ResolvedAgent) {
  return (
    <>
      {crawler && <CatalogFacts crawler={crawler} token={agent} />}
      {customCrawler && <CustomFacts customCrawler={customCrawler} isKnown={crawler !== undefined} />}
      {listing && <CommunityFacts listing={listing} />}
      {!crawler && !customCrawler && !listing && <p className="quiet">{unknownAgentSentence(agent)}</p>}
      <AgentQuirk agent={agent} />
      <PolicyTokens agent={agent} />
    </>
  );
}

/** The details of one of several user-agents, rendered when the user opens them. */
function FoldedAgentDetails({ about }: { about: ResolvedAgent }) {
  const [isOpen, setOpen] = useState(false);
  const { agent, crawler, customCrawler, listing } = about;
  if (!crawler && !customCrawler && !listing && !agentQuirks.has(lowerCase(agent)))
    return (
      <span className={styles['plain']}>
        <VisibleText text={agentName(agent)} />
      </span>
    );
  return (
    <details className={styles['about']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="target">
        <VisibleText text={agentName(agent)} />
      </summary>
      {isOpen && <AgentDetails {...about} />}
    </details>
  );
}

export function CrawlerDetails({ agent, isAlone }: { agent: string; isAlone: boolean }) {
  const customCrawler = useDocument(ownCrawlers).find(({ token }) => lowerCase(token) === lowerCase(agent));
  const about = {
    agent,
    crawler: findDocumentedCrawler(agent),
    customCrawler,
    listing: findCommunityCrawler(agent),
  };
  if (!isAlone) return <FoldedAgentDetails about={about} />;
  return (
    <div className={styles['about']}>
      <strong>
        <VisibleText text={agentName(agent)} />
      </strong>
      <AgentDetails {...about} />
    </div>
  );
}
