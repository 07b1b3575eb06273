// Requests to gatepost-robots-editor on this computer, which opened the page: it reads and saves files, and requests
// addresses (docs/editor.md). The hosted page has none.
import { isLocalEditor, localEditorToken } from './local-editor-token.ts';

const TOKEN_HEADER = 'x-gatepost-token';

/** The program answered with an error, or not at all (`stopped`). */
export class LocalEditorError extends Error {
  readonly code: string;
  constructor(code: string, what = code) {
    super(what);
    this.code = code;
  }
}

async function errorOf(response: Response): Promise<LocalEditorError> {
  const { error } = (await response.json().catch(() => ({}))) as {
    readonly error?: { readonly what?: string };
  };
  const code = response.headers.get('x-problem') ?? String(response.status);
  return new LocalEditorError(code, error?.what);
}

/** Sends a request to the program. @throws LocalEditorError */
async function send(path: string, options: RequestInit = {}): Promise<Response> {
  const headers = {
    ...(options.headers as Record<string, string>),
    [TOKEN_HEADER]: localEditorToken() ?? '',
  };
  const response = await fetch(`./api/${path}`, { cache: 'no-store', ...options, headers }).catch(() => {
    throw new LocalEditorError('stopped');
  });
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** A file that the user opened with the program. `name`: its path on the site without the first slash. */
export interface LocalFile {
  readonly id: string;
  readonly name: string;
}

/** The files of one site, or a workspace. */
export interface LocalSite {
  readonly name: string;
  readonly files: readonly LocalFile[];
}

/** What the user opened with the program. */
export interface OpenedLocally {
  readonly sites: readonly LocalSite[];
  readonly folder?: string;
  readonly address?: string;
  /** The address of a hosted page. */
  readonly app?: string;
  /** The version of the files, for `waitForDiskChange`. */
  readonly version: number;
}

let opened: Promise<OpenedLocally> | undefined;

/** What the user opened. @throws LocalEditorError */
export function readOpenedLocally(): Promise<OpenedLocally> {
  opened ??= send('opened')
    .then((response) => response.json() as Promise<OpenedLocally>)
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/** Resolves to the version of the files when one has changed since, or after some time. @throws LocalEditorError */
export async function waitForDiskChange(since: number): Promise<number> {
  const response = await send(`changes?since=${since}`);
  return ((await response.json()) as { readonly version: number }).version;
}

/** The response of a server to the program. */
export interface FetchedAddress {
  readonly address: string;
  readonly status: number;
  readonly redirects: readonly { readonly status: number; readonly to: string }[];
  readonly headerLines: readonly (readonly [name: string, value: string])[];
  /** Whether the content was longer than what was read. */
  readonly isCut: boolean;
  readonly bytes: Uint8Array;
}

/** Requests an address through the program. @throws LocalEditorError */
export async function fetchLocally(address: string): Promise<FetchedAddress> {
  const response = await send('fetch', { method: 'POST', body: JSON.stringify({ url: address }) });
  const { base64, ...answer } = (await response.json()) as Omit<FetchedAddress, 'bytes'> & {
    readonly base64: string;
  };
  return { ...answer, bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) };
}

// ---- Files as the handles of the browser ----------------------------------------------------------------------------

/** The names that the browser gives to errors of files, by the codes of the program. */
const errorNames: Readonly<Record<string, string>> = {
  gone: 'NotFoundError',
  'not-opened': 'NotFoundError',
  changed: 'InvalidModificationError',
};

const toFileError = (error: unknown): unknown =>
  error instanceof LocalEditorError
    ? new DOMException(error.message, errorNames[error.code] ?? 'NotAllowedError')
    : error;

async function sendForFile(id: string, options?: RequestInit): Promise<Response> {
  try {
    return await send(`files/${id}`, options);
  } catch (error) {
    throw toFileError(error);
  }
}

const numberIn = ({ headers }: Response, name: string): number => Number(headers.get(name));

const handleIds = new WeakMap<object, string>();

/**
 * Returns a handle like those of the pickers, for a file of the program. A write replaces only the content that the
 * handle has read last.
 */
export function createLocalHandle({ id, name }: LocalFile): FileSystemFileHandle {
  const ownName = name.slice(name.lastIndexOf('/') + 1);
  let hash = '';
  const readBytes = async () => {
    const response = await sendForFile(id);
    hash = response.headers.get('x-hash') ?? '';
    return response.arrayBuffer();
  };
  const handle = {
    kind: 'file',
    name: ownName,
    async getFile() {
      const state = await sendForFile(id, { method: 'HEAD' });
      return {
        name: ownName,
        size: numberIn(state, 'x-size'),
        lastModified: numberIn(state, 'x-modified'),
        arrayBuffer: readBytes,
      };
    },
    async createWritable() {
      let content: BodyInit = '';
      return {
        write: async (bytes: BodyInit) => {
          content = bytes;
        },
        close: async () => {
          await sendForFile(id, { method: 'PUT', body: content, headers: { 'x-hash': hash } });
        },
        abort: async () => undefined,
      };
    },
    async queryPermission({ mode }: { readonly mode: string }) {
      if (mode === 'read') return 'granted';
      const state = await sendForFile(id, { method: 'HEAD' }).catch((error: unknown) => {
        // Reading tells whether a file was deleted.
        if ((error as DOMException).name === 'NotFoundError') return undefined;
        throw error;
      });
      return state?.headers.get('x-writable') === '0' ? 'denied' : 'granted';
    },
  } as unknown as FileSystemFileHandle;
  handleIds.set(handle, id);
  return handle;
}

/** A handle as the browser can store it: those of the program are objects with functions, which it cannot. */
interface StoredLocalHandle {
  readonly localFile: string;
  readonly name: string;
}

export function toStoredHandle(handle: FileSystemFileHandle): FileSystemFileHandle {
  const localFile = handleIds.get(handle);
  return localFile === undefined
    ? handle
    : ({ localFile, name: handle.name } satisfies StoredLocalHandle as unknown as FileSystemFileHandle);
}

/** The id of the file of the program that a stored handle is for; undefined for others. */
export function localFileOf(stored: unknown): string | undefined {
  const { localFile } = (stored ?? {}) as Partial<StoredLocalHandle>;
  return typeof localFile === 'string' ? localFile : undefined;
}

/** The handle that was stored. One for a file of the program needs the program. */
export function fromStoredHandle(stored: FileSystemFileHandle): FileSystemFileHandle {
  const id = localFileOf(stored);
  return id !== undefined && isLocalEditor() ? createLocalHandle({ id, name: stored.name }) : stored;
}
