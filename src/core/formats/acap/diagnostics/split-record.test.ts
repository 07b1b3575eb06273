// Splitting records: the edits are correct, and each is found without reading the whole file.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { policyOfText } from '../../../../testing/policies.ts';
import { textOfSource } from '../../../document/source.ts';
import { policyAfterEdits } from '../../../syntax/policy.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import { recordAround, splitAnyCrawler, splitReference } from './split-record.ts';

const RECORD = [
  'ACAP-crawler: *',
  'ACAP-crawler: b',
  'ACAP-allow-crawl: /',
  'ACAP-permissions-reference: /p.txt',
];

/** Wraps a list so that reads of its entries are counted. */
function counting<T>(list: readonly T[], count: () => void): readonly T[] {
  return new Proxy(list, {
    get: (of, key) => {
      count();
      return Reflect.get(of, key) as unknown;
    },
  });
}

/** All fixes of a file, and their edits. `reads` is the number of reads of its lists. */
function splitAll(text: string) {
  const policy = policyOfText(text);
  const whole = readAcapFile(policy);
  let reads = 0;
  const count = () => void reads++;
  const file: AcapFile = {
    ...whole,
    lines: counting(whole.lines, count),
    records: counting(whole.records, count),
    misplaced: counting(whole.misplaced, count),
  };
  const subject = { policy, file };
  const notAlone = whole.misplaced.filter(({ code }) => code === 'reference-not-alone');
  const any = whole.records.filter(({ crawlers }) => crawlers.some(({ field }) => field.any));
  const besideReferences = notAlone.map(({ line }) => line);
  const changes = [
    ...notAlone.map(({ line }) => splitReference(subject, recordAround(file, line)!, line, besideReferences)),
    ...any.map((record) => splitAnyCrawler(subject, record)),
  ];
  const texts = changes.map((edits) => textOfSource(policyAfterEdits(policy, [...edits]).source));
  return { texts, reads, whole, notAlone, any };
}

test('acap 1.1 2.3, 2.3.2: the time to split a record does not depend on the size of the file', () => {
  const records = (count: number) => Array.from({ length: count }, () => RECORD.join('\n')).join('\n');
  const per = (count: number) => splitAll(records(count)).reads / count;
  expect(per(400)).toBeLessThan(per(100) + 100);
});

/** The expected files, computed line by line. */
function expectedTexts(text: string): string[] {
  const { whole, notAlone, any } = splitAll(text);
  const all = text.split('\n');
  const endOfRecord = (from: number) => {
    const next =
      whole.records.find(({ crawlers }) => crawlers[0]!.line > from)?.crawlers[0]!.line ?? all.length;
    return whole.lines.findLast(({ line }) => line < next)!.line + 1;
  };
  const insertAt = (lines: readonly string[], at: number, added: readonly string[]) =>
    lines.toSpliced(at, 0, ...added);
  const byReference = notAlone.map(({ line }) => {
    const record = whole.records.findLast(({ crawlers }) => crawlers[0]!.line <= line)!;
    const from = record.crawlers[0]!.line;
    const crawlers = record.crawlers.map((one) => all[one.line]!);
    const first = notAlone.find((one) => one.line > from)!.line;
    if (record.reference) return insertAt(all, first, crawlers);
    return insertAt(all, endOfRecord(from), [...crawlers, all[line]!]).toSpliced(line, 1);
  });
  const byCrawler = any.map((record) => {
    const from = record.crawlers[0]!.line;
    const end = endOfRecord(from);
    const body = all.slice(from, end).filter((one) => /acap-(?:allow|permissions)/i.test(one));
    const stars = new Set(record.crawlers.filter(({ field }) => field.any).map(({ line }) => line));
    return insertAt(all, end, ['ACAP-crawler: *', ...body]).filter((_, i) => !stars.has(i));
  });
  return [...byReference, ...byCrawler].map((lines) => lines.join('\n'));
}

test('acap 1.1 2.3, 2.3.2: fields that cannot be in one record get separate records, at any position', () => {
  const line = fc.constantFrom(...RECORD, 'Disallow: /', '# c');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = [...lines, '# end'].join('\n');
      expect(splitAll(text).texts).toEqual(expectedTexts(text));
    }),
    { numRuns: runs(500) },
  );
});
