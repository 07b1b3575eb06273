// Loads the code editor, and Monaco layer by layer: loading and running all of it at once would block the page.
import '../monaco/monaco-environment.ts';
import { languageTag } from '../../../messages/language.ts';

// Monaco's own texts (search, menus, announcements) in the user's language; without them, they are in English.
const translationLoaders: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('monaco-editor/nls/lang/de'),
};

/**
 * Loads Monaco's translations, which must be present before its first module runs. If loading fails, the texts
 * are in English.
 */
async function loadMonacoTranslations(): Promise<void> {
  await translationLoaders[languageTag()]?.().catch(() => undefined);
}

/**
 * One module of each layer of Monaco, from the lowest up; it loads the chunk of its whole layer (see
 * scripts/build-chunks.ts).
 */
const monacoLayers = [
  () => import('monaco-editor/base/common/lazy'),
  () => import('monaco-editor/platform/registry/common/platform'),
  () => import('monaco-editor/editor/common/core/position'),
  () => import('monaco-editor/editor/browser/editorExtensions'),
  () => import('monaco-editor/editor/contrib/comment/browser/blockCommentCommand'),
];

/**
 * Requests all layers at once, after the translations. Each layer runs as soon as it and the layers below it are
 * loaded.
 */
async function loadMonaco(): Promise<void> {
  await loadMonacoTranslations();
  await Promise.all(monacoLayers.map((loadLayer) => loadLayer()));
}

export async function loadEditor() {
  await loadMonaco();
  const [code, { warmUpMonaco: warmUp }] = await Promise.all([
    import('./code-editor.tsx'),
    import('./warm-up.ts'),
  ]);
  await new Promise((resolve) => setTimeout(resolve));
  warmUp();
  await new Promise((resolve) => setTimeout(resolve));
  return code;
}

export async function loadDiffEditor() {
  await loadMonaco();
  return import('./diff-editor.tsx');
}
