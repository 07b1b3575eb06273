import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentStore } from '../../state/document/use-document.ts';
import { shellStore } from '../shared/shell-store.ts';
import { openSharedFiles } from './share-target-form.tsx';

const deleted: string[] = [];

beforeEach(() => {
  deleted.length = 0;
  vi.stubGlobal('location', { href: 'https://host.example/app/#/edit', hash: '#/edit' });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) > 0 });
});
afterEach(() => vi.unstubAllGlobals());

const shared = (name: string, text: string) => ({ file: new File([text], name), begins: [] });

test('product: shared files are deleted after they are opened', async () => {
  await openSharedFiles([shared('robots.txt', 'User-agent: *\nDisallow: /shared\n')]);
  expect(documentStore.getState().document.files[0]?.path).toBe('/robots.txt');
  expect(deleted).toEqual(['gatepost /app/ shared']);
});

const unread = { file: new File(['x'], 'robots.txt'), begins: [] };
unread.file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));

test.each([
  ['a workspace that cannot be read', [shared('a.gatepost.json', '{')]],
  ['a workspace beside another file', [shared('a.gatepost.json', '{}'), shared('robots.txt', '')]],
  ['a file that cannot be read any more', [unread]],
])('product: %s is not opened, a notice says so, and it stays until it is opened', async (_, files) => {
  await openSharedFiles(files);
  expect(shellStore.getState().problem).toMatch(/./);
  expect(deleted).toEqual([]);
});
