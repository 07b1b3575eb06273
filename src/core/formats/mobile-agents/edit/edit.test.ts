// The edit commands of mobile agents change what they should and nothing else.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, typed } from '../../../../testing/arbitraries/edits.ts';
import { anyMobileFile } from '../../../../testing/arbitraries/mobile-agents.ts';
import { longTest } from '../../../../testing/long-test.ts';
import { type EditRow, policyOfText, sourceLines, testEdits } from '../../../../testing/policies.ts';
import type { TextEdit } from '../../../document/range.ts';
import { textOfSource } from '../../../document/source.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { policyAfterEdits } from '../../../syntax/policy.ts';
import { recordPositions } from '../line-position.ts';
import { readMobileFile } from '../mobile-file.ts';
import { addMobileLine } from './add-line.ts';
import { moveMobileLine, removeMobileLines, sortMobileLines } from './order-lines.ts';
import { setMobilePath, setMobileTarget } from './set-line.ts';

const name = 'Mobile-agent-server:';
const root = { path: '/', target: 'none' } as const;

const adding: readonly EditRow[] = [
  ['to an empty file', '', (p) => addMobileLine(p, root), `${name} / none\n`],
  [
    'below the last line',
    `${name} / none\n\n# end\n`,
    (p) => addMobileLine(p, { path: '/a/', target: 'atp://h:1' }),
    `${name} / none\n${name} /a/ atp://h:1\n\n# end\n`,
  ],
  [
    'below a given line',
    `${name} / none\n${name} /b/ none\n`,
    (p) => addMobileLine(p, { path: '/a/', target: 'none' }, 0),
    `${name} / none\n${name} /a/ none\n${name} /b/ none\n`,
  ],
  [
    'mob-012: in a separate block after the records',
    'User-agent: *\nDisallow: /x\n',
    (p) => addMobileLine(p, root),
    `User-agent: *\nDisallow: /x\n\n${name} / none\n`,
  ],
  [
    'mob-012: also if the last line is in a record',
    `User-agent: *\n${name} / none\nDisallow: /x\n`,
    (p) => addMobileLine(p, { path: '/a', target: 'none' }),
    `User-agent: *\n${name} / none\nDisallow: /x\n\n${name} /a none\n`,
  ],
  [
    'after a blank line, no other blank line is added',
    'User-agent: *\n\n',
    (p) => addMobileLine(p, root),
    `User-agent: *\n\n${name} / none\n`,
  ],
  [
    'without a final line break, none is added',
    'Allow: /',
    (p) => addMobileLine(p, root),
    `Allow: /\n\n${name} / none`,
  ],
  [
    'with the line endings of the file',
    'Allow: /\r\n',
    (p) => addMobileLine(p, root),
    `Allow: /\r\n\r\n${name} / none\r\n`,
  ],
  [
    'in the column of the line above',
    ` ${name} /home/     none\n`,
    (p) => addMobileLine(p, { path: '/a/', target: 'none' }),
    ` ${name} /home/     none\n${name} /a/        none\n`,
  ],
  [
    'a path longer than the column',
    `${name} /a  none\n`,
    (p) => addMobileLine(p, { path: '/home/', target: 'none' }),
    `${name} /a  none\n${name} /home/ none\n`,
  ],
];
const addingInSteps: readonly EditRow[] = [
  ['a line without a value', `${name} / none\n`, (p) => addMobileLine(p), `${name} / none\n${name} \n`],
  [
    'its path, which completes it',
    `${name} / none\n${name} \n`,
    (p) => setMobilePath(p, 1, '/a/'),
    `${name} / none\n${name} /a/ none\n`,
  ],
];
describe('adding step by step', () => {
  testEdits(addingInSteps);
});
describe('adding', () => {
  testEdits(adding);
});

const setting: readonly EditRow[] = [
  [
    'a path; columns and comment are kept',
    ` mobile-agent-SERVER:\t/a     none  # why\n`,
    (p) => setMobilePath(p, 0, '/home/'),
    ` mobile-agent-SERVER:\t/home/     none  # why\n`,
  ],
  [
    'a host',
    `${name} /a\t none# why\n`,
    (p) => setMobileTarget(p, 0, 'atp://h:1'),
    `${name} /a\t atp://h:1# why\n`,
  ],
  ['no host', `${name} /a  atp://h:1\n`, (p) => setMobileTarget(p, 0, 'none'), `${name} /a  none\n`],
  [
    'the same values',
    `${name} /a  none\n`,
    (p) => [...setMobilePath(p, 0, '/a'), ...setMobileTarget(p, 0, 'none')],
    `${name} /a  none\n`,
  ],
  [
    'a missing target',
    `${name} /a  # why\n`,
    (p) => setMobileTarget(p, 0, 'none'),
    `${name} /a none  # why\n`,
  ],
  [
    'a target in an empty line',
    `${name}\n`,
    (p) => setMobileTarget(p, 0, 'atp://h:1'),
    `${name} / atp://h:1\n`,
  ],
  ['a path in an empty line', `${name}# why\n`, (p) => setMobilePath(p, 0, '/a'), `${name} /a none # why\n`],
  ['a path without its slash', `${name} a none\n`, (p) => setMobilePath(p, 0, '/a'), `${name} /a none\n`],
];
describe('setting', () => {
  testEdits(setting);
});

const three = `${name} /a/b none\n# all\n${name} / atp://h:1\n\n${name} /a none`;
const ordering: readonly EditRow[] = [
  [
    'a line is removed with its comments',
    three,
    (p) => removeMobileLines(p, [2]),
    `${name} /a/b none\n\n${name} /a none`,
  ],
  [
    'records that it separated remain separated',
    `User-agent: a\n${name} / none\nUser-agent: b\nAllow: /\n`,
    (p) => removeMobileLines(p, [1]),
    'User-agent: a\n\nUser-agent: b\nAllow: /\n',
  ],
  [
    'a line is moved up, with its comments',
    three,
    (p) => moveMobileLine(p, 2, 0),
    `# all\n${name} / atp://h:1\n${name} /a/b none\n\n${name} /a none`,
  ],
  [
    'a line is moved down, over a blank line',
    three,
    (p) => moveMobileLine(p, 2, 2),
    `${name} /a/b none\n${name} /a none\n\n# all\n${name} / atp://h:1`,
  ],
  ['a line is moved to its own position', three, (p) => moveMobileLine(p, 2, 1), three],
  [
    'the last line is moved to the first position',
    three,
    (p) => moveMobileLine(p, 4, 0),
    `${name} /a none\n${name} /a/b none\n\n# all\n${name} / atp://h:1`,
  ],
  [
    'ours: lines are sorted from general to specific',
    three,
    sortMobileLines,
    `# all\n${name} / atp://h:1\n${name} /a none\n\n${name} /a/b none`,
  ],
  [
    'sorted lines are not changed',
    `${name} / none\n${name} /b none\n${name} /a none\n`,
    sortMobileLines,
    `${name} / none\n${name} /b none\n${name} /a none\n`,
  ],
  [
    'skipped lines keep their positions',
    `${name} /a/b none\n${name} x\n${name} / none\n`,
    sortMobileLines,
    `${name} / none\n${name} x\n${name} /a/b none\n`,
  ],
];
describe('ordering', () => {
  testEdits(ordering);
});

describe('impossible edits', () => {
  const policy = policyOfText(`${name} / none\nAllow: /\n`);
  const bad = ['', 'a', '/a b', '/a#b', '/a\n', '/a\rb', '/\ud800', '/a\tb', '/a\f'];
  test.each(bad)('the path %j', (path) => expect(() => setMobilePath(policy, 0, path)).toThrow(RangeError));
  const badTargets = [
    '',
    'h:1',
    'atp://',
    'atp://h/',
    'atp://h#1',
    'atp://h 1',
    'none\n',
    'atp://\u00e9',
    'no ne',
  ];
  test.each(badTargets)('the target %j', (target) => {
    expect(() => setMobileTarget(policy, 0, target)).toThrow(RangeError);
    expect(() => addMobileLine(policy, { path: '/', target })).toThrow(RangeError);
  });
  test('a line of another kind', () => {
    for (const action of [
      () => setMobilePath(policy, 1, '/'),
      () => setMobileTarget(policy, 1, 'none'),
      () => removeMobileLines(policy, [1]),
      () => moveMobileLine(policy, 1, 0),
      () => moveMobileLine(policy, 0, 1),
      () => addMobileLine(policy, root, 1),
    ])
      expect(action).toThrow(RangeError);
  });
});

longTest('ours: 20,000 lines are sorted at once, and each remains the same object', () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `${name} /${'a'.repeat(20 - (i % 20))}${i} none`);
  const policy = policyOfText(`${lines.join('\n')}\n`);
  const sorted = policyAfterEdits(policy, sortMobileLines(policy));
  expect(new Set(sourceLines(sorted.source))).toEqual(new Set(sourceLines(policy.source)));
  expect(sortMobileLines(sorted)).toEqual([]);
});

/** The content of the valid lines, in order. */
const assignmentTexts = (policy: Policy) =>
  readMobileFile(policy).assignments.map(({ path, target }) => `${path.text} ${target.text}`);

const attempt = (action: () => readonly TextEdit[]) => {
  try {
    return action();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return [];
  }
};

describe('any content of the file', () => {
  test('ours: typed text never becomes a line, a comment or another part', () => {
    const text = fc.oneof(
      typed,
      typed.map((one) => `/${one}`),
      typed.map((one) => `atp://${one}`),
    );
    fc.assert(
      fc.property(
        anyMobileFile,
        text,
        fc.nat(11),
        fc.constantFrom('path', 'target', 'add'),
        (file, word, at, what) => {
          const policy = policyOfText(file);
          const line = readMobileFile(policy).lines.at(at)?.line;
          const edits = attempt(() => {
            if (what === 'add') return addMobileLine(policy, { path: word, target: 'none' });
            if (line === undefined) return [];
            return what === 'path' ? setMobilePath(policy, line, word) : setMobileTarget(policy, line, word);
          });
          const after = policyAfterEdits(policy, edits);
          if (edits.length === 0) return;
          const others = (one: Policy) =>
            sourceLines(one.source).map((each) => each.text.replace(/[^#]*/, ''));
          if (what !== 'add') {
            expect(after.source.lines.length).toBe(policy.source.lines.length);
            expect(others(after)).toEqual(others(policy));
          }
          const words = readMobileFile(after).lines.flatMap(({ read }) =>
            read.words.map((each) => each.text),
          );
          expect(words).toContain(word);
          const before = readMobileFile(policy).lines.flatMap(({ read }) => read.words).length;
          expect(words.length - before).toBeLessThanOrEqual(2);
          const untouched = sourceLines(policy.source).filter((_each, i) => what === 'add' || i !== line);
          for (const each of untouched.slice(0, -1)) expect(sourceLines(after.source)).toContain(each);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  test('ours: reordering keeps every line, and sorted lines stay sorted', () => {
    fc.assert(
      fc.property(anyMobileFile, fc.nat(11), fc.nat(11), (file, from, to) => {
        const policy = policyOfText(file);
        const { lines } = readMobileFile(policy);
        const line = lines[from]?.line;
        const moved = policyAfterEdits(
          policy,
          line === undefined || !(to in lines) ? [] : moveMobileLine(policy, line, to),
        );
        const sorted = policyAfterEdits(policy, sortMobileLines(policy));
        for (const after of [moved, sorted]) {
          expect(assignmentTexts(after).toSorted()).toEqual(assignmentTexts(policy).toSorted());
          expect(
            sourceLines(after.source)
              .map(({ text }) => text)
              .toSorted(),
          ).toEqual(
            sourceLines(policy.source)
              .map(({ text }) => text)
              .toSorted(),
          );
          expect([...recordPositions(after).keys()].length).toBe([...recordPositions(policy).keys()].length);
        }
        if (line !== undefined && to in lines)
          expect(readMobileFile(moved).lines[to]!.read).toEqual(lines[from]!.read);
        const lengths = readMobileFile(sorted).assignments.map(({ units }) => units.length);
        expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
        expect(sortMobileLines(sorted)).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  test('mob-012: an added line is the last one, and never in a record', () => {
    fc.assert(
      fc.property(anyMobileFile, (file) => {
        const policy = policyOfText(file);
        const after = policyAfterEdits(policy, addMobileLine(policy, { path: '/new/', target: 'none' }));
        expect(assignmentTexts(after)).toEqual([...assignmentTexts(policy), '/new/ none']);
        expect(recordPositions(after).has(readMobileFile(after).lines.at(-1)!.line)).toBe(false);
        expect(
          textOfSource(after.source).replace(/(?:[\r\n]*Mobile-agent-server: \/new\/ +none)/, ''),
        ).toContain(file.trimEnd().slice(0, 3));
      }),
      { numRuns: runs(300) },
    );
  });
});
