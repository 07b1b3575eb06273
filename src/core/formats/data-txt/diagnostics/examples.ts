// For every kind of finding of data.txt a file that has it, and one that just does not.

import {
  createExample,
  type FindingExample,
  type FindingExamples,
  joinLines,
  singleExamples,
} from '../../../diagnostics/finding-example.ts';
import type { DatasetCode } from './table.ts';

const anyCrawler = (...body: readonly string[]) => joinLines('User-agent: *', ...body);

const examples: { readonly [Code in DatasetCode]: FindingExample } = {
  D001: createExample(
    joinLines('# /robots.txt for http://www.fict.org/', 'User-agent: *', 'Allow: /trees.csv'),
    joinLines('# /data.txt for http://www.fict.org/', 'User-agent: *', 'Allow: /trees.csv'),
  ),
  D002: createExample(anyCrawler('Disallow: /x', 'Disallow: /y'), anyCrawler('Disallow: /x', 'Allow: /y')),
  D003: createExample(
    anyCrawler('Allow: /x', '', '# next', 'User-agent: a', 'Allow: /'),
    anyCrawler('Allow: /x #', '', '# next', 'User-agent: a', 'Allow: /'),
  ),
  D004: createExample(
    anyCrawler('Allow: /x.csv', '', 'Title: Trees'),
    anyCrawler('Allow: /x.csv', 'Title: Trees', ''),
  ),
  D005: createExample(
    anyCrawler('Allow: /x.csv', 'Title: Trees of district#5'),
    anyCrawler('Allow: /x.csv', 'Title: Trees of district 5 # all'),
  ),
  D006: createExample('# soon\n', anyCrawler('Allow: /x.csv')),
};

export const datasetExamples: FindingExamples<DatasetCode> = singleExamples(examples, { path: '/data.txt' });
