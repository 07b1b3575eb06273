// What assistive technology receives from Firefox: events of the accessibility bus, in order, and trees of elements.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'focus'; readonly element: string }
  | { readonly kind: 'live'; readonly how: 'polite' | 'assertive'; readonly text: string }
  | { readonly kind: 'tree'; readonly lines: readonly string[] };

/** Time without events after which a step is finished. Live regions wait until typing stops. */
const QUIET_MS = 4000;

export class Listener {
  readonly #process: ChildProcessWithoutNullStreams;
  #events: string[] = [];
  #lastEvent = performance.now();
  #onTree: (lines: readonly string[]) => void = () => undefined;

  private constructor(process: ChildProcessWithoutNullStreams) {
    this.#process = process;
  }

  static async start(python: string): Promise<Listener> {
    const script = fileURLToPath(new URL('accessibility_bus.py', import.meta.url));
    const listener = new Listener(spawn(python, ['-W', 'ignore', script]));
    await new Promise<void>((resolve, reject) => {
      let errors = '';
      listener.#process.stderr.on('data', (text) => (errors += String(text)));
      listener.#process.once('exit', () =>
        reject(new Error(`The accessibility bus is not there.\n${errors}`)),
      );
      createInterface(listener.#process.stdout).on('line', (line) => {
        const message = JSON.parse(line) as Message;
        if (message.kind === 'ready') resolve();
        else listener.#receive(message);
      });
    });
    return listener;
  }

  #receive(message: Exclude<Message, { kind: 'ready' }>): void {
    if (message.kind === 'tree') return this.#onTree(message.lines);
    const event = message.kind === 'focus' ? `focus: ${message.element}` : `${message.how}: ${message.text}`;
    if (event !== this.#events.at(-1)) this.#events.push(event);
    this.#lastEvent = performance.now();
  }

  /** Runs a step and waits until events stop; returns the events in order. */
  async during(action: () => Promise<unknown>): Promise<readonly string[]> {
    this.#events = [];
    await action();
    this.#lastEvent = performance.now();
    while (performance.now() - this.#lastEvent < QUIET_MS)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return this.#events;
  }

  /** An element and its descendants, one line each; empty if it does not exist. */
  tree(role: string, name: string): Promise<readonly string[]> {
    return new Promise((resolve) => {
      this.#onTree = resolve;
      this.#process.stdin.write(`${role}\t${name}\n`);
    });
  }

  stop(): void {
    this.#process.kill();
  }
}
