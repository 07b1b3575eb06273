// The building blocks of the learn pages: headings, paragraphs, lists of terms, and tables.
import { type ReactNode, useCallback, useId } from 'react';
import { shellWords } from '../../messages/en/app/shell.ts';
import { learnWords } from '../../messages/en/learn/learn.ts';
import type { SpecificationConflict } from '../../messages/learn-page.ts';
import { ScrollRegion } from '../../ui/controls/scroll-region.tsx';
import styles from './learn.module.css';

/** A sentence in which backticks mark code. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}

export const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) =>
  paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <Prose>{paragraph}</Prose>
    </p>
  ));

interface PageHeadingProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The heading of a page that has just opened. It gets the focus and is the title of the tab, and the page scrolls
 * to the top.
 */
export function PageHeading({ title, className, children = title }: PageHeadingProps) {
  const onMount = useCallback(
    (heading: HTMLElement | null) => {
      if (!heading) return undefined;
      document.title = `${title} · ${shellWords.product}`;
      heading.focus({ preventScroll: true });
      scrollTo(0, 0);
      return () => {
        document.title = shellWords.product;
      };
    },
    [title],
  );
  return (
    <h1 ref={onMount} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

interface PageSectionProps {
  readonly id?: string;
  readonly title: string;
  readonly about?: readonly string[];
  readonly children?: ReactNode;
}

export function PageSection({ id, title, about = [], children }: PageSectionProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <Paragraphs paragraphs={about} />
      {children}
    </section>
  );
}

type Terms = readonly (readonly [term: string, description: string])[];

export const TermList = ({ terms, label }: { terms: Terms; label?: string }) => (
  <dl className={styles['facts']} aria-label={label}>
    {terms.map(([term, description]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <Prose>{description}</Prose>
        </dd>
      </div>
    ))}
  </dl>
);

export const TermSection = ({ title, points }: { title: string; points: Terms }) => (
  <PageSection title={title}>
    <TermList terms={points} />
  </PageSection>
);

/** A table with a caption, in its own region that scrolls sideways on narrow screens. */
export const WideTable = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <ScrollRegion className={`text-m ${styles['wide']}`}>
    <table>
      <caption>{caption}</caption>
      {children}
    </table>
  </ScrollRegion>
);

/** A column: its head, and the content of its cells. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => ReactNode];

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** False if the cells of the first column are not the heads of the rows. */
  readonly hasRowHeads?: boolean;
  readonly headClassName?: string | undefined;
}

/** A table of rows that never change. */
export const DataTable = <Row extends object>({
  caption,
  columns,
  rows,
  hasRowHeads = true,
  headClassName,
}: DataTableProps<Row>) => (
  <WideTable caption={caption}>
    <thead className={headClassName}>
      <tr>
        {columns.map(([head]) => (
          <th key={head} scope="col">
            <Prose>{head}</Prose>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, place) => (
        <tr key={place}>
          {columns.map(([head, cell], column) =>
            hasRowHeads && column === 0 ? (
              <th key={head} scope="row">
                {cell(row)}
              </th>
            ) : (
              <td key={head}>{cell(row)}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </WideTable>
);

function OpenQuestion({ id, says, problem, reading }: SpecificationConflict) {
  const words = learnWords.contradictions;
  return (
    <li>
      <h3>
        <span className={styles['id']}>{id}</span> <Prose>{says}</Prose>
      </h3>
      <dl>
        <dt>{words.problem}</dt>
        <dd>
          <Prose>{problem}</Prose>
        </dd>
        <dt>{words.reading}</dt>
        <dd>
          <Prose>{reading}</Prose>
        </dd>
      </dl>
    </li>
  );
}

interface SpecificationArticleProps {
  readonly text: { readonly title: string; readonly facts: Terms; readonly lead: readonly string[] };
  readonly questions: readonly SpecificationConflict[];
  readonly children: ReactNode;
}

/** The page of a specification: its facts, what it says, its open questions, and what such files cannot do. */
export const SpecificationArticle = ({ text, questions, children }: SpecificationArticleProps) => (
  <>
    <PageHeading title={text.title} />
    <TermList terms={text.facts} label={learnWords.facts} />
    <Paragraphs paragraphs={text.lead} />
    {children}
    <PageSection title={learnWords.contradictions.title} about={[learnWords.contradictions.about]}>
      <ul className={styles['questions']}>
        {questions.map((question) => (
          <OpenQuestion key={question.id} {...question} />
        ))}
      </ul>
    </PageSection>
    <TermSection {...learnWords.closing} />
  </>
);
