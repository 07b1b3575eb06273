// The rules that were added, removed or moved in the file that is shown, and what each of them decides.
import { useId, useMemo, useState } from 'react';
import { decidingWords } from '../../../messages/en/never-decides.ts';
import { versionsWords } from '../../../messages/en/versions.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { addCell, type CellAddress } from '../../../state/table/add-cell.ts';
import { useCellsInTable } from '../../../state/table/use-cells-in-table.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import type { Versions } from '../../../state/versions/compared-versions.ts';
import { ChangedRuleEntry } from './changed-rule-part.tsx';
import { type ChangedRulesQuestion, compareRules } from './changed-rules.ts';
import styles from './versions.module.css';

const words = versionsWords.rules;

interface ChangedRulesListProps {
  readonly versions: Versions;
  /** Whether the version after is the present one, in which one can go to lines. */
  readonly isNow: boolean;
}

/** What is worked out: the same object when rows and columns of the table change, on which nothing here hangs. */
function useChangedRulesQuestion({ before, after, path }: Versions): ChangedRulesQuestion {
  const [was, is] = [siteOf(before.document), siteOf(after.document)];
  const chosen = after.view.reader;
  return useMemo(() => ({ before: was, after: is, path, chosen }), [was, is, path, chosen]);
}

export function ChangedRulesList({ versions, isNow }: ChangedRulesListProps) {
  const heading = useId();
  const question = useChangedRulesQuestion(versions);
  const told = useIdleTask(question, compareRules);
  const isStale = told?.question !== question;
  const isInTable = useCellsInTable();
  const [said, setSaid] = useState('');
  const add = (cell: CellAddress) => {
    addCell(documentStore, cell);
    setSaid(decidingWords.added(cell.url));
  };
  const { rules = [], others = 0 } = told?.result ?? {};
  const count = rules.length + others;
  return (
    <section aria-labelledby={heading} className={styles['rules']} aria-busy={isStale}>
      <h2 id={heading}>{count > 0 ? words.counted(count) : words.title}</h2>
      <p className={styles['quiet']}>{isStale ? words.working : count > 0 ? words.hint : words.none}</p>
      {rules.map((rule) => (
        <ChangedRuleEntry
          key={`${rule.change.kind} ${rule.change.line}`}
          {...{ rule, isNow, path: told?.question.path ?? '', isInTable }}
          onAdd={add}
        />
      ))}
      {others > 0 && <p>{words.others(others)}</p>}
      <output className="vh">{said}</output>
    </section>
  );
}
