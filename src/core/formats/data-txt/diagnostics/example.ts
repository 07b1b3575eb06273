// Texts for the examples of data.txt diagnostics.
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';

/** A data.txt and a near miss. */
export const dataTxtExample = (file: string, near: string) =>
  createExample(file, near, { path: '/data.txt' });

/** A record for any crawler. */
export const anyCrawler = (...body: readonly string[]): string => joinLines('User-agent: *', ...body);
