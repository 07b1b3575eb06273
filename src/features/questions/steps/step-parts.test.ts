import { expect, test } from 'vitest';
import type { Step } from '../../../core/questions/explanation-step.ts';
import { groupRuleRuns, splitSteps } from './step-parts.ts';

const rule = (line: number, outcome: 'no-match' | 'not-asked' | 'no-effect'): Step => ({
  code: 'rule-empty',
  source: [],
  params: { effect: 'deny' },
  by: { path: '/robots.txt', line },
  outcome,
});
const many = (count: number, outcome: 'no-match' | 'not-asked' | 'no-effect') =>
  Array.from({ length: count }, (_, line) => rule(line, outcome));

test('steps are split into their parts, in their order', () => {
  const other: Step = {
    code: 'record-other',
    source: [],
    params: { agents: ['x'] },
    outcome: 'passed-over',
  };
  const chosen: Step = {
    code: 'record-default',
    source: [],
    params: { name: '' },
    outcome: 'chosen',
  };
  const read: Step = {
    code: 'file-read',
    source: [],
    params: { path: '/robots.txt', as: '/robots.txt' },
  };
  const none: Step = {
    code: 'no-rule',
    source: [],
    params: { name: '', answer: 'allow' },
    outcome: 'decides',
  };
  const url: Step = { code: 'url-read-as', source: [], params: { written: '/%7E', read: '/~' } };
  const parts = splitSteps([read, other, chosen, url, ...many(2, 'no-match'), none]);
  expect(parts.file).toEqual([read]);
  expect(parts.record).toEqual([chosen]);
  expect(parts.others).toEqual([other]);
  expect(parts.readAs).toBe(url);
  expect(parts.aboutRules).toEqual([none]);
  expect(parts.rules).toHaveLength(2);
});

test('up to eight neighboring rules that do not match are shown', () => {
  expect(groupRuleRuns(many(8, 'no-match')).map(({ folds }) => folds)).toEqual([undefined]);
  expect(groupRuleRuns(many(9, 'no-match')).map(({ folds }) => folds)).toEqual(['no-match']);
});

test('a run ends where the outcome changes', () => {
  const rules = [...many(9, 'not-asked'), ...many(1, 'no-effect'), ...many(10, 'no-match')];
  expect(groupRuleRuns(rules).map(({ steps, folds }) => [steps.length, folds])).toEqual([
    [9, 'not-asked'],
    [1, undefined],
    [10, 'no-match'],
  ]);
});

test('rules without effect never fold', () => {
  expect(groupRuleRuns(many(20, 'no-effect'))[0]?.folds).toBe(undefined);
});
