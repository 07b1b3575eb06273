// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readShareLink } from '../../state/workspace/read-share-link.ts';
import { bookmarkletOf } from './bookmarklet.ts';

const APP = 'https://gatepost.example/app/';

/** Runs the bookmark on a page of a site. Returns the address that it opened. */
async function opened(respond: () => Promise<Response>): Promise<string | undefined> {
  const addresses: string[] = [];
  const page = { fetch: respond, btoa, location: { origin: 'https://shop.example' } };
  const open = (address: string) => addresses.push(address);
  await runInNewContext(decodeURIComponent(bookmarkletOf(APP).slice('javascript:'.length)), {
    ...page,
    open,
  });
  return addresses[0];
}

test('design: on a page of a site, the bookmark opens its robots.txt here as a link, byte for byte', async () => {
  const octets = Uint8Array.of(...new TextEncoder().encode('User-agent: *\r\nDisallow: /caf'), 0xe9, 10);
  const address = await opened(async () => new Response(octets));
  const read = await readShareLink(address?.slice(`${APP}#/w/`.length) ?? '');
  if ('problem' in read) throw new Error(read.problem.code);
  expect(read.workspace).toMatchObject({
    origin: 'https://shop.example',
    automatic: { withoutRows: [] },
    files: [{ path: '/robots.txt', base64: Buffer.from(octets).toString('base64') }],
  });
});

test.each([
  ['has no robots.txt', async () => new Response('', { status: 404 })],
  ['refuses the request', () => Promise.reject(new Error('refused'))],
])('design: for a site that %s, the address of the file opens', async (_, respond) => {
  expect(await opened(respond)).toBe('/robots.txt');
});
