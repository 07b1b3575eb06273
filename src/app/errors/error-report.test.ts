import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insertAt, replaceInLine } from '../../core/document/range.ts';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile, type SiteDocument } from '../../state/document/document.ts';
import { createDocumentStore, edit } from '../../state/document/document-store.ts';
import { type ErrorContext, printErrorReport } from './error-report.ts';

const context: ErrorContext = {
  version: '1.2.3',
  browser: 'Browser 4',
  settings: ['page edit', 'theme dark'],
  drafts: ['unwritten draft'],
};

const documentWith = (text: string, properties: Partial<SiteDocument> = {}): SiteDocument => ({
  origin: 'https://www.hidden-host.example',
  files: [newFile('/robots.txt', sourceOfText(text))],
  rows: ['/asked-about'],
  columns: ['NamedBot'],
  expectations: [{ agent: 'x', url: '/y', expect: 'deny', note: 'Ticket zebra' }],
  links: [],
  unknown: {},
  ...properties,
});

const stateWith = (text: string, properties?: Partial<SiteDocument>) =>
  createDocumentStore(documentWith(text, properties)).getState();

function errorWith(message: string, stack?: string): Error {
  const error = new TypeError(message);
  error.stack = stack ?? `TypeError: ${message}\n    at t (https://a.example/assets/first-Ab1_.js:12:345)`;
  return error;
}

const FILE = 'User-agent: *\nDisallow: /secret-canary\n';

test('product: the report contains program, browser, part, error, positions, steps, sizes and settings', () => {
  const store = createDocumentStore(documentWith(FILE));
  edit(store, '/robots.txt', [insertAt(0, 0, '# x\n')], {
    origin: 'form',
    label: { code: 'set-path', params: { line: 'secret' } },
  });
  const components = '\n    at p (https://a.example/assets/records-x.js:1:2)\n    at section (<anonymous>)';
  const error = errorWith('Cannot read properties of undefined');
  expect(
    printErrorReport({ error, where: 'Records', components }, store.getState(), context),
  ).toBe(`Gatepost 1.2.3
Browser: Browser 4
Where: Records
Error: TypeError: Cannot read properties of undefined
At:
  first-Ab1_.js:12:345
Rendered by:
  records-x.js:1:2
Last steps: set-path
File: robots-txt, 43 bytes, 3 lines, utf-8
1 row, 1 column, 1 expectation
Settings: page edit, theme dark`);
});

describe('an error message is omitted if it quotes', () => {
  const OUT = 'Error: TypeError (message left out, because it could quote a file)';
  test.each([
    ['a line', 'bad line: Disallow: /secret-canary'],
    ['a part of a word', 'got "canar"'],
    ['a word in other letters', 'CANARY?'],
    ['a word among others', 'x/secret%2Dy is odd'],
    ['the host', 'no hidden host'],
    ['a URL that is asked about', '"/asked" of undefined'],
    ['a user-agent', 'namedbot is no function'],
    ['a note of an expectation', 'zebra'],
    ['a draft', 'unwritten'],
    ['a letter that is not ASCII and stands in a file', 'x é x', '# caf\u00e9'],
    ['more than an error of ours would', 'q'.repeat(301)],
  ])('ours: %s', (_, message, text = FILE) => {
    const report = printErrorReport({ error: errorWith(message) }, stateWith(text), context);
    expect(report).toContain(OUT);
    expect(report).not.toContain(message);
  });

  test('ours: earlier content of a file counts too', () => {
    const store = createDocumentStore(documentWith('# vanished\n'));
    edit(store, '/robots.txt', [replaceInLine(0, 0, 10, '')], { origin: 'form', label: { code: 'delete' } });
    expect(printErrorReport({ error: errorWith('vanished') }, store.getState(), context)).toContain(OUT);
  });

  test('ours: the same rule applies to thrown values that are not errors', () => {
    const thrown = (error: unknown) => printErrorReport({ error }, stateWith(FILE), context);
    expect(thrown('secret-canary')).toContain('Error: string (');
    expect(thrown('plain')).toContain('Error: string: plain');
    expect(thrown(undefined)).toContain('Error: undefined: undefined');
  });
});

test.each([
  ['JSON', () => JSON.parse('{"unopened-canary')],
  ['an address', () => decodeURIComponent('%unopened-canary')],
])('ours: syntax errors of %s quote text that may never have been opened', (_, run) => {
  let error: unknown;
  try {
    run();
  } catch (thrown) {
    error = thrown;
  }
  const report = printErrorReport({ error }, stateWith(FILE), context);
  expect(report).toMatch(/Error: (Syntax|URI)Error \(message left out/);
  expect(report).not.toContain('canary');
});

describe('no content of a file is included in another way', () => {
  const canary = 'secret-canary';
  test.each([
    ['in the name of the error', Object.assign(errorWith(''), { name: canary })],
    ['in a function of the stack', errorWith('x', `x\n    at ${canary} (https://a.example/assets/a.js:1:2)`)],
    ['in a message of several lines', errorWith(`x\n    at t (/${canary}.js:1:2)`)],
    ['in the address of the page', errorWith('x', `x\n    at t (https://a.example/#/w/${canary}:1:2)`)],
  ])('ours: %s', (_, error) => {
    expect(printErrorReport({ error }, stateWith(FILE), context)).not.toContain('canary');
  });

  test('ours: paths, unknown keys and params of steps are not included', () => {
    const files = [newFile(`/${canary}.txt`, sourceOfText(''), { unknown: { [canary]: canary } })];
    const report = printErrorReport(
      { error: errorWith('plain') },
      stateWith('', { files, unknown: { [canary]: canary } }),
      context,
    );
    expect(report).not.toContain('canary');
  });

  test('ours: any content of a file that an error quotes', () => {
    const text = fc.stringMatching(/^[a-z0-9/ _.-]{6,40}$/);
    fc.assert(
      fc.property(text, fc.nat(30), fc.integer({ min: 3, max: 12 }), (line, from, length) => {
        const quoted = line.slice(from, from + length);
        fc.pre(/[a-z0-9]{3}/.test(quoted));
        const report = printErrorReport({ error: errorWith(`at "${quoted}"`) }, stateWith(line), context);
        expect(report).toContain('message left out');
      }),
      { numRuns: 100 },
    );
  });
});
