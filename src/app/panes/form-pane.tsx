// The form of the open file: record cards, or the form of another file format.

import type { ComponentType, ReactNode } from 'react';
import type { FormatId } from '../../core/formats/file-formats.ts';
import { RecordsPane } from '../../features/records/records-pane.tsx';
import { recordsTitle } from '../../messages/en/app/shell.ts';
import { openPolicy, openSource } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { loadOnDemand } from '../late/load-on-demand.ts';

const LoadingForm = () => <section className="pane" aria-label={recordsTitle} aria-busy />;

/** The formats with their own forms. A new one is an entry here and is loaded on demand. */
const forms: Partial<Record<FormatId, ComponentType>> = {
  xml: lazyComponent(
    () => import('../../features/documents/documents-pane.tsx'),
    'DocumentsPane',
    LoadingForm,
  ),
  tdmrep: lazyComponent(() => import('../../features/tdmrep/tdmrep-pane.tsx'), 'TdmrepPane', LoadingForm),
  rsl: lazyComponent(loadOnDemand, 'RslPane', LoadingForm),
  'response-headers': lazyComponent(loadOnDemand, 'ResponseHeadersPane', LoadingForm),
};

/** Shown in place of the form of a file that is too big. */
const TooBigForm = lazyComponent(loadOnDemand, 'TooBigNotice', () => null);

/** Shows a file that a record refers to; if the site does not have it, an empty one is added. */
const showReferencedFile = (locator: string) =>
  void import('../../state/files/site-files.ts').then(({ openReferencedFile: open }) =>
    open(documentStore, locator),
  );

interface FormPaneProps {
  /** Additional actions for the file, at the end of the head. */
  readonly tools: ReactNode;
}

export function FormPane({ tools }: FormPaneProps) {
  const format = useDocument((state) => openPolicy(state).format.id);
  const isBig = useDocument((state) => openSource(state).big !== undefined);
  const Form = isBig ? TooBigForm : forms[format as FormatId];
  return Form ? <Form /> : <RecordsPane tools={tools} openFile={showReferencedFile} />;
}
