// Line numbers are written as editors show them. Counts have grouped digits.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shellWords as germanShell } from './de/app/shell.ts';
import { findingWords as german } from './de/findings.ts';
import { shellWords } from './en/app/shell.ts';
import { findingWords as english } from './en/findings.ts';

test('ours: the number of a line is said as editors show it, and how many lines there are in groups of digits', () => {
  expect(english.stepAt(12_345)).toBe('Found on line 12345');
  expect(shellWords.lines(12_345)).toBe('12,345 lines');
  expect(german.stepAt(12_345)).toBe('Befund in Zeile 12345');
  expect(germanShell.lines(12_345)).toBe('12.345 Zeilen');
});

test('ours: no words group the digits of the number of a line', () => {
  const grouped = /\b(lines?|row|(tabellen)?zeilen?) \$\{number\((?!place\b)|\(line\) => number\(/i;
  const files = readdirSync('src/messages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `src/messages/${file}`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => grouped.test(readFileSync(file, 'utf8')))).toEqual([]);
});
