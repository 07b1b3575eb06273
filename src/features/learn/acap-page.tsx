// The page about ACAP: how it reads a file, its tables asked of the engine, its open questions, what is left out.
import { acapExampleText } from '../../core/catalogue/acap-example.ts';
import { acapQuestions, acapText, acapWords } from '../../messages/en/learn/acap.ts';
import { exampleTables } from './acap-live.ts';
import { ExampleAnswers, QualifierTable, ScopeTable } from './acap-tables.tsx';
import { Paragraphs, Part } from './part.tsx';
import { FileText } from './site-table.tsx';
import { Closing, Facts, OpenQuestions, Points } from './text-sections.tsx';
import { useArrival } from './use-arrival.ts';

export function AcapPage() {
  const heading = useArrival(acapText.title);
  const { example, qualifiers, scopes, outside } = acapWords;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {acapText.title}
      </h1>
      <Facts facts={acapText.facts} />
      <Paragraphs of={acapText.lead} />
      <Part title={example.title} about={example.about}>
        <FileText text={acapExampleText} />
        {exampleTables().map((table) => (
          <ExampleAnswers key={table.agent} {...table} />
        ))}
      </Part>
      <Part title={qualifiers.title} about={[qualifiers.about]}>
        <QualifierTable />
      </Part>
      <Part title={scopes.title} about={[scopes.about]}>
        <ScopeTable />
      </Part>
      <Points {...outside} />
      <OpenQuestions questions={acapQuestions} />
      <Closing />
    </>
  );
}
