// Opening an example: one that the start page offers, or one that the address asks for.
import { examples } from '../../features/start/examples/catalogue.ts';
import type { Example } from '../../features/start/examples/example.ts';
import { exampleWords } from '../../messages/en/app/start.ts';
import { openWorkspaceAsStep } from '../../state/disk/open-files.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { loadQuestionOf, readWorkspaceDocument } from '../../state/workspace/open-workspace.ts';
import { isFetchError } from '../../ui/loading/missing-code.ts';

const EXAMPLE = /^#\/edit\?example=([a-z0-9-]+)$/;

/**
 * Opens an example as a step of the history, so that undo brings back what was open. Not if `isWanted` says so once
 * what it needs has been fetched.
 */
export async function openExample({ id, workspace }: Example, isWanted = () => true): Promise<boolean> {
  const opened = await loadQuestionOf(readWorkspaceDocument(workspace));
  if (!isWanted()) return false;
  openWorkspaceAsStep(documentStore, opened, {
    code: 'open-example',
    params: { name: exampleWords[id].title },
  });
  return true;
}

function unlessNotFetched(error: unknown): false {
  if (isFetchError(error)) throw error;
  return false;
}

const idInAddress = () => EXAMPLE.exec(location.hash)?.[1];

/**
 * An example in the address is fetched and opened once; then the address forgets it, so that a reload keeps the
 * edits. It is not opened if the address has changed meanwhile. @throws if what reads it cannot be fetched.
 */
export async function openFromAddress(): Promise<void> {
  const id = idInAddress();
  if (id === undefined) return;
  const example = examples.find((one) => one.id === id);
  const isWanted = () => idInAddress() === id;
  if (!example || !(await openExample(example, isWanted).catch(unlessNotFetched))) return;
  history.replaceState(null, '', '#/edit');
}
