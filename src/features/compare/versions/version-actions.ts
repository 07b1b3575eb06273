// What is done with an earlier version: read, returned to, saved as a file.
import type { WorkspaceProblem } from '../../../core/workspace/workspace.ts';
import { saveBytes } from '../../../state/disk/file-access.ts';
import type { SiteDocument } from '../../../state/document/document.ts';
import {
  changeDocument,
  closeTrace,
  type DocumentStore,
  type GatepostState,
} from '../../../state/document/document-store.ts';
import { applyChange } from '../../../state/document/edit-result.ts';
import { showFile } from '../../../state/document/show-file.ts';
import type { StoredVersion } from '../../../state/storage/database.ts';
import { decompressText, withoutBlob } from '../../../state/versions/version-compression.ts';
import { alignVersion } from '../../../state/versions/version-files.ts';
import { openSessionId, printVersion, saveVersion } from '../../../state/versions/version-store.ts';
import { parseWorkspaceDocument } from '../../../state/workspace/open-workspace.ts';

/** What is brought back of a version: the text of its files, or its table and expectations with them. */
export type RestoredPart = 'text' | 'all';

export type ReadVersionResult = { readonly document: SiteDocument } | { readonly problem?: WorkspaceProblem };

/** A version as it lies in storage; why not, if it cannot be read. Never throws. */
async function openVersion({ workspace }: StoredVersion): Promise<ReadVersionResult> {
  const text = await decompressText(workspace).catch(() => undefined);
  return text === undefined ? {} : parseWorkspaceDocument(text);
}

/** A version as a document beside what is open; why not, if it cannot be read. Never throws. */
export async function readVersion(version: StoredVersion, state: GatepostState): Promise<ReadVersionResult> {
  const opened = await openVersion(version);
  return 'document' in opened ? { document: alignVersion(opened.document, state) } : opened;
}

/**
 * Makes the document what it was, or its files alone, as one step; what is open is kept first, if storage allows: undo brings it back
 * anyway. Nothing is changed or kept if the version cannot be read, or what is open may not be changed, which is told elsewhere.
 */
export async function restoreVersion(
  store: DocumentStore,
  version: StoredVersion,
  name: string,
  what: RestoredPart,
): Promise<'done' | 'unreadable' | 'refused'> {
  const opened = await openVersion(version);
  if (!('document' in opened)) return 'unreadable';
  const back = (now: SiteDocument): SiteDocument => {
    const before = alignVersion(opened.document, store.getState());
    return what === 'all' ? before : { ...now, files: before.files };
  };
  const label = { code: what === 'all' ? 'return-to-version' : 'return-to-text', params: { name } };
  const now = store.getState();
  if (applyChange(now, back).done) {
    const text = printVersion(now.document);
    await saveVersion({ work: openSessionId(), time: Date.now(), why: 'big-step', step: label, text });
  }
  if (!changeDocument(store, { origin: 'files', label }, back).done) return 'refused';
  if (store.getState().view.cell) closeTrace(store);
  const { files } = opened.document;
  const [first] = files;
  const isThere = files.some(({ path }) => path === store.getState().view.path);
  if (first && !isThere) showFile(store, first.path);
  return 'done';
}

/** Saves a version as a workspace file, as it lies in storage if it cannot be read. */
export async function saveVersionAs({ workspace }: StoredVersion, name: string): Promise<boolean> {
  const bytes = await decompressText(workspace).then(
    (text) => new TextEncoder().encode(text),
    async () => {
      const stored = await withoutBlob(workspace);
      return stored instanceof Uint8Array ? stored : undefined;
    },
  );
  if (!bytes) return false;
  await saveBytes(`${name}.gatepost.json`, bytes, undefined);
  return true;
}
