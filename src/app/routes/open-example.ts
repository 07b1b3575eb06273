// Opens examples, from the start page or from the address, and what the program on this computer opens.
import { examples } from '../../features/start/examples/catalogue.ts';
import type { Example } from '../../features/start/examples/example.ts';
import { exampleWords } from '../../messages/en/app/start.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { openWorkspaceDocument } from '../../state/files/open-files.ts';
import { loadQuestionOf, readWorkspaceDocument } from '../../state/workspace/open-workspace.ts';
import { isFetchError } from '../../ui/loading/missing-code.ts';

const EXAMPLE = /^#\/edit\?example=([a-z0-9-]+)$/;
/** The address with which gatepost-robots-editor opens the page. */
const LOCAL_EDITOR = /^#\/edit\?editor=([\w-]+)$/;

/**
 * Opens an example. Does nothing if `isWanted` returns false after its code is loaded.
 */
export async function openExample({ id, workspace }: Example, isWanted = () => true): Promise<boolean> {
  const opened = await loadQuestionOf(readWorkspaceDocument(workspace));
  if (!isWanted()) return false;
  openWorkspaceDocument(documentStore, opened, {
    code: 'open-example',
    params: { name: exampleWords[id].title },
  });
  return true;
}

function rethrowFetchError(error: unknown): false {
  if (isFetchError(error)) throw error;
  return false;
}

const idInAddress = () => EXAMPLE.exec(location.hash)?.[1];

/**
 * Opens the example in the address once, and then removes it from the address, so that a reload keeps the edits.
 * It is not opened if the address has changed meanwhile. The same with what the program on this computer opens.
 * @throws if its code cannot be loaded
 */
export async function openFromAddress(): Promise<void> {
  const token = LOCAL_EDITOR.exec(location.hash)?.[1];
  if (token !== undefined) {
    const { startLocalEditor } = await import('../local-editor/start-local-editor.ts');
    return startLocalEditor(token);
  }
  const id = idInAddress();
  if (id === undefined) return;
  const example = examples.find((example) => example.id === id);
  const isWanted = () => idInAddress() === id;
  if (!example || !(await openExample(example, isWanted).catch(rethrowFetchError))) return;
  history.replaceState(null, '', '#/edit');
}
