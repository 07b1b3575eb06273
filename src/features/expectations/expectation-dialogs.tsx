// The dialog for expectations. It has three pages: the list, recording a selection, and importing a file.

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { focusTraceOnceShown } from '../../actions/table-focus.ts';
import type { Expectation } from '../../core/workspace/expectations/expectation.ts';
import {
  printExpectationsCsv,
  printExpectationsJson,
} from '../../core/workspace/expectations/expectation-files.ts';
import { expectationWords, expectationWords as words } from '../../messages/en/expectations.ts';
import { saveBytes } from '../../state/disk/file-access.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import {
  closeExpectationDialog,
  type ExpectationDialog,
  openExpectationDialog,
} from '../../state/expectations/expectation-dialog-store.ts';
import { useExpectationDialog } from '../../state/expectations/use-expectations.ts';
import { accessMatrix } from '../../state/table/matrix-query.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { DialogPageProps } from './dialog-page-props.ts';
import { ExpectationList } from './expectation-list.tsx';
import { ImportExpectationsPage } from './import-expectations-page.tsx';
import { RecordExpectationsPage, useSelectionSentence } from './record-expectations-page.tsx';

// The actions for all expectations: record, import and save.
const listActionsWords = expectationWords.list;

const fileFormats = { json: printExpectationsJson, csv: printExpectationsCsv } as const;

async function saveExpectations(
  expectations: readonly Expectation[],
  format: keyof typeof fileFormats,
): Promise<boolean> {
  const bytes = new TextEncoder().encode(fileFormats[format](expectations));
  const { done } = await saveBytes(`${listActionsWords.file}.${format}`, bytes, undefined);
  return done !== 'cancelled';
}

function ListActions({ announce }: { announce: (sentence: string) => void }) {
  const count = useDocument((state) => state.document.expectations.length);
  const isEmpty = useDocument((state) => accessMatrix(state).rows.length === 0);
  const saveAs = async (format: keyof typeof fileFormats) => {
    if (await saveExpectations(documentStore.getState().document.expectations, format))
      announce(listActionsWords.saved(count));
  };
  return (
    <>
      <button
        type="button"
        className="btn"
        disabled={isEmpty}
        onClick={() => openExpectationDialog('record')}
      >
        {listActionsWords.record}
      </button>
      <button type="button" className="btn" onClick={() => openExpectationDialog('import')}>
        {listActionsWords.import}
      </button>
      <button type="button" className="btn" disabled={count === 0} onClick={() => void saveAs('json')}>
        {listActionsWords.saveJson}
      </button>
      <button type="button" className="btn" disabled={count === 0} onClick={() => void saveAs('csv')}>
        {listActionsWords.saveCsv}
      </button>
      <button type="button" className="btn btn-primary" onClick={closeExpectationDialog}>
        {listActionsWords.close}
      </button>
    </>
  );
}

const dialogPages: Readonly<Record<ExpectationDialog, ComponentType<DialogPageProps>>> = {
  list: ExpectationList,
  record: RecordExpectationsPage,
  import: ImportExpectationsPage,
};

const FORM_ID = 'expectation-form';

export function ExpectationDialogs({ onClosed }: { onClosed: () => void }) {
  const { page = 'list', back } = useExpectationDialog();
  const [message, announce] = useState('');
  const isOpened = useRef(false);
  const about: Readonly<Record<ExpectationDialog, string>> = {
    list: words.list.about,
    record: useSelectionSentence(),
    import: words.import.about,
  };
  const Page = dialogPages[page];
  const actions: Readonly<Record<ExpectationDialog, ReactNode>> = {
    list: <ListActions announce={announce} />,
    record: <FormActions act={words.record.act} />,
    import: <FormActions act={words.import.act} />,
  };
  const onOpened = () => {
    isOpened.current = true;
    goToPage('/edit');
    closeExpectationDialog();
  };
  return (
    <Dialog
      title={words[page].title}
      about={about[page]}
      actions={
        <>
          <output>{page === 'list' && message}</output>
          {actions[page]}
        </>
      }
      onClose={closeExpectationDialog}
      leadsOn={() => isOpened.current}
      onClosed={() => (isOpened.current ? focusTraceOnceShown() : (back ?? onClosed)())}
    >
      <Page formId={FORM_ID} announce={announce} onOpened={onOpened} />
    </Dialog>
  );
}

function FormActions({ act }: { act: string }) {
  return (
    <>
      <button type="button" className="btn" onClick={closeExpectationDialog}>
        {words.record.cancel}
      </button>
      <button type="submit" form={FORM_ID} className="btn btn-primary">
        {act}
      </button>
    </>
  );
}
