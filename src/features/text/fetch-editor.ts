// Fetches the code editor, and Monaco with it layer by layer: to read and run all of it in one go would hold up the page.
import './monaco-environment.ts';
import { fetchMonacoWords } from './monaco-words.ts';

/** A module of each layer of Monaco, from the ground up: with it comes the file of its whole layer (see vite.config.ts). */
const layers = [
  () => import('monaco-editor/base/common/lazy'),
  () => import('monaco-editor/platform/registry/common/platform'),
  () => import('monaco-editor/editor/common/core/position'),
  () => import('monaco-editor/editor/browser/editorExtensions'),
  () => import('monaco-editor/editor/contrib/comment/browser/blockCommentCommand'),
];

/** All are asked for at once, behind its words in a language other than English; each is run as soon as it and those below it are there. */
async function fetchMonaco(): Promise<void> {
  await fetchMonacoWords();
  await Promise.all(layers.map((fetch) => fetch()));
}

export async function fetchEditor() {
  await fetchMonaco();
  const [code, { warmUp }] = await Promise.all([import('./code-editor.tsx'), import('./warm-up.ts')]);
  await new Promise((go) => setTimeout(go));
  warmUp();
  await new Promise((go) => setTimeout(go));
  return code;
}

export async function fetchDiffEditor() {
  await fetchMonaco();
  return import('./diff-editor.tsx');
}
