// The link to the page that explains a way of reading.
import type * as english from '../../en/words/reader-page.ts';

export const aboutReader: typeof english.aboutReader = (title) => `Über ${title}`;
