// The list of findings: in groups, with rows that keep their keys.
import { expect, test } from 'vitest';
import {
  createFinding,
  type Finding,
  type FindingValues,
  type Severity,
} from '../../core/diagnostics/finding.ts';
import { sourceOfText } from '../../core/document/source.ts';
import { formatOf } from '../../core/formats/file-formats.ts';
import { readerOf, readers } from '../../core/readers/registry.ts';
import { createPolicy } from '../../core/syntax/policy.ts';
import { createFindingTest, noFindingFilter } from './finding-filter.ts';
import { groupFindings, groupRows } from './finding-groups.ts';

const text =
  'Sitemap: /x\n\nUser-agent: Googlebot\nUser-agent: a\nUser-agent: b\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n';
const policy = createPolicy(sourceOfText(text), formatOf('/robots.txt', undefined));
const reader = readerOf('rfc9309');
const at = (line: number, code = 'x', severity: Severity = 'error', values: FindingValues = {}): Finding => {
  const start = { line, column: 0 };
  return createFinding({ code, severity, source: [] }, { start, end: start }, values);
};

test('product: by severity, findings that apply to the selected reader are before those of others, and the file is before its lines', () => {
  // R049: stars in paths, which apply to readers of 1996; R017: the file is a web page.
  const found = [
    at(0, 'x', 'info'),
    at(3, 'R049', 'warning'),
    at(5, 'y'),
    at(5, 'R017'),
    at(8, 'z', 'warning'),
  ];
  const rows = groupRows(groupFindings(policy, found, 'severity', reader));
  expect(rows.map((row) => ('group' in row ? row.group.head : 'finding' in row && row.finding.code))).toEqual(
    [
      { of: 'severity', weight: 'acts' },
      'R017',
      'y',
      'z',
      { of: 'severity', weight: 'acts', not: 'RFC 9309' },
      'R049',
      { of: 'severity', weight: 'note' },
      'x',
    ],
  );
  const old = groupFindings(policy, [at(3, 'R049', 'warning')], 'severity', readerOf('koster-1996'));
  expect(old.map(({ head }) => head)).toEqual([{ of: 'severity', weight: 'acts' }]);
});

test('design: findings that change what readers do come first, errors before warnings, then notes, then style', () => {
  const found = [at(0, 'h', 'hint'), at(1, 'i', 'info'), at(2, 'w', 'warning'), at(8, 'e')];
  const groups = groupFindings(policy, found, 'severity', reader);
  expect(groups.map(({ head, findings }) => [head, findings.map(({ code }) => code)])).toEqual([
    [{ of: 'severity', weight: 'acts' }, ['e', 'w']],
    [{ of: 'severity', weight: 'note' }, ['i']],
    [{ of: 'severity', weight: 'style' }, ['h']],
  ]);
});

test('product: by place, lines outside records come first, then records with their user-agents', () => {
  const groups = groupFindings(policy, [at(0), at(3), at(5), at(8)], 'place', reader);
  expect(groups.map(({ head, findings }) => [head, findings.length])).toEqual([
    [{ of: 'between' }, 1],
    [{ of: 'record', number: 1, agents: ['Googlebot', 'a', 'b'] }, 2],
    [{ of: 'record', number: 2, agents: ['*'] }, 1],
  ]);
});

test('product: findings about the file itself come first, regardless of their line', () => {
  const rows = groupRows(
    groupFindings(policy, [at(0), at(5, 'R017'), at(8, 'R015', 'warning')], 'place', reader),
  );
  const describeRows = rows.map((row) =>
    'group' in row ? row.group.head.of : 'finding' in row && [row.finding.code, row.under],
  );
  expect(describeRows).toEqual(['file', ['R017', 'file'], ['R015', 'file'], 'between', ['x', 'between']]);
});

test('product: by kind, the most severe come first, then the most frequent', () => {
  const found = [at(0, 'few', 'warning'), at(1, 'many', 'warning'), at(2, 'many', 'warning'), at(3, 'bad')];
  expect(groupFindings(policy, found, 'kind', reader).map(({ head }) => head)).toEqual([
    { of: 'kind', code: 'bad' },
    { of: 'kind', code: 'many' },
    { of: 'kind', code: 'few' },
  ]);
});

test('ours: each row has a unique key, which stays the same when lines are added above', () => {
  const keys = (found: readonly Finding[]) =>
    groupRows(groupFindings(policy, found, 'place', reader)).map(({ key }) => key);
  const before = keys([at(5, 'x', 'error', { path: '/a' }), at(5, 'x', 'error', { path: '/a' })]);
  expect(new Set(before).size).toBe(3);
  expect(keys([at(4, 'x', 'error', { path: '/a' }), at(5, 'x', 'error', { path: '/a' })])).toEqual(before);
});

test('ours: a filter by severity and by reader or program', () => {
  const found = [at(0, 'R001'), at(1, 'R028', 'warning'), at(2, 'CSG-VALUE')];
  const codes = (filter: Parameters<typeof createFindingTest>[0]) =>
    found.filter(createFindingTest(filter, readers)).map(({ code }) => code);
  expect(codes(noFindingFilter)).toEqual(['R001', 'R028', 'CSG-VALUE']);
  expect(codes({ who: '', severity: 'warning' })).toEqual(['R028']);
  expect(codes({ who: 'lighthouse' })).toEqual(['R001']);
  expect(codes({ who: 'yandex-webmaster', severity: 'warning' })).toEqual(['R028']);
  expect(codes({ who: 'nobody' })).toEqual(['R001', 'R028', 'CSG-VALUE']);
});

test('design: more than five findings of one kind are one row, which can be opened; five are not', () => {
  const many = Array.from({ length: 6 }, (_, line) => at(line, 'many', 'warning'));
  const few = Array.from({ length: 5 }, (_, line) => at(line, 'few', 'warning'));
  const groups = groupFindings(policy, [...many, ...few], 'severity', reader);
  const describeRows = (open: ReadonlySet<string>) =>
    groupRows(groups, open).flatMap((row) =>
      'group' in row ? [] : 'fold' in row ? [`${row.fold.code}: ${row.fold.lines}`] : [row.finding.code],
    );
  const fews = few.map(() => 'few');
  expect(describeRows(new Set())).toEqual(['many: 6', ...fews]);
  const [key] = groupRows(groups).flatMap((row) => ('fold' in row ? [row.key] : []));
  expect(describeRows(new Set([key ?? '']))).toEqual(['many: 6', ...many.map(() => 'many'), ...fews]);
  const byKind = groupRows(groupFindings(policy, many, 'kind', reader));
  expect(byKind.some((row) => 'fold' in row)).toBe(false);
});

test('design: findings of one kind that differ in severity are not folded together', () => {
  const found = Array.from({ length: 6 }, (_, line) => at(line, 'x', line < 3 ? 'error' : 'warning'));
  const rows = groupRows(groupFindings(policy, found, 'severity', reader));
  expect(rows.some((row) => 'fold' in row)).toBe(false);
});
