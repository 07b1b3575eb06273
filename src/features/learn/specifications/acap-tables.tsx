// The tables of the page about ACAP.
import type { UsageSupport } from '../../../core/formats/acap/qualifiers.ts';
import type { UsageAnswer } from '../../../core/formats/acap/question/usage-verdict.ts';
import { acapPageWords } from '../../../messages/en/learn/acap.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import styles from '../learn.module.css';
import { WideTable } from '../wide-table.tsx';
import {
  type ExampleTable,
  exampleUsages,
  type QualifierRow,
  qualifiedUsages,
  qualifierRows,
  scopeRows,
} from './acap-examples.ts';

const answerShapes = {
  allowed: ['allow', 'g-yes'],
  prohibited: ['deny', 'g-no'],
  'allowed-with-restrictions': ['defer', 'g-limited'],
  unspecified: ['no-information', 'g-unsaid'],
} as const satisfies Record<UsageAnswer, readonly [string, IconName]>;

function UsageAnswerCell({ answer }: { answer: UsageAnswer }) {
  const [look, icon] = answerShapes[answer];
  return (
    <span className={`v v-${look}`}>
      <Icon name={icon} />
      {acapPageWords.example.answers[answer]}
    </span>
  );
}

const ColumnHeads = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <th key={name} scope="col">
      <code>{name}</code>
    </th>
  ));

export function ExampleAnswers({ agent, rows }: ExampleTable) {
  return (
    <WideTable caption={acapPageWords.example.caption(agent)}>
      <thead>
        <tr>
          <th scope="col">{acapPageWords.example.url}</th>
          <ColumnHeads names={exampleUsages} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, answers }) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            {answers.map((answer, place) => (
              <td key={exampleUsages[place]}>
                <UsageAnswerCell answer={answer} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

const words = acapPageWords.qualifiers;

function SupportMark({ support }: { support: UsageSupport | undefined }) {
  if (!support)
    return (
      <td>
        <span className="vh">{words.none}</span>
      </td>
    );
  return (
    <td>
      <abbr title={words.names[support]}>{words.marks[support]}</abbr>
    </td>
  );
}

function QualifierTableRow({ type, isNew, cells }: QualifierRow) {
  return (
    <tr>
      <th scope="row">
        <code>{type}</code> {isNew && words.since}
      </th>
      {cells.map((support, place) => (
        <SupportMark key={qualifiedUsages[place]} support={support} />
      ))}
    </tr>
  );
}

export function QualifierTable() {
  return (
    <>
      <WideTable caption={words.caption}>
        <thead className={styles['steep']}>
          <tr>
            <th scope="col">{words.qualifier}</th>
            <ColumnHeads names={qualifiedUsages} />
          </tr>
        </thead>
        <tbody>
          {qualifierRows.map((row) => (
            <QualifierTableRow key={row.type} {...row} />
          ))}
        </tbody>
      </WideTable>
      <p>
        {(['both', 'annex', 'text'] as const)
          .map((support) => words.legend(words.marks[support], words.names[support]))
          .join(' ')}{' '}
        {words.accepted}
      </p>
    </>
  );
}

const scopeWords = acapPageWords.scopes;

export function ScopeTable() {
  return (
    <WideTable caption={scopeWords.caption}>
      <thead>
        <tr>
          {[scopeWords.first, scopeWords.second, scopeWords.narrower, scopeWords.at].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scopeRows.map(({ first, second, narrower, at }) => (
          <tr key={`${first} ${second}`}>
            <td>
              <code>{first}</code>
            </td>
            <td>
              <code>{second}</code>
            </td>
            <td>{scopeWords.results[narrower]}</td>
            <td>{narrower === 'equal' ? '' : scopeWords.character(at)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
