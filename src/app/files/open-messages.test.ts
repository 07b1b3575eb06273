import { expect, test } from 'vitest';
import { describeOpenedFile, describeWorkspaceProblem } from './open-messages.ts';

const noteOn = (name: string, text: string, path = '/robots.txt') =>
  describeOpenedFile({ name, bytes: new TextEncoder().encode(text) }, path);

test.each([
  ['robots.txt', '/robots.txt'],
  ['data.txt', '/data.txt'],
  ['site.gatepost.json', '/robots.txt'],
  ['another-name.txt', '/robots.txt'],
])('%s needs no message', (name, path) => {
  expect(noteOn(name, 'User-agent: *\n', path)).toBeUndefined();
});

test('product: a name cannot imitate another with invisible characters', () => {
  expect(noteOn('robots\u202etxt.exe', '<html>')).toMatch(/^robots\u27e6U\+202E\u27e7txt\.exe looks like/);
  expect(noteOn('a.txt', '<html>', '/robots\u202etxt.exe')).toMatch(/ as robots\u27e6U\+202E\u27e7txt\.exe /);
  const problem = { code: 'not-json', params: {} } as const;
  expect(describeWorkspaceProblem('a\u200b.gatepost.json', problem)).toMatch(
    /^a\u27e6U\+200B\u27e7\.gatepost/,
  );
});

test('robots PI: a document type definition has no rules', () => {
  expect(noteOn('robots.txt', '<!ELEMENT page (p*)>')).toMatch(/^robots\.txt looks like a document type/);
});

test.each(['<!DOCTYPE html>\n<title>x</title>', '\ufeff\n<html lang="en">', '<!-- a\n comment -->\n<HEAD>'])(
  '%j is a web page, whatever its name',
  (text) => {
    expect(noteOn('robots.txt', text)).toMatch(/^robots\.txt looks like a web page\./);
    expect(noteOn('index.html', text)).toMatch(/^index\.html looks like a web page\./);
  },
);

test('robots PI: a page that is opened as a document is one', () => {
  expect(noteOn('index.html', '<!DOCTYPE html>\n<title>x</title>', '/index.html')).toBeUndefined();
});

test('a policy that mentions pages is not a page', () => {
  expect(noteOn('robots.txt', '# <html>\nDisallow: /<html>\n')).toBeUndefined();
});

test('the message about a workspace that cannot be opened contains its name and the reason', () => {
  expect(
    describeWorkspaceProblem('a.gatepost.json', { code: 'newer-version', params: { version: '2' } }),
  ).toBe(
    'a.gatepost.json was written by a newer Gatepost (version 2 of the format; this one reads version 1). Nothing was opened.',
  );
});
