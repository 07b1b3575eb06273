// The button that adds a data set, next to the button that adds a record.
import { datasetFormWords as words } from '../../../messages/en/formats/data-txt.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { focusLineField } from '../list/focus-row.ts';
import { LazyDescriptionRow } from '../rows/lazy-rows.tsx';
import { addDataSetHere } from './dataset-edits.ts';

export default function AddDatasetButton() {
  return (
    <button
      type="button"
      className="btn"
      title={words.addTitle}
      // The code of the row must be loaded first: replacing a placeholder would take the focus from its field.
      onClick={() => void LazyDescriptionRow.load().then(() => focusLineField(addDataSetHere(), 'path'))}
    >
      <Icon name="g-plus" /> {words.add}
    </button>
  );
}
