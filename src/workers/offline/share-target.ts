// What another program shares comes as a form, is kept here, and is shown by the page, which asks before it opens anything.
import {
  SHARE_ADDRESS,
  SHARED_LIST,
  SHARED_PAGE,
  type SharedList,
  sharedCache,
  sharedPart,
} from './protocol.ts';
import type { WorkerScope } from './worker-scope.ts';

const MOST_FILES = 100;
const MOST_OCTETS = 64 * 1024 * 1024;
const NAME_OF_TEXT = 'shared.txt';

export const isShareRequest = ({ method, url }: Request, scope: string): boolean =>
  method === 'POST' && url === scope + SHARE_ADDRESS;

/** The files of a form, and its text as one more. */
function filesOf(form: FormData): File[] {
  const files = form.getAll('files').filter((part) => part instanceof File);
  const text = form.get('text');
  return typeof text === 'string' && text !== '' ? [...files, new File([text], NAME_OF_TEXT)] : files;
}

/** As many as there is room for. */
function fitting(files: readonly File[]): readonly File[] {
  let octets = 0;
  const end = files.findIndex(({ size }, place) => place === MOST_FILES || (octets += size) > MOST_OCTETS);
  return end < 0 ? files : files.slice(0, end);
}

async function keep(scope: WorkerScope, files: readonly File[]): Promise<void> {
  const kept = fitting(files);
  const list: SharedList = {
    names: kept.map(({ name }) => name),
    left: files.length - kept.length,
    time: Date.now(),
  };
  const name = sharedCache(scope.registration.scope);
  await scope.caches.delete(name);
  const cache = await scope.caches.open(name);
  const place = (path: string) => new URL(path, scope.registration.scope).href;
  // First, as it tells how old all this is, whatever becomes of the rest.
  await cache.put(place(SHARED_LIST), Response.json(list));
  for (const [index, file] of kept.entries()) await cache.put(place(sharedPart(index)), new Response(file));
}

/** Keeps what was shared, in place of what nobody asked for before, and leads to the page that shows it. */
export async function storeShared(scope: WorkerScope, request: Request): Promise<Response> {
  // If it cannot be read or kept, the page finds nothing, and says so.
  await request
    .formData()
    .then((form) => keep(scope, filesOf(form)))
    .catch(() => scope.caches.delete(sharedCache(scope.registration.scope)).catch(() => false));
  return Response.redirect(scope.registration.scope + SHARED_PAGE, 303);
}
