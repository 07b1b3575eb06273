// The page about ACAP: its worked example and its tables, computed by the engine, and what Gatepost does not read.
import { acapExampleText } from '../../../core/catalogue/acap-example.ts';
import type { QualifierType, UsageSupport } from '../../../core/formats/acap/qualifiers.ts';
import type { UsageAnswer } from '../../../core/formats/acap/question/usage-verdict.ts';
import { acapPageWords, acapQuestions, acapText } from '../../../messages/en/learn/acap.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { type Column, DataTable, PageSection, SpecificationArticle, TermSection } from '../document.tsx';
import { FileText } from '../examples/site-table.tsx';
import styles from '../learn.module.css';
import {
  type ExampleRow,
  type ExampleTable,
  exampleTables,
  exampleUsages,
  qualifiedUsages,
  qualifierRows,
  scopeRows,
} from './acap-examples.ts';

const { example, qualifiers, scopes, outside } = acapPageWords;

const answerShapes = {
  allowed: ['allow', 'g-yes'],
  prohibited: ['deny', 'g-no'],
  'allowed-with-restrictions': ['defer', 'g-limited'],
  unspecified: ['no-information', 'g-unsaid'],
} as const satisfies Record<UsageAnswer, readonly [string, IconName]>;

function UsageAnswerLabel({ answer }: { answer: UsageAnswer }) {
  const [tone, icon] = answerShapes[answer];
  return (
    <span className={`v v-${tone}`}>
      <Icon name={icon} />
      {example.answers[answer]}
    </span>
  );
}

const ExampleAnswers = ({ agent, rows }: ExampleTable) => (
  <DataTable
    caption={example.caption(agent)}
    rows={rows}
    columns={[
      [example.url, ({ path }) => <code>{path}</code>],
      ...exampleUsages.map(
        (usage): Column<ExampleRow> => [
          `\`${usage}\``,
          ({ answers }) => <UsageAnswerLabel answer={answers[usage]} />,
        ],
      ),
    ]}
  />
);

const SupportMark = ({ support }: { support: UsageSupport | undefined }) =>
  support ? (
    <abbr title={qualifiers.names[support]}>{qualifiers.marks[support]}</abbr>
  ) : (
    <span className="vh">{qualifiers.none}</span>
  );

const QualifierTable = () => (
  <>
    <DataTable
      caption={qualifiers.caption}
      headClassName={styles['steep']}
      rows={qualifierRows}
      columns={[
        [
          qualifiers.qualifier,
          ({ type, since }) => (
            <>
              <code>{type}</code> {since === '1.1' && qualifiers.since}
            </>
          ),
        ],
        ...qualifiedUsages.map(
          (usage): Column<QualifierType> => [
            `\`${usage}\``,
            ({ usages }) => <SupportMark support={usages[usage]} />,
          ],
        ),
      ]}
    />
    <p>
      {(['both', 'annex', 'text'] as const)
        .map((support) => qualifiers.legend(qualifiers.marks[support], qualifiers.names[support]))
        .join(' ')}{' '}
      {qualifiers.accepted}
    </p>
  </>
);

const ScopeTable = () => (
  <DataTable
    caption={scopes.caption}
    hasRowHeads={false}
    rows={scopeRows}
    columns={[
      [scopes.first, ({ first }) => <code>{first}</code>],
      [scopes.second, ({ second }) => <code>{second}</code>],
      [scopes.narrower, ({ narrower }) => scopes.results[narrower]],
      [scopes.at, ({ narrower, at }) => (narrower === 'equal' ? '' : scopes.character(at))],
    ]}
  />
);

export const AcapPage = () => (
  <SpecificationArticle text={acapText} questions={acapQuestions}>
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
    <TermSection {...outside} />
  </SpecificationArticle>
);
