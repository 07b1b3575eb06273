// What is told aloud when the page changes elsewhere than where the focus is.
import type * as english from '../../en/words/announcement.ts';
import type { Told } from '../../language.ts';
import { number } from './counts.ts';

export const announcementWords: Told<typeof english.announcementWords> = {
  undone: (what) => `Rückgängig gemacht: ${what}`,
  redone: (what) => `Wiederholt: ${what}`,
  readAs: (reader, changed, all) =>
    changed === 0
      ? `Gelesen als ${reader}: keine Zelle ändert sich`
      : `Gelesen als ${reader}: ${number(changed)} von ${number(all)} Zellen ${changed === 1 ? 'ändert' : 'ändern'} sich`,
};
