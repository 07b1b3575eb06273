// What a page says in words alone: facts, what a later text changed, open questions, and what no such file is.
import { useId } from 'react';
import { learnWords } from '../../messages/en/learn/learn.ts';
import type { LearnPageText, SpecificationConflict } from '../../messages/learn-page.ts';
import styles from './learn.module.css';
import { Prose } from './prose.tsx';
import { WideTable } from './wide-table.tsx';

export function FactList({ facts }: Pick<LearnPageText<string>, 'facts'>) {
  return (
    <dl className={styles['facts']} aria-label={learnWords.facts}>
      {facts.map(([term, says]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Prose>{says}</Prose>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function ChangesTable({ title, columns, rows }: NonNullable<LearnPageText<string>['changes']>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <WideTable caption={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([point, here, there]) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              <td>{here}</td>
              <td>
                <Prose>{there}</Prose>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}

const words = learnWords.contradictions;

function OpenQuestionEntry({ id, says, problem, reading }: SpecificationConflict) {
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

export function OpenQuestionList({ questions }: { questions: readonly SpecificationConflict[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p>{words.about}</p>
      <ul className={styles['questions']}>
        {questions.map((question) => (
          <OpenQuestionEntry key={question.id} {...question} />
        ))}
      </ul>
    </section>
  );
}

/** Terms and what is to be said about them, under a heading. */
export function PointList({
  title,
  points,
}: {
  title: string;
  points: readonly (readonly [term: string, says: string])[];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles['facts']}>
        {points.map(([term, says]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Prose>{says}</Prose>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const ClosingSection = () => <PointList {...learnWords.closing} />;
