// The dialogs of the list of expectations: recording a selection, and importing a file.
import type { ComponentType } from 'react';
import { expectationWords as words } from '../../messages/en/expectations.ts';
import { documentStore } from '../../state/document/use-document.ts';
import {
  closeExpectationDialog,
  type ExpectationDialog,
  openExpectations,
} from '../../state/expectations/expectations-panel.ts';
import { tellExpectations } from '../../state/expectations/tell-expectations.ts';
import { useExpectationsPanel } from '../../state/expectations/use-expectations.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { DialogPageProps } from './dialog-page-props.ts';
import { ImportExpectationsPage } from './import-expectations-page.tsx';
import { RecordExpectationsPage, useSelectionSentence } from './record-expectations-page.tsx';

const dialogPages: Readonly<Record<ExpectationDialog, ComponentType<DialogPageProps>>> = {
  record: RecordExpectationsPage,
  import: ImportExpectationsPage,
};

const FORM_ID = 'expectation-form';

export function ExpectationDialogs({ onClosed }: { onClosed: () => void }) {
  const { dialog, back } = useExpectationsPanel();
  const selection = useSelectionSentence();
  if (!dialog) return null;
  const Page = dialogPages[dialog];
  const done = (sentence: string) => {
    closeExpectationDialog();
    openExpectations(true);
    tellExpectations(documentStore, sentence);
  };
  return (
    <Dialog
      title={words[dialog].title}
      about={dialog === 'record' ? selection : words.import.about}
      actions={
        <>
          <button type="button" className="btn" onClick={closeExpectationDialog}>
            {words.record.cancel}
          </button>
          <button type="submit" form={FORM_ID} className="btn btn-primary">
            {words[dialog].act}
          </button>
        </>
      }
      onClose={closeExpectationDialog}
      onClosed={back ?? onClosed}
    >
      <Page formId={FORM_ID} onDone={done} />
    </Dialog>
  );
}
