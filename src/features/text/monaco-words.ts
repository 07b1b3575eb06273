// The code editor's own words (its search, its menus, what it says aloud) in the chosen language; without them English.
import { spokenLanguage } from '../../messages/language.ts';

const words: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('monaco-editor/nls/lang/de'),
};

/** They have to be there before the first part of Monaco runs. What cannot be fetched is said in English. */
export async function loadMonacoTranslations(): Promise<void> {
  await words[spokenLanguage()]?.().catch(() => undefined);
}
