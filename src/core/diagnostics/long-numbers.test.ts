// Numbers of hundreds of digits: findings, answers and fixes contain them as digits.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/arbitraries/edits.ts';
import { textOfSource } from '../document/source.ts';
import { readAcapFile } from '../formats/acap/acap-file.ts';
import { preparePace } from '../formats/extensions/question/pace.ts';
import { cacheSeconds } from '../formats/rep/question/http-cache.ts';
import { readerOf, readers } from '../readers/registry.ts';
import { createPolicy } from '../syntax/policy.ts';
import { applyEdits, fileAt, openSite } from '../workspace/site.ts';
import { findings } from './registry.ts';

const PATH = '/robots.txt';
const siteOf = (file: string) => openSite({ origin: '', files: { [PATH]: file } });
const LONG = '9'.repeat(400);

const lines = [
  'Crawl-delay: N',
  'Crawl-delay: N.5',
  'Crawl-delay: N s',
  'Request-rate: N/N',
  'Request-rate: 1/Nh',
  'Request-rate: N/1m 0600-0845',
  'Visit-time: N-0845',
  'ACAP-version: N.N',
  'ACAP-allow-preserve: / time-limit=N-days',
  'ACAP-allow-present: / max-length=N-words',
  'ACAP-allow-preserve: / time-limit=N-weeks',
  'Mobile-agent-server: / http://a:N',
];

/** Returns all words of a file's findings and fixes, and all texts after a fix. */
function textsOf(file: string): string {
  const site = siteOf(file);
  return findings(site, PATH)
    .flatMap(({ values, fixes }) => [
      JSON.stringify(values),
      ...fixes.flatMap((fix) => [
        JSON.stringify(fix.values),
        textOfSource(applyEdits(site, PATH, fix.edits).files.get(PATH)!.source),
      ]),
    ])
    .join('\n');
}

test.each(lines)(
  'crawl-delay, 6, acap 1.1 2.5.5: findings and fixes of %s contain only numbers made of digits',
  (line) => {
    for (const digits of [LONG, '9'.repeat(30), `1${'0'.repeat(24)}`]) {
      const file = [
        'User-agent: *',
        'Crawl-delay: 3',
        'Request-rate: 1/3',
        line.replaceAll('N', digits),
        'Disallow: /a',
        '',
      ];
      expect(textsOf(file.join('\n'))).not.toMatch(/Infinity|NaN|\de[+-]\d/);
    }
  },
);

test('crawl-delay, 6: a pace with any number of digits is answered with safe integers', () => {
  const file = `User-agent: *\nCrawl-delay: ${LONG}\nRequest-rate: ${LONG}/${LONG}h\nDisallow: /a\n`;
  for (const { id } of readers) {
    const { delay, rates } = preparePace(siteOf(file), { reader: id })('bot');
    for (const { value } of delay ? [delay] : []) expect(Number.isSafeInteger(value)).toBe(true);
    for (const { value } of rates) {
      expect(Number.isSafeInteger(value.pages)).toBe(true);
      expect(Number.isSafeInteger(value.seconds)).toBe(true);
    }
  }
});

test('CRD-DECIMAL: rounding up is exact for any number of digits', () => {
  const digits = fc
    .array(fc.constantFrom('0', '1', '5', '8', '9', '9'), { minLength: 1, maxLength: 40, size: 'max' })
    .map((all) => all.join(''));
  const fixed = (value: string) => {
    const site = siteOf(`User-agent: *\nCrawl-delay: ${value}\nDisallow: /a\n`);
    const { fixes } = findings(site, PATH).find(({ code }) => code === 'CRD-DECIMAL')!;
    const after = textOfSource(applyEdits(site, PATH, fixes[0]!.edits).files.get(PATH)!.source);
    return /Crawl-delay: (.*)/.exec(after)?.[1];
  };
  fc.assert(
    fc.property(digits, digits, (whole, fraction) => {
      const up = BigInt(whole) + (BigInt(fraction) > 0n ? 1n : 0n);
      expect(fixed(`${whole}.${fraction}`)).toBe(String(up));
    }),
    { numRuns: runs(200) },
  );
});

test('acap 1.1 2.8: a version of many digits is read as safe integers', () => {
  const { source, format } = fileAt(siteOf(`ACAP-version: ${LONG}.${LONG}\nACAP-crawler: *\n`), PATH);
  const { major, minor, line } = readAcapFile(createPolicy(source, format)).version;
  expect([Number.isSafeInteger(major), Number.isSafeInteger(minor), line]).toEqual([true, true, 0]);
});

test('RFC 9111 1.2.2: seconds that are too large are read as 2 to the 31', () => {
  const reader = { ...readerOf('rfc9309'), cache: { defaultSeconds: null, maxSeconds: null } };
  expect(cacheSeconds(reader, `max-age=${LONG}`)).toBe(2 ** 31);
  expect(cacheSeconds(reader, `Expires: +${LONG}`)).toBe(2 ** 31);
});
