// Shown below an Allow line of data.txt: that the path is a folder, and a menu to describe it if nothing does yet.
import { endOfRule } from '../../../core/formats/rep/edit/record-rows.ts';
import { fieldAt, valueOf } from '../../../core/syntax/policy.ts';
import { datasetFormWords as words } from '../../../messages/en/formats/data-txt.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useRecordsForm } from '../form-context.ts';
import { AddDescription } from './add-description.tsx';
import styles from './datasets.module.css';

export function DatasetNote({ line }: { line: number }) {
  const { policy } = useRecordsForm();
  const field = fieldAt(policy, line);
  const isUndescribed = endOfRule(policy, line) === line + 1;
  if (field.directive?.effect !== 'allow') return null;
  return (
    <>
      {valueOf(field).endsWith('/') && (
        <p className={`text-xs quiet ${styles['note']}`}>
          <Icon name="g-note" /> {words.folder}
        </p>
      )}
      {isUndescribed && <AddDescription rule={line} />}
    </>
  );
}
