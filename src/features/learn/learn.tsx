// The pages about the texts, behind one route of their own and fetched with it.
import type { ComponentType } from 'react';
import { Link, Navigate, NavLink, useParams } from 'react-router';
import { shellWords } from '../../messages/en/app/shell.ts';
import { licencesText } from '../../messages/en/app/start.ts';
import { acapText } from '../../messages/en/learn/acap.ts';
import { crawlersText } from '../../messages/en/learn/crawlers.ts';
import { findingsText, learnWords as words } from '../../messages/en/learn/learn.ts';
import { mobileText } from '../../messages/en/learn/mobile-agents.ts';
import { robotsPiText } from '../../messages/en/learn/robots-pi.ts';
import { PageLink } from '../../ui/controls/page-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent, lazyWithoutPrefetch } from '../../ui/loading/lazy-component.tsx';
import { CrawlersPage } from './crawlers/crawlers-page.tsx';
import styles from './learn.module.css';
import { Prose } from './prose.tsx';
import { AcapPage } from './specifications/acap-page.tsx';
import { MobileAgentsPage } from './specifications/mobile-agents-page.tsx';
import { RobotsPiPage } from './specifications/robots-pi-page.tsx';
import { SpecificationPageView } from './specifications/specification-page.tsx';
import { specificationPages } from './specifications/specification-pages.ts';
import { usePageArrival } from './use-page-arrival.ts';

/** Texts that are no way to read conventional records, each with a page of its own. */
const customPages = [
  { text: acapText, Page: AcapPage },
  { text: robotsPiText, Page: RobotsPiPage },
  { text: mobileText, Page: MobileAgentsPage },
  { text: crawlersText, Page: CrawlersPage },
] as const;

/** A page that another part of the program knows how to fill. */
export interface ExtraLearnPage {
  readonly text: {
    readonly slug: string;
    readonly title: string;
    readonly short: string;
    readonly summary: string;
  };
  readonly Page: ComponentType;
}

/** All that can be found in a file, and each kind; fetched by itself, as examples of everything come with it. */
const FindingPages = lazyComponent<{ code: string | undefined }>(
  () => import('./findings/finding-pages.tsx'),
  () => null,
);

/** Fetched when somebody asks for it: a long list. */
const LicencesPage = lazyWithoutPrefetch(
  () => import('./licences-page.tsx'),
  () => null,
);

const allPageTexts = [...[...specificationPages, ...customPages].map(({ text }) => text), findingsText];

interface LearnProps {
  readonly given: readonly ExtraLearnPage[];
}

function LearnIndex({ given }: LearnProps) {
  const heading = usePageArrival(words.title);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p>{words.intro}</p>
      <ul className={styles['index']}>
        {[...allPageTexts, ...given.map(({ text }) => text)].map(({ slug, title, summary }) => (
          <li key={slug}>
            <h2>
              <Link to={`/learn/${slug}`}>{title}</Link>
            </h2>
            <p>
              <Prose>{summary}</Prose>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/learn/${licencesText.slug}`}>{licencesText.title}</Link>
      </p>
    </>
  );
}

function LearnNav({ given }: LearnProps) {
  return (
    <header className={styles['top']}>
      <Link to="/" className={styles['brand']} aria-label={`${shellWords.product}, ${shellWords.start}`}>
        <Icon name="i-mark" />
        <span>{shellWords.product}</span>
      </Link>
      <nav aria-label={words.title}>
        <NavLink to="/learn" end>
          {words.title}
        </NavLink>
        {[...allPageTexts, ...given.map(({ text }) => text)].map(({ slug, short }) => (
          <NavLink key={slug} to={`/learn/${slug}`}>
            {short}
          </NavLink>
        ))}
      </nav>
      <PageLink to="/edit">{words.workbench}</PageLink>
    </header>
  );
}

export default function Learn({ given }: LearnProps) {
  const { slug, code } = useParams();
  const page = specificationPages.find(({ text }) => text.slug === slug);
  const Own = [...customPages, ...given].find(({ text }) => text.slug === slug)?.Page;
  const isFindings = slug === findingsText.slug;
  const isLicences = slug === licencesText.slug;
  if (slug !== undefined && !page && !Own && !isFindings && !isLicences)
    return <Navigate to="/learn" replace />;
  return (
    <div className={styles['learn']}>
      <LearnNav given={given} />
      <main key={`${slug} ${code}`} className={styles['page']}>
        {page && <SpecificationPageView page={page} />}
        {Own && <Own />}
        {isFindings && <FindingPages code={code} />}
        {isLicences && <LicencesPage />}
        {slug === undefined && <LearnIndex given={given} />}
      </main>
    </div>
  );
}
