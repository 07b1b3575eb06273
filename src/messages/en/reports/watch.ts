// Words of gatepost watch: what a site serves now, beside what was accepted.
import { inLanguage } from '../../language.ts';
import { formatDay, list, listAll } from '../counts.ts';

export const watchWords = inLanguage('watchWords', {
  /** The readers that give the same answers. */
  readers: (titles: readonly string[]) => listAll(titles),
  same: (since: string) => `No answer has changed since ${formatDay(since)}.`,
  first: 'Not in the baseline yet. To keep the file as it is served now, add --update.',
  kept: (file: string) => `Kept as ${file}.`,
  accepted: (file: string) => `Accepted, and kept as ${file}.`,
  content: 'The content has changed. For this kind of file, answers are not compared.',
  status: (before: number, after: number) => `The status is ${after}. It was ${before}.`,
  header: (name: string, before: string | null, after: string | null) =>
    `The header ${name} is ${after ?? 'gone'}. It was ${before ?? 'not sent'}.`,
  /** `names`: of crawlers that no record names. `since`: the edition of the catalogue that was kept. */
  unnamed: (names: readonly string[], since: string) =>
    `${names.length === 1 ? 'A crawler is' : 'Crawlers are'} new in the catalogue since ${formatDay(since)}, and the file does not name ${names.length === 1 ? 'it' : 'them'}: ${list(names)}.`,
  crawler: (name: string, operator: string | null, purposes: string) =>
    `${name}${operator === null ? '' : ` (${operator})`}: ${purposes}`,
  edited: (file: string) => `${file} was changed after it was kept. It is compared as it is now.`,
  needsBaseline: 'what was accepted is kept in a folder',
  title: 'gatepost watch',
});
