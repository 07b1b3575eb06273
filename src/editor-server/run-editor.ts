// Starts the local editor: opens what the arguments name, and listens.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { basename, resolve } from 'node:path';
import { CliError } from '../cli/cli-error.ts';
import { errorCode } from '../cli/input/error-code.ts';
import { isAddress, parseAddress } from '../cli/network/address.ts';
import { editorProgramWords as words } from '../messages/en/editor.ts';
import { ArgumentError, type EditorArguments } from './arguments.ts';
import { openSites } from './find-sites.ts';
import { listPageFiles } from './page-files.ts';
import { createEditorServer, type Opened, pagePath } from './server.ts';

/** The most seconds for a request to a server. */
const FETCH_SECONDS = 10;

const secret = () => randomBytes(32).toString('base64url');

/** What the arguments name: the name to show, and what the page opens. */
interface Named {
  readonly name: string;
  readonly opened: Opened;
}

async function openNamed({ name, app }: EditorArguments, cwd: string): Promise<Named> {
  if (name === undefined && !existsSync(resolve(cwd, 'robots.txt')))
    return { name: words.startPage, opened: { sites: [], app } };
  const given = name ?? 'robots.txt';
  if (isAddress(given)) {
    const address = parseAddress(given, '/').href;
    return { name: address, opened: { sites: [], address, app } };
  }
  const sites = await openSites(given, cwd).catch((error: unknown) => {
    const code = errorCode(error);
    throw code === 'ENOENT' || code === 'ENOTDIR'
      ? new CliError('missing', { file: given })
      : new CliError('unreadable', { file: given, why: code });
  });
  const [first] = sites;
  if (!first) throw new ArgumentError(words.noFiles(given));
  const isFile = sites.length === 1 && first.files.length === 1;
  return {
    name: isFile ? first.name : given,
    opened: isFile ? { sites, app } : { sites, folder: basename(resolve(cwd, given)), app },
  };
}

/**
 * The port for a file. The browser keeps unsaved work by port, so the same file has the same one in the next run. They are
 * below those that systems give to outgoing connections.
 */
export function preferredPort(name: string): number {
  const digest = createHash('sha256').update(name).digest();
  return 20_000 + (digest.readUInt32BE(0) % 12_000);
}

/** @throws the error of the system, such as EADDRINUSE */
const listen = (server: Server, port: number): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });

async function listenSomewhere(server: Server, port: number | undefined, key: string): Promise<number> {
  try {
    return await listen(server, port ?? preferredPort(key));
  } catch (error) {
    if (port !== undefined && errorCode(error) === 'EADDRINUSE')
      throw new ArgumentError(words.portInUse(port));
    if (port !== undefined) throw error;
    return listen(server, 0);
  }
}

export interface RunningEditor {
  /** What is edited, for people. */
  readonly name: string;
  /** The address of the page with its secret, for the user's terminal. */
  readonly address: string;
  /** The address that opens the page once, for the list of processes. */
  readonly ticketAddress: string;
  readonly stop: () => Promise<void>;
}

/**
 * Opens what the arguments name and starts the server.
 * @param page the folder of the built page
 * @throws ArgumentError or CliError for what the user can correct
 */
export async function startEditor(
  editorArguments: EditorArguments,
  { page, cwd }: { readonly page: string; readonly cwd: string },
): Promise<RunningEditor> {
  const pageFiles = await listPageFiles(page).catch(() => {
    throw new ArgumentError(words.noPage);
  });
  const { name, opened } = await openNamed(editorArguments, cwd);
  const [token, ticket] = [secret(), secret()];
  const privateOrigins = new Set(opened.address === undefined ? [] : [new URL(opened.address).origin]);
  const limits = { seconds: FETCH_SECONDS, allowPrivate: false, privateOrigins };
  const server = createEditorServer({ page: pageFiles, opened, limits, token, ticket });
  const key = opened.address ?? resolve(cwd, editorArguments.name ?? '');
  const port = await listenSomewhere(server, editorArguments.port, key);
  const origin = `http://127.0.0.1:${port}`;
  return {
    name,
    address: `${origin}${pagePath(token)}`,
    ticketAddress: `${origin}/open/${ticket}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
