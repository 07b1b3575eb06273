import { describe, expect, test } from 'vitest';
import { runSync } from '../../../../core/questions/cooperative-task.ts';
import { type ReaderId, readers } from '../../../../core/readers/registry.ts';
import { openSite } from '../../../../core/workspace/site.ts';
import { type ChangedRuleAnswer, compareRules, MAX_RULES } from './changed-rules.ts';

const path = '/robots.txt';
const siteOf = (lines: readonly string[] | undefined) =>
  openSite({ origin: 'https://a.example', files: lines ? { [path]: lines.join('\n') } : {} });

function compare(
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
  chosen: ReaderId = 'rfc9309',
) {
  return runSync(compareRules({ before: siteOf(before), after: siteOf(after), path, chosen }));
}

/**
 * Returns the result of the selected reader, which is first, for each rule: the example URL, and lines by their
 * numbers.
 */
function firstOf([{ deciding, both } = {} as ChangedRuleAnswer]: readonly ChangedRuleAnswer[]) {
  if (!both || deciding.answer !== 'witness') return [deciding];
  const saysOf = ({ answer, by, reason }: typeof both.was) => `${answer} ${by ? by.line + 1 : reason}`;
  return [deciding.url, deciding.agent, saysOf(both.was), saysOf(both.is)];
}

const all = 'User-agent: *';
const bot = 'User-agent: bot';
const noA = 'Disallow: /a';
const yesB = 'Allow: /a/b';
const covered = (...covers: number[]) => [{ answer: 'never', why: 'covered', covers }];

describe('what a changed rule decides, and the verdict of the other version', () => {
  const cases: [string, string[] | undefined, string[] | undefined, [string, ...unknown[]][]][] = [
    [
      'rfc 9309 2.2.2: an added rule that is longer decides now',
      [all, noA],
      [all, noA, yesB],
      [['added 3 Allow: /a/b', '/a/b', '', 'deny 2', 'allow 3']],
    ],
    [
      'rfc 9309 2.2.2: a removed rule is checked in the older version; lines are those of each version',
      [all, yesB, noA],
      [all, noA],
      [['removed 2 Allow: /a/b', '/a/b', '', 'allow 2', 'deny 2']],
    ],
    [
      'ours: a removed rule that others covered never decided; lines are those of the older version',
      [all, noA, 'Disallow: /a/c'],
      [all, noA],
      [['removed 3 Disallow: /a/c', '/a/c', '', 'deny 3', 'deny 2']],
    ],
    [
      'rfc 9309 2.2.2: a repeated rule never decides',
      [all, noA],
      [all, noA, 'Disallow: /a # again'],
      [['added 3 Disallow: /a # again', ...covered(1)]],
    ],
    [
      'rfc 9309 2.2.1: a rule that moved to another record is checked at its new place',
      [all, noA, bot, yesB],
      [all, bot, yesB, '', 'User-agent: cat', noA],
      [['moved 2>6 Disallow: /a', '/a', 'cat', 'deny 2', 'deny 6']],
    ],
    [
      'ours: if no rule matches, and if no record applies to the crawler',
      [bot, 'Disallow: /x'],
      [bot, noA],
      [
        ['removed 2 Disallow: /x', '/x', 'bot', 'deny 2', 'allow no-rule'],
        ['added 2 Disallow: /a', '/a', 'bot', 'allow no-rule', 'deny 2'],
      ],
    ],
    [
      'rfc 9309 2.3.1.3: a version without the file blocks nothing',
      undefined,
      [all, noA],
      [['added 2 Disallow: /a', '/a', '', 'allow status', 'deny 2']],
    ],
    [
      'the same, after the file was removed',
      [all, noA],
      undefined,
      [['removed 2 Disallow: /a', '/a', '', 'deny 2', 'allow status']],
    ],
    [
      'ours: comments, blank lines and user-agents are not reported',
      [all, noA],
      ['# new', all, noA, '', bot],
      [],
    ],
  ];
  test.each(cases)('%s', (_name, before, after, expected) => {
    const { rules, others } = compare(before, after);
    const found = rules.map(({ change, text, answers }) => {
      const from = change.kind === 'moved' ? `${change.from + 1}>` : '';
      return [`${change.kind} ${from}${change.line + 1} ${text}`, ...firstOf(answers)];
    });
    expect([found, others]).toEqual([expected, 0]);
  });
});

test('ours: every reader answers once about each rule, the selected one first; equal URLs with other verdicts are separate', () => {
  const { rules } = compare([all, noA, yesB], [all, noA, yesB, 'Disallow: /a/b/c'], 'google');
  const [{ answers }] = rules as [(typeof rules)[0]];
  expect(answers[0]!.readers[0]!.id).toBe('google');
  const ids = answers.flatMap((one) => one.readers.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(readers.map(({ id }) => id).toSorted());
  const answerOf = (id: string) => answers.find((one) => one.readers.some((reader) => reader.id === id))!;
  expect(firstOf([answerOf('google')])).toEqual(['/a/b/c', '', 'allow 3', 'deny 4']);
  expect(firstOf([answerOf('koster-1996')])).toEqual(covered(1));
});

test('ours: readers with the same deciding URL but different earlier verdicts are separate', () => {
  const { rules } = compare([all, yesB, noA, 'Disallow: /a/b/c'], [all, 'Disallow: /a/b/c', yesB, noA]);
  const [rule] = rules.filter(({ change }) => change.kind === 'moved' && change.from === 3);
  const witnesses = rule!.answers.filter(({ both }) => both);
  expect(witnesses.map((one) => firstOf([one]))).toEqual([
    ['/a/b/c', '', 'deny 4', 'deny 2'],
    ['/a/b/c', '', 'deny 3', 'deny 2'],
    ['/a/b/c', '', 'allow 2', 'deny 2'],
  ]);
});

test('ours: changed rules beyond the limit are counted, and the first ones in the text are examined', () => {
  const paths = Array.from({ length: MAX_RULES + 7 }, (_one, place) => `Disallow: /${place}`);
  const { rules, others } = compare([all], [all, ...paths]);
  expect([rules.length, rules[0]?.text, others]).toEqual([MAX_RULES, 'Disallow: /0', 7]);
});
