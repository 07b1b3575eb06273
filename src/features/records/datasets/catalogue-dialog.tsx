// Shows what a visiting tool would list: a table of the data sets that the open file announces, and what is left out.
import { useMemo, useState } from 'react';
import { type TextTable, tableAsCsv, tableAsMarkdown } from '../../../core/analysis/table/table-text.ts';
import {
  type Catalogue,
  type CatalogueEntry,
  readCatalogue,
} from '../../../core/formats/data-txt/question/dataset-catalogue.ts';
import type { Metadata } from '../../../core/formats/data-txt/question/dataset-metadata.ts';
import { findSuggestedName, type SuggestedName } from '../../../core/formats/data-txt/suggested-names.ts';
import { datasetFormWords as words } from '../../../messages/en/formats/data-txt.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { copyText } from '../../../state/table/table-export.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../../ui/controls/scroll-region.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './datasets.module.css';

/** The columns of the list after the path. */
const listColumns = [
  'title',
  'license',
  'format',
  'updated',
] as const satisfies readonly SuggestedName['id'][];

/** Returns the value of a suggested name; '' if there is none. */
const metadataText = (metadata: readonly Metadata[], id: SuggestedName['id']): string =>
  metadata.find(({ name }) => findSuggestedName(name)?.id === id)?.value ?? '';

const printers = { markdown: tableAsMarkdown, csv: tableAsCsv } as const;

/** Formats the list. */
function printList(announced: readonly CatalogueEntry[], format: keyof typeof printers): string {
  const table: TextTable = {
    corner: words.columns.path,
    urls: announced.map(({ path }) => path),
    columns: listColumns.map((id) => ({
      names: [words.columns[id]],
      answers: announced.map(({ metadata }) => metadataText(metadata, id)),
    })),
  };
  return printers[format](table);
}

export interface CatalogueDialogProps {
  readonly onClose: () => void;
  /** Takes the focus when the dialog has closed. */
  readonly onClosed: () => void;
}

function Entry({ entry: { path, folder, metadata, line } }: { entry: CatalogueEntry }) {
  return (
    <tr>
      <th scope="row">
        <VisibleText text={path} />
        {folder && <span className="muted"> ({words.folderMark})</span>}
      </th>
      {listColumns.map((id) => (
        <td key={id}>
          <VisibleText text={metadataText(metadata, id)} />
        </td>
      ))}
      <td>{line + 1}</td>
    </tr>
  );
}

function CatalogueTable({ announced }: Pick<Catalogue, 'announced'>) {
  return (
    <ScrollRegion as="section" className={styles['wide']} aria-label={words.listTitle}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.path}</th>
            {listColumns.map((id) => (
              <th key={id} scope="col">
                {words.columns[id]}
              </th>
            ))}
            <th scope="col">{words.columns.line}</th>
          </tr>
        </thead>
        <tbody>
          {announced.map((entry) => (
            <Entry key={entry.line} entry={entry} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The other content of the file, with line numbers. */
function CatalogueRemarks({ metadata, closed, idle }: Catalogue) {
  const parts = [
    [words.aboutAll, metadata.map(({ name, value, line }) => [line, words.yaml.entry(name, value)] as const)],
    [
      words.closed(closed.length),
      closed.map(({ path, line }) => [line, words.entry(path, line + 1)] as const),
    ],
    [
      words.idle(idle.length),
      idle.map((entry) => [entry.line, words.idleEntry(entry.path, entry.line + 1, entry)] as const),
    ],
  ] as const;
  return parts.map(
    ([title, entries]) =>
      entries.length > 0 && (
        <section key={title}>
          <h3>{title}</h3>
          <ul className={styles['list']}>
            {entries.map(([line, sentence]) => (
              <li key={line}>
                <VisibleText text={sentence} />
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}

export function CatalogueDialog({ onClose, onClosed }: CatalogueDialogProps) {
  const site = useDocument(({ document }) => siteOf(document));
  const file = useDocument(({ view }) => view.path);
  /** The list of the open file, for a crawler that no record names. */
  const list = useMemo(() => readCatalogue(site, { file }), [site, file]);
  const [copyStatus, setCopyStatus] = useState('');
  const copy = (format: 'markdown' | 'csv') => async () =>
    setCopyStatus((await copyText(printList(list.announced, format))) ? words.copied : words.notCopied);
  const { announced, path } = list;
  return (
    <Dialog
      title={words.listTitle}
      about={words.listAbout(path)}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <output>{copyStatus}</output>
          {(['markdown', 'csv'] as const).map((format) => (
            <button
              key={format}
              type="button"
              className="btn"
              disabled={announced.length === 0}
              onClick={() => void copy(format)()}
            >
              {format === 'csv' ? words.copyCsv : words.copyMarkdown}
            </button>
          ))}
          <button type="button" className="btn btn-primary" onClick={onClose}>
            {words.close}
          </button>
        </>
      }
    >
      <p>{announced.length === 0 ? words.nothing : words.announced(announced.length)}</p>
      {announced.length > 0 && <CatalogueTable announced={announced} />}
      <CatalogueRemarks {...list} />
    </Dialog>
  );
}
