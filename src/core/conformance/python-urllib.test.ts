// The readers for Python's urllib, compared with the Python on this machine if its version is one of theirs, and
// with a second implementation of its source.
import { expect, test } from 'vitest';
import { referencePythonUrllib314 } from '../../testing/from-the-text/python-urllib-3.14-reference.ts';
import { findDifferences } from '../../testing/from-the-text/readers-comparison.ts';
import { createUrllibCases } from '../../testing/oracles/urllib-cases.ts';
import { compareWithUrllib } from '../../testing/oracles/urllib-comparison.ts';
import { readerOfPython } from '../../testing/oracles/urllib-oracle.ts';

const python = readerOfPython();
const [reader, why] =
  'reader' in python ? [python.reader, undefined] : (['python-urllib-3.12', python.reason] as const);

test.skipIf(why)(`urllib: the engine answers as urllib.robotparser${why ? ` (${why})` : ''}`, () => {
  const { compared, denied, differences } = compareWithUrllib(reader, 200, 1996);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(800);
  expect(denied).toBeGreaterThan(50);
});

test('cpython GH-138908: the engine answers as a second implementation of urllib.robotparser, for thousands of questions', () => {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let questionCount = 0;
  for (const { file, ask } of createUrllibCases(400, 9309)) {
    // A file that is not UTF-8 ends with an octet that occurs in no text.
    const text = utf8.decode(file.at(-1) === 0xff ? file.subarray(0, -1) : file);
    const agents = ask.map(([agent]) => agent).filter((agent) => agent !== '*');
    const urls = ask.map(([, url]) => url.replace('http:', 'https:'));
    expect(findDifferences('python-urllib-3.14', referencePythonUrllib314, text, agents, urls)).toEqual([]);
    questionCount += agents.length * urls.length;
  }
  expect(questionCount).toBeGreaterThan(5000);
});
