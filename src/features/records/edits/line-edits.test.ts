import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { lineAt } from '../../../core/document/lines.ts';
import { sourceOfText, textOfSource } from '../../../core/document/source.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt, valueOf } from '../../../core/syntax/policy.ts';
import { newFile } from '../../../state/document/document.ts';
import { emptyDocument, openDocument, undo } from '../../../state/document/document-store.ts';
import { openPolicy, openSource } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import * as commands from './line-edits.ts';
import { splitRecordAt } from './record-edits.ts';

function open(text: string): void {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  openDocument(documentStore, { ...emptyDocument(), files }, { reader: 'google' });
}

const text = () => textOfSource(openSource(documentStore.getState()));
const idOf = (line: number) => lineAt(openSource(documentStore.getState()).lines, line)!.id;
const pathAt = (line: number) => valueOf(fieldAt(openPolicy(documentStore.getState()), line));

beforeEach(() => open(''));

describe('moving a rule by keyboard', () => {
  test.each([
    [
      'past the last rule of a file',
      'User-agent: *\nDisallow: /a\nDisallow: /b\n',
      1,
      1,
      'User-agent: *\nDisallow: /b\nDisallow: /a\n',
    ],
    [
      'past the last rule without a final newline',
      'User-agent: *\nDisallow: /a\nDisallow: /b',
      1,
      1,
      'User-agent: *\nDisallow: /b\nDisallow: /a',
    ],
    [
      'into a record without rules',
      'User-agent: a\nDisallow: /a\nDisallow: /b\n\nUser-agent: b\n',
      2,
      1,
      'User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n',
    ],
    [
      'past a neighbor with its comment',
      'User-agent: *\nDisallow: /a\n# b\nDisallow: /b\nDisallow: /c\n',
      1,
      1,
      'User-agent: *\n# b\nDisallow: /b\nDisallow: /a\nDisallow: /c\n',
    ],
    [
      'up past a neighbor with its comment',
      'User-agent: *\n# a\nDisallow: /a\n# b\nDisallow: /b\n',
      4,
      -1,
      'User-agent: *\n# b\nDisallow: /b\n# a\nDisallow: /a\n',
    ],
    [
      'up past a neighbor, below the comment that heads both',
      'User-agent: *\n# ab\nDisallow: /a\nDisallow: /b\n',
      3,
      -1,
      'User-agent: *\n# ab\nDisallow: /b\nDisallow: /a\n',
    ],
  ] as const)('%s', (_, before, line, step, after) => {
    open(before);
    const moved = pathAt(line);
    const to = commands.moveRuleBy(idOf(line), step);
    expect(text()).toBe(after);
    expect(pathAt(to)).toBe(moved);
  });

  test('at the edge of the file, nothing happens', () => {
    open('User-agent: *\nDisallow: /a\n');
    expect(commands.moveRuleBy(idOf(1), 1)).toBe(-1);
    expect(commands.moveRuleBy(idOf(1), -1)).toBe(-1);
  });
});

const line = fc.constantFrom(
  'User-agent: a',
  'User-agent: b',
  'Disallow: /x',
  'Allow: /y',
  '# c',
  '',
  'Sitemap: s',
  'junk here now',
);
const file = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 14 })
  .map((lines) => lines.map(([words, eol]) => words + eol).join(''))
  .chain((whole) => fc.constantFrom(whole, whole.replace(/[\r\n]+$/, '')));

describe('architecture: every command of the form works on every file, and undo restores the file', () => {
  const commandCases: readonly [string, (id: number, block: number) => unknown][] = [
    ['move down', (id) => commands.moveRuleBy(id, 1)],
    ['move up', (id) => commands.moveRuleBy(id, -1)],
    ['duplicate', (id) => commands.duplicateRuleLine(id)],
    ['split', (id) => splitRecordAt(id)],
    ['comment above', (id) => commands.addCommentLineAbove(id)],
    ['paste', (id) => commands.pastePaths(id, 'allow', ['/1', '/2', '/3'])],
    ['remove', (id) => commands.removeRuleLine(id)],
    ['add a rule to the record', (_, block) => commands.addRuleToRecord(block)],
  ];
  test.each(commandCases)('%s', (_, command) => {
    fc.assert(
      fc.property(file, fc.nat(), (whole, pick) => {
        open(whole);
        const policy = openPolicy(documentStore.getState());
        const { lines } = policy.source;
        const rules = Array.from({ length: lines.length }, (__, i) => i).filter(
          (i) => fieldAt(policy, i).directive?.role === 'rule',
        );
        if (rules.length === 0) return;
        const at = rules[pick % rules.length]!;
        const block = blocksOf(policy).findIndex(({ start, end }) => start <= at && at < end);
        const before = text();
        command(idOf(at), block);
        if (text() !== before) undo(documentStore);
        expect(text()).toBe(before);
      }),
      { numRuns: 150 },
    );
  });
});

describe('adding and pasting', () => {
  test('a rule added to a file without final newline is at the returned line, and no other line changes', () => {
    open('User-agent: *\nDisallow: /keep');
    const line = commands.addRuleToRecord(0);
    expect(pathAt(line)).toBe('');
    expect(text()).toBe('User-agent: *\nDisallow: /keep\nDisallow: ');
  });

  test('lines pasted into an Allow rule become Allow rules, in one step', () => {
    open('User-agent: *\nAllow: /old\n');
    commands.pastePaths(idOf(1), 'allow', ['/one', '/two', '/three']);
    expect(text()).toBe('User-agent: *\nAllow: /one\nAllow: /two\nAllow: /three\n');
    undo(documentStore);
    expect(text()).toBe('User-agent: *\nAllow: /old\n');
  });

  test('lines pasted into a rule without a record are all written', () => {
    open('Disallow: /old');
    commands.pastePaths(idOf(0), 'deny', ['/one', '/two']);
    expect(text()).toBe('Disallow: /one\nDisallow: /two');
  });

  test('names pasted into a user-agent are written in one step', () => {
    open('User-agent: old\nDisallow: /\n');
    commands.pasteAgents(0, idOf(0), ['one', 'two']);
    expect(text()).toBe('User-agent: one\nUser-agent: two\nDisallow: /\n');
    undo(documentStore);
    expect(text()).toBe('User-agent: old\nDisallow: /\n');
  });

  test('duplicating a rule with a comment returns the line of the copy', () => {
    open('User-agent: *\n# why\nDisallow: /a\n');
    const copy = commands.duplicateRuleLine(idOf(2));
    expect(copy).toBe(4);
    expect(text()).toBe('User-agent: *\n# why\nDisallow: /a\n# why\nDisallow: /a\n');
  });

  test('a rule is not added where there is no record', () => {
    open('Disallow: /a\n');
    expect(commands.addRuleToRecord(-1, 0)).toBe(-1);
    expect(text()).toBe('Disallow: /a\n');
  });
});

describe('two systems in one file', () => {
  const BOTH =
    'User-agent: a\nDisallow: /a\n\nACAP-crawler: b\nACAP-allow-crawl: /b\n\nUser-agent: c\nDisallow: /c\n';

  test('a rule that is moved down skips a record of another system', () => {
    open(BOTH);
    expect(commands.moveRuleBy(idOf(1), 1)).toBe(6);
    expect(text()).toBe(
      'User-agent: a\n\nACAP-crawler: b\nACAP-allow-crawl: /b\n\nUser-agent: c\nDisallow: /a\nDisallow: /c\n',
    );
  });

  test('a rule cannot be moved to a line of such a record, nor a permission to the edge of the file', () => {
    open(BOTH);
    expect(commands.moveRuleToLine(idOf(1), 4)).toBe(-1);
    expect(commands.moveRuleBy(idOf(4), 1)).toBe(-1);
    expect(text()).toBe(BOTH);
  });
});

test('names that are pasted into a record of ACAP are crawlers', () => {
  open('ACAP-crawler: old\nACAP-disallow-crawl: /\n');
  commands.pasteAgents(0, idOf(0), ['one', 'two']);
  expect(text()).toBe('ACAP-crawler: one\nACAP-crawler: two\nACAP-disallow-crawl: /\n');
});
