// Changes the language. The texts of the page are in the old one, so the page is reloaded with the stored session.
import { noticeWords } from '../../messages/en/app/notices.ts';
import { flushAutosave } from '../../state/storage/autosave.ts';
import { storeLanguage } from '../../ui/environment/stored-language.ts';
import { shellStore } from './shell-store.ts';

/** If changes cannot be written now, the browser asks the user before it leaves the page. */
export async function chooseLanguage(tag: string): Promise<void> {
  if (!storeLanguage(tag)) {
    shellStore.setState({ problem: noticeWords.languageNotKept });
    return;
  }
  await flushAutosave().catch(() => undefined);
  location.reload();
}
