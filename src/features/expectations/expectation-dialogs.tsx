// The dialog about expectations: the list of them, recording a selection, reading a file. One dialog, a page at a time.
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { expectationWords as words } from '../../messages/en/expectations.ts';
import {
  closeExpectationDialog,
  type ExpectationDialog,
} from '../../state/expectations/expectation-dialog-store.ts';
import { useExpectationDialog } from '../../state/expectations/use-expectations.ts';
import { focusTrace, PAGE_CHANGE_FRAMES } from '../../state/table/matrix-focus.ts';
import { goToPage } from '../../ui/controls/page-link.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ExpectationList } from './expectation-list.tsx';
import { ImportPage } from './import-page.tsx';
import { ListActions } from './list-actions.tsx';
import { RecordPage, useRecordAbout } from './record-page.tsx';

/** What the pages tell each other. */
export interface PageProps {
  /** Of the form that the button at the foot submits. */
  readonly formId: string;
  /** Says what was done. */
  readonly say: (sentence: string) => void;
  /** Closes the dialog and leads to the trace. */
  readonly onOpened: () => void;
}

const pages: Readonly<Record<ExpectationDialog, ComponentType<PageProps>>> = {
  list: ExpectationList,
  record: RecordPage,
  import: ImportPage,
};

const FORM = 'expectation-form';

export default function ExpectationDialogs({ onClosed }: { onClosed: () => void }) {
  const { page = 'list', back } = useExpectationDialog();
  const [said, say] = useState('');
  const isOpened = useRef(false);
  const about: Readonly<Record<ExpectationDialog, string>> = {
    list: words.list.about,
    record: useRecordAbout(),
    import: words.import.about,
  };
  const Page = pages[page];
  const actions: Readonly<Record<ExpectationDialog, ReactNode>> = {
    list: <ListActions say={say} />,
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
          <output>{page === 'list' && said}</output>
          {actions[page]}
        </>
      }
      onClose={closeExpectationDialog}
      leadsOn={() => isOpened.current}
      onClosed={() => (isOpened.current ? focusTrace(PAGE_CHANGE_FRAMES) : (back ?? onClosed)())}
    >
      <Page formId={FORM} say={say} onOpened={onOpened} />
    </Dialog>
  );
}

function FormActions({ act }: { act: string }) {
  return (
    <>
      <button type="button" className="btn" onClick={closeExpectationDialog}>
        {words.record.cancel}
      </button>
      <button type="submit" form={FORM} className="btn btn-primary">
        {act}
      </button>
    </>
  );
}
