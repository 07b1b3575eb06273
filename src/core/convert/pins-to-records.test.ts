// A data.txt of the R package pins is converted to records: the text and the losses.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyEdits,
  catalogueOf,
  explainLoss,
  openSite,
  pinsIn,
  pinsToRecords,
  printFile,
} from '../index.ts';

const siteOf = (text: string, origin = 'https://data.example') =>
  openSite({ origin, files: { '/data.txt': text } });

function converted(text: string, origin?: string) {
  const site = siteOf(text, origin);
  const { edits, losses } = pinsToRecords(site, '/data.txt');
  const after = applyEdits(site, '/data.txt', edits);
  return { after, losses, text: new TextDecoder().decode(printFile(after, '/data.txt')) };
}

describe('ours: from YAML to records', () => {
  test('files become data sets, with the lines about one file below it and the lines about all above', () => {
    const { text, losses, after } = converted(
      'file:\n- first.txt\n- second file.txt\nfile_size:\n- 8\n- 10\ntitle: Two\ncreated: 2021\n',
    );
    expect(text).toBe(
      'User-agent: *\nTitle: Two\ncreated: 2021\nAllow: /first.txt\nfile_size: 8\nAllow: /second%20file.txt\nfile_size: 10\n',
    );
    expect(losses).toEqual([]);
    expect(pinsIn(after, '/data.txt')).toBeUndefined();
    expect(catalogueOf(after).announced.map(({ path }) => path)).toEqual([
      '/first.txt',
      '/second%20file.txt',
    ]);
  });

  test('one file: all lines are below it; line endings and comment lines stay', () => {
    const { text, losses } = converted(
      '# pins\r\npath: https://data.example/a.csv\r\nlicence: CC0 # or so\r\ncolumns:\r\n- name: x\r\n  type: integer\r\n',
    );
    expect(text).toBe('# pins\r\nUser-agent: *\r\nAllow: /a.csv\r\nLicense: CC0\r\nColumn: x, integer\r\n');
    expect(losses.map((loss) => explainLoss(loss))).toEqual([
      'Line 3: The comment “or so” is removed with its line.',
      'Line 5: A column becomes a line with name, type and description in this order.',
    ]);
  });

  test('a number sign in a text of several lines does not begin a comment', () => {
    const { text, losses } = converted('# top\npath: a\nnote: |\n  one\n  # two\n');
    expect(text).toBe('# top\nUser-agent: *\nAllow: /a\n');
    expect(losses.map(({ code }) => code)).toEqual(['pins-line-breaks', 'pins-value']);
  });

  test('RFC 3986 5.2.4: dot segments of a path are removed before it is announced', () => {
    const { text, after } = converted(
      'path:\n- ../a.csv\n- ./b/../c.csv\n- d/./e/..\n- https://data.example/x/../y\n',
    );
    expect(text).toBe('User-agent: *\nAllow: /a.csv\nAllow: /c.csv\nAllow: /d/\nAllow: /y\n');
    expect(catalogueOf(after).announced).toHaveLength(4);
  });

  test('an address on another site cannot be announced, and becomes a line', () => {
    const { text, losses } = converted('path: https://other.example/a.csv\nrows: 2');
    expect(text).toBe('User-agent: *\nrows: 2\nLocation: https://other.example/a.csv');
    expect(losses.map(({ code }) => code)).toEqual(['pins-elsewhere']);
  });

  test('values that cannot be written are lost, and listed', () => {
    const { losses } = converted(
      'path: a\nallow: /x#\nmy name: 1\nnote: "a#b"\ndescription: |\n  one\n  two\nuser:\n  name: x\n',
    );
    expect(losses).toEqual([{ code: 'nothing-to-convert', line: 0, words: [] }]);
    const more = converted(
      'path: a\nmy name: 1\nnote: "a#b"\ndescription: |\n  one\n  two\nuser:\n  name: x\n',
    );
    expect(more.losses.map(({ code, line }) => `${line + 1} ${code}`)).toEqual([
      '2 pins-name',
      '3 pins-value',
      '4 pins-line-breaks',
      '7 pins-unread',
      '8 pins-unread',
    ]);
    expect(more.text).toBe('User-agent: *\nAllow: /a\nDescription: one two\n');
    for (const loss of more.losses) expect(explainLoss(loss)).toMatch(/^Line \d+: .+\.$/);
  });

  test('other files are not changed', () => {
    expect(pinsToRecords(siteOf('User-agent: *\nAllow: /'), '/data.txt').edits).toEqual([]);
    expect(() => pinsToRecords(siteOf(''), '/x')).toThrow(RangeError);
  });

  test('property: a converted pins file is a file of records that announces each of its files', () => {
    const name = fc.stringMatching(/^[a-z]{1,5}\.csv$/);
    const value = fc.string({ maxLength: 8 }).map((text) => JSON.stringify(text));
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
        fc.array(value, { maxLength: 4 }),
        (files, values) => {
          const source = [
            'file:',
            ...files.map((file) => `- ${file}`),
            ...values.map((one, i) => `n${i}: ${one}`),
            'some:',
            ...values.map((one) => `- ${one}`),
          ];
          const { after } = converted(source.join('\n'));
          expect(catalogueOf(after).announced.map(({ path }) => path)).toEqual(
            files.map((file) => `/${file}`),
          );
        },
      ),
    );
  });
});
