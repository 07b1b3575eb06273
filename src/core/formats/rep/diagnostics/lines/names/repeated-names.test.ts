// Merging two records of one crawler: readers that merge them anyway read the same as before.
import { expect, test } from 'vitest';
import { findings } from '../../../../../diagnostics/registry.ts';
import { textOfSource } from '../../../../../document/source.ts';
import { prepare } from '../../../../../questions/registry.ts';
import { readers } from '../../../../../readers/registry.ts';
import { applyEdits, openSite, type Site } from '../../../../../workspace/site.ts';

const PATH = '/robots.txt';

function verdicts(site: Site) {
  const reading = readers.filter(
    ({ record, group }) => record.blankLine === 'ignored' && group.specific === 'merge',
  );
  expect(reading).not.toEqual([]);
  return reading.flatMap((reader) => {
    const answer = prepare(site, { question: 'fetch', reader, file: PATH });
    return ['a', 'b', 'c'].flatMap((agent) =>
      ['/a', '/b', '/c', '/d'].map((url) => answer(agent, url).answer),
    );
  });
}

function afterMerge(file: string) {
  const site = openSite({ origin: '', files: { [PATH]: file } });
  const [fix] = findings(site, PATH).find(({ code }) => code === 'R027')!.fixes;
  const after = applyEdits(site, PATH, fix!.edits);
  expect(verdicts(after)).toEqual(verdicts(site));
  return textOfSource(after.files.get(PATH)!.source);
}

test.each([
  [
    'the first names others too',
    'User-agent: a\nUser-agent: b\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n',
    'User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /a\nDisallow: /b\n',
  ],
  [
    'the second names others too',
    'User-agent: b\nDisallow: /a\n\nUser-agent: b\nUser-agent: c\nDisallow: /b\n',
    'User-agent: b\nDisallow: /a\nDisallow: /b\n\nUser-agent: c\nDisallow: /b\n',
  ],
  [
    'blank lines stand inside both',
    'User-agent: b\n\nDisallow: /a\n\nUser-agent: c\nDisallow: /c\n\nUser-agent: b\n\nDisallow: /b\n',
    'User-agent: b\nDisallow: /a\nDisallow: /b\n\nUser-agent: c\nDisallow: /c\n\n',
  ],
])('rfc 9309 2.2.1: a crawler with two records, where %s', (_name, file, expected) => {
  expect(afterMerge(file)).toBe(expected);
});

test.each([
  ['User-agent: *<br />\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n', []],
  ['User-agent: *\nDisallow: /a\n\nUser-agent: a</p>\nDisallow: /b\n\nUser-agent: a\nDisallow: /c\n', []],
  ['User-agent: * \nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n', ['R028']],
])('rfc 9309 2.2.1: a name with a tag is another name: %j', (file, codes) => {
  const site = openSite({ origin: '', files: { [PATH]: file } });
  const repeats = findings(site, PATH).map(({ code }) => code);
  expect(repeats.filter((code) => ['R026', 'R027', 'R028'].includes(code))).toEqual(codes);
});
