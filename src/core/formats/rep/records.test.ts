// Which lines form records, option by option.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyText, runs, textOfLines } from '../../../testing/arbitraries/edits.ts';
import { formRecordsLineByLine } from '../../../testing/oracles/records-oracle.ts';
import { rechunkPolicy } from '../../../testing/policies.ts';
import { sourceOfText } from '../../document/source.ts';
import { readers } from '../../readers/registry.ts';
import { createPolicy, type Policy } from '../../syntax/policy.ts';
import { formatOfPath } from '../file-formats.ts';
import { agentIndex } from './question/select-records.ts';
import { type FileReading, readRecords } from './records.ts';

const strict: FileReading = {
  text: {
    bom: 'keep',
    maxBytes: null,
    maxLineBytes: null,
    lines: 'cr-lf',
    overflow: 'cut',
    notUtf8: 'octets',
  },
  field: { names: 'exact', missingColon: false },
  record: {
    blankLine: 'ends',
    otherField: 'ignored',
    ruleless: 'drop',
    ruleFields: ['allow', 'disallow'],
    unconvertible: 'ignored',
  },
};
const blankIgnored: FileReading = { ...strict, record: { ...strict.record, blankLine: 'ignored' } };
const otherIsRule: FileReading = { ...strict, record: { ...strict.record, otherField: 'is-rule' } };
const rulelessKept: FileReading = { ...blankIgnored, record: { ...blankIgnored.record, ruleless: 'keep' } };
const of1994: FileReading = { ...strict, record: { ...strict.record, ruleFields: ['disallow'] } };
const python: FileReading = {
  ...strict,
  text: { ...strict.text, lines: 'unicode' },
  record: {
    ...strict.record,
    blankLine: 'ends-if-empty',
    ruleFields: ['allow', 'disallow', 'crawl-delay'],
  },
};
const lenient: FileReading = { ...rulelessKept, field: { names: 'google-prefix', missingColon: true } };

const policy = (lines: readonly string[]) =>
  createPolicy(sourceOfText(lines.join('\n')), formatOfPath('/robots.txt'));

/** Formats records as `agents>rules`, with 0-based line numbers, and then the lines outside records. */
function shape(lines: readonly string[], reading: FileReading): string {
  const { records, orphans, ruleless } = readRecords(policy(lines), reading);
  const parts = records.map(
    ({ agents, rules }) => `${agents.join(',')}>${rules.map(({ line }) => line).join(',')}`,
  );
  if (orphans.length > 0) parts.push(`orphans ${orphans.map(({ line }) => line).join(',')}`);
  if (ruleless.length > 0) parts.push(`ruleless ${ruleless.join(',')}`);
  return parts.join('; ');
}

const a = 'User-agent: a';
const b = 'User-agent: b';
const x = 'Disallow: /x';
const y = 'Allow: /y';

describe('forming records', () => {
  test.each([
    ['draft 1 3.2: agents, then rules', [a, b, x, y], strict, '0,1>2,3'],
    ['draft 1 3.3: an agent line after a rule begins a record', [a, x, b, y], strict, '0>1; 2>3'],
    ['draft 1 3.3: a blank line ends a record', [a, x, '', y], strict, '0>1; orphans 3'],
    ['draft 1 3.3: a line of blanks is blank', [a, x, ' \t', y], strict, '0>1; orphans 3'],
    ['draft 1 3.3: a comment line is not', [a, '# c', x, ' # d', y], strict, '0>2,4'],
    ['draft 1 3.3: agents without a rule are no record', [a, '', b, x], strict, '2>3; ruleless 0'],
    ['draft 1 4.2: lines that cannot be read are skipped', [a, 'junk', x], strict, '0>2'],
    ['draft 1: other fields mean nothing', [a, 'X-Y: z', b, x], strict, '0,2>3'],
    ['-00 3.3: another field is a rule line', [a, 'X-Y: z', b, x], otherIsRule, '0>; 2>3'],
    ['-00 3.3: but not outside a record', ['X-Y: z', a, x], otherIsRule, '1>2'],
    ['-00 3.3: its name is a token', [a, 'X Y: z', b, x], otherIsRule, '0,2>3'],
    ['rfc 9309 2.2: blank lines mean nothing', [a, '', b, '', x, '', y], blankIgnored, '0,2>4,6'],
    ['rfc 9309 2.1: the last group may be empty', [a, x, b], rulelessKept, '0>1; 2>'],
    ['rfc 9309 2.2.2: rules in no group are ignored', [x, a, y], rulelessKept, '1>2; orphans 0'],
    [
      'robots.cc: misspelt names and missing colons are read',
      ['useragent a', 'Disalowed: /x'],
      lenient,
      '0>1',
    ],
    ['draft 1: they are not', ['useragent a', 'Disalowed: /x'], strict, ''],
    ['1994 consensus: an Allow line does not make a record', [a, y], of1994, 'ruleless 0'],
    ['1994 consensus: nor does it end the list of names', [a, y, b, x], of1994, '0,2>3'],
    ['urllib: only a line without a character is blank', [a, ' ', x, '\t', y], python, '0>2,4'],
    ['urllib: it drops user-agents', [a, '', x], python, 'orphans 2; ruleless 0'],
    ['urllib: it ends a record', [a, x, '', y], python, '0>1; orphans 3'],
    ['urllib: a delay is a rule line', [a, 'Crawl-Delay: ?', b, x], python, '0>; 2>3'],
    ['urllib: another field is none', [a, 'Sitemap: /s', b, x], python, '0,2>3'],
    ['urllib: one line of the file may be several', [`${a}\v${b}\v${x}`, y], python, '0,0>0,1'],
    ['urllib: and one of them empty', [a, `${x}\v`, y], python, '0>1; orphans 2'],
    ['draft 1 3.3: an empty file has no record', [''], strict, ''],
  ] as const)('%s', (_name, lines, reading, expected) => expect(shape(lines, reading)).toBe(expected));
});

test('ours: other fields are listed with their record and with the file', () => {
  const { records, others } = readRecords(policy(['S: 1', a, 'T: 2', x]), strict);
  expect(records[0]!.others).toEqual([2]);
  expect(others).toEqual([0, 2]);
});

test('ours: records are read once for each file and reader options', () => {
  const file = policy([a, x]);
  expect(readRecords(file, strict)).toBe(readRecords(file, { ...strict }));
  expect(readRecords(file, strict)).not.toBe(readRecords(file, rulelessKept));
});

test('ours: a file with only user-agent lines has no record, however many there are', () => {
  const agentLines = Array.from({ length: 200_000 }, () => a);
  expect(readRecords(policy(agentLines), strict).ruleless).toHaveLength(200_000);
});

/** Returns a file and its versions after replacing lines chunk by chunk. */
function versions(file: Policy, edits: readonly (readonly [number, string])[]): Policy[] {
  const files = [file];
  for (const [at, text] of edits) {
    const { source, format } = files.at(-1)!;
    const { lines } = policy(text.split('\n')).source;
    const place = at % source.lines.chunks.length;
    const chunks = source.lines.chunks.with(place, lines.chunks[0]!);
    const starts = chunks.map((_, k) => chunks.slice(0, k).reduce((sum, { length }) => sum + length, 0));
    const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    files.push(createPolicy({ ...source, lines: { length, chunks, starts } }, format));
  }
  return files;
}

test('ours: chunked reading finds the same records as reading line by line, for any chunk borders, edits and readers', () => {
  const odd = textOfLines(
    fc.constantFrom(
      'User-agent: a',
      'User-agent: x\vDisallow: /y',
      'Disallow: /',
      'Allow: /\0x',
      'Noindex: /',
      'Foo: 1',
      'a b: 2',
      '',
      ' ',
      '\f',
      '# c',
      'Allow: /é\u2028Disallow: /x',
      'Crawl-delay: 1',
      'ACAP-crawler: *',
      'junk',
    ),
  );
  const reader = fc.constantFrom(...readers);
  const limit = fc.option(fc.integer({ min: 1, max: 90 }));
  const ownFields = fc.constantFrom(undefined, ['disallow'], ['allow', 'disallow', 'noindex', 'foo']);
  const size = fc.integer({ min: 1, max: 6 });
  const instead = fc.array(fc.tuple(fc.nat(), odd), { maxLength: 3 });
  const file = fc.oneof(policyText, odd);
  fc.assert(
    fc.property(
      file,
      size,
      reader,
      reader,
      reader,
      limit,
      ownFields,
      instead,
      (text, each, one, two, three, most, names, edits) => {
        const maxBytes = most ?? two.text.maxBytes;
        const reading: FileReading = {
          field: one.field,
          text: { ...two.text, maxBytes },
          record: { ...three.record, ruleFields: names ?? three.record.ruleFields },
        };
        for (const file of versions(rechunkPolicy(policy(text.split('\n')), each), edits)) {
          const { seen: _, runs: inRuns, ...found } = readRecords(file, reading);
          expect(found).toEqual(formRecordsLineByLine(file, reading));
          expect(inRuns.flat()).toEqual(found.records);
          // The same lines in chunks without cached results.
          const afresh = rechunkPolicy(file, each);
          const { groups, names: _names, ...index } = agentIndex(file, readRecords(file, reading), three);
          const {
            groups: groupsAfresh,
            names: _namesAfresh,
            ...indexAfresh
          } = agentIndex(afresh, readRecords(afresh, reading), three);
          expect(index).toEqual(indexAfresh);
          expect(groups()).toEqual(groupsAfresh());
        }
      },
    ),
    { numRuns: runs(400) },
  );
});
