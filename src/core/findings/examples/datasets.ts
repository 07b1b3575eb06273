// For every kind of finding of data.txt a file that has it, and one that just does not.
import type { DatasetCode } from '../../dialects/datasets/checks/table.ts';
import { type FindingExample, type FindingExamples, lines, oneEach, pair } from './example.ts';

const any = (...body: readonly string[]) => lines('User-agent: *', ...body);

const examples: { readonly [Code in DatasetCode]: FindingExample } = {
  D001: pair(
    lines('# /robots.txt for http://www.fict.org/', 'User-agent: *', 'Allow: /trees.csv'),
    lines('# /data.txt for http://www.fict.org/', 'User-agent: *', 'Allow: /trees.csv'),
  ),
  D002: pair(any('Disallow: /x', 'Disallow: /y'), any('Disallow: /x', 'Allow: /y')),
  D003: pair(
    any('Allow: /x', '', '# next', 'User-agent: a', 'Allow: /'),
    any('Allow: /x #', '', '# next', 'User-agent: a', 'Allow: /'),
  ),
  D004: pair(any('Allow: /x.csv', '', 'Title: Trees'), any('Allow: /x.csv', 'Title: Trees', '')),
  D005: pair(
    any('Allow: /x.csv', 'Title: Trees of district#5'),
    any('Allow: /x.csv', 'Title: Trees of district 5 # all'),
  ),
  D006: pair('# soon\n', any('Allow: /x.csv')),
};

export const datasetExamples: FindingExamples<DatasetCode> = oneEach(examples, { path: '/data.txt' });
