// What the list of pages says of the pages about findings, which are fetched by themselves.
import type * as english from '../../en/words/learn-findings-text.ts';
import type { Told } from '../../language.ts';

export const findingsText: Told<typeof english.findingsText> = {
  slug: 'findings',
  short: 'Befunde',
  title: 'Was sich in einer Datei finden lässt',
  summary:
    'Jede Art von Befund: was er sagt, warum und für wen er zählt, ein Beispiel, das der Editor vor Ihren Augen liest, und was ihn behebt.',
};
