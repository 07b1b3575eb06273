// A formatted file means the same to every reader.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyText } from '../../../testing/arbitraries/edits.ts';
import { robotsText } from '../../../testing/arbitraries/robots-txt.ts';
import { fetchVerdicts, findProbes } from '../../../testing/findings/test-examples.ts';
import { longTest } from '../../../testing/long-test.ts';
import { fileText, policyOfText } from '../../../testing/policies.ts';
import { textOfSource } from '../../document/source.ts';
import { policyAfterEdits } from '../../syntax/policy.ts';
import { openSite } from '../../workspace/site.ts';
import { formatDocument } from './format-document.ts';
import { allFormatOptions, type FormatOptions } from './format-options.ts';

const none: FormatOptions = { gaps: false, indents: false, colons: false, ends: false, names: false };

function formatted(text: string, options: FormatOptions = allFormatOptions) {
  const policy = policyOfText(text);
  const { edits, changed, left } = formatDocument(policy, options);
  const after = policyAfterEdits(policy, edits);
  return { text: fileText(after.source), changed, left, edits, policy, after };
}

const record = 'User-agent: a\nDisallow: /a\n';

test.each([
  ['ours: whitespace around the colon', 'User-agent :a\nDisallow:\t /a\n', record, { colons: true }],
  ['ours: whitespace before the name', '  User-agent: a\n\tDisallow: /a\n', record, { indents: true }],
  ['ours: whitespace at the end', 'User-agent: a \nDisallow: /a\t\n', record, { ends: true }],
  [
    'ours: names as their specification writes them',
    'USER-AGENT: a\ndisallow: /a\n',
    record,
    { names: true },
  ],
  [
    'acap 1.1 2.4.1: of an open name only the defined part',
    'acap-ALLOW-index: /x\n',
    'ACAP-allow-index: /x\n',
    { names: true },
  ],
  [
    'draft 1 3.3: a blank line where every reader begins a record',
    `${record}User-agent: b\nDisallow: /\n`,
    `${record}\nUser-agent: b\nDisallow: /\n`,
    { gaps: true },
  ],
  [
    'ours: a blank line above the comments that belong to a record',
    `${record}# b\nUser-agent: b\nDisallow: /\n`,
    `${record}\n# b\nUser-agent: b\nDisallow: /\n`,
    { gaps: true },
  ],
  [
    'python-urllib 3.12: of several blank lines the one that is blank for every reader stays',
    `${record} \n\n\t\nUser-agent: b\nDisallow: /\n`,
    `${record}\nUser-agent: b\nDisallow: /\n`,
    { gaps: true },
  ],
  [
    'ours: a new line has the line ending of its neighbors',
    'User-agent: a\r\nDisallow: /\r\nUser-agent: b\r\nDisallow: /\r\n',
    'User-agent: a\r\nDisallow: /\r\n\r\nUser-agent: b\r\nDisallow: /\r\n',
    { gaps: true },
  ],
  [
    'ours: comments stay as they are',
    'Disallow: /a   #  why  \n  # alone \n',
    'Disallow: /a   #  why  \n  # alone \n',
    allFormatOptions,
  ],
  [
    'google: a misspelled name is not corrected, only its colon is formatted',
    'User-agent: a\ndisalow:/a\n',
    'User-agent: a\ndisalow: /a\n',
    allFormatOptions,
  ],
  [
    'ours: a line that is not a field is not changed',
    ' what is this\nDisallow /x\n: y\n',
    ' what is this\nDisallow /x\n: y\n',
    allFormatOptions,
  ],
  [
    'ours: whitespace at the end of an empty value',
    'User-agent: a\nDisallow:   \n',
    'User-agent: a\nDisallow:\n',
    allFormatOptions,
  ],
  [
    'python-urllib 3.12: a line that some reader splits into several is not changed',
    'User-agent :a\vb\n',
    'User-agent :a\vb\n',
    allFormatOptions,
  ],
  ['ours: without an option nothing is changed', ' user-agent :a \n', ' user-agent :a \n', none],
] as const)('%s', (_name, before, after, enabled) => {
  const options = { ...none, ...enabled };
  expect(formatted(before, options).text).toBe(after);
  expect(formatted(after, options).edits).toEqual([]);
});

describe('a change that alters what some reader reads is not made, and its line is reported', () => {
  test('rfc 9309 2.2: names that share their rules only as long as no blank line separates them', () => {
    const file = 'User-agent: a\nSitemap: /s\nUser-agent: b\nDisallow: /\n';
    expect(formatted(file)).toMatchObject({ text: file, left: [2], changed: 0 });
  });
  test('google: a truncated file, of which more would be read with less whitespace', () => {
    const long = `Disallow:   /${'x'.repeat(1000)}\n`.repeat(530);
    const file = `User-agent: a\n${long}Disallow: /the-end\n`;
    const { left, edits } = formatted(file);
    expect(edits).toEqual([]);
    expect(left.length).toBe(530);
  });
});

longTest('ours: a file of 20,000 lines is formatted completely', () => {
  const file = `${record}User-agent: b\nDisallow :/b\n\n`.repeat(4000);
  expect(formatted(file)).toMatchObject({ changed: 8000, left: [] });
});

describe('property: every reader reads the same', () => {
  const anyOptions = fc.record({
    gaps: fc.boolean(),
    indents: fc.boolean(),
    colons: fc.boolean(),
    ends: fc.boolean(),
    names: fc.boolean(),
  });
  test.each([
    ['robots.txt files', robotsText],
    ['files in the middle of an edit', policyText],
  ])('%s', (_name, texts) => {
    fc.assert(
      fc.property(texts, anyOptions, (text, options) => {
        const { policy, after } = formatted(text, options);
        const sites = [policy, after].map(({ source }) =>
          openSite({ origin: '', files: { '/robots.txt': textOfSource(source) } }),
        );
        const probes = findProbes(sites[0]!, '/robots.txt');
        const [before, verdictsAfter] = sites.map((site) => fetchVerdicts(site, '/robots.txt', probes));
        expect(verdictsAfter).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
  test('formatting twice changes nothing more, and the same lines are left unformatted', () => {
    fc.assert(
      fc.property(robotsText, (text) => {
        const once = formatted(text);
        const twice = formatted(once.text);
        expect(twice.text).toBe(once.text);
        expect(twice.left.length).toBe(once.left.length);
      }),
      { numRuns: 100 },
    );
  });
});
