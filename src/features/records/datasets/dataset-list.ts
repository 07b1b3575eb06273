// What a visiting tool would list of the open file, and as a table to take away.
import { type TextTable, tableAsCsv, tableAsMarkdown } from '../../../core/analysis/table/table-text.ts';
import {
  type Catalogue,
  type CatalogueEntry,
  readCatalogue,
} from '../../../core/formats/data-txt/question/dataset-catalogue.ts';
import type { Metadata } from '../../../core/formats/data-txt/question/dataset-metadata.ts';
import { findSuggestedName, type SuggestedName } from '../../../core/formats/data-txt/suggested-names.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import { datasetFormWords as words } from '../../../messages/en/formats/data-txt.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { siteOf } from '../../../state/document/selectors.ts';

const listOf = memoizeLast(
  2,
  (site: ReturnType<typeof siteOf>, file: string): Catalogue => readCatalogue(site, { file }),
);

/** The list of the open file, for a visitor that no record names. */
export const openCatalogue = ({ document, view }: GatepostState): Catalogue =>
  listOf(siteOf(document), view.path);

/** The columns of the list, beside the path. */
export const listColumns = [
  'title',
  'license',
  'format',
  'updated',
] as const satisfies readonly SuggestedName['id'][];

/** What is said under a suggested name; '' if nothing is. */
export const metadataText = (metadata: readonly Metadata[], id: SuggestedName['id']): string =>
  metadata.find(({ name }) => findSuggestedName(name)?.id === id)?.value ?? '';

const printers = { markdown: tableAsMarkdown, csv: tableAsCsv } as const;

/** The list in a form. */
export function printList(announced: readonly CatalogueEntry[], form: keyof typeof printers): string {
  const table: TextTable = {
    corner: words.columns.path,
    urls: announced.map(({ path }) => path),
    columns: listColumns.map((id) => ({
      names: [words.columns[id]],
      answers: announced.map(({ metadata }) => metadataText(metadata, id)),
    })),
  };
  return printers[form](table);
}
