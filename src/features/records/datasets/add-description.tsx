// A menu that adds description lines that a data set lacks: the suggested names, and a custom one.

import { lineAt } from '../../../core/document/lines.ts';
import { endOfRule } from '../../../core/formats/rep/edit/record-rows.ts';
import { datasetFormWords as words } from '../../../messages/en/formats/data-txt.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useRecordsForm } from '../form-context.ts';
import { focusLineField, runAfterMenuCloses } from '../list/focus-row.ts';
import * as commands from './dataset-edits.ts';
import styles from './datasets.module.css';

export function AddDescription({ rule }: { rule: number }) {
  const { policy } = useRecordsForm();
  const id = lineAt(policy.source.lines, rule)?.id ?? 0;
  const createHandler = (name: string, field: 'name' | 'value') => () =>
    runAfterMenuCloses(() => focusLineField(commands.addDescriptionLine(id, name), field, field === 'name'));
  const items = () => [
    ...commands.unusedDescriptionNames(policy, rule + 1, endOfRule(policy, rule)).map((suggestion) => ({
      label: words.suggest(suggestion.id),
      run: createHandler(suggestion.name, 'value'),
    })),
    { label: words.other, run: createHandler(words.otherName, 'name') },
  ];
  return (
    <div className={styles['further']}>
      <Menu label={words.describeLine(rule + 1)} isText className="btn-link" items={items} />
    </div>
  );
}
