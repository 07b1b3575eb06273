// The page about ACAP: how it reads a file, its tables asked of the engine, its open questions, what is left out.
import { acapExampleText } from '../../../core/catalogue/acap-example.ts';
import { acapPageWords, acapQuestions, acapText } from '../../../messages/en/learn/acap.ts';
import { FileText } from '../examples/site-table.tsx';
import { PageSection, Paragraphs } from '../page-section.tsx';
import { ClosingSection, FactList, OpenQuestionList, PointList } from '../text-sections.tsx';
import { usePageArrival } from '../use-page-arrival.ts';
import { exampleTables } from './acap-examples.ts';
import { ExampleAnswers, QualifierTable, ScopeTable } from './acap-tables.tsx';

export function AcapPage() {
  const heading = usePageArrival(acapText.title);
  const { example, qualifiers, scopes, outside } = acapPageWords;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {acapText.title}
      </h1>
      <FactList facts={acapText.facts} />
      <Paragraphs of={acapText.lead} />
      <PageSection title={example.title} about={example.about}>
        <FileText text={acapExampleText} />
        {exampleTables().map((table) => (
          <ExampleAnswers key={table.agent} {...table} />
        ))}
      </PageSection>
      <PageSection title={qualifiers.title} about={[qualifiers.about]}>
        <QualifierTable />
      </PageSection>
      <PageSection title={scopes.title} about={[scopes.about]}>
        <ScopeTable />
      </PageSection>
      <PointList {...outside} />
      <OpenQuestionList questions={acapQuestions} />
      <ClosingSection />
    </>
  );
}
