// Writes the open workspace as a link.

import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import {
  keepSharedParts,
  type SharedPart,
  type SharedPartChoice,
} from '../../core/workspace/shared-parts.ts';
import { countExpectations } from '../../state/document/document.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { shapeOf } from '../../state/document/file-shape.ts';
import { workspaceOf } from '../../state/workspace/document-to-workspace.ts';
import { MAX_LINK_LENGTH, MAX_TEXT_BYTES, writePayload } from '../../state/workspace/share-link.ts';
import { sharedView, VIEW_KEY } from '../../state/workspace/shared-view.ts';

/** A link, or why there is none: it would be too long, or unpack to more than a recipient may unpack. */
export type SharedLink =
  | { readonly link: string }
  | { readonly refused: 'too-long'; readonly length: number }
  | { readonly refused: 'too-big' };

/** The agent and URL of a cell. */
interface CellAddress {
  readonly agent: string;
  readonly url: string;
}

/** The parts of the open workspace that a link can contain. */
export interface ShareableParts {
  readonly files: readonly { readonly path: string; readonly octets: number }[];
  /** The number of files that are known by address only, without their text. */
  readonly named: number;
  readonly urls: number;
  readonly agents: number;
  /** The cell that is explained. */
  readonly cell?: CellAddress;
  /** The number of items in each part that can be omitted. */
  readonly parts: Readonly<Record<SharedPart, number>>;
}

export function findShareableParts({ document, view: { cell } }: GatepostState): ShareableParts {
  const { files, links, rows, columns, ignored, crawlers, requests, unknown } = document;
  return {
    files: files.map(({ path, source }) => ({ path, octets: shapeOf(source).octets })),
    named: links.length,
    urls: rows.length,
    agents: columns.length,
    ...(cell ? { cell } : {}),
    parts: {
      expectations: countExpectations(document),
      ignored: ignored?.length ?? 0,
      crawlers: crawlers?.length ?? 0,
      // What this version cannot read is stored all the same, and may be equally private.
      requests: requests?.urls.length ?? ('requests' in unknown ? 1 : 0),
    },
  };
}

/** Returns the text in a link: that of the workspace file without the omitted parts, and the current view. */
export const printSharedText = (state: GatepostState, parts: SharedPartChoice): string =>
  printWorkspace({
    ...keepSharedParts(workspaceOf(state.document, state.view), parts),
    [VIEW_KEY]: sharedView(state),
  });

/** Returns the text unless it is too big. If the files alone are too big, nothing is printed. */
function fittingText(state: GatepostState, parts: SharedPartChoice): string | undefined {
  const { files } = state.document;
  if (files.reduce((sum, { source }) => sum + shapeOf(source).octets, 0) > MAX_TEXT_BYTES) return undefined;
  const text = printSharedText(state, parts);
  return new Blob([text]).size > MAX_TEXT_BYTES ? undefined : text;
}

/**
 * Returns the link to a copy of the workspace. It works wherever this page is hosted. @param page the address of
 * the page
 */
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
