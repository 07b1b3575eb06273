import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../document/edits.ts';
import { readSource, type Source, sourceOfText } from '../../document/source.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import { type ReaderId, readerOf } from '../../readers/registry.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { findFirstUnreadLine } from './first-unread-line.ts';
import { readerMarks } from './marks.ts';

const policyFor = (source: Source) => createPolicy(source, formatOfPath('/robots.txt'));

/** Returns the marks as `line code params`, with lines counted from 1. */
function drawn(source: Source, id: ReaderId): string[] {
  return [...readerMarks(policyFor(source), readerOf(id))]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([line, marks]) =>
      marks.map(({ code, params }) => [line + 1, code, ...Object.values(params)].join(' ')),
    );
}

describe('the marks of a reader on the cards', () => {
  test.each([
    [
      'draft 1 3.3: a blank line ends the record, and the rules below belong to no record',
      'User-agent: a\nDisallow: /1\n\nDisallow: /2\nDisallow: /3\n',
      'koster-1996',
      ['3 record-ends 2', '4 orphan', '5 orphan'],
    ],
    [
      'urllib: only a line without a character ends the record',
      'User-agent: a\nDisallow: /1\n \n\nDisallow: /2\n',
      'python-urllib-3.12',
      ['4 record-ends 1', '5 orphan'],
    ],
    [
      '1994 consensus: Allow did not exist',
      'User-agent: a\nAllow: /1\nDisallow: /2\n',
      'norobots-1994',
      ['2 allow-unknown'],
    ],
    [
      'yandex: a file that is too long is ignored',
      `${'#'.repeat(512_001)}\nUser-agent: *\nDisallow: /\n`,
      'yandex',
      ['1 too-long 512000'],
    ],
    [
      'rfc 9309 2.2: a blank line means nothing',
      'User-agent: a\nDisallow: /1\n\nDisallow: /2\n',
      'rfc9309',
      [],
    ],
    [
      'rules above the first user-agent belong to no record',
      'Disallow: /\nAllow: /a\nUser-agent: a\nDisallow: /\n',
      'rfc9309',
      ['1 orphan', '1 orphans-begin 2', '2 orphan'],
    ],
    [
      'rfc 9309 2.2.1: records of the same crawler are merged',
      'User-agent: a\nDisallow: /1\n\nUser-agent: b\nDisallow: /2\n\nUser-agent: A\nDisallow: /3\n',
      'rfc9309',
      ['1 joined a 6 1', '7 joins-above 0'],
    ],
    [
      'draft 1: of several records of a crawler the first applies',
      'User-agent: *\nDisallow: /1\n\nUser-agent: *\nDisallow: /3\n',
      'koster-1996',
      ['4 not-first * 0'],
    ],
    [
      'rfc 9309: of three cards with no rule between them the first says why they share their rules',
      'User-agent: a\n\nUser-agent: b\n\nUser-agent: c\nDisallow: /\n',
      'rfc9309',
      ['1 shares-rules 2 2', '3 joins-above 0', '5 joins-above 0'],
    ],
    [
      'rfc 9309: user-agents of two cards with no rule between them share their rules',
      'User-agent: a\n\nUser-agent: b\nDisallow: /\n',
      'rfc9309',
      ['1 shares-rules 2 1', '3 joins-above 0'],
    ],
    [
      'draft 1 3.3: a record without rules does not exist',
      'User-agent: a\nUser-agent: b\n\nUser-agent: c\nDisallow: /\n',
      'koster-1996',
      ['1 ruleless-dropped 2'],
    ],
    [
      'rfc 9309 2.1: a record without rules allows everything',
      'User-agent: a\n',
      'rfc9309',
      ['1 ruleless-allows'],
    ],
    [
      'google: a misspelled field and a missing colon are read only by Google',
      'User-agent: a\nDisalow: /1\nDisallow /2\n',
      'rfc9309',
      ['1 ruleless-allows', '2 read-by-some Disallow Google false', '3 read-by-some Disallow Google false'],
    ],
    [
      'google: for Google itself the mark says that only Google reads the line',
      'User-agent: a\nDisalow: /1\n',
      'google',
      ['2 read-by-some Disallow Google true'],
    ],
    [
      'rfc 9309 2.2: rules below an unread user-agent line belong to the record above',
      'User-agent: a\nUser-agent: b\nDisallow: /1\n\nUseragent: c\nDisallow: /2\nAllow: /3\n',
      'rfc9309',
      ['5 unread-agent Useragent 2 a 0 1'],
    ],
    [
      'rfc 9309 2.2: rules below an unread user-agent line, without a record above, apply to no crawler',
      'Useragent: c\nDisallow: /2\n',
      'rfc9309',
      ['1 unread-agent Useragent 1  -1 0', '2 orphan', '2 orphans-begin 1'],
    ],
    [
      'draft 1 3.3: a blank line ends the record, so the rules below an unread user-agent line are in none',
      'User-agent: a\nDisallow: /1\n\nUseragent: c\nDisallow: /2\n',
      'koster-1996',
      ['4 unread-agent Useragent 1  -1 0', '5 orphan', '5 orphans-begin 1'],
    ],
    [
      'google: it reads what others do not, but not every misspelling',
      'User-agent: a\nDisallow: /1\nUser agent: b\nDisallow: /2\nUser-agnet: c\nDisallow: /3\n',
      'google',
      ['3 read-by-some User-agent Google true', '5 unread-agent User-agnet 1 b 2 0'],
    ],
    [
      'ours: a user-agent line without its colon, in words that no reader reads',
      'User-agent: a\nDisallow: /1\nUser agent GPTBot\nDisallow: /2\nUser agent strings\n',
      'google',
      ['3 unread-agent  1 a 0 0'],
    ],
    [
      'draft 1 3.2.2: wildcards are characters',
      'User-agent: a\nDisallow: /*.gif$\nDisallow: /$a # *\n',
      'koster-1996',
      ['2 wildcards-literal *$'],
    ],
    ['rfc 9309 2.2.3: wildcards are wildcards', 'User-agent: a\nDisallow: /*.gif$\n', 'rfc9309', []],
  ] as const)('%s', (_, text, reader, marks) => {
    expect(drawn(sourceOfText(text), reader)).toEqual(marks);
  });

  test('a byte order mark spoils the first line for the readers of 1996', () => {
    const source = sourceOfText('\ufeffUser-agent: a\nDisallow: /\n');
    expect(drawn(source, 'koster-1996')).toEqual(['1 mark-spoils', '2 orphan', '2 orphans-begin 1']);
    expect(drawn(source, 'rfc9309')).toEqual([]);
  });

  test('in a file in UTF-16 no reader of octets finds a record', () => {
    const source = readSource(Uint8Array.from([0xff, 0xfe, 0x55, 0, 0x3a, 0]));
    expect(drawn(source, 'rfc9309')).toEqual(['1 not-octets']);
  });

  test('rfc 9309 2.5: text beyond 500 KiB is not read', () => {
    const text = `User-agent: *\n${'Disallow: /0123456789\n'.repeat(24_000)}`;
    const policy = policyFor(sourceOfText(text));
    const from = findFirstUnreadLine(policy, readerOf('rfc9309'));
    const marks = readerMarks(policy, readerOf('rfc9309'));
    expect(marks.get(from)).toEqual([
      { code: 'beyond-size', params: { octets: 512_000, lines: 24_002 - from } },
    ]);
    expect(marks.size).toBeLessThanOrEqual(2);
    expect(findFirstUnreadLine(policy, readerOf('koster-1996'))).toBe(24_002);
  });

  test('a reader without Allow rules is recognized by its option', () => {
    const reader = readerOf('koster-1996');
    const old = { ...reader, rule: { ...reader.rule, honourAllow: false } };
    const policy = policyFor(sourceOfText('User-agent: a\nAllow: /\n'));
    expect([...readerMarks(policy, old)]).toEqual([[1, [{ code: 'allow-unknown', params: {} }]]]);
  });

  test('marks are computed once, also for 47,000 rules', () => {
    const text = `User-agent: *\n${'Disallow: /*folder\n'.repeat(47_000)}`;
    const policy = policyFor(sourceOfText(text));
    const reader = readerOf('koster-1996');
    const marks = readerMarks(policy, reader);
    expect(marks.size).toBe(47_000);
    expect(readerMarks(policy, reader)).toBe(marks);
  });
});

test('urllib: a file that is not UTF-8 is not read at all by a reader of text', () => {
  expect(drawn(readSource(Uint8Array.of(0x61, 0xff)), 'python-urllib-3.12')).toEqual(['1 not-utf-8']);
});

test('ours: equal marks are the same object, so that they are not drawn again', () => {
  const reader = readerOf('rfc9309');
  const before = policyFor(sourceOfText('Disallow: /\nUser-agent: a\nDisallow /b\nAllow: /c\n'));
  const edited = (line: number, column: number, text: string) => {
    const place = { line, column };
    return createPolicy(
      applyEdits(before.source, [{ range: { start: place, end: place }, text }]),
      before.format,
    );
  };
  const marks = readerMarks(before, reader);
  expect(marks.size).toBeGreaterThan(0);
  expect(readerMarks(edited(3, 9, 'c'), reader)).toBe(marks);
  expect(readerMarks(edited(0, 0, '\n'), reader)).not.toBe(marks);
  expect(readerMarks(before, reader)).toBe(marks);
});
