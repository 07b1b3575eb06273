// Selects the question of the table: whether a URL may be fetched, or another one.

import { usageWords } from '../../../messages/en/formats/acap.ts';
import { matrixWords } from '../../../messages/en/table.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { choiceOf, tableQuestions } from '../../../state/table/questions/registry.ts';
import { setQuestion } from '../../../state/table/set-question.ts';
import { Select } from '../../../ui/controls/select.tsx';
import styles from '../table-pane.module.css';

const FETCH_VALUE = 'fetch';

function chooseQuestion(value: string): void {
  const choice = tableQuestions.flatMap(({ choices }) => choices).find((option) => option.value === value);
  if (choice) choice.ask(documentStore);
  else setQuestion(documentStore, undefined);
}

export function QuestionSelect() {
  const subject = useDocument(({ view }) => view.subject);
  return (
    <Select
      className={styles['asks'] ?? ''}
      aria-label={usageWords.question}
      value={(subject && choiceOf(subject)) ?? FETCH_VALUE}
      onChange={(event) => chooseQuestion(event.target.value)}
    >
      <option value={FETCH_VALUE}>{matrixWords.question}</option>
      {tableQuestions.map(({ title, choices }) => (
        <optgroup key={title} label={title}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.word}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
