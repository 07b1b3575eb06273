// Below an Allow of a data.txt: that it is a folder, and a way to describe it where nothing does yet.
import { endOfRule } from '../../../core/formats/rep/edit/record-rows.ts';
import { fieldAt, valueOf } from '../../../core/syntax/policy.ts';
import { datasetFormWords as words } from '../../../messages/en/formats/data-txt.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useRecordsForm } from '../form-context.ts';
import { AddDescription } from './add-description.tsx';
import styles from './datasets.module.css';

export default function DatasetNote({ line }: { line: number }) {
  const { policy } = useRecordsForm();
  const field = fieldAt(policy, line);
  const isBare = endOfRule(policy, line) === line + 1;
  if (field.directive?.effect !== 'allow') return null;
  return (
    <>
      {valueOf(field).endsWith('/') && (
        <p className={styles['note']}>
          <Icon name="g-note" /> {words.folder}
        </p>
      )}
      {isBare && <AddDescription rule={line} />}
    </>
  );
}
