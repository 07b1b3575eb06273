// Adds the features that Playwright 1.65 needs and an installed Firefox lacks over WebDriver BiDi, in the process of
// the tests. Playwright's own build of Firefox does not need this.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { playwrightCoreFolder } from './browser.mjs';

/**
 * @typedef {{ id: number, method: string, params: Record<string, any> }} Command
 * @typedef {{ id?: number, method?: string, result?: Record<string, any>, params?: Record<string, any> }} Message
 * @typedef {{ send: (command: Command) => void, onmessage: (message: Message) => void }} Transport
 */

/** Far above the ids of Playwright's own commands. */
const TREE_COMMAND_ID = 2 ** 40;

const SCHEME_PREFERENCE = 'layout.css.prefers-color-scheme.content-override';

/**
 * Playwright ignores the download of a blob without an id. The URL of a blob is unique.
 * @param {Message} message
 */
function identifyDownload({ method, params }) {
  if (params && (method === 'browsingContext.downloadWillBegin' || method === 'browsingContext.downloadEnd'))
    params.download ??= params.navigation ?? params.url;
}

/**
 * Intercepts every message of a connection, and finds the browser's own window, whose scripts may change preferences.
 * @param {Transport} transport
 * @param {(command: Command) => void} send
 * @returns {() => Promise<string>} The id of the window.
 */
function watchMessages(transport, send) {
  const { onmessage } = transport;
  /** @type {(context: string) => void} */
  let answer;
  transport.onmessage = (message) => {
    if (message.id === TREE_COMMAND_ID) return answer(message.result?.contexts[0].context);
    identifyDownload(message);
    onmessage(message);
  };
  /** @type {Promise<string> | undefined} */
  let browserWindow;
  return () => {
    browserWindow ??= new Promise((resolve) => {
      answer = resolve;
      send({ id: TREE_COMMAND_ID, method: 'browsingContext.getTree', params: { 'moz:scope': 'chrome' } });
    });
    return browserWindow;
  };
}

/**
 * For Firefox before 159: it lacks emulation.setMediaFeaturesOverride, without which Playwright does not open pages
 * (https://bugzilla.mozilla.org/show_bug.cgi?id=2064354), and its blob downloads have no id. The color scheme is set as
 * a preference of the browser instead, which needs `-remote-allow-system-access`.
 */
export function adaptOlderFirefox() {
  const { server } = createRequire(import.meta.url)(join(playwrightCoreFolder(), 'lib', 'coreBundle.js'));
  const { prototype } = server.WebSocketTransport;
  const { send } = prototype;
  /** @type {WeakMap<Transport, () => Promise<string>>} */
  const windows = new WeakMap();
  /** @this {Transport} @param {Command} command */
  prototype.send = function (command) {
    const findWindow = windows.get(this) ?? watchMessages(this, send.bind(this));
    windows.set(this, findWindow);
    if (command.method !== 'emulation.setMediaFeaturesOverride') return send.call(this, command);
    const scheme = command.params.features['prefers-color-scheme'] === 'dark' ? 0 : 1;
    const expression = `Services.prefs.setIntPref('${SCHEME_PREFERENCE}', ${scheme})`;
    void findWindow().then((context) =>
      send.call(this, {
        id: command.id,
        method: 'script.evaluate',
        params: { expression, target: { context }, awaitPromise: false },
      }),
    );
  };
}

/**
 * Runs in the page, before its scripts. Playwright's fill and insertText set the value of a field and dispatch an event,
 * which React cannot distinguish from its own change. The browser's own command creates the events of typing.
 */
export function insertTextAsTyped() {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (/** @type {string} */ text) => void document.execCommand('insertText', false, text),
    set: () => {},
  });
}
