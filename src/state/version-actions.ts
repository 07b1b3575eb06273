// What is done with an earlier version: read, returned to, saved as a file.
import type { WorkspaceProblem } from '../core/site/workspace.ts';
import type { SiteDocument } from './document.ts';
import { change, closeTrace, type DocumentStore, type GatepostState } from './document-store.ts';
import { saveBytes } from './file-access.ts';
import { keep, openWork, textOfVersion } from './kept-versions.ts';
import { openWorkspaceText } from './open-workspace.ts';
import { changedInVain } from './read-only.ts';
import { showFile } from './show-file.ts';
import type { KeptVersion } from './storage/database.ts';
import { unpackText } from './storage/versions-text.ts';
import { versionAmong } from './version-files.ts';

/** What is brought back of a version: the text of its files, or its table and expectations with them. */
export type Returned = 'text' | 'all';

export type ReadVersion = { readonly document: SiteDocument } | { readonly problem?: WorkspaceProblem };

/** A version as it lies in storage; why not, if it cannot be read. Never throws. */
async function openVersion({ workspace }: KeptVersion): Promise<ReadVersion> {
  const text = await unpackText(workspace).catch(() => undefined);
  return text === undefined ? {} : openWorkspaceText(text);
}

/** A version as a document beside what is open; why not, if it cannot be read. Never throws. */
export async function readVersion(version: KeptVersion, state: GatepostState): Promise<ReadVersion> {
  const opened = await openVersion(version);
  return 'document' in opened ? { document: versionAmong(opened.document, state) } : opened;
}

/**
 * Makes the document what it was, or its files alone, as one step; what is open is kept first, if storage allows: undo brings it back
 * anyway. Nothing is changed or kept if the version cannot be read, or what is open may not be changed, which is told elsewhere.
 */
export async function returnTo(
  store: DocumentStore,
  version: KeptVersion,
  name: string,
  what: Returned,
): Promise<'done' | 'unreadable' | 'refused'> {
  const opened = await openVersion(version);
  if (!('document' in opened)) return 'unreadable';
  const back = (now: SiteDocument): SiteDocument => {
    const before = versionAmong(opened.document, store.getState());
    return what === 'all' ? before : { ...now, files: before.files };
  };
  const label = { code: what === 'all' ? 'return-to-version' : 'return-to-text', params: { name } };
  const { document, isElsewhere } = store.getState();
  if (!isElsewhere && changedInVain(document, back(document)) === undefined) {
    const text = textOfVersion(document);
    await keep({ work: openWork(), time: Date.now(), why: 'big-step', step: label, text });
  }
  if (!change(store, { origin: 'files', label }, back)) return 'refused';
  if (store.getState().view.cell) closeTrace(store);
  const { files } = opened.document;
  const [first] = files;
  const isThere = files.some(({ path }) => path === store.getState().view.path);
  if (first && !isThere) showFile(store, first.path);
  return 'done';
}

/** Saves a version as a workspace file, as it lies in storage if it cannot be read. */
export async function saveVersionAs({ workspace }: KeptVersion, name: string): Promise<boolean> {
  const bytes = await unpackText(workspace).then(
    (text) => new TextEncoder().encode(text),
    () =>
      typeof workspace === 'string' ? undefined : workspace.arrayBuffer().then((raw) => new Uint8Array(raw)),
  );
  if (!bytes) return false;
  await saveBytes(`${name}.gatepost.json`, bytes, undefined);
  return true;
}
