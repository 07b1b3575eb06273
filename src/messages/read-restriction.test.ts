import { describe, expect, test } from 'vitest';
import type { Usage } from '../core/formats/acap/usages.ts';
import { describeRestriction } from './format-restriction.ts';
import { readRestriction } from './read-restriction.ts';

describe('design: a restriction is read in words or as printed', () => {
  test.each<[typed: string, usage: Usage, written: string, said: string]>([
    ['at most 200 characters', 'present-snippet', 'max-length=200-chars', 'at most 200 characters'],
    ['1 word', 'present-snippet', 'max-length=1-words', 'at most 1 word'],
    ['7 days', 'present-currentcopy', 'time-limit=7-days', '7 days'],
    ['For 1 day.', 'index', 'time-limit=1-days', '1 day'],
    ['until crawled again', 'index', 'time-limit=until-recrawled', 'until crawled again'],
    ['until 24 December 2026', 'index', 'time-limit=until-2026-12-24', 'until 24 Dec 2026'],
    ['until Dec 24, 2026', 'index', 'time-limit=until-2026-12-24', 'until 24 Dec 2026'],
    ['not in BE, FR', 'present', 'target-condition=prohibitedcountrylist:BE,FR', 'not in Belgium or France'],
    [
      'only in Belgium and Japan',
      'present',
      'target-condition=permittedcountrylist:BE,JP',
      'only in Belgium or Japan',
    ],
    [
      'not in Belgium or the United States',
      'present',
      'target-condition=prohibitedcountrylist:BE,US',
      'not in Belgium or the United States',
    ],
    [
      '10.1.1.0/0.0.0.255',
      'present',
      'target-condition=ipaddressmasklist:10.1.1.0/0.0.0.255',
      'only at 10.1.1.0 to 10.1.1.255',
    ],
    [
      '192.0.2.0/25',
      'present',
      'target-condition=ipaddressmasklist:192.0.2.0/0.0.0.127',
      'only at 192.0.2.0 to 192.0.2.127',
    ],
    [
      '192.0.2.1 to 192.0.2.9',
      'present',
      'target-condition=ipaddressrangelist:192.0.2.1-192.0.2.9',
      'only at 192.0.2.1 to 192.0.2.9',
    ],
    [
      'not on example.com, example.org',
      'present',
      'target-condition=prohibiteddomainlist:example.com,example.org',
      'not on example.com or example.org',
    ],
    ['no changes', 'present-original', 'prohibited-modification=any', 'no changes'],
    ['no translation', 'present', 'prohibited-modification=translation', 'no change of language'],
    ['not in a frame', 'present-original', 'prohibited-context=within-user-frame', 'not in a frame'],
    [
      'the-acap:extract:taglist:p,h1,h2',
      'present-snippet',
      'must-use-resource=the-acap:extract:taglist:p,h1,h2',
      'only the text of p, h1, h2',
    ],
    [
      'only the text of p and h1',
      'index',
      'must-use-resource=the-acap:extract:taglist:p,h1',
      'only the text of p, h1',
    ],
    ['max-length = 30-words', 'present-snippet', 'max-length=30-words', 'at most 30 words'],
  ])('%s, for %s', (typed, usage, written, said) => {
    const read = readRestriction(typed, usage);
    expect(read.is === 'restriction' ? `${read.type}=${read.value}` : read).toBe(written);
    const [type = '', value = ''] = written.split(/=(.*)/);
    expect(describeRestriction(type, value)).toBe(said);
  });
});

describe('design: a text that is no restriction of the usage has one way out', () => {
  test('acap 1.1 2.5.5.5: what another usage takes names those usages', () => {
    expect(readRestriction('no changes', 'present-snippet')).toEqual({
      is: 'not-for',
      type: 'prohibited-modification',
      value: 'any',
      usages: ['present', 'present-original', 'present-currentcopy', 'present-oldcopy'],
    });
  });
  test.each([
    ['the-acap:extract:taglst:p,h1', 'taglst', 'the-acap:extract:taglist:p,h1'],
    ['permitedcountrylist:BE', 'permitedcountrylist', 'permittedcountrylist:BE'],
    ['max-lenght=30-words', 'max-lenght', 'max-length=30-words'],
  ])('a slip in a keyword: %s', (typed, word, meant) => {
    expect(readRestriction(typed, 'present')).toMatchObject({ is: 'misspelled', word, meant });
  });
  test.each([
    '',
    'not in Atlantis',
    'until 2026-02-30',
    'until 1 j 2027',
    'until ma 3, 2027',
    '10.1.1.0/33',
    'no idea',
    'https://example.org/',
    '-5 days',
  ])('not understood: %j', (typed) => expect(readRestriction(typed, 'present')).toEqual({ is: 'unknown' }));
});
