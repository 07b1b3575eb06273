// Opens an address in the user's browser.
import { spawn } from 'node:child_process';
import process from 'node:process';

/** The program of a system that opens addresses, and its first arguments. */
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // Unlike `start`, it is not a command of the shell, for which `&` has a meaning.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address. Resolves to whether a program took it: there may be none, such as on a server. */
export function openBrowser(address: string, platform = process.platform): Promise<boolean> {
  const [program, ...args] = openers[platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    // Some start the browser and stay.
    setTimeout(() => resolve(true), 3000).unref();
    child.unref();
  });
}
