// Readers that are given by the names that they say themselves, as findings and marks have them.
import { listAll } from '../lists.ts';

export const readerNamed = (title: string): string => title;

/** Several of them, in one word: "Google, Bing". */
export const readersNamed = (titles: string): string => listAll(titles.split(', '));
