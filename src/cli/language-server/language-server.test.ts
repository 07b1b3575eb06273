// The language server as a client uses it, over streams, with the analysis in this thread.
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { textOfSource } from '../../core/document/source.ts';
import { withTestFolder } from '../run-in-folder.ts';
import { createAnalysis } from './analysis.ts';
import { changeText, openText } from './opened-text.ts';
import { serveLanguage } from './serve.ts';

interface Client {
  readonly connection: ProtocolConnection;
  /** Opens a text, and returns its URI. */
  readonly open: (name: string, text: string) => Promise<string>;
  readonly change: (uri: string, version: number, changes: TextDocumentContentChangeEvent[]) => Promise<void>;
  /** The diagnostics of a version of a document, when they are known. */
  readonly diagnosticsOf: (uri: string, version?: number) => Promise<readonly Diagnostic[]>;
  readonly ask: <T = never>(method: string, params: object) => Promise<T>;
  readonly write: (name: string, text: string) => Promise<void>;
  readonly uriOf: (name: string) => string;
}

interface ClientOptions {
  readonly files?: Readonly<Record<string, string>>;
  readonly capabilities?: ClientCapabilities;
  /** The workspace folders by their names; '' is the folder itself. */
  readonly folders?: readonly string[];
  readonly initializationOptions?: object;
}

/** Runs a client against a server in a temporary folder. Returns the exit code of the server. */
function withClient(
  act: (client: Client) => Promise<void>,
  { files = {}, capabilities = {}, folders = [''], initializationOptions = {} }: ClientOptions = {},
): Promise<number> {
  return withTestFolder(files, async ({ path, write }) => {
    const [toServer, toClient] = [new PassThrough(), new PassThrough()];
    const server = serveLanguage(new StreamMessageReader(toServer), new StreamMessageWriter(toClient), {
      startAnalysis: (report) => createAnalysis(() => '2026-11-29', report),
      cwd: path,
      settings: { docs: 'https://policy.example.com/' },
    });
    const connection = createProtocolConnection(
      new StreamMessageReader(toClient),
      new StreamMessageWriter(toServer),
    );
    const published: PublishDiagnosticsParams[] = [];
    const waiting = new Set<() => void>();
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      published.push(params);
      for (const check of waiting) check();
    });
    connection.listen();
    const uriOf = (name: string) => pathToFileURL(name === '' ? path : `${path}/${name}`).href;
    await connection.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      capabilities,
      initializationOptions,
      workspaceFolders: folders.map((name) => ({ uri: uriOf(name), name })),
    });
    await connection.sendNotification('initialized', {});
    await act({
      connection,
      uriOf,
      write,
      async open(name, text) {
        const uri = uriOf(name);
        await connection.sendNotification('textDocument/didOpen', {
          textDocument: { uri, languageId: 'robots-txt', version: 1, text },
        });
        return uri;
      },
      change: (uri, version, contentChanges) =>
        connection.sendNotification('textDocument/didChange', {
          textDocument: { uri, version },
          contentChanges,
        }),
      diagnosticsOf: (uri, version) =>
        new Promise((resolve) => {
          const check = () => {
            const last = published.findLast(
              (one) => one.uri === uri && (version ?? one.version) === one.version,
            );
            if (!last) return;
            waiting.delete(check);
            for (const [i, one] of published.entries())
              if (one.uri === uri) published[i] = { ...one, uri: '' };
            resolve(last.diagnostics);
          };
          waiting.add(check);
          check();
        }),
      ask: (method, params) => connection.sendRequest(method, params),
    });
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    const code = await server;
    connection.dispose();
    return code;
  });
}

const at = (line: number, character: number) => ({ line, character });
const insertion = (line: number, character: number, text: string) => ({
  range: { start: at(line, character), end: at(line, character) },
  text,
});
const apply = (text: string, { changes, documentChanges }: WorkspaceEdit) => {
  const [edits = []] = changes
    ? Object.values(changes)
    : (documentChanges ?? []).map((one) => ('edits' in one ? one.edits : []));
  return TextDocument.applyEdits(TextDocument.create('x', 'x', 1, text), edits as never);
};
const codesOf = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code }) => code);

const robots = [
  'User-agent: GPTBot',
  'Disalow: /a',
  'Disallow: /b',
  'Disallow: /b/c',
  '# 🤖',
  'Disallow: /b/c  ',
  '',
  'User-agent: *',
  'Disallow: /x',
  '',
].join('\n');

test('lsp 3.17 publishDiagnostics: findings have severity, code, a link, a source, and UTF-16 ranges', () =>
  withClient(async ({ open, diagnosticsOf }) => {
    const uri = await open('robots.txt', robots);
    const found = await diagnosticsOf(uri, 1);
    expect(found.find(({ code }) => code === 'R009')).toEqual({
      code: 'R009',
      severity: 1,
      source: 'gatepost',
      codeDescription: { href: 'https://policy.example.com/#/learn/findings/R009' },
      message: expect.stringContaining('Disalow'),
      range: { start: at(1, 0), end: at(1, 7) },
    });
    expect(codesOf(found)).toContain('R047');
  }));

test('lsp 3.17 didChange: each change refers to the text after the one before; exit after shutdown is 0', async () => {
  const code = await withClient(async ({ open, change, diagnosticsOf, ask }) => {
    const uri = await open('robots.txt', robots);
    await change(uri, 2, [
      insertion(1, 4, 'l'),
      { range: { start: at(4, 2), end: at(4, 4) }, text: 'é' },
      insertion(5, 99, '\r\n'),
    ]);
    expect(codesOf(await diagnosticsOf(uri, 2))).not.toContain('R009');
    const symbols = await ask<readonly { readonly children: readonly { readonly name: string }[] }[]>(
      'textDocument/documentSymbol',
      { textDocument: { uri } },
    );
    expect(symbols[0]?.children[0]?.name).toBe('Disallow: /a');
  });
  expect(code).toBe(0);
});

test('lsp 3.17 didChange: after any changes, the source has the text that the client has', () => {
  const anyText = fc
    .array(fc.constantFrom('a', ': ', '#', '\n', '\r\n', '\r', '\ufeff', '🤖', 'Disallow: /x\n', '\u200b'), {
      maxLength: 6,
    })
    .map((parts) => parts.join(''));
  const anyChange = fc.record({ from: fc.nat(60), to: fc.nat(60), text: anyText, isWhole: fc.boolean() });
  fc.assert(
    fc.property(anyText, fc.array(anyChange, { maxLength: 6 }), (text, changes) => {
      let opened = openText('x', 'x', 1, text);
      for (const [i, { from, to, text: inserted, isWhole }] of changes.entries()) {
        const { document } = opened;
        const [start, end] = [Math.min(from, to), Math.max(from, to)];
        const range = { start: document.positionAt(start), end: document.positionAt(end) };
        const change = isWhole && i % 3 === 2 ? { text: inserted } : { range, text: inserted };
        opened = changeText(opened, [change], i + 2).opened;
        const own = (opened.source.bom ? '\ufeff' : '') + textOfSource(opened.source);
        expect(own).toBe(opened.document.getText().toWellFormed());
      }
    }),
  );
});

test('lsp 3.17 codeAction: a fix of a finding, and one for all that change no answer', () =>
  withClient(async ({ open, diagnosticsOf, ask }) => {
    const uri = await open('robots.txt', robots);
    await diagnosticsOf(uri, 1);
    type Action = { readonly title: string; readonly kind: string; readonly edit?: WorkspaceEdit };
    const actions = await ask<readonly Action[]>('textDocument/codeAction', {
      textDocument: { uri },
      range: { start: at(1, 0), end: at(1, 0) },
      context: { diagnostics: [] },
    });
    const [fix] = actions;
    expect(fix).toMatchObject({ title: 'Use Disallow', kind: 'quickfix', isPreferred: true });
    expect(apply(robots, fix!.edit!)).toBe(robots.replace('Disalow', 'Disallow'));
    const all = await ask<readonly Action[]>('textDocument/codeAction', {
      textDocument: { uri },
      range: { start: at(0, 0), end: at(0, 0) },
      context: { diagnostics: [], only: ['source.fixAll'] },
    });
    expect(all.map(({ kind }) => kind)).toEqual(['source.fixAll.gatepost']);
    expect(apply(robots, all[0]!.edit!).match(/b\/c/g)).toBeNull();
  }));

test('lsp 3.17 codeAction/resolve: edits for many findings are made when they are chosen', () =>
  withClient(
    async ({ open, ask }) => {
      const uri = await open('robots.txt', robots);
      type Action = { readonly kind: string; readonly edit?: WorkspaceEdit };
      const actions = await ask<readonly Action[]>('textDocument/codeAction', {
        textDocument: { uri },
        range: { start: at(0, 0), end: at(9, 0) },
        context: { diagnostics: [] },
      });
      const all = actions.find(({ kind }) => kind === 'source.fixAll.gatepost')!;
      expect(all.edit).toBeUndefined();
      const { edit } = await ask<Action>('codeAction/resolve', all);
      expect(edit?.documentChanges).toMatchObject([{ textDocument: { uri, version: 1 } }]);
      expect(apply(robots, edit!)).not.toBe(robots);
    },
    {
      capabilities: {
        textDocument: { codeAction: { resolveSupport: { properties: ['edit'] } } },
        workspace: { workspaceEdit: { documentChanges: true } },
      },
    },
  ));

test('lsp 3.17 hover, completion, signatureHelp: what a word means, what may be written, and its syntax', () =>
  withClient(async ({ open, ask }) => {
    const uri = await open('robots.txt', 'User-agent: GPTBot\nRequest-rate: \nUser-agent: Goo\n');
    const textDocument = { uri };
    expect(await ask('textDocument/hover', { textDocument, position: at(0, 14) })).toMatchObject({
      contents: { kind: 'markdown', value: expect.stringContaining('OpenAI') },
      range: { start: at(0, 12), end: at(0, 18) },
    });
    const { items } = await ask<{ readonly items: readonly { readonly label: string }[] }>(
      'textDocument/completion',
      { textDocument, position: at(2, 15), context: { triggerKind: 1 } },
    );
    expect(items.find(({ label }) => label === 'Googlebot')).toMatchObject({
      textEdit: { newText: 'Googlebot', range: { start: at(2, 12), end: at(2, 15) } },
    });
    expect(await ask('textDocument/signatureHelp', { textDocument, position: at(1, 14) })).toMatchObject({
      signatures: [{ label: expect.stringContaining('pages/time') }],
      activeParameter: 0,
    });
  }));

test('lsp 3.17 rename, references, definition: a crawler in every record; what cannot be renamed is an error', () =>
  withClient(async ({ open, ask }) => {
    const text = 'User-agent: a\nUser-agent: B\nDisallow: /\n\nUser-agent: A\nAllow: /\n';
    const uri = await open('robots.txt', text);
    const place = { textDocument: { uri }, position: at(0, 13) };
    expect(await ask('textDocument/prepareRename', place)).toEqual({
      range: { start: at(0, 12), end: at(0, 13) },
      placeholder: 'a',
    });
    const edit = await ask<WorkspaceEdit>('textDocument/rename', { ...place, newName: 'c' });
    expect(apply(text, edit)).toBe(text.replaceAll(/: [aA]\n/g, ': c\n'));
    await expect(ask('textDocument/rename', { ...place, newName: 'a#b' })).rejects.toThrow('#');
    const rule = { textDocument: { uri }, position: at(2, 3) };
    await expect(ask('textDocument/prepareRename', rule)).rejects.toThrow('renamed');
    const context = { includeDeclaration: true };
    expect(await ask('textDocument/references', { ...place, context })).toHaveLength(2);
    expect(await ask('textDocument/definition', { ...place, position: at(4, 13) })).toMatchObject([
      { range: { start: at(0, 12) } },
    ]);
  }));

test('lsp 3.17 formatting, foldingRange, documentSymbol, semanticTokens: the shape of the file', () =>
  withClient(async ({ open, ask }) => {
    const text = 'user-agent:a  \ndisallow :/x\nUser-agent: b\nAllow: /\n# c\n# d\n';
    const uri = await open('robots.txt', text);
    const textDocument = { uri };
    const edits = await ask<never>('textDocument/formatting', { textDocument, options: {} });
    expect(apply(text, { changes: { [uri]: edits } })).toBe(
      'User-agent: a\nDisallow: /x\n\nUser-agent: b\nAllow: /\n# c\n# d\n',
    );
    expect(await ask('textDocument/foldingRange', { textDocument })).toEqual([
      { startLine: 0, endLine: 1 },
      { startLine: 2, endLine: 5 },
      { startLine: 4, endLine: 5, kind: 'comment' },
    ]);
    expect(await ask('textDocument/documentSymbol', { textDocument })).toMatchObject([
      { name: 'a', children: [{ name: 'disallow: /x' }] },
      { name: 'b', range: { start: at(2, 0) } },
    ]);
    const full = await ask<{ readonly data: readonly number[] }>('textDocument/semanticTokens/full', {
      textDocument,
    });
    expect(full.data.slice(0, 10)).toEqual([0, 0, 10, 0, 0, 0, 11, 1, 3, 0]);
    const { data } = await ask<{ readonly data: readonly number[] }>('textDocument/semanticTokens/range', {
      textDocument,
      range: { start: at(4, 0), end: at(5, 0) },
    });
    expect(data.slice(0, 3)).toEqual([4, 0, 3]);
  }));

test('lsp 3.17 codeLens: what each rule decides, and which rule is proved never to decide', () =>
  withClient(async ({ open, ask }) => {
    const uri = await open('robots.txt', 'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b\n');
    const lenses = await ask<
      readonly { readonly range: object; readonly command: { readonly title: string } }[]
    >('textDocument/codeLens', { textDocument: { uri } });
    expect(lenses.map(({ command }) => command.title)).toEqual([
      'decides 1 of 3 sample URLs',
      'decides 1 of 3 sample URLs',
      'never decides',
    ]);
  }));

test('ours: gatepost.config.json counts as in gatepost lint, also when it changes, in each workspace folder', () =>
  withClient(
    async ({ open, diagnosticsOf, write, connection, uriOf }) => {
      const [one, two] = [await open('one/robots.txt', robots), await open('two/robots.txt', robots)];
      expect(codesOf(await diagnosticsOf(one, 1))).not.toContain('R009');
      expect(codesOf(await diagnosticsOf(two, 1))).toContain('R009');
      const isChanged = async (uri: string, text: string) => {
        await write('one/gatepost.config.json', text);
        await connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
        return diagnosticsOf(uri);
      };
      const found = await isChanged(one, '{ "severities": { "R009": "error" } }');
      expect(found.find(({ code }) => code === 'R009')?.severity).toBe(1);
      const [problem] = await isChanged(uriOf('one/gatepost.config.json'), '{ "severity": {} }');
      expect(problem?.message).toContain('unknown key');
      expect(await isChanged(uriOf('one/gatepost.config.json'), '{}')).toEqual([]);
    },
    { files: { 'one/gatepost.config.json': '{ "ignore": ["R009"] }', 'two/x': '' }, folders: ['one', 'two'] },
  ));

test('lsp 3.17 ResponseError: a request that fails is answered with an error, and the server lives', () =>
  withClient(async ({ open, ask, connection, change }) => {
    const textDocument = { uri: 'file:///not/open' };
    await expect(ask('textDocument/hover', { textDocument, position: at(0, 0) })).rejects.toThrow('not open');
    await expect(ask('textDocument/formatting', { textDocument, options: {} })).rejects.toThrow('not open');
    await expect(ask('textDocument/nothing', {})).rejects.toThrow('Unhandled method');
    await expect(ask('textDocument/hover', {})).rejects.toThrow(/./);
    await connection.sendNotification('textDocument/didOpen', {});
    await change('file:///not/open', 2, [insertion(0, 0, 'x')]);
    const uri = await open('robots.txt', 'User-agent: *\n');
    await change(uri, 2, [
      insertion(1e9, 1e9, 'Disallow: /'),
      { range: { start: at(-1, -1), end: at(0, 0) }, text: '' },
    ]);
    const position = at(1e6, 1e6);
    expect(await ask('textDocument/hover', { textDocument: { uri }, position })).toMatchObject({});
    expect(await ask('textDocument/documentSymbol', { textDocument: { uri } })).toHaveLength(1);
  }));

test.each([
  ['data.txt', 'User-agent: *\nDisallow: /\n', 'data-txt'],
  ['license.xml', '<rsl xmlns="https://rslstandard.org/rsl"><content></content></rsl>', 'rsl'],
  ['.well-known/tdmrep.json', '[{"location": 1}]', 'tdmrep'],
  ['page.html', '<?robots index="maybe"?>', 'xml'],
  ['my.robots.txt', 'User-agent a\nDisalow: /\n', 'robots-txt'],
  ['robots.txt', 'ACAP-crawler: *\nACAP-allow-nothing: /\n', 'acap'],
])('ours: %s is checked as gatepost lint checks it', (name, text) =>
  withClient(async ({ open, diagnosticsOf }) => {
    const uri = await open(name, text);
    expect(Array.isArray(await diagnosticsOf(uri, 1))).toBe(true);
  }).then((code) => expect(code).toBe(0)),
);

test('ours: of very many findings the most severe are reported, and how many there are', () =>
  withClient(async ({ open, diagnosticsOf }) => {
    const rules = Array.from({ length: 1500 }, (_, i) => `Disalow: /${i}`);
    const uri = await open('robots.txt', `User-agent: *\n${rules.join('\n')}`);
    const found = await diagnosticsOf(uri, 1);
    expect(found.length).toBeLessThanOrEqual(1001);
    expect(found[0]?.message).toContain('are shown');
  }));
