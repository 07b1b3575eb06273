// Sites and options made from the examples of findings.
import { readerOf } from '../readers/registry.ts';
import { openSite, type Site } from '../workspace/site.ts';
import type { FindingExample } from './finding-example.ts';
import type { FindingOptions } from './inspection.ts';

/** Returns the path of an example's file. */
export const pathOfExample = ({ path = '/robots.txt' }: FindingExample): string => path;

/** Opens the site of an example, or of its near miss. */
export function siteOfExample(example: FindingExample, file: string | Uint8Array = example.file): Site {
  const { origin = '', files = {} } = example;
  return openSite({ origin, files: { ...files, [pathOfExample(example)]: file } });
}

/** Returns the options of an example that are not in its file. */
export const optionsOfExample = ({
  reader,
  readers,
  urls,
  agents,
  offered,
  checkers,
  today,
  seen,
}: FindingExample): FindingOptions => ({
  ...(reader ? { reader: readerOf(reader) } : {}),
  ...(readers ? { readers: readers.map(readerOf) } : {}),
  ...(urls ? { urls } : {}),
  ...(agents ? { agents } : {}),
  ...(offered ? { offered } : {}),
  ...(checkers ? { checkers } : {}),
  ...(today === undefined ? {} : { today }),
  ...(seen === undefined ? {} : { seen: () => seen }),
});

/** Returns the near miss of an example, with the example's options. */
export const nearMissOf = (example: FindingExample): FindingExample => {
  const { near, nearUrls, nearSeen } = example;
  return {
    ...example,
    file: near,
    ...(nearUrls ? { urls: nearUrls } : {}),
    ...(nearSeen === undefined ? {} : { seen: nearSeen }),
  };
};
