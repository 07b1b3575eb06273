// An example as a site to look at.
import { readerOf } from '../readers/registry.ts';
import { openSite, type Site } from '../workspace/site.ts';
import type { FindingExample } from './finding-example.ts';
import type { FindingOptions } from './inspection.ts';

/** Where the file of an example stands. */
export const pathOfExample = ({ path = '/robots.txt' }: FindingExample): string => path;

/** The site of an example, or of its near miss. */
export function siteOfExample(example: FindingExample, file: string | Uint8Array = example.file): Site {
  const { origin = '', files = {} } = example;
  return openSite({ origin, files: { ...files, [pathOfExample(example)]: file } });
}

/** What is known beside the file of an example. */
export const optionsOfExample = ({
  reader,
  readers,
  urls,
  agents,
  checkers,
  today,
  seen,
}: FindingExample): FindingOptions => ({
  ...(reader ? { reader: readerOf(reader) } : {}),
  ...(readers ? { readers: readers.map(readerOf) } : {}),
  ...(urls ? { urls } : {}),
  ...(agents ? { agents } : {}),
  ...(checkers ? { checkers } : {}),
  ...(today === undefined ? {} : { today }),
  ...(seen === undefined ? {} : { seen: () => seen }),
});

/** The near miss of an example, with what is known beside it. */
export const nearMissOf = (example: FindingExample): FindingExample => {
  const { near, nearUrls, nearSeen } = example;
  return {
    ...example,
    file: near,
    ...(nearUrls ? { urls: nearUrls } : {}),
    ...(nearSeen === undefined ? {} : { seen: nearSeen }),
  };
};
