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
  const forOthers: Step = {
    code: 'record-default',
    source: [],
    params: { name: 'x' },
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
  const parts = splitSteps([read, other, forOthers, chosen, url, ...many(2, 'no-match'), none]);
  expect(parts.file).toEqual([read]);
  expect(parts.record).toEqual([chosen]);
  expect(parts.others).toEqual([other, forOthers]);
  expect(parts.readAs).toBe(url);
  expect(parts.aboutRules).toEqual([none]);
  expect(parts.rules).toHaveLength(2);
});

test('design: rules that do not match are one line, and a single one is listed', () => {
  expect(groupRuleRuns(many(1, 'no-match')).map(({ folds }) => folds)).toEqual([undefined]);
  expect(groupRuleRuns(many(2, 'no-match')).map(({ folds }) => folds)).toEqual(['no-match']);
});

test('design: the rules that count come first, then those that do not match, then those that were not needed', () => {
  const rules = [
    ...many(9, 'not-asked'),
    ...many(1, 'no-effect'),
    ...many(2, 'no-match'),
    ...many(3, 'no-match'),
  ];
  expect(groupRuleRuns(rules).map(({ steps, folds }) => [steps.length, folds])).toEqual([
    [1, undefined],
    [5, 'no-match'],
    [9, 'not-asked'],
  ]);
});

test('design: a rule that has 12 characters in common with the URL nearly matches, and is listed', () => {
  const near = (ruleAt: number): Step => ({
    code: 'rule-no-match',
    source: [],
    params: {
      rule: '/product-category/b',
      url: '/product-category/a',
      ruleAt,
      urlAt: ruleAt,
      why: 'differs',
      missing: '',
    } as never,
    by: { path: '/robots.txt', line: ruleAt },
    outcome: 'no-match',
  });
  expect(groupRuleRuns([near(1), near(2), near(12)]).map(({ steps }) => steps.length)).toEqual([1, 2]);
});

test('design: rules without a path are one line; other rules without effect are listed', () => {
  expect(groupRuleRuns(many(9, 'no-effect')).map(({ folds }) => folds)).toEqual(['no-path']);
  const unknown = many(2, 'no-effect').map((step): Step => ({ ...step, code: 'rule-unknown' as never }));
  expect(groupRuleRuns(unknown).map(({ folds }) => folds)).toEqual([undefined]);
});
