// Another language: what is on the page was said in the old one, so the page begins anew, with the work as it was left.
import { shellNewsWords } from '../../messages/en/app/notices.ts';
import { flushAutosave } from '../../state/storage/autosave.ts';
import { storeLanguage } from '../../ui/environment/stored-language.ts';
import { shellStore } from './shell-store.ts';

/** If the work cannot be written now, the browser asks the person before it lets the page go. */
export async function chooseLanguage(tag: string): Promise<void> {
  if (!storeLanguage(tag)) {
    shellStore.setState({ problem: shellNewsWords.languageNotKept });
    return;
  }
  await flushAutosave().catch(() => undefined);
  location.reload();
}
