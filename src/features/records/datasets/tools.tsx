// What can be done with a data.txt beside its records: announce a data set, and see what a visitor would list.
import { useRef, useState } from 'react';
import { datasetFormWords as words } from '../../../messages/words/datasets.ts';
import { recordsWords } from '../../../messages/words/records.ts';
import { Icon } from '../../../ui/icon.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { focusField } from '../focus.ts';
import type { CatalogueDialogProps } from './catalogue-dialog.tsx';
import { addDataSetHere } from './dataset-commands.ts';

const CatalogueDialog = onDemand<CatalogueDialogProps>(
  () => import('./catalogue-dialog.tsx'),
  () => null,
);

export default function DataSetTools() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn"
        title={words.addTitle}
        onClick={() => focusField(addDataSetHere(), recordsWords.path)}
      >
        <Icon name="g-plus" /> {words.add}
      </button>
      <button
        ref={button}
        type="button"
        className="btn"
        aria-haspopup="dialog"
        title={words.listTitle}
        onClick={() => setOpen(true)}
      >
        {words.list}
      </button>
      {isOpen && <CatalogueDialog onClose={() => setOpen(false)} onClosed={() => button.current?.focus()} />}
    </>
  );
}
