import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import { defaultSharedParts } from '../../core/workspace/shared-parts.ts';
import {
  createShareLink,
  findShareableParts,
  printSharedText,
} from '../../features/share/write-share-link.ts';
import { newFile } from '../document/document.ts';
import { changeDocument, createDocumentStore, updateView, type View } from '../document/document-store.ts';
import { workspaceOf } from './document-to-workspace.ts';
import { readWorkspaceDocument } from './open-workspace.ts';
import {
  MAX_LINK_FILES,
  previewSharedText,
  readShareLink,
  type SharedProblem,
  type SharedWorkspace,
} from './read-share-link.ts';
import { readPayload, writePayload } from './share-link.ts';
import { readSharedSite } from './shared-answer.ts';
import { applySharedView, VIEW_KEY } from './shared-view.ts';

const minimal = { gatepost: 1, origin: 'http://a.example', files: [{ path: '/robots.txt', text: 'x' }] };

function previewOf(workspace: object): SharedWorkspace {
  const read = previewSharedText(JSON.stringify(workspace));
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read;
}

describe('the preview of a link', () => {
  test('product: site, files with sizes and first lines, and the number of questions', () => {
    const text = Array.from({ length: 12 }, (_, i) => `line ${i}`).join('\r\n');
    const requests = { from: [], total: 1, agents: ['b'], urls: ['/a'], hits: ['1 0:1'], others: 0 };
    const { preview } = previewOf({
      ...minimal,
      files: [
        { path: '/robots.txt', text },
        { path: '/data.txt', base64: '77u/4g==' },
        { path: '/c.txt', href: 'c.txt' },
      ],
      rows: ['/', '/a'],
      columns: ['b', 'c', ''],
      expectations: [{ agent: 'b', url: '/', expect: 'deny' }],
      ignored: [{ file: '/robots.txt', code: 'R001' }],
      crawlers: [{ token: 'b' }],
      requests,
    });
    const first = Array.from({ length: 8 }, (_, i) => `line ${i}`);
    expect(preview).toEqual({
      origin: 'http://a.example',
      files: [
        { path: '/robots.txt', octets: text.length, lines: 12, first },
        { path: '/data.txt', octets: 4, lines: 1, first: ['ï»¿â'] },
      ],
      others: 1,
      octets: text.length + 4,
      urls: 2,
      agents: 3,
      expectations: 1,
      ignored: 1,
      crawlers: 1,
      requests: 1,
    });
  });

  test('ours: long paths and lines are truncated between characters', () => {
    const long = `/${'y'.repeat(158)}\u{1f600}`;
    const { preview } = previewOf({ ...minimal, files: [{ path: long, text: long }] });
    const cut = `/${'y'.repeat(158)}\ufffd…`;
    expect(preview.files[0]).toMatchObject({ path: cut, first: [cut] });
  });

  test('ours: markup and scripts are plain text', () => {
    const path = '/<img src=x onerror=alert(1)>';
    const { preview } = previewOf({ ...minimal, files: [{ path, text: '<script>1</script>' }] });
    expect(preview.files[0]).toMatchObject({ path, first: ['<script>1</script>'] });
  });

  test('ours: the lines of a text of a million line endings are counted, not split', () => {
    const { preview } = previewOf({ ...minimal, files: [{ path: '/robots.txt', text: '\n'.repeat(1e6) }] });
    expect(preview.files[0]).toMatchObject({ lines: 1_000_000, first: Array(8).fill('') });
  });
});

describe('invalid workspaces are refused', () => {
  const deep = `${'['.repeat(1e5)}${']'.repeat(1e5)}`;
  const cases: readonly [name: string, text: string, expected: SharedProblem][] = [
    ['no JSON', 'secret', { code: 'workspace', problem: { code: 'not-json', params: {} } }],
    ['other JSON', '[]', { code: 'workspace', problem: { code: 'not-a-workspace', params: {} } }],
    ['null', 'null', { code: 'workspace', problem: { code: 'not-a-workspace', params: {} } }],
    [
      'a newer workspace',
      '{"gatepost":2}',
      { code: 'workspace', problem: { code: 'newer-version', params: { version: '2' } } },
    ],
    ['no file that is here', JSON.stringify({ ...minimal, files: [] }), { code: 'no-file' }],
    [
      'files by address only',
      JSON.stringify({ ...minimal, files: [{ path: '/a', href: 'a' }] }),
      { code: 'no-file' },
    ],
    ['values without end', `{"gatepost":1,"a":${deep}}`, { code: 'odd' }],
    [
      'half of a character in a path',
      JSON.stringify({ ...minimal, files: [{ path: '/\ud800', text: '' }] }),
      { code: 'odd' },
    ],
  ];
  test.each(cases)('ours: %s', (_, text, expected) => {
    expect(previewSharedText(text)).toEqual({ problem: expected });
  });

  test('ours: no problem contains a value from the link', () => {
    const canary = 'canary-7f3a';
    const inputs = [
      canary,
      { gatepost: canary },
      { ...minimal, origin: [canary] },
      { ...minimal, files: [{ path: canary, text: canary }] },
      { ...minimal, files: [{ path: '/', base64: `${canary}!` }] },
      { ...minimal, rows: { [canary]: canary } },
      { ...minimal, expectations: [{ agent: canary }] },
      { ...minimal, crawlers: [{ token: ` ${canary}` }] },
    ];
    for (const input of inputs) {
      const read = previewSharedText(typeof input === 'string' ? input : JSON.stringify(input));
      expect(read).toHaveProperty('problem');
      expect(JSON.stringify(read)).not.toContain(canary);
    }
  });
});

describe('the view of the sender', () => {
  const rows = { rows: ['/', '/a'], columns: ['b', ''] };
  const files = [...minimal.files, { path: '/data.txt', text: 'y' }];
  /** Returns the view of a recipient, after a sender with this view shared a link. */
  const received = (view: Partial<View>) => {
    const sender = createDocumentStore(
      readWorkspaceDocument(previewOf({ ...minimal, files, ...rows }).workspace).document,
    );
    updateView(sender, view);
    const read = previewOf(JSON.parse(printSharedText(sender.getState(), defaultSharedParts)) as object);
    const { document } = readWorkspaceDocument(read.workspace);
    const store = createDocumentStore(document);
    applySharedView(store, read.workspace[VIEW_KEY]);
    return { view: store.getState().view, preview: read.preview, document };
  };

  /** The link of a file that was opened under a name, without the address of a site. */
  const linkOfFile = (name: string) => {
    const sender = createDocumentStore();
    const label = { code: 'open-file', params: { name, count: 1 } };
    changeDocument(sender, { origin: 'files', label }, (document) => ({
      ...document,
      files: [newFile('/robots.txt', sourceOfText('User-agent: *\nDisallow: /x\n'))],
    }));
    return JSON.parse(printSharedText(sender.getState(), defaultSharedParts)) as {
      readonly view: Record<string, unknown>;
    };
  };

  test('product: the site that the name of the opened file tells is known to the recipient', async () => {
    const read = previewOf(linkOfFile('shop.example-robots.txt'));
    expect(read.preview.origin).toBe('shop.example');
    expect((await readSharedSite(read, async () => undefined))?.origin).toBe('https://shop.example');
    expect(linkOfFile('robots.txt').view).not.toHaveProperty('host');
    const stated = previewOf({ ...minimal, view: { host: 'other.example' } });
    expect(stated.preview.origin).toBe('http://a.example');
  });

  test.each([
    ['a link from before there was a host', {}],
    ['a text that is not a host', { host: 'no host' }],
    ['an address', { host: 'https://shop.example/x' }],
    ['a value of another kind', { host: 1 }],
  ])('product: %s opens without the name of a site', async (_name, view) => {
    const read = previewOf({ ...minimal, origin: '', view });
    expect(read.preview.origin).toBe('');
    expect((await readSharedSite(read, async () => undefined))?.origin).toBe('');
  });

  test('product: the file, the selected cell, the simulated status and the filter are restored', () => {
    const matrix = { filter: 'deny', text: 'a' } as const;
    const sentView = {
      path: '/data.txt',
      cell: { agent: 'b', url: '/a' },
      status: 503,
      columnsBy: 'crawler' as const,
      matrix,
    };
    const { view, preview, document } = received(sentView);
    expect(view).toMatchObject(sentView);
    expect(preview.cell).toEqual(sentView.cell);
    expect(document.unknown).toEqual({});
  });

  test('product: the caret is on the line that decides the cell, so that text and records show it', () => {
    const text = 'User-agent: *\nAllow: /b\nDisallow: /a';
    const store = createDocumentStore(
      readWorkspaceDocument(
        previewOf({ ...minimal, ...rows, files: [{ path: '/robots.txt', text }] }).workspace,
      ).document,
    );
    applySharedView(store, { cell: { agent: 'b', url: '/a' } });
    expect(store.getState().view.caret).toEqual({ position: { line: 2, column: 0 }, by: 'link' });
  });

  test('ours: a cell that is not in the table is not selected, and invalid views are ignored', () => {
    expect(received({ cell: { agent: 'zed', url: '/a' } }).view.cell).toBeUndefined();
    for (const invalid of [
      null,
      7,
      'x',
      { cell: 1 },
      { cell: { agent: 1, url: [] } },
      { path: 3, matrix: [] },
    ]) {
      const read = previewOf({ ...minimal, [VIEW_KEY]: invalid });
      const store = createDocumentStore(readWorkspaceDocument(read.workspace).document);
      const before = store.getState().view;
      expect(applySharedView(store, read.workspace[VIEW_KEY])).toBe(false);
      expect(store.getState().view).toEqual(before);
      expect(read.preview.cell).toBeUndefined();
    }
  });
});

describe('keys that name prototypes', () => {
  const key = fc.constantFrom('__proto__', 'constructor', 'prototype', 'a');
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 3 }, fc.constantFrom<unknown>('x', 1, true, null), tie('some')),
    some: fc
      .array(fc.tuple(key, tie('any')), { maxLength: 3 })
      .map((pairs) => `{${pairs.map(([name, inner]) => `"${name}":${asText(inner)}`).join(',')}}`),
  })).any;
  const asText = (inner: unknown) =>
    typeof inner === 'string' && inner.startsWith('{') ? inner : JSON.stringify(inner);

  test('ours: they change only the object that contains them, and add nothing to it', () => {
    fc.assert(
      fc.property(value, value, value, value, (a, b, c, d) => {
        const [top, file, questionSettings, expectation] = [a, b, c, d].map(asText);
        const text = `{"gatepost":1,"origin":"","__proto__":${top},"constructor":${top},"question":"mobile-agent",
          "asked":{"__proto__":${questionSettings},"printed":{"__proto__":"x"}},"rows":["/"],
          "files":[{"path":"/robots.txt","text":"","__proto__":${file},"more":${file}}],
          "expectations":[{"agent":"","url":"/","expect":"deny","__proto__":${expectation}}]}`;
        const read = previewSharedText(text);
        if ('problem' in read) throw new Error(JSON.stringify(read.problem));
        const { document, subject } = readWorkspaceDocument(read.workspace);
        const store = createDocumentStore(document);
        const written = workspaceOf(store.getState().document, store.getState().view);
        for (const object of [
          read.workspace,
          document,
          document.files[0]!,
          document.expectations[0]!,
          written,
        ])
          expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
        if (subject) expect(Object.getPrototypeOf(subject)).toBe(Object.prototype);
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect(({} as Record<string, unknown>)['a']).toBeUndefined();
        expect(Object.prototype.constructor).toBe(Object);
      }),
      { numRuns: 100 },
    );
  });
});

describe('shared workspaces are readable', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 8 });
  const file = fc.oneof(
    fc.record({ text: fc.string({ unit: 'binary', maxLength: 60 }) }),
    fc.record({
      base64: fc.uint8Array({ maxLength: 40 }).map((octets) => Buffer.from(octets).toString('base64')),
    }),
  );
  const workspace = fc.record({
    gatepost: fc.constant(1 as const),
    origin: fc.constantFrom('', 'https://www.example.com'),
    files: fc
      .array(file, { minLength: 1, maxLength: 3 })
      .map((files) => files.map((file, i) => ({ path: `/${i}`, ...file }))),
    rows: fc.array(name, { maxLength: 3 }),
    columns: fc.array(name, { maxLength: 3 }),
    question: fc.constant('fetch'),
    reader: fc.constantFrom('rfc9309', 'google', 'some-day'),
    expectations: fc.array(
      fc.record({ agent: name, url: name, expect: fc.constantFrom('allow', 'deny'), note: name }),
      { maxLength: 2 },
    ),
  });

  test('ours: any workspace', async () => {
    await fc.assert(
      fc.asyncProperty(workspace, async (original) => {
        const text = printWorkspace(original);
        expect(await readPayload(await writePayload(text))).toEqual({ text });
        const read = previewSharedText(text);
        expect('problem' in read ? read : read.workspace).toEqual(original);
      }),
      { numRuns: 40 },
    );
  });

  const requests = {
    from: ['a.log'],
    total: 1,
    agents: ['b'],
    urls: ['/secret'],
    hits: ['1 0:1'],
    others: 0,
  };
  const parts = { expectations: true, ignored: true, crawlers: true, requests: false };

  test.each([
    ['that this version reads', requests, 1],
    ['that it does not read', { later: ['/secret'] }, 1],
  ])('product: requests of a log %s are counted, and not included', (_, given, count) => {
    const opened = readWorkspaceDocument(previewOf({ ...minimal, requests: given }).workspace);
    const state = createDocumentStore(opened.document).getState();
    expect(findShareableParts(state).parts.requests).toBe(count);
    expect(printSharedText(state, parts)).not.toContain('secret');
    expect(printSharedText(state, { ...parts, requests: true })).toContain('secret');
  });

  test('product: the link is on the page that created it, and is offered up to 32 KiB', async () => {
    const page = 'https://a.example/tools/?x#/edit';
    const noise = (length: number) => Array.from({ length }, (_, i) => Math.sin(i).toString(36)).join('\n');
    const stateOf = (text: string) =>
      createDocumentStore(
        readWorkspaceDocument(previewOf({ ...minimal, files: [{ path: '/robots.txt', text }] }).workspace)
          .document,
      ).getState();
    const short = await createShareLink(stateOf('x'), parts, page);
    const link = 'link' in short ? short.link : '';
    expect(link).toMatch(/^https:\/\/a\.example\/tools\/\?x#\/w\/1\.[\w-]+$/);
    const read = await readShareLink(link.split('#/w/')[1]!);
    expect('preview' in read && read.preview.files[0]?.first).toEqual(['x']);
    expect(await createShareLink(stateOf(noise(6000)), parts, page)).toEqual({
      refused: 'too-long',
      length: expect.any(Number),
    });
  });

  test.each([
    ['by its files', { files: [{ path: '/robots.txt', text: 'x'.repeat(11_000_000) }] }],
    ['by all else', { rows: Array<string>(11_000).fill('/'.repeat(1000)) }],
  ])(
    'product: no link is offered that nobody could open, as it holds more than 10 MiB %s',
    async (_, properties) => {
      const { document } = readWorkspaceDocument(previewOf({ ...minimal, ...properties }).workspace);
      const result = await createShareLink(
        createDocumentStore(document).getState(),
        parts,
        'https://a.example/',
      );
      expect(result).toEqual({ refused: 'too-big' });
    },
  );
});

test('product: a link with more files than a folder may have is refused, and one with as many is not', () => {
  const linkOf = (count: number) => {
    const files = Array.from({ length: count }, (_, i) => ({ path: `/${i}/robots.txt`, text: '' }));
    return previewSharedText(JSON.stringify({ ...minimal, files }));
  };
  expect(linkOf(MAX_LINK_FILES + 1)).toEqual({ problem: { code: 'too-many-files' } });
  expect(linkOf(MAX_LINK_FILES)).toMatchObject({ preview: { others: MAX_LINK_FILES - 20 } });
});
