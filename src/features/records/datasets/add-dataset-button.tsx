// Announces a data set, beside the button that adds a record.
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
      // The row of its title has to be there: the field of a stand-in would take the focus along when it goes.
      onClick={() => void LazyDescriptionRow.load().then(() => focusLineField(addDataSetHere(), 'path'))}
    >
      <Icon name="g-plus" /> {words.add}
    </button>
  );
}
