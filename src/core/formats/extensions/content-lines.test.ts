import { describe, expect, test } from 'vitest';
import vectors from '../../../testing/vectors/extension-lines.json' with { type: 'json' };
import { vectorCodes } from '../../../testing/vectors/value-codes.ts';
import { findEdition, labelsFor, newestEdition } from '../../catalogue/usage-vocabulary.ts';
import { hasNoErrors } from './line-value.ts';
import { readContentSignal } from './lines/content-signal.ts';
import { preferenceOf, readContentUsage } from './lines/content-usage.ts';

interface LineVector {
  readonly id: string;
  readonly field: string;
  readonly value: string;
  readonly why: string;
  readonly expect: { readonly valid: boolean; readonly codes: readonly string[] };
}
interface ValueVector {
  readonly id: string;
  readonly value: string;
  readonly why: string;
  readonly expect: Readonly<Record<string, string>>;
}

const lines = vectors.filter(({ kind }) => kind === 'line') as unknown as LineVector[];
const values = vectors.filter(({ kind }) => kind === 'content-usage-value') as unknown as ValueVector[];

describe.each([
  ['Content-Signal', readContentSignal],
  ['Content-Usage', (value: string) => readContentUsage(value)],
] as const)('the vectors of %s', (name, read) => {
  const ownVectors = lines.filter(({ field }) => field === name);
  test.each(ownVectors.map((one) => [`${one.id}: ${one.why}`, one] as const))(
    '%s',
    (_title, { value, expect: e }) => {
      const reading = read(value);
      expect(vectorCodes(reading)).toEqual(e.codes);
      expect(hasNoErrors(reading)).toBe(e.valid);
    },
  );
});

test.each(values.map((one) => [`${one.id}: ${one.why}`, one] as const))(
  '%s',
  (_title, { value, expect: e }) => {
    const { parts } = readContentUsage(value);
    expect(Object.fromEntries(Object.keys(e).map((label) => [label, preferenceOf(parts, label)]))).toEqual(e);
  },
);

describe('Content-Signal', () => {
  const rows: readonly (readonly [sentence: string, value: string, read: string, codes: string])[] = [
    [
      'content signals: a pair that cannot be read does not count, the others do',
      'search, ai-train=no',
      'ai-train=no',
      'CSG-PAIR',
    ],
    [
      'content signals: a pair with a value of another vocabulary is skipped too',
      'search=y,ai-train=no',
      'ai-train=no',
      'CSG-VALUE',
    ],
    [
      'content signals: a whole line with a semicolon is not read',
      'search=yes;ai-train=no',
      '',
      'CSG-SEPARATOR',
    ],
    ['content signals: a whole line with a path is skipped', '/ ai-train=no', '', 'CSG-PATH'],
    [
      'content signals: two answers for one key both count',
      'search=yes,search=no',
      'search=yes search=no',
      'CSG-CONFLICT',
    ],
    ['content signals: use needs one of three words', 'use=all', '', 'CSG-VALUE'],
    [
      'content signals: spaces may surround the equals sign',
      'search = yes , use= full',
      'search=yes use=full',
      '',
    ],
    ['ours: a line without a signal is an error', '', '', 'CSG-EMPTY'],
    [
      'ours: a comma at the end is an error, and the signals count',
      'search=yes,',
      'search=yes',
      'CSG-TRAILING',
    ],
    [
      'ours: an empty part between two commas is not a pair',
      'search=yes,,ai-train=no',
      'search=yes ai-train=no',
      'CSG-PAIR',
    ],
    [
      'rfc 9309 2.2: a no-break space is not white space, so it is part of the text next to it',
      'search=\u00a0yes, \u00a0ai-train=no,ai-input=no',
      'ai-input=no',
      'CSG-VALUE CSG-KEY',
    ],
    ['rfc 9309 2.2: a no-break space is not an empty value', '\u00a0', '', 'CSG-PAIR'],
    [
      'content signals: a signal that contradicts one of several is a conflict',
      'use=full,use=full,use=reference,use=full',
      'use=full use=full use=reference use=full',
      'CSG-CONFLICT CSG-CONFLICT',
    ],
  ];
  test.each(rows)('%s', (_sentence, value, read, codes) => {
    const reading = readContentSignal(value);
    expect((reading.parts ?? []).map((one) => `${one.key}=${one.value}`).join(' ')).toBe(read);
    expect(vectorCodes(reading).join(' ')).toBe(codes);
  });

  test('ours: columns are those of the pair', () => {
    const value = 'search=yes,  Ai-Train=n ';
    const { parts = [], issues } = readContentSignal(value);
    expect(parts.map(({ start, end }) => value.slice(start, end))).toEqual(['search=yes']);
    expect(issues.map(({ start, end }) => value.slice(start, end))).toEqual(['Ai-Train=n']);
  });

  test('ours: a pair is visited once, not compared with all before it', () => {
    const { parts = [], issues } = readContentSignal(`${'search=yes,'.repeat(40_000)}search=no`);
    expect([parts.length, issues.length, issues.at(-1)!.code]).toEqual([40_001, 1, 'CSG-CONFLICT']);
  });
});

describe('Content-Usage', () => {
  const rows: readonly (readonly [
    sentence: string,
    value: string,
    path: string | undefined,
    codes: string,
  ])[] = [
    ['aipref: the path ends before the first space or tab', '/a\ttrain-ai=n', '/a', ''],
    ['aipref: only a slash begins a path', 'a/b=1', undefined, 'CUS-SYNTAX:separator'],
    [
      'aipref: a path before an unreadable statement is still a path',
      '/ok/ Train-ai=y',
      '/ok/',
      'CUS-SYNTAX:key',
    ],
    ['aipref: parameters are ignored', 'search=y;why="so"', undefined, 'CUS-PARAM'],
    ['ours: a path without a statement', '/a', '/a', 'CUS-EMPTY'],
    ['aipref: an empty statement has no effect, which is said', '', undefined, 'CUS-EMPTY'],
    [
      'aipref: the last of a repeated key counts, with its parameters',
      'search;a, search=y;b, search=n',
      undefined,
      'CUS-DUPLICATE CUS-DUPLICATE',
    ],
    ['aipref: another value of a label is unknown', '/a search="y"', '/a', 'CUS-VALUE'],
    [
      'aipref: an upper-case letter makes the line unreadable',
      'train-AI=n',
      undefined,
      'CUS-SYNTAX:separator',
    ],
  ];
  test.each(rows)('%s', (_sentence, value, path, codes) => {
    const reading = readContentUsage(value);
    expect(reading.parts.path?.text).toBe(path);
    expect(vectorCodes(reading).join(' ')).toBe(codes);
  });

  test('ours: columns are those of the value, also after the path', () => {
    const value = '/ok/  train-ai=n, x=y';
    const { parts, issues } = readContentUsage(value);
    expect(parts.members.map(({ start, end }) => value.slice(start, end))).toEqual(['train-ai=n', 'x=y']);
    expect(issues.map(({ code, start, end }) => [code, value.slice(start, end)])).toEqual([
      ['CUS-LABEL', 'x'],
    ]);
  });

  test('ours: the span of a fault includes the rest of its word', () => {
    const faultTexts = (value: string) =>
      readContentUsage(value).issues.map(({ start, end }) => value.slice(start, end));
    expect(['Foo=y', 'a b=1 c', '/a x="y z', 'a=1, '].map(faultTexts)).toEqual([
      ['Foo=y'],
      ['b=1'],
      ['"y'],
      [','],
    ]);
  });

  test('ours: a member is visited once, not compared with all others', () => {
    const keys = Array.from({ length: 60_000 }, (_, i) => `k${i.toString(36)}`).join(',');
    const { issues } = readContentUsage(`${keys},k0`);
    expect(issues.filter(({ code }) => code === 'CUS-DUPLICATE')).toHaveLength(1);
  });

  test('ours: a string of some million characters is one value', () => {
    const { parts, issues } = readContentUsage(
      `a="${`${'x'.repeat(9_000_000)}\\"`.repeat(2)}";p=%"${'%c3%bc'.repeat(1_000_000)}"`,
    );
    expect([parts.fault, issues.length]).toEqual([undefined, 2]);
  });

  test('aipref vocabulary: an edition has only its own labels', () => {
    const codes = (edition: string) =>
      readContentUsage('train-genai=n', findEdition(edition)!).issues.map(({ code }) => code);
    expect(['vocab-01', 'vocab-02', 'vocab-03', 'vocab-04'].map(codes)).toEqual([
      ['CUS-LABEL'],
      [],
      [],
      ['CUS-LABEL'],
    ]);
  });

  test('aipref vocabulary: until December 2025, an unstated label had the preference of the wider one', () => {
    expect(labelsFor(findEdition('vocab-04')!, 'search')).toEqual(['search', 'ai-output', 'bots']);
    expect(labelsFor(findEdition('vocab-02')!, 'ai-train')).toEqual(['train-ai', 'all']);
    expect(labelsFor(newestEdition, 'ai-train')).toEqual(['train-ai']);
    expect(labelsFor(newestEdition, 'ai-input')).toEqual(['ai-use']);
  });

  test('vocab-08 4.2, 6.1: ai-use is a label again, for a model that answers; vocab-05 to vocab-07 do not have it', () => {
    const codes = (edition: string) =>
      readContentUsage('ai-use=n', findEdition(edition)!).issues.map(({ code }) => code);
    expect(['vocab-02', 'vocab-07', 'vocab-08'].map(codes)).toEqual([[], ['CUS-LABEL'], []]);
    expect(labelsFor(newestEdition, 'ai-search')).toEqual(['ai-use']);
    expect(labelsFor(findEdition('vocab-07')!, 'ai-input')).toEqual([]);
  });
});
