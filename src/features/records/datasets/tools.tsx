// Announces a data set, beside the button that adds a record.
import { datasetFormWords as words } from '../../../messages/words/datasets.ts';
import { recordsWords } from '../../../messages/words/records.ts';
import { Icon } from '../../../ui/icon.tsx';
import { focusField } from '../focus.ts';
import { addDataSetHere } from './dataset-commands.ts';

export default function DataSetTools() {
  return (
    <button
      type="button"
      className="btn"
      title={words.addTitle}
      onClick={() => focusField(addDataSetHere(), recordsWords.path)}
    >
      <Icon name="g-plus" /> {words.add}
    </button>
  );
}
