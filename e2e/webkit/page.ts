// A page in WebKit: elements by the role and the name that WebKit computes for them.
import {
  type ElementReference,
  elementId,
  WebDriverError,
  type WebDriverPaths,
  WebDriverSession,
} from './webdriver.ts';

/** The size is that of the page, in CSS pixels. */
export interface WindowOptions {
  readonly width?: number;
  readonly height?: number;
  readonly isDark?: boolean;
}

/** Selectors of elements that may have a role; WebKit decides whether they have it. */
const candidates = {
  article: 'article',
  button: 'button, [role=button]',
  columnheader: 'th[scope=col], [role=columnheader]',
  combobox: 'select, [role=combobox]',
  dialog: '[role=dialog], dialog',
  grid: '[role=grid]',
  gridcell: 'td, [role=gridcell]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  listitem: 'li',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
  option: '[role=option]',
  region: 'section, [role=region]',
  rowheader: 'th[scope=row], [role=rowheader]',
  textbox: 'input:not([type]), input[type=text], input[type=search], textarea, [role=textbox]',
};

type Role = keyof typeof candidates;

/** MiniBrowser is never narrower, because of its buttons. In CSS pixels. */
const MIN_WINDOW_WIDTH = 460;

const PATIENCE_MS = 40_000;

/** The keys of WebDriver, section 17.4.2. */
const specialKeys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F6: '\uE036',
};

interface Step {
  readonly role: Role;
  readonly name: string | RegExp | undefined;
}

/**
 * Visible elements of a selector. Those with another `aria-label` are excluded here, as each request to
 * WebKit takes some milliseconds.
 */
const FIND_CANDIDATES = `
  const [parent, selector, source, flags] = arguments;
  const pattern = new RegExp(source, flags);
  const mayHaveName = (element) =>
    !element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') || pattern.test(element.ariaLabel);
  return [...(parent ?? document).querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && mayHaveName(element),
  );`;

/** A name as the source and the flags of a pattern. */
function patternParts(name: Step['name']): readonly [source: string, flags: string] {
  if (name === undefined) return ['', ''];
  if (typeof name !== 'string') return [name.source, name.flags];
  return [`^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`, ''];
}

const isMatch = (label: string, name: Step['name']): boolean =>
  name === undefined || (typeof name === 'string' ? label === name : name.test(label));

/** Errors that are gone once the page has rendered its next state. */
const isTransient = (error: unknown): boolean =>
  error instanceof WebDriverError &&
  [
    'stale element reference',
    'element not interactable',
    'element click intercepted',
    'no such element',
  ].includes(error.code);

/** Elements with a role and a name, looked up again for each action. */
export class WebKitLocator {
  readonly #session: WebDriverSession;
  readonly #steps: readonly Step[];

  constructor(session: WebDriverSession, steps: readonly Step[]) {
    this.#session = session;
    this.#steps = steps;
  }

  /** Elements inside this one. A text is the exact name; a pattern finds a part. */
  get(role: Role, name?: string | RegExp): WebKitLocator {
    return new WebKitLocator(this.#session, [...this.#steps, { role, name }]);
  }

  async #resolve(): Promise<readonly ElementReference[]> {
    let parents: readonly (ElementReference | null)[] = [null];
    for (const step of this.#steps) {
      const references: ElementReference[] = [];
      for (const parent of parents) references.push(...(await this.#children(parent, step)));
      parents = references;
    }
    return parents.filter((element) => element !== null);
  }

  async #children(parent: ElementReference | null, { role, name }: Step): Promise<ElementReference[]> {
    const elements = await this.#session.execute<ElementReference[]>(FIND_CANDIDATES, [
      parent,
      candidates[role],
      ...patternParts(name),
    ]);
    const matching = await Promise.all(
      elements.map(async (element) => {
        const path = `/element/${elementId(element)}`;
        if (
          name !== undefined &&
          !isMatch(await this.#session.send<string>('GET', `${path}/computedlabel`), name)
        )
          return false;
        const computed = await this.#session.send<string>('GET', `${path}/computedrole`);
        // WebKit reports a native select as a button.
        return computed === role || (role === 'combobox' && computed === 'button');
      }),
    );
    return elements.filter((_element, index) => matching[index]);
  }

  /** The present number of elements. */
  async count(): Promise<number> {
    return (await this.#retry(() => this.#resolve())).length;
  }

  async #retry<T>(action: () => Promise<T>): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await action();
      } catch (error) {
        if (!isTransient(error) || performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  /** Acts on the first element, as soon as there is one. */
  async #withFirst<T>(action: (element: ElementReference) => Promise<T>): Promise<T> {
    return await this.#retry(async () => {
      const [element] = await this.#resolve();
      if (element === undefined) throw new WebDriverError('no such element', this.toString());
      return await action(element);
    });
  }

  #read<T>(script: string, ...args: unknown[]): Promise<T> {
    return this.#withFirst((element) => this.#session.execute<T>(script, [element, ...args]));
  }

  async appears(): Promise<void> {
    await this.#withFirst(async () => undefined);
  }

  click(): Promise<void> {
    return this.#withFirst((element) => this.#session.send('POST', `/element/${elementId(element)}/click`));
  }

  async focus(): Promise<void> {
    await this.#read('arguments[0].focus()');
  }

  /** Types at the end of the field, or replaces its content. */
  async fill(text: string): Promise<void> {
    await this.#read('arguments[0].focus(); arguments[0].select();');
    await this.#withFirst((element) =>
      this.#session.send('POST', `/element/${elementId(element)}/value`, {
        text: text === '' ? specialKeys['Delete'] : text,
      }),
    );
  }

  /** Chooses an option of a native select by its text. */
  async choose(text: string): Promise<void> {
    const option = await this.#read<ElementReference | undefined>(
      'return [...arguments[0].options].find((option) => option.text === arguments[1])',
      text,
    );
    if (!option) throw new Error(`${this.toString()} has no option ${text}.`);
    await this.#session.send('POST', `/element/${elementId(option)}/click`);
  }

  value(): Promise<string> {
    return this.#read('return arguments[0].value');
  }

  text(): Promise<string> {
    return this.#read('return arguments[0].innerText');
  }

  attribute(name: string): Promise<string | null> {
    return this.#read('return arguments[0].getAttribute(arguments[1])', name);
  }

  isFocused(): Promise<boolean> {
    return this.#read('return arguments[0] === document.activeElement');
  }

  label(): Promise<string> {
    return this.#withFirst((element) =>
      this.#session.send('GET', `/element/${elementId(element)}/computedlabel`),
    );
  }

  /** The names of all elements, as WebKit computes them. */
  labels(): Promise<readonly string[]> {
    return this.#retry(async () =>
      Promise.all(
        (await this.#resolve()).map((element) =>
          this.#session.send<string>('GET', `/element/${elementId(element)}/computedlabel`),
        ),
      ),
    );
  }

  /** The place in the window, in CSS pixels. */
  box(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.#read(
      'arguments[0].scrollIntoView({ block: "nearest" }); return arguments[0].getBoundingClientRect().toJSON()',
    );
  }

  toString(): string {
    return this.#steps.map(({ role, name }) => `${role} ${String(name ?? '')}`).join(' > ');
  }
}

export class WebKitPage {
  readonly session: WebDriverSession;
  readonly #origin: string;
  /** The size of the frame that shows the page, if it is narrower than the smallest window. */
  readonly #frame: { readonly width: number; readonly height: number } | undefined;

  private constructor(session: WebDriverSession, origin: string, width: number, height: number) {
    this.session = session;
    this.#origin = origin;
    this.#frame = width < MIN_WINDOW_WIDTH ? { width, height } : undefined;
  }

  static async open(
    paths: WebDriverPaths,
    origin: string,
    { width = 1440, height = 900, isDark = false }: WindowOptions = {},
  ): Promise<WebKitPage> {
    const session = await WebDriverSession.open(paths, isDark);
    const page = new WebKitPage(session, origin, width, height);
    await page.#setContentSize(Math.max(width, MIN_WINDOW_WIDTH), height);
    return page;
  }

  /** Sets the size of the page; the bars of the window are added. */
  async #setContentSize(width: number, height: number): Promise<void> {
    await this.session.send('POST', '/window/rect', { x: 0, y: 0, width, height });
    const bars = await this.session.execute<number>('return outerHeight - innerHeight');
    await this.session.send('POST', '/window/rect', { x: 0, y: 0, width, height: height + bars });
  }

  async goto(address: string): Promise<void> {
    const url = new URL(address, this.#origin).href;
    if (this.#frame) await this.#openInFrame(url, this.#frame);
    else await this.session.send('POST', '/url', { url });
    await this.watchProblems();
  }

  /** Shows the page in a frame, inside a document of the same origin. */
  async #openInFrame(url: string, { width, height }: { width: number; height: number }): Promise<void> {
    await this.session.send('POST', '/url', { url: new URL('licences.txt', this.#origin).href });
    const frame = await this.session.execute<ElementReference>(
      `const [src, width, height] = arguments;
       const frame = Object.assign(document.createElement('iframe'), { src, width, height });
       frame.style = 'position: fixed; inset: 0 auto auto 0; border: 0';
       document.body.replaceChildren(frame);
       return new Promise((resolve) => frame.addEventListener('load', () => resolve(frame)));`,
      [url, width, height],
    );
    await this.session.send('POST', '/frame', { id: frame });
  }

  /** Records errors from now on. WebDriver cannot run anything before the page's own scripts. */
  async watchProblems(): Promise<void> {
    await this.evaluate(() => {
      const problems: string[] = [];
      Object.assign(globalThis, { webkitProblems: problems });
      // The browser's own warnings have no error, such as a ResizeObserver that continues in the next frame.
      addEventListener('error', (event) => event.error && problems.push(`thrown: ${event.message}`));
      addEventListener('unhandledrejection', (event) => problems.push(`rejected: ${String(event.reason)}`));
      document.addEventListener('securitypolicyviolation', (event) =>
        problems.push(
          `a breach of the Content-Security-Policy: ${event.effectiveDirective} ${event.blockedURI}`,
        ),
      );
      for (const level of ['error', 'warn'] as const)
        console[level] = (...parts) => problems.push(`console ${level}: ${parts.join(' ')}`);
    });
  }

  /** Errors since the page was opened. */
  problems(): Promise<readonly string[]> {
    return this.evaluate(() => (globalThis as { webkitProblems?: readonly string[] }).webkitProblems ?? []);
  }

  get(role: Role, name?: string | RegExp): WebKitLocator {
    return new WebKitLocator(this.session, [{ role, name }]);
  }

  /** Runs a function in the page; it sees only its arguments. */
  evaluate<T, A extends unknown[]>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.session.execute(`return (${run.toString()})(...arguments)`, args);
  }

  /** Presses keys together, such as `Control+z`, in the focused element. */
  async press(keys: string): Promise<void> {
    const values = keys.split('+').map((key) => specialKeys[key] ?? key);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
    await this.#perform({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
  }

  /** Types character by character. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((character) => {
      const value = character === '\n' ? specialKeys['Enter'] : character;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    });
    await this.#perform({ type: 'key', id: 'keyboard', actions });
  }

  /** Passes a file to the next file input that the page opens, as the browser's dialog would. */
  async chooseFile(name: string, bytes: Uint8Array): Promise<void> {
    await this.evaluate(
      (fileName, content) => {
        HTMLInputElement.prototype.click = function () {
          const transfer = new DataTransfer();
          transfer.items.add(new File([Uint8Array.from(content)], fileName, { type: 'text/plain' }));
          this.files = transfer.files;
          this.dispatchEvent(new Event('change'));
        };
      },
      name,
      [...bytes],
    );
  }

  /** Drags with the mouse from one point to another, in a few steps. */
  async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const steps = Array.from({ length: 6 }, (_, index) => (index + 1) / 6);
    const move = (x: number, y: number) => ({
      type: 'pointerMove',
      duration: 30,
      x: Math.round(x),
      y: Math.round(y),
    });
    await this.#perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        move(from.x, from.y),
        { type: 'pointerDown', button: 0 },
        ...steps.map((part) => move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)),
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  #perform(source: object): Promise<unknown> {
    return this.session.send('POST', '/actions', { actions: [source] });
  }

  /** The handle of the tab that receives commands. */
  currentTab(): Promise<string> {
    return this.session.send('GET', '/window');
  }

  async switchTab(handle: string): Promise<void> {
    await this.session.send('POST', '/window', { handle });
  }

  /** Opens a tab in a window of its own, as the driver lays out no tab that it does not show, and continues there. */
  async openTab(): Promise<string> {
    const { handle } = await this.session.send<{ handle: string }>('POST', '/window/new', { type: 'window' });
    await this.switchTab(handle);
    return handle;
  }

  /** A PNG of the page. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.session.send<string>('GET', '/screenshot'), 'base64');
  }

  close(): Promise<void> {
    return this.session.close();
  }
}
