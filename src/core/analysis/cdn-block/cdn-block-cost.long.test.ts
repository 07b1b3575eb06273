// The cost of a block before long lists of names, counted in accesses to records, not in time.

import { expect, test } from 'vitest';

import { runSync } from '../../questions/cooperative-task.ts';
import { readers } from '../../readers/registry.ts';
import type { ReaderAnswers, Version } from '../../trial/version.ts';
import { openSite } from '../../workspace/site.ts';
import {
  type CdnBlockVersions,
  cdnBlockChangesTask,
  prepareCdnBlockTask,
  prependBlock,
} from './cdn-block.ts';
import { affectedOwnLinesTask } from './own-lines.ts';

const path = '/robots.txt';
const MANY = 300;
const many = (line: (i: number) => string) => Array.from({ length: MANY }, (_, i) => line(i));
const namesOfMany = many((i) => `User-agent: n${i}\n`).join('');

function asked(own: string, block: string): CdnBlockVersions {
  const site = openSite({ origin: 'https://h.example', files: { [path]: own } });
  const combined = prependBlock(site.files.get(path)!.source, block);
  return runSync(prepareCdnBlockTask({ site, file: path }, combined, readers));
}

/** Returns the maximum number of accesses to the user-agent lines of a record, over both versions and all readers. */
function mostLooks(question: CdnBlockVersions, work: (counted: CdnBlockVersions) => unknown): number {
  const looks: number[] = [];
  const counted = ({ plan, ...others }: ReaderAnswers): ReaderAnswers => {
    const file = plan.file!;
    const records = file.records.records.map((record) => {
      const place = looks.push(0) - 1;
      const { agents } = record;
      return Object.defineProperty({ ...record }, 'agents', {
        get: () => {
          looks[place]!++;
          return agents;
        },
      });
    });
    return { ...others, plan: { ...plan, file: { ...file, records: { ...file.records, records } } } };
  };
  const versionOf = ({ prepared, ...rest }: Version): Version => ({
    ...rest,
    prepared: prepared.map(counted),
  });
  work({ ...question, own: versionOf(question.own), combined: versionOf(question.combined) });
  return Math.max(...looks);
}

test('ours: a record with many names is examined a few times, not once for each name', () => {
  const own = `${namesOfMany}Disallow: /a\n\n${many((i) => `User-agent: n${i}\nDisallow: /${i}\n\n`).join('')}`;
  const question = asked(own, 'User-agent: *\nAllow: /\n\n');
  expect(mostLooks(question, (counted) => runSync(affectedOwnLinesTask(counted)))).toBeLessThan(10);
});

test('ours: the cause of many changes is found by examining a record a few times', () => {
  const question = asked(`${namesOfMany}Disallow: /x\n`, `${namesOfMany}Allow: /x/\n\n`);
  const table = { agents: many((i) => `n${i}`), urls: ['/x/1', '/x/2', '/x/3'] };
  let changed = 0;
  const looks = mostLooks(question, (counted) => {
    for (const { count } of runSync(cdnBlockChangesTask(counted, table))) changed += count;
  });
  expect(changed).toBeGreaterThan(MANY * table.urls.length);
  expect(looks).toBeLessThan(10);
});

test('ours: the lines of many records are examined with pauses', () => {
  const own = many((i) => `User-agent: n${i}\nDisallow: /${i}\n\n`).join('');
  const work = affectedOwnLinesTask(asked(own, 'User-agent: *\nAllow: /\n\n'));
  let pieces = 0;
  while (!work.next().done) pieces++;
  expect(pieces).toBeGreaterThan(readers.length * MANY);
});
