// A file written evenly says what it said, to every reader.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policyText } from '../../../testing/arbitraries/edits.ts';
import { robotsText } from '../../../testing/arbitraries/robots-txt.ts';
import { fetchVerdicts, findProbes } from '../../../testing/findings/test-examples.ts';
import { longTest } from '../../../testing/long-test.ts';
import { fileText, policyAfterEdits, policyOfText } from '../../../testing/policies.ts';
import { textOfSource } from '../../document/source.ts';
import { openSite } from '../../workspace/site.ts';
import { formatDocument } from './format-document.ts';
import { allFormatOptions, type FormatOptions } from './format-options.ts';

const none: FormatOptions = { gaps: false, indents: false, colons: false, ends: false, names: false };

function formatted(text: string, asked: FormatOptions = allFormatOptions) {
  const policy = policyOfText(text);
  const { edits, changed, left } = formatDocument(policy, asked);
  const after = policyAfterEdits(policy, edits);
  return { text: fileText(after.source), changed, left, edits, policy, after };
}

const record = 'User-agent: a\nDisallow: /a\n';

test.each([
  ['ours: blanks around the colon', 'User-agent :a\nDisallow:\t /a\n', record, { colons: true }],
  ['ours: blanks before the name', '  User-agent: a\n\tDisallow: /a\n', record, { indents: true }],
  ['ours: blanks at the end', 'User-agent: a \nDisallow: /a\t\n', record, { ends: true }],
  [
    'ours: names as their specification writes them',
    'USER-AGENT: a\ndisallow: /a\n',
    record,
    { names: true },
  ],
  [
    'acap 1.1 2.4.1: only what is known of a longer name',
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
    'ours: above the comments that belong to a record',
    `${record}# b\nUser-agent: b\nDisallow: /\n`,
    `${record}\n# b\nUser-agent: b\nDisallow: /\n`,
    { gaps: true },
  ],
  [
    'python-urllib 3.12: of several blank lines the one that is blank to all stays',
    `${record} \n\n\t\nUser-agent: b\nDisallow: /\n`,
    `${record}\nUser-agent: b\nDisallow: /\n`,
    { gaps: true },
  ],
  [
    'ours: a new line ends as its neighbours',
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
    'google: a misspelt name is not mended, only its colon',
    'User-agent: a\ndisalow:/a\n',
    'User-agent: a\ndisalow: /a\n',
    allFormatOptions,
  ],
  [
    'ours: what is no field stays as it is',
    ' what is this\nDisallow /x\n: y\n',
    ' what is this\nDisallow /x\n: y\n',
    allFormatOptions,
  ],
  [
    'ours: blanks at the end of an empty value',
    'User-agent: a\nDisallow:   \n',
    'User-agent: a\nDisallow:\n',
    allFormatOptions,
  ],
  [
    'python-urllib 3.12: a line that is several to some reader',
    'User-agent :a\vb\n',
    'User-agent :a\vb\n',
    allFormatOptions,
  ],
  ['ours: nothing that is not asked for', ' user-agent :a \n', ' user-agent :a \n', none],
] as const)('%s', (_name, before, after, asked) => {
  const options = { ...none, ...asked };
  expect(formatted(before, options).text).toBe(after);
  expect(formatted(after, options).edits).toEqual([]);
});

describe('what some reader would take for another thing is left out, and named', () => {
  test('rfc 9309 2.2: names that share their rules only while no blank line parts them', () => {
    const file = 'User-agent: a\nSitemap: /s\nUser-agent: b\nDisallow: /\n';
    expect(formatted(file)).toMatchObject({ text: file, left: [2], changed: 0 });
  });
  test('google: a file that is cut off, where fewer blanks would let more of it be read', () => {
    const long = `Disallow:   /${'x'.repeat(1000)}\n`.repeat(530);
    const file = `User-agent: a\n${long}Disallow: /the-end\n`;
    const { left, edits } = formatted(file);
    expect(edits).toEqual([]);
    expect(left.length).toBe(530);
  });
});

longTest('ours: a file of 20,000 lines is formatted in one go', () => {
  const file = `${record}User-agent: b\nDisallow :/b\n\n`.repeat(4000);
  expect(formatted(file)).toMatchObject({ changed: 8000, left: [] });
});

describe('property: every reader makes the same of it', () => {
  const asked = fc.record({
    gaps: fc.boolean(),
    indents: fc.boolean(),
    colons: fc.boolean(),
    ends: fc.boolean(),
    names: fc.boolean(),
  });
  test.each([
    ['robots.txt files', robotsText],
    ['files as they are edited', policyText],
  ])('%s', (_name, texts) => {
    fc.assert(
      fc.property(texts, asked, (text, options) => {
        const { policy, after } = formatted(text, options);
        const sites = [policy, after].map(({ source }) =>
          openSite({ origin: '', files: { '/robots.txt': textOfSource(source) } }),
        );
        const asks = findProbes(sites[0]!, '/robots.txt');
        const [before, now] = sites.map((site) => fetchVerdicts(site, '/robots.txt', asks));
        expect(now).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
  test('done twice, it is done once; what is left is left again', () => {
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
