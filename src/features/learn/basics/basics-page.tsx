// How robots.txt works, for people who have never written one.
import { Link } from 'react-router';
import { basicsText as text } from '../../../messages/en/learn/basics.ts';
import { crawlersText } from '../../../messages/en/learn/crawlers.ts';
import { findingsText } from '../../../messages/en/learn/learn.ts';
import { rfc9309Text } from '../../../messages/en/learn/rfc-9309.ts';
import { PageHeading, PageSection, Paragraphs, TermSection } from '../document.tsx';
import styles from './basics.module.css';
import { LiveExample } from './live-example.tsx';

const next = [rfc9309Text, crawlersText, findingsText];

export const BasicsPage = () => (
  <>
    <PageHeading title={text.title} />
    <Paragraphs of={text.lead} />
    <LiveExample name="records" />
    <LiveExample name="paths" />
    <LiveExample name="longest" />
    <LiveExample name="wildcards" />
    <LiveExample name="everything" />
    <TermSection {...text.others} />
    <TermSection {...text.missing} />
    <TermSection {...text.limits} />
    <PageSection {...text.readers} />
    <PageSection title={text.next}>
      <ul className={styles['next']}>
        {next.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/learn/${slug}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </PageSection>
  </>
);
