import { describe, expect, test } from 'vitest';
import { readWorkspace } from '../core/site/workspace.ts';
import { printSource } from '../core/text/source.ts';
import { openWorkspaceText } from './open-workspace.ts';
import { workspaceOf } from './workspace-file.ts';

const text = (workspace: unknown) => JSON.stringify(workspace);
const minimal = { gatepost: 1, origin: 'http://a.example', files: [{ path: '/robots.txt', text: 'x' }] };

function open(workspace: unknown) {
  const opened = openWorkspaceText(text(workspace));
  if ('problem' in opened) throw new Error(JSON.stringify(opened.problem));
  return opened;
}

describe('workspace file, version 1', () => {
  test('what is opened is written back with the same meaning, unknown keys included', () => {
    const given = {
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
    const { document, reader } = open(given);
    expect(workspaceOf(document, reader)).toEqual(given);
  });

  test.each([
    ['plain UTF-8', [0x61, 0xc3, 0xa9], 'text'],
    ['UTF-8 with byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'base64'],
    ['octets that are no UTF-8', [0x61, 0xff, 0x00], 'base64'],
    ['UTF-16', [0xff, 0xfe, 0x61, 0x00], 'base64'],
  ])('%s is kept byte for byte', (_, bytes, key) => {
    const base64 = btoa(String.fromCharCode(...bytes));
    const { document, reader } = open({ ...minimal, files: [{ path: '/robots.txt', base64 }] });
    const written = workspaceOf(document, reader);
    expect(Object.keys(written.files[0]!)).toContain(key);
    const again = open(written);
    expect([...printSource(again.document.files[0]!.source)]).toEqual(bytes);
  });

  test.each([
    ['no JSON at all', 'User-agent: *', 'not-json', ''],
    ['another JSON', '{"a":1}', 'not-a-workspace', ''],
    ['null', 'null', 'not-a-workspace', ''],
    ['a newer version', text({ ...minimal, gatepost: 2 }), 'newer-version', ''],
    ['a version that is no number', text({ ...minimal, gatepost: 'x' }), 'invalid', 'gatepost'],
    ['a missing origin', text({ ...minimal, origin: undefined }), 'invalid', 'origin'],
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
    ['no file that is here', text({ ...minimal, files: [] }), 'invalid', 'files'],
  ])('%s is refused, and the place is named', (_, given, code, where) => {
    const opened = openWorkspaceText(given);
    expect(opened).toMatchObject({ problem: { code } });
    if ('problem' in opened) expect(opened.problem.params.where ?? '').toBe(where);
  });

  test('a key named __proto__ changes no object', () => {
    const result = readWorkspace('{"gatepost":1,"origin":"","files":[],"__proto__":{"polluted":true}}');
    expect('workspace' in result).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
