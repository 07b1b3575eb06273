// Fetches the code editor, and Monaco with it layer by layer: to read and run all of it in one go would hold up the page.
import '../monaco/monaco-environment.ts';
import { languageTag } from '../../../messages/language.ts';

// The code editor's own words (its search, its menus, what it says aloud) in the chosen language; without them English.
const words: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('monaco-editor/nls/lang/de'),
};

/** They have to be there before the first part of Monaco runs. What cannot be fetched is said in English. */
async function loadMonacoTranslations(): Promise<void> {
  await words[languageTag()]?.().catch(() => undefined);
}

/** A module of each layer of Monaco, from the ground up: with it comes the file of its whole layer (see scripts/build-chunks.ts). */
const monacoLayers = [
  () => import('monaco-editor/base/common/lazy'),
  () => import('monaco-editor/platform/registry/common/platform'),
  () => import('monaco-editor/editor/common/core/position'),
  () => import('monaco-editor/editor/browser/editorExtensions'),
  () => import('monaco-editor/editor/contrib/comment/browser/blockCommentCommand'),
];

/** All are asked for at once, behind its words in a language other than English; each is run as soon as it and those below it are there. */
async function loadMonaco(): Promise<void> {
  await loadMonacoTranslations();
  await Promise.all(monacoLayers.map((fetch) => fetch()));
}

export async function loadEditor() {
  await loadMonaco();
  const [code, { warmUpMonaco: warmUp }] = await Promise.all([
    import('./code-editor.tsx'),
    import('./warm-up.ts'),
  ]);
  await new Promise((go) => setTimeout(go));
  warmUp();
  await new Promise((go) => setTimeout(go));
  return code;
}

export async function loadDiffEditor() {
  await loadMonaco();
  return import('./diff-editor.tsx');
}
