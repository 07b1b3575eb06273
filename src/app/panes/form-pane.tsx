// The form of the open file: cards of records, or what the kind of file has in their place.
import type { ComponentType, ReactNode } from 'react';
import type { FormatId } from '../../core/formats/file-formats.ts';
import { RecordsPane } from '../../features/records/records-pane.tsx';
import { recordsTitle } from '../../messages/en/app/shell.ts';
import { openPolicy, openSource } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const LoadingForm = () => <section className="pane" aria-label={recordsTitle} aria-busy />;

/** Kinds of files whose form is code of its own. A new one is a row here, fetched on demand. */
const forms: Partial<Record<FormatId, ComponentType>> = {
  xml: lazyComponent(() => import('../../features/documents/documents-pane.tsx'), LoadingForm),
  tdmrep: lazyComponent(() => import('../../features/tdmrep/tdmrep-pane.tsx'), LoadingForm),
  rsl: lazyComponent(() => import('../../features/rsl/rsl-pane.tsx'), LoadingForm),
  'response-headers': lazyComponent(
    () => import('../../features/response-headers/response-headers-pane.tsx'),
    LoadingForm,
  ),
};

/** In place of the form of a file that is too big for one. */
const TooBigForm = lazyComponent(
  () => import('./too-big-notice.tsx'),
  () => null,
);

/** Shows a file that a record refers to; an empty one is made where the site has none. */
const showReferencedFile = (locator: string) =>
  void import('../../state/document/site-files.ts').then(({ openReferencedFile: open }) =>
    open(documentStore, locator),
  );

interface FormPaneProps {
  /** What else can be done with the file, at the end of the head. */
  readonly tools: ReactNode;
}

export function FormPane({ tools }: FormPaneProps) {
  const format = useDocument((state) => openPolicy(state).format.id);
  const isBig = useDocument((state) => openSource(state).big !== undefined);
  const Form = isBig ? TooBigForm : forms[format as FormatId];
  return Form ? <Form /> : <RecordsPane tools={tools} openFile={showReferencedFile} />;
}
