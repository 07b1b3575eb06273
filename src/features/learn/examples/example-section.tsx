// One example of a text: what to know, the tables, and the way into the workbench.
import type { Reader } from '../../../core/readers/reader.ts';
import { learnWords as words } from '../../../messages/en/learn/learn.ts';
import { PageSection } from '../document.tsx';
import styles from '../learn.module.css';
import { type SpecificationExample, tallyExample } from '../specifications/specification-pages.ts';
import { workspaceOfExample } from './example-workspace.ts';
import { MatchTable } from './match-table.tsx';
import { openExample } from './open-example.ts';
import { FileText, SiteTable } from './site-table.tsx';

export function ExampleSection({ example, reader }: { example: SpecificationExample; reader: Reader }) {
  const { title, about } = example;
  const { differing, all } = tallyExample(reader, example);
  return (
    <PageSection title={title} about={about}>
      {'site' in example && <FileText text={example.site.text} />}
      {'site' in example ? (
        <SiteTable title={title} site={example.site} reader={reader} />
      ) : (
        <MatchTable title={title} matches={example.matches} reader={reader} />
      )}
      <p className={styles['after']}>
        <span>{words.tableTally(differing, all)}</span>
        <button
          type="button"
          className="btn"
          aria-label={words.openHint(title)}
          onClick={() => void openExample(workspaceOfExample(reader, example), title)}
        >
          {words.open}
        </button>
      </p>
    </PageSection>
  );
}
