// Firefox in a window, controlled over Marionette, its own protocol with the commands of WebDriver. It needs no driver.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The keys of WebDriver, section 17.4.2. */
const specialKeys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F6: '\uE036',
  F8: '\uE038',
};

type Answer = readonly [kind: 1, id: number, error: { message: string } | null, result: unknown];

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function connectWhenReady(port: number): Promise<Socket> {
  for (let tries = 0; tries < 600; tries++) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) =>
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
    );
    if (isOpen) return socket;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Firefox does not answer.');
}

/** A Marionette message is its length in bytes, a colon, and JSON. */
function readMessages(socket: Socket, onMessage: (message: unknown) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, Buffer.from(data)]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || rest.length < end) return;
      onMessage(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  });
}

export class Firefox {
  readonly #socket: Socket;
  readonly #end: () => Promise<void>;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #lastId = 0;

  private constructor(socket: Socket, end: () => Promise<void>) {
    this.#socket = socket;
    this.#end = end;
    readMessages(socket, (message) => {
      if (!Array.isArray(message)) return;
      const answer = message as unknown as Answer;
      this.#waiting.get(answer[1])?.(answer);
    });
  }

  /** Opens a window with an empty profile on the display of the environment, with accessibility on. */
  static async open(path: string): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'gatepost-firefox-'));
    const port = await findFreePort();
    const preferences = {
      'marionette.port': port,
      'accessibility.force_disabled': -1,
      'intl.accept_languages': 'en-US',
      'browser.shell.checkDefaultBrowser': false,
      'datareporting.policy.dataSubmissionEnabled': false,
    };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, 'user.js'), lines.join(''));
    const browser = spawn(path, ['--marionette', '--no-remote', '--profile', profile], {
      env: { ...process.env, GNOME_ACCESSIBILITY: '1', MOZ_DISABLE_CONTENT_SANDBOX: '1' },
      stdio: 'ignore',
    });
    const firefox = new Firefox(await connectWhenReady(port), async () => {
      browser.kill();
      await new Promise((resolve) => browser.once('exit', resolve));
      await rm(profile, { recursive: true, force: true });
    });
    await firefox.#send('WebDriver:NewSession', {});
    await firefox.#send('WebDriver:SetWindowRect', { x: 0, y: 0, width: 1440, height: 1000 });
    return firefox;
  }

  async #send(command: string, parameters: object): Promise<unknown> {
    const id = ++this.#lastId;
    const text = JSON.stringify([0, id, command, parameters]);
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answered;
    if (error) throw new Error(`${command}: ${error.message}`);
    return result;
  }

  async goto(url: string): Promise<void> {
    await this.#send('WebDriver:Navigate', { url });
  }

  /** Runs the body of a function in the page. */
  async execute(script: string): Promise<unknown> {
    const { value } = (await this.#send('WebDriver:ExecuteScript', { script, args: [] })) as {
      value: unknown;
    };
    return value;
  }

  /** Presses keys together, such as `Control+z`, in the focused element. */
  async press(keys: string): Promise<void> {
    const values = keys.split('+').map((key) => specialKeys[key] ?? key);
    await this.#perform([
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  async type(text: string): Promise<void> {
    await this.#perform(
      Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  async #perform(actions: readonly object[]): Promise<void> {
    await this.#send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async close(): Promise<void> {
    this.#socket.destroy();
    await this.#end();
  }
}
