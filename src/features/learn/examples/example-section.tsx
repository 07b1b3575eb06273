// One example of a text: what to know, the tables, and the way into the workbench.
import { useId } from 'react';
import type { Reader } from '../../../core/readers/reader.ts';
import { learnWords as words } from '../../../messages/en/learn/learn.ts';
import { openWorkspaceAsStep } from '../../../state/disk/open-files.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { documentOfWorkspace } from '../../../state/workspace/workspace-to-document.ts';
import { goToPage } from '../../../ui/controls/page-link.tsx';
import styles from '../learn.module.css';
import { Prose } from '../prose.tsx';
import { type SpecificationExample, tallyExample } from '../specifications/specification-pages.ts';
import { workspaceOfExample } from './example-workspace.ts';
import { MatchTable } from './match-table.tsx';
import { FileText, SiteTable } from './site-table.tsx';

function OpenExampleButton({ example, reader }: { example: SpecificationExample; reader: Reader }) {
  const open = () => {
    const label = { code: 'open-example', params: { name: example.title } };
    openWorkspaceAsStep(documentStore, documentOfWorkspace(workspaceOfExample(reader, example)), label);
    goToPage('/edit');
  };
  return (
    <button type="button" className="btn" aria-label={words.openHint(example.title)} onClick={open}>
      {words.open}
    </button>
  );
}

export function ExampleSection({ example, reader }: { example: SpecificationExample; reader: Reader }) {
  const id = useId();
  const { differing, all } = tallyExample(reader, example);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{example.title}</h2>
      {example.about.map((paragraph) => (
        <p key={paragraph}>
          <Prose>{paragraph}</Prose>
        </p>
      ))}
      {'site' in example && <FileText text={example.site.text} />}
      {'site' in example ? (
        <SiteTable title={example.title} site={example.site} reader={reader} />
      ) : (
        <MatchTable title={example.title} matches={example.matches} reader={reader} />
      )}
      <p className={styles['after']}>
        <span>{words.tableTally(differing, all)}</span>
        <OpenExampleButton example={example} reader={reader} />
      </p>
    </section>
  );
}
