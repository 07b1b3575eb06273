// Stores what another program shares as a form, until the page shows it and asks the user before it opens anything.
import {
  SHARE_ADDRESS,
  SHARED_LIST,
  SHARED_PAGE,
  type SharedList,
  sharedCache,
  sharedPart,
} from './protocol.ts';
import type { WorkerScope } from './worker-scope.ts';

const MAX_FILES = 100;
const MAX_OCTETS = 64 * 1024 * 1024;
const TEXT_FILE_NAME = 'shared.txt';

export const isShareRequest = ({ method, url }: Request, scope: string): boolean =>
  method === 'POST' && url === scope + SHARE_ADDRESS;

/** Returns the files of a form, and its text as another file. */
function filesOf(form: FormData): File[] {
  const files = form.getAll('files').filter((part) => part instanceof File);
  const text = form.get('text');
  return typeof text === 'string' && text !== '' ? [...files, new File([text], TEXT_FILE_NAME)] : files;
}

/** Returns the first files that fit into the limits. */
function limitFiles(files: readonly File[]): readonly File[] {
  let octets = 0;
  const end = files.findIndex(({ size }, index) => index === MAX_FILES || (octets += size) > MAX_OCTETS);
  return end < 0 ? files : files.slice(0, end);
}

async function storeFiles(scope: WorkerScope, files: readonly File[]): Promise<void> {
  const stored = limitFiles(files);
  const list: SharedList = {
    names: stored.map(({ name }) => name),
    left: files.length - stored.length,
    time: Date.now(),
  };
  const name = sharedCache(scope.registration.scope);
  await scope.caches.delete(name);
  const cache = await scope.caches.open(name);
  const urlOf = (path: string) => new URL(path, scope.registration.scope).href;
  // Stored first, because it contains the time of arrival, even if the rest fails.
  await cache.put(urlOf(SHARED_LIST), Response.json(list));
  for (const [index, file] of stored.entries()) await cache.put(urlOf(sharedPart(index)), new Response(file));
}

/** Stores shared files in place of an earlier share that was not used, and redirects to the page that shows them. */
export async function storeShared(scope: WorkerScope, request: Request): Promise<Response> {
  // If they cannot be read or stored, the page finds nothing and shows a message.
  await request
    .formData()
    .then((form) => storeFiles(scope, filesOf(form)))
    .catch(() => scope.caches.delete(sharedCache(scope.registration.scope)).catch(() => false));
  return Response.redirect(scope.registration.scope + SHARED_PAGE, 303);
}
