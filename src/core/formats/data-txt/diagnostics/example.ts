// How the diagnostics of data.txt write their examples.
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';

/** A data.txt, and its near miss. */
export const dataTxtExample = (file: string, near: string) =>
  createExample(file, near, { path: '/data.txt' });

/** A record for any crawler. */
export const anyCrawler = (...body: readonly string[]): string => joinLines('User-agent: *', ...body);
