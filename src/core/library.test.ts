// Checks that every example of docs/library.md is correct, and that the page documents every exported function.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import * as library from './index.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/library.md'), 'utf8');

/** The examples with the heading of their section. */
const examples = page.split(/^##+ /m).flatMap((section) => {
  const heading = section.slice(0, section.indexOf('\n'));
  return [...section.matchAll(/^```js\n([^]*?)^```/gm)].map((match, i) => ({
    name: `${heading}, example ${i + 1}`,
    code: match[1]!,
  }));
});

/** Turns each `expression; // => value` of an example into a comparison. */
const asChecks = (code: string) =>
  code.replace(/^(?!const |\}|\s)(.*);\n\/\/ => (.*)$/gm, 'check(($1), ($2));');

describe('docs/library.md', () => {
  test.each(examples)('$name', ({ code }) => {
    const checks = asChecks(code);
    let checked = 0;
    const check = (value: unknown, expected: unknown) => {
      checked++;
      expect(value).toEqual(expected);
    };
    const examplesScope = { ...library, SaxesParser };
    // oxlint-disable-next-line typescript/no-implied-eval -- the examples are our own
    const run: (...args: readonly unknown[]) => void = new Function(
      ...Object.keys(examplesScope),
      'check',
      `'use strict';${checks}`,
    ) as never;
    run(...Object.values(examplesScope), check);
    expect(checked).toBe(code.match(/^\/\/ =>/gm)?.length);
  });

  test('the first program prints the output shown below it', () => {
    const [, program = '', printed] = /^```mjs\n([^]*?)^```[^]*?^```text\n([^]*?)^```/m.exec(page) ?? [];
    const lines: string[] = [];
    // oxlint-disable-next-line typescript/no-implied-eval -- the program is our own
    const run: (...args: readonly unknown[]) => void = new Function(
      ...Object.keys(library),
      'console',
      `'use strict';${program.replace(/^import .*;$/m, '')}`,
    ) as never;
    run(...Object.values(library), {
      log: (...words: readonly unknown[]) => lines.push(`${words.join(' ')}\n`),
    });
    expect(lines.join('')).toBe(printed);
  });

  test.each(Object.keys(library))('%s has its own heading', (name) => {
    expect(page).toMatch(new RegExp(`^### \`${name}\\b`, 'm'));
  });
});
