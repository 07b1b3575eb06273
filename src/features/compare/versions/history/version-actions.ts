// Reads and restores an earlier version, and saves it as a file.
import type { WorkspaceProblem } from '../../../../core/workspace/workspace.ts';
import { saveBytes } from '../../../../state/disk/file-access.ts';
import type { SiteDocument } from '../../../../state/document/document.ts';
import {
  changeDocument,
  closeTrace,
  type DocumentStore,
  type GatepostState,
} from '../../../../state/document/document-store.ts';
import { applyChange } from '../../../../state/document/edit-result.ts';
import type { StoredVersion } from '../../../../state/storage/database.ts';
import { decompressText, withoutBlob } from '../../../../state/storage/versions/version-compression.ts';
import { alignVersion } from '../../../../state/versions/version-files.ts';
import { openSessionId, printVersion, saveVersion } from '../../../../state/versions/version-store.ts';
import { showFile } from '../../../../state/view/show-file.ts';
import { parseWorkspaceDocument } from '../../../../state/workspace/open-workspace.ts';

/** The part of a version that is restored: the text of its files, or also its table and expectations. */
export type RestoredPart = 'text' | 'all';

export type ReadVersionResult = { readonly document: SiteDocument } | { readonly problem?: WorkspaceProblem };

/** Reads a stored version, or returns the problem. Never throws. */
async function openVersion({ workspace }: StoredVersion): Promise<ReadVersionResult> {
  const text = await decompressText(workspace).catch(() => undefined);
  return text === undefined ? {} : parseWorkspaceDocument(text);
}

/** Returns a version as a document that can be compared with the current one, or the problem. Never throws. */
export async function readVersion(version: StoredVersion, state: GatepostState): Promise<ReadVersionResult> {
  const opened = await openVersion(version);
  return 'document' in opened ? { document: alignVersion(opened.document, state) } : opened;
}

/**
 * Restores a version, or only its files, as one step. The current state is saved first if storage allows it; undo
 * restores it in any case. Nothing is changed or saved if the version cannot be read or the workspace is
 * read-only, which is reported elsewhere.
 */
export async function restoreVersion(
  store: DocumentStore,
  version: StoredVersion,
  name: string,
  what: RestoredPart,
): Promise<'done' | 'unreadable' | 'refused'> {
  const opened = await openVersion(version);
  if (!('document' in opened)) return 'unreadable';
  const restore = (current: SiteDocument): SiteDocument => {
    const before = alignVersion(opened.document, store.getState());
    return what === 'all' ? before : { ...current, files: before.files };
  };
  const label = { code: what === 'all' ? 'return-to-version' : 'return-to-text', params: { name } };
  const state = store.getState();
  if (applyChange(state, restore).done) {
    const text = printVersion(state.document);
    await saveVersion({ work: openSessionId(), time: Date.now(), why: 'big-step', step: label, text });
  }
  if (!changeDocument(store, { origin: 'files', label }, restore).done) return 'refused';
  if (store.getState().view.cell) closeTrace(store);
  const { files } = opened.document;
  const [first] = files;
  const isOpenFileKept = files.some(({ path }) => path === store.getState().view.path);
  if (first && !isOpenFileKept) showFile(store, first.path);
  return 'done';
}

/** Saves a version as a workspace file. If it cannot be read, its stored bytes are saved. */
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
