// Words of the page with the licences of what the application is made of.
import type * as english from '../../en/words/licences.ts';
import type { Told } from '../../language.ts';

export const licencesText: Told<typeof english.licencesText> = {
  slug: 'licences',
  title: 'Lizenzen',
  intro:
    'Gatepost ist freie Software unter der MIT-Lizenz. Hier stehen die Pakete anderer, aus denen es gemacht ist, und die Texte ihrer Lizenzen.',
  wait: 'Die Liste wird geladen.',
  failed: 'Die Liste konnte nicht geladen werden. Prüfen Sie die Verbindung, und laden Sie diese Seite neu.',
};
