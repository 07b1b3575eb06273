// gatepost audit at an address: files for AI and agents that the site serves, beside its rules.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { siteFacts } from '../core/catalogue/site-facts.ts';
import { siteFactWords } from '../messages/en/reports/site-facts.ts';
import { withTestFolder } from './run-in-folder.ts';

interface Served {
  readonly body: string;
  readonly type?: string;
}

const page = '<!-- v2 -->\n<!DOCTYPE html><title>Not found</title>';
const keys = '{"keys":[{"kty":"OKP","crv":"Ed25519","x":"JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs"}]}';
const served = new Map<string, Served>();
let otherwise: Served | undefined;
const server = createServer((request, response) => {
  const file = served.get(request.url ?? '') ?? otherwise;
  response
    .writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' })
    .end(file?.body ?? 'not found');
});
let site = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  served.clear();
  otherwise = undefined;
});

const audit = (options: string) =>
  withTestFolder({}, ({ run }) => run(`audit ${site} --allow-private${options === '' ? '' : ` ${options}`}`));

/** The paths that the audit names as served. */
async function namedPaths(): Promise<readonly string[]> {
  const { alsoServed } = JSON.parse((await audit('--json')).out) as {
    readonly alsoServed: readonly { readonly path: string }[];
  };
  return alsoServed.map(({ path }) => path);
}

test('product: the audit names the files for AI and agents, what reads them with sources, and that nothing else follows', async () => {
  served.set('/robots.txt', { body: 'User-agent: *\nAllow: /\n' });
  served.set('/llms.txt', { body: '# Site\n' });
  served.set('/.well-known/http-message-signatures-directory', { body: keys, type: 'application/json' });
  const { code, out } = await audit('');
  expect(code).toBe(0);
  expect(out).toContain('Other files for AI and agents\n  /llms.txt is served.\n');
  expect(out).toContain('Google writes that Google Search ignores it. (https://developers.google.com/');
  expect(out).toContain('/.well-known/http-message-signatures-directory is served.');
  expect(out).toContain('Not served: /ai.txt, /agents.txt, /.well-known/agents.txt and');
  expect(out).toContain('Nothing else follows from these files: they change no answer in this report.');
  expect((await audit('--markdown')).out).toContain('## Other files for AI and agents');
});

test('product: a file on disk has no such facts', async () => {
  const { out } = await withTestFolder({ 'robots.txt': 'User-agent: *\n' }, ({ run }) =>
    run('audit robots.txt --json'),
  );
  expect(out).not.toContain('alsoServed');
});

test.each<[string, Served, readonly string[]]>([
  ['a web page', { body: page, type: 'text/html' }, []],
  ['a web page as text', { body: page }, []],
  ['a text', { body: 'Nothing here' }, []],
  ['an empty text', { body: ' \n' }, []],
  ['a JSON object', { body: '{"error":404}', type: 'application/json' }, []],
  ['a JSON list', { body: '[]', type: 'application/json' }, []],
])(
  'product: a site that answers every request with %s does not serve the files',
  async (_what, file, paths) => {
    otherwise = file;
    expect(await namedPaths()).toEqual(paths);
  },
);

test('product: beside web pages for everything else, real files count', async () => {
  otherwise = { body: page, type: 'text/html' };
  served.set('/ai.txt', { body: 'User-Agent: *\nDisallow: *.jpg\n' });
  served.set('/agents.txt', { body: '{}', type: 'text/html' });
  served.set('/.well-known/tdmrep.json', { body: '[{"location":"/","tdm-reservation":1}]' });
  served.set('/.well-known/http-message-signatures-directory', { body: '{"keys":"none"}' });
  expect(await namedPaths()).toEqual(['/ai.txt', '/.well-known/tdmrep.json']);
});

test('catalogue: each statement has a sentence, an https source and a date', () => {
  for (const { id, source, date } of siteFacts.flatMap(({ statements }) => statements)) {
    expect(siteFactWords.statements[id], id).toMatch(/\.$/);
    expect(source).toMatch(/^https:\/\//);
    expect(date).toMatch(/^\d{4}-\d\d(?:-\d\d)?$/);
  }
});
