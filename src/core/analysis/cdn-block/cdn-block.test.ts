import { describe, expect, test } from 'vitest';
import { cdnBlockSample } from '../../catalogue/cdn-block-sample.ts';
import { printSource, textOfSource } from '../../document/source.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { readers } from '../../readers/registry.ts';
import { openSite } from '../../workspace/site.ts';
import { cdnBlockChangesTask, prepareCdnBlockTask, prependBlock, printCdnBlock } from './cdn-block.ts';
import { affectedOwnLinesTask } from './own-lines.ts';

const path = '/robots.txt';
const idOf = (place: number) => readers[place]!.id;

function compared(
  own: string | Uint8Array,
  block: string,
  agents: readonly string[],
  urls: readonly string[],
) {
  const site = openSite({ origin: 'https://h.example', files: { [path]: own } });
  const combined = prependBlock(site.files.get(path)!.source, block);
  const question = runSync(prepareCdnBlockTask({ site, file: path }, combined, readers));
  const groups = runSync(cdnBlockChangesTask(question, { agents, urls }));
  const { records, beaten } = runSync(affectedOwnLinesTask(question));
  const summary = groups.map(({ cause, count, changes }) => ({
    cause,
    count,
    changes: changes.map((change) => ({ ...change, readers: change.readers.map(idOf) })),
  }));
  const ids = <T extends { readonly readers: readonly number[] }>(list: readonly T[]) =>
    list.map((one) => ({ ...one, readers: one.readers.map(idOf) }));
  const fates = records.map((one) => ({
    ...one,
    unread: one.unread.map(idOf),
    joined: one.joined.map(idOf),
    same: one.same.map(idOf),
  }));
  return { ...combined, groups: summary, records: fates, beaten: ids(beaten) };
}

const everybody = 'User-agent: *\nAllow: /\n\n';
/** Readers by their options, in their order. */
const idsOf = (isOne: (reader: (typeof readers)[number]) => boolean) =>
  readers.filter(isOne).map(({ id }) => id);
const merging = idsOf(({ group }) => group.default === 'merge');
const first = idsOf(({ group }) => group.default !== 'merge');
/** Those for which neither a blank line nor a Content-Signal ends a record. */
const gluing = idsOf(({ record }) => record.blankLine === 'ignored');

describe('a block at the beginning of a file', () => {
  test('the sample has a rule for *, so that no records run together (ours)', () => {
    const text = printCdnBlock(cdnBlockSample, formatOfPath(path));
    expect(text).toContain('User-agent: *\nContent-Signal: search=yes,ai-train=no\nAllow: /\n\n');
    expect(text).toContain('User-agent: GPTBot\nDisallow: /\n\n');
    expect(text.startsWith('# BEGIN')).toBe(true);
    expect(text.endsWith('# END Cloudflare Managed content\n\n')).toBe(true);
  });

  test('octet by octet: a byte order mark ends up in the middle, a missing line break is added', () => {
    const own = Uint8Array.from([0xef, 0xbb, 0xbf, 0x41, 0xff]);
    const { source, offset } = compared(own, '# b', [], []);
    expect(offset).toBe(1);
    expect([...printSource(source)]).toEqual([0x23, 0x20, 0x62, 0x0a, ...own]);
  });

  test('a block that ends in CR stays apart from a file that begins with a blank line', () => {
    const own = '\nUser-agent: *\nDisallow: /a';
    const { source, offset } = compared(own, '# b\r', [], []);
    expect(
      textOfSource(source)
        .split(/\r\n|[\r\n]/)
        .slice(offset),
    ).toEqual(own.split('\n'));
  });

  test('an empty block changes nothing', () => {
    const { source, offset, groups, records } = compared('User-agent: *\nDisallow: /a', '', ['x'], ['/a']);
    expect([textOfSource(source), offset, groups, records]).toEqual([
      'User-agent: *\nDisallow: /a',
      0,
      [],
      [],
    ]);
  });

  test('named: the record for all other crawlers no longer applies to a crawler that the block names', () => {
    const block = 'User-agent: GPTBot\nDisallow: /\n\n';
    const { groups, records } = compared('User-agent: *\nDisallow: /a\n', block, ['GPTBot', 'x'], ['/b']);
    expect(groups).toEqual([
      {
        cause: 'named',
        count: readers.length,
        changes: [
          {
            url: '/b',
            agents: ['GPTBot'],
            before: 'allow',
            after: 'deny',
            readers: readers.map(({ id }) => id),
          },
        ],
      },
    ]);
    expect(records).toEqual([]);
  });

  test('instead: for readers that use the first record, the file’s record for * no longer applies', () => {
    const { groups, records } = compared('User-agent: *\nDisallow: /a\n', everybody, ['x'], ['/a', '/b']);
    const allButOld = first.filter((id) => id !== 'norobots-1994');
    expect(groups).toEqual([
      {
        cause: 'instead',
        count: allButOld.length,
        changes: [{ url: '/a', agents: ['x'], before: 'deny', after: 'allow', readers: allButOld }],
      },
    ]);
    // It has no Allow rules, so that the block has no record for it.
    const same = ['norobots-1994'];
    expect(records).toEqual([{ line: 0, last: 1, names: ['*'], unread: allButOld, joined: merging, same }]);
  });

  test('ours: names of a record that the block has no record for are listed separately from those that it names', () => {
    const own = 'User-agent: GPTBot\nUser-agent: Other\nUser-agent: CCBot\nDisallow: /a\n';
    const block = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /\n\n';
    const { records } = compared(own, block, [], []);
    const names = ['GPTBot', 'CCBot'];
    expect(records).toEqual([{ line: 0, last: 3, names, unread: first, joined: merging, same: [] }]);
  });

  test('ours: names that different readers find in the block are listed separately, each with its readers', () => {
    const own = 'User-agent: GPTBot\nUser-agent: Other\nDisallow: /a\n';
    const block = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: Other\nAllow: /\n\n';
    const { records } = compared(own, block, [], []);
    const rest = { line: 0, last: 2, joined: merging };
    expect(records).toEqual([
      { ...rest, names: ['GPTBot'], unread: first, same: [] },
      // It has no Allow rules, so that the second record of the block does not exist for it.
      {
        ...rest,
        names: ['Other'],
        unread: first.filter((id) => id !== 'norobots-1994'),
        same: ['norobots-1994'],
      },
    ]);
  });

  test('ours: a record reaches to its last line, whatever that says, and not to what the file says as a whole', () => {
    const own = 'User-agent: *\nDisallow: /a\nX-rule: 1\nCrawl-delay: 3\nSitemap: https://h.example/s.xml\n';
    const { records } = compared(own, everybody, ['x'], ['/a']);
    expect(records.map(({ line, last }) => [line, last])).toEqual([[0, 3]]);
  });

  test('joined: rfc 9309 2.2.1 takes both records together, and an Allow of the block wins against an equal rule', () => {
    const { groups, beaten } = compared('User-agent: *\nDisallow: /\n', everybody, ['x'], ['/a']);
    expect(groups.map(({ cause }) => cause).toSorted()).toEqual(['instead', 'joined']);
    expect(groups.find(({ cause }) => cause === 'joined')!.changes[0]!.readers).toEqual(merging);
    expect(beaten).toEqual([{ line: 1, by: [1], readers: merging }]);
  });

  test('glued: a record of the block without a rule runs on into the file (ours)', () => {
    const block = 'User-agent: *\nContent-Signal: ai-train=no\n\n';
    const { groups } = compared('User-agent: GPTBot\nDisallow: /\n', block, ['x', 'GPTBot'], ['/a']);
    expect(groups).toEqual([
      {
        cause: 'glued',
        count: gluing.length,
        changes: [
          {
            url: '/a',
            agents: ['x'],
            before: 'allow',
            after: 'deny',
            readers: gluing,
          },
        ],
      },
    ]);
  });

  test('adopted: rules of the file above its first user-agent become part of the last record of the block', () => {
    const own = 'Disallow: /a\n\nUser-agent: x\nDisallow: /\n';
    const block = 'User-agent: GPTBot\nDisallow: /b\n';
    const { groups } = compared(own, block, ['GPTBot'], ['/a', '/b']);
    const urls = groups.map(({ cause, changes }) => [cause, changes.map(({ url }) => url)]);
    expect(new Map(urls as [string, string[]][])).toEqual(
      new Map([
        ['new', ['/b']],
        ['adopted', ['/a']],
      ]),
    );
  });

  test('named: a crawler that obeyed the record of another of its names no longer does (agent quirks)', () => {
    const block = 'User-agent: Googlebot-Image\nDisallow: /\n\n';
    const { groups } = compared('User-agent: Googlebot\nAllow: /\n', block, ['Googlebot-Image'], ['/a']);
    const named = groups.find(({ cause }) => cause === 'named');
    expect(named?.changes[0]!.readers).toEqual(expect.arrayContaining(['rfc9309', 'google']));
  });

  test('other: a byte order mark in the middle spoils its line', () => {
    const { groups } = compared('\ufeffUser-agent: *\nDisallow: /\n', '# block\n', ['x'], ['/a']);
    expect(groups).toMatchObject([{ cause: 'other' }]);
    expect(groups[0]!.changes[0]!.readers).toContain('rfc9309');
  });

  test('crawlers with the same change are grouped', () => {
    const block = 'User-agent: a\nUser-agent: b\nDisallow: /\n\n';
    const { groups } = compared('', block, ['a', 'b'], ['/x']);
    expect(groups).toMatchObject([
      { cause: 'new', count: 2 * readers.length, changes: [{ agents: ['a', 'b'] }] },
    ]);
  });

  test('a rule that still decides for one of its crawlers is not listed as overridden', () => {
    const own = 'User-agent: a\nUser-agent: b\nDisallow: /\n';
    const one = compared(own, 'User-agent: a\nDisallow: /\n\n', [], []);
    expect(one.beaten).toEqual([]);
    const both = compared(own, 'User-agent: a\nDisallow: /\n\nUser-agent: b\nDisallow: /\n\n', [], []);
    expect(both.beaten).toEqual([{ line: 2, by: [1, 4], readers: merging }]);
  });
});
