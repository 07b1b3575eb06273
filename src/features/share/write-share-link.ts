// The open workspace as a link, and what goes into it.
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import {
  keepSharedParts,
  type SharedPart,
  type SharedPartChoice,
} from '../../core/workspace/shared-parts.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { shapeOf } from '../../state/document/file-shape.ts';
import { workspaceOf } from '../../state/workspace/document-to-workspace.ts';
import { MAX_LINK_LENGTH, MAX_TEXT_BYTES, writePayload } from '../../state/workspace/share-link.ts';
import { sharedView, VIEW_KEY } from '../../state/workspace/shared-view.ts';

/** A link, or why none is offered: it would get too long, or hold more than whoever gets it may unpack. */
export type SharedLink =
  | { readonly link: string }
  | { readonly refused: 'too-long'; readonly length: number }
  | { readonly refused: 'too-big' };

/** A cell, by what it asks. */
interface CellAddress {
  readonly agent: string;
  readonly url: string;
}

/** What a link can hold of the open workspace. */
export interface ShareableParts {
  readonly files: readonly { readonly path: string; readonly octets: number }[];
  /** Files that are named by address only: their text is not here. */
  readonly named: number;
  readonly urls: number;
  readonly agents: number;
  /** The cell whose trace is open. */
  readonly cell?: CellAddress;
  /** How many there are of each part that can be left out. */
  readonly parts: Readonly<Record<SharedPart, number>>;
}

export function findShareableParts({ document, view: { cell } }: GatepostState): ShareableParts {
  const { files, links, rows, columns, expectations, ignored, crawlers, requests, unknown } = document;
  return {
    files: files.map(({ path, source }) => ({ path, octets: shapeOf(source).octets })),
    named: links.length,
    urls: rows.length,
    agents: columns.length,
    ...(cell ? { cell } : {}),
    parts: {
      expectations: expectations.length,
      ignored: ignored?.length ?? 0,
      crawlers: crawlers?.length ?? 0,
      // What this version cannot read is kept all the same, and may be as private.
      requests: requests?.urls.length ?? ('requests' in unknown ? 1 : 0),
    },
  };
}

/** The text that a link holds: that of the workspace file, without the parts that are left out, and what is looked at. */
export const printSharedText = (state: GatepostState, parts: SharedPartChoice): string =>
  printWorkspace({
    ...keepSharedParts(workspaceOf(state.document, state.view), parts),
    [VIEW_KEY]: sharedView(state),
  });

/** The text, unless it is too big; files that are too big by themselves are not even printed. */
function fittingText(state: GatepostState, parts: SharedPartChoice): string | undefined {
  const { files } = state.document;
  if (files.reduce((sum, { source }) => sum + shapeOf(source).octets, 0) > MAX_TEXT_BYTES) return undefined;
  const text = printSharedText(state, parts);
  return new Blob([text]).size > MAX_TEXT_BYTES ? undefined : text;
}

/** The link to a copy of the workspace; it works wherever this page is. @param page its address */
export async function createShareLink(
  state: GatepostState,
  parts: SharedPartChoice,
  page: string,
): Promise<SharedLink> {
  const text = fittingText(state, parts);
  if (text === undefined) return { refused: 'too-big' };
  const link = `${page.split('#')[0]}#/w/${await writePayload(text)}`;
  return link.length <= MAX_LINK_LENGTH ? { link } : { refused: 'too-long', length: link.length };
}
