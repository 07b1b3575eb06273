// The pages about specifications, crawlers and findings, loaded with their route.
import type { ComponentType } from 'react';
import { Link, Navigate, NavLink, useParams } from 'react-router';
import { shellWords } from '../../messages/en/app/shell.ts';
import { licencesText } from '../../messages/en/app/start.ts';
import { acapText } from '../../messages/en/learn/acap.ts';
import { basicsText } from '../../messages/en/learn/basics.ts';
import { crawlersText } from '../../messages/en/learn/crawlers.ts';
import { findingsText, learnWords as words } from '../../messages/en/learn/learn.ts';
import { mobileText } from '../../messages/en/learn/mobile-agents.ts';
import { robotsPiText } from '../../messages/en/learn/robots-pi.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyWithoutPrefetch } from '../../ui/loading/lazy-component.tsx';
import { BasicsPage } from './basics/basics-page.tsx';
import { CrawlersPage } from './crawlers/crawlers-page.tsx';
import { PageHeading, Prose } from './document.tsx';
import { FindingPages } from './findings/finding-pages.tsx';
import styles from './learn.module.css';
import { AcapPage } from './specifications/acap-page.tsx';
import { MobileAgentsPage } from './specifications/mobile-agents-page.tsx';
import { RobotsPiPage } from './specifications/robots-pi-page.tsx';
import { SpecificationPageView } from './specifications/specification-page.tsx';
import { specificationPages } from './specifications/specification-pages.ts';

export interface LearnPage {
  readonly text: {
    readonly slug: string;
    readonly title: string;
    readonly short: string;
    readonly summary: string;
  };
  readonly Page: ComponentType;
}

const pages: readonly LearnPage[] = [
  { text: basicsText, Page: BasicsPage },
  ...specificationPages.map((page) => ({
    text: page.text,
    Page: () => <SpecificationPageView page={page} />,
  })),
  { text: acapText, Page: AcapPage },
  { text: robotsPiText, Page: RobotsPiPage },
  { text: mobileText, Page: MobileAgentsPage },
  { text: crawlersText, Page: CrawlersPage },
  { text: findingsText, Page: FindingPages },
];

/** A long list that few users open. */
const LicencesPage = lazyWithoutPrefetch(
  () => import('./licences-page.tsx').then(({ LicencesPage: Page }) => Page),
  () => null,
);

interface LearnProps {
  /** Pages that other parts of the application provide. */
  readonly extraPages: readonly LearnPage[];
}

function LearnIndex({ extraPages }: LearnProps) {
  return (
    <>
      <PageHeading title={words.title} />
      <p>{words.intro}</p>
      <ul className={styles['index']}>
        {[...pages, ...extraPages].map(({ text: { slug, title, summary } }) => (
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

function LearnNav({ extraPages }: LearnProps) {
  return (
    <header className={`flow page-head ${styles['top']}`}>
      <Link to="/" className="strong" aria-label={`${shellWords.product}, ${shellWords.start}`}>
        <Icon name="i-mark" />
        <span>{shellWords.product}</span>
      </Link>
      <nav aria-label={words.title}>
        <NavLink to="/learn" end>
          {words.title}
        </NavLink>
        {[...pages, ...extraPages].map(({ text: { slug, short } }) => (
          <NavLink key={slug} to={`/learn/${slug}`}>
            {short}
          </NavLink>
        ))}
      </nav>
      <Link to="/edit">{words.workbench}</Link>
    </header>
  );
}

export default function Learn({ extraPages }: LearnProps) {
  const { slug, code } = useParams();
  const page = [...pages, ...extraPages].find(({ text }) => text.slug === slug);
  const isLicences = slug === licencesText.slug;
  if (slug !== undefined && !page && !isLicences) return <Navigate to="/learn" replace />;
  return (
    <div className="page">
      <LearnNav extraPages={extraPages} />
      <main key={`${slug} ${code}`} className={`text-l reading ${styles['page']}`}>
        {page && <page.Page />}
        {isLicences && <LicencesPage />}
        {slug === undefined && <LearnIndex extraPages={extraPages} />}
      </main>
    </div>
  );
}
