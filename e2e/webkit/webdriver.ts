// A small client of the WebDriver protocol (W3C), for WebKitWebDriver. It starts a driver for each window.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** An element reference, as the protocol has it. */
export type ElementReference = Readonly<Record<typeof ELEMENT_KEY, string>>;

/** The web element identifier of WebDriver, section 12.1. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

export class WebDriverError extends Error {
  /** The error code of WebDriver, section 6.6, such as `stale element reference`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message === '' ? code : `${code}: ${message}`);
    this.code = code;
  }
}

export interface WebDriverPaths {
  readonly driver: string;
  readonly browser: string;
  /** A folder for everything that the browser writes, including downloads. */
  readonly home: string;
  /** The X display that the window opens on, such as `:99`. */
  readonly display: string;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

export class WebDriverSession {
  readonly #process: ChildProcess;
  readonly #address: string;
  #path = '/session';
  #browserVersion = '';

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.#address = `http://127.0.0.1:${port}`;
  }

  /** Starts a driver and opens its window, with an empty temporary profile. */
  static async open(paths: WebDriverPaths, isDark: boolean): Promise<WebDriverSession> {
    const port = await findFreePort();
    const environment = {
      PATH: process.env['PATH'],
      HOME: paths.home,
      DISPLAY: paths.display,
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'en_US',
    };
    const driver = spawn(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      env: environment,
      stdio: 'ignore',
    });
    const session = new WebDriverSession(driver, port);
    await session.#waitUntilReady();
    const args = ['--automation', ...(isDark ? ['--dark-mode'] : [])];
    const { sessionId, capabilities } = await session.send<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', '', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          unhandledPromptBehavior: 'ignore',
          'webkitgtk:browserOptions': { binary: paths.browser, args },
        },
      },
    });
    session.#path = `/session/${sessionId}`;
    session.#browserVersion = capabilities.browserVersion;
    return session;
  }

  get browserVersion(): string {
    return this.#browserVersion;
  }

  async #waitUntilReady(): Promise<void> {
    for (let tries = 0; tries < 100; tries++) {
      const isReady = await fetch(`${this.#address}/status`).then(
        () => true,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('WebKitWebDriver does not answer.');
  }

  /** Sends one command; `path` is below the session. Throws a `WebDriverError` if the driver reports one. */
  async send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<T> {
    const response = await fetch(`${this.#address}${this.#path}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new WebDriverError(value.error ?? 'unknown error', value.message ?? '');
    return value;
  }

  /** Runs the body of a function in the page and waits for its promise. */
  execute<T>(script: string, args: readonly unknown[] = []): Promise<T> {
    return this.send<T>('POST', '/execute/sync', { script, args });
  }

  async close(): Promise<void> {
    await this.send('DELETE', '').catch(() => undefined);
    this.#process.kill();
  }
}

export const elementId = (element: ElementReference): string => element[ELEMENT_KEY];
