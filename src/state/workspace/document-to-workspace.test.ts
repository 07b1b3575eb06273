import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printSource } from '../../core/document/source.ts';
import { usages } from '../../core/formats/acap/usages.ts';
import { readWorkspace } from '../../core/workspace/workspace.ts';
import { workspaceOf } from './document-to-workspace.ts';
import { parseWorkspaceDocument } from './open-workspace.ts';

const text = (workspace: unknown) => JSON.stringify(workspace);
const minimal = { gatepost: 1, origin: 'http://a.example', files: [{ path: '/robots.txt', text: 'x' }] };

function open(workspace: unknown) {
  const opened = parseWorkspaceDocument(text(workspace));
  if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
  return opened;
}

describe('workspace file, version 1', () => {
  test('an opened workspace is written back with the same meaning, including unknown keys', () => {
    const original = {
      ...minimal,
      rows: ['/a'],
      columns: ['bot', ''],
      question: 'fetch',
      reader: 'google',
      expectations: [{ agent: 'bot', url: '/a', expect: 'deny', why: 'kept too' }],
      future: { deep: [1, 2] },
      files: [
        { path: '/robots.txt', text: 'User-agent: *\r\nDisallow: /\n', role: 'kept' },
        { path: '/data.txt', href: 'https://elsewhere.example/data.txt' },
      ],
    };
    const { document, ...view } = open(original);
    expect(workspaceOf(document, view)).toEqual(original);
  });

  test.each([
    ['plain UTF-8', [0x61, 0xc3, 0xa9], 'text'],
    ['UTF-8 with byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'base64'],
    ['octets that are no UTF-8', [0x61, 0xff, 0x00], 'base64'],
    ['UTF-16', [0xff, 0xfe, 0x61, 0x00], 'base64'],
  ])('%s is preserved byte for byte', (_, bytes, key) => {
    const base64 = btoa(String.fromCharCode(...bytes));
    const { document, ...view } = open({ ...minimal, files: [{ path: '/robots.txt', base64 }] });
    const written = workspaceOf(document, view);
    expect(Object.keys(written.files[0]!)).toContain(key);
    const reopened = open(written);
    expect([...printSource(reopened.document.files[0]!.source)]).toEqual(bytes);
  });

  test('product: crawlers that the user asked for by name keep their columns; one that was removed has none', () => {
    const { document, ...view } = open({ ...minimal, columns: ['bot', 'b', ''], ownColumns: ['B', 'gone'] });
    expect(view.ownColumns).toEqual(['B', 'gone']);
    expect(workspaceOf(document, view).ownColumns).toEqual(['b']);
    expect(workspaceOf(document, { ...view, ownColumns: [] })).not.toHaveProperty('ownColumns');
  });

  const requests = { from: ['a.log'], total: 3, agents: ['b'], urls: ['/a'], hits: ['3 0:3'], others: 0 };
  test('ours: requests of a log are part of the document, and written back', () => {
    const { document, ...view } = open({ ...minimal, requests });
    expect(document.requests).toEqual(requests);
    expect(workspaceOf(document, view)['requests']).toEqual(requests);
    const { requests: _, ...without } = document;
    expect(workspaceOf(without, view)).not.toHaveProperty('requests');
  });
  test('ours: requests that this version cannot read are not changed', () => {
    const { document, ...view } = open({ ...minimal, requests: { ...requests, hits: 'packed' } });
    expect(document.requests).toBeUndefined();
    expect(workspaceOf(document, view)['requests']).toEqual({ ...requests, hits: 'packed' });
  });

  const name = fc.string({ maxLength: 8 });
  const names = fc.array(name, { maxLength: 3 });
  const sometimes = { requiredKeys: [] };
  const settings = fc.record(
    {
      usage: fc.constantFrom(...usages),
      crawler: name,
      purpose: name,
      capabilities: fc.record({ usages: names, qualifiers: names }, sometimes),
      settings: fc.record(
        {
          crawlerMatch: fc.constantFrom('exact', 'substring'),
          conventional: fc.constantFrom('conservative', 'acap-wins', 'narrowest'),
          conventionalAppliesTo: names,
          future: name,
        },
        sometimes,
      ),
      silence: fc.constantFrom('permitted', 'prohibited', 'ask'),
      future: name,
    },
    { requiredKeys: ['crawler', 'silence'] },
  );

  test('any question about usages is opened as it was saved, and saved as it was opened', () => {
    fc.assert(
      fc.property(settings, (values) => {
        const { document, ...view } = open({ ...minimal, question: 'usage', asked: values });
        expect(view.subject).toEqual({ ...values, question: 'usage' });
        const written = workspaceOf(document, view);
        expect(written).toMatchObject({ question: 'usage', asked: values });
        const { document: reopenedDocument, ...viewAgain } = open(written);
        expect(viewAgain).toEqual(view);
        expect(workspaceOf(reopenedDocument, viewAgain)).toEqual(written);
      }),
    );
  });

  test('a question about usages without settings asks about all of them, for any other crawler', () => {
    const { subject } = open({ ...minimal, question: 'usage' });
    expect(subject).toEqual({ question: 'usage', crawler: '', silence: 'permitted' });
  });

  test.each([
    ['another question', 'train', { model: 'x' }],
    ['a usage that is not known', 'usage', { usage: 'dream', crawler: 'x' }],
    ['a way to present silence that is not known', 'usage', { silence: 'loud' }],
    ['a setting that is not known', 'usage', { settings: { crawlerMatch: 'by-heart' } }],
    ['nothing that can be asked', 'usage', 7],
  ])('%s falls back to fetching and is written back unchanged', (_, question, given) => {
    const { document, ...view } = open({ ...minimal, question, asked: given });
    expect(view).toEqual({ reader: 'rfc9309' });
    expect(workspaceOf(document, view)).toMatchObject({ question, asked: given });
    const subject = { question: 'usage', crawler: 'bot', silence: 'ask' } as const;
    expect(workspaceOf(document, { ...view, subject })).toMatchObject({
      question: 'usage',
      asked: { crawler: 'bot', silence: 'ask' },
    });
  });

  test('asking about fetching again removes the question about usages', () => {
    const { document, reader } = open({ ...minimal, question: 'usage', asked: { usage: 'index' } });
    expect(workspaceOf(document, { reader })).toEqual({
      ...minimal,
      rows: [],
      columns: [''],
      question: 'fetch',
      expectations: [],
      reader,
    });
  });

  const deep = `{"gatepost":1,"origin":"","files":[{"path":"/r","text":""}],"own":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;

  test.each([
    ['no JSON at all', 'User-agent: *', 'not-json', ''],
    ['another JSON', '{"a":1}', 'not-a-workspace', ''],
    ['null', 'null', 'not-a-workspace', ''],
    ['a newer version', text({ ...minimal, gatepost: 2 }), 'newer-version', ''],
    ['a version that is no number', text({ ...minimal, gatepost: 'x' }), 'invalid', 'gatepost'],
    ['a missing origin', text({ ...minimal, origin: undefined }), 'missing', 'origin'],
    [
      'a path without slash',
      text({ ...minimal, files: [{ path: 'r', text: '' }] }),
      'invalid',
      'files.0.path',
    ],
    [
      'text and base64 at once',
      text({ ...minimal, files: [{ path: '/r', text: '', base64: '' }] }),
      'invalid',
      'files.0',
    ],
    [
      'a path given twice',
      text({ ...minimal, files: [minimal.files[0], minimal.files[0]] }),
      'invalid',
      'files',
    ],
    ['rows that are no texts', text({ ...minimal, rows: [1] }), 'invalid', 'rows.0'],
    ['a key of its own that is too deep to be kept', deep, 'invalid', 'own'],
    ['no file that is here', text({ ...minimal, files: [] }), 'invalid', 'files'],
  ])('%s is refused, and the location is named', (_, given, code, where) => {
    const opened = parseWorkspaceDocument(given);
    expect(opened).toMatchObject({ problem: { code } });
    if ('problem' in opened) expect(opened.problem.params.where ?? '').toBe(where);
  });

  test('a key named __proto__ changes no object', () => {
    const result = readWorkspace('{"gatepost":1,"origin":"","files":[],"__proto__":{"polluted":true}}');
    expect('workspace' in result).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
