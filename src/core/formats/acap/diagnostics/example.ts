// Texts for the examples of ACAP diagnostics.
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';

export const fileHead = '##ACAP version=1.1\nACAP-version: 1.1\n';
export const oldVersionHead = '##ACAP version=1.0\nACAP-version: 1.0\n';
export const allCrawlers = 'ACAP-crawler: *\n';

/** A record for any crawler in a file of version 1.1. */
export const anyCrawler = (...body: readonly string[]) => fileHead + allCrawlers + joinLines(...body);
/** Definitions, followed by a record for any crawler. */
export const withDefinitions = (definitions: readonly string[], ...body: readonly string[]) =>
  fileHead + joinLines(...definitions) + allCrawlers + joinLines(...body);
export const acapText = (...body: readonly string[]) => fileHead + joinLines(...body);
export const permitPresent = 'ACAP-allow-present: /p/';

export const conflict = (first: string, second: string, third: string) =>
  createExample(anyCrawler(first, second), anyCrawler(first, third));

export const conditions = (...values: readonly string[]) =>
  anyCrawler([permitPresent, ...values.map((value) => `target-condition=${value}`)].join(' '));
