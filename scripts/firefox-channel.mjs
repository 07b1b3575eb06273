// What Playwright 1.65 expects of an installed Firefox over WebDriver BiDi and does not find there, added in the process of
// the tests. Playwright's own build of Firefox needs none of it.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { playwrightCoreFolder } from './browser.mjs';

/**
 * @typedef {{ id: number, method: string, params: Record<string, any> }} Command
 * @typedef {{ id?: number, method?: string, result?: Record<string, any>, params?: Record<string, any> }} Message
 * @typedef {{ send: (command: Command) => void, onmessage: (message: Message) => void }} Transport
 */

/** Far above the numbers that Playwright gives its own commands. */
const TREE_COMMAND_ID = 2 ** 40;

const SCHEME_PREFERENCE = 'layout.css.prefers-color-scheme.content-override';

/**
 * Without an id Playwright drops the download of a blob. The address of a blob is unique.
 * @param {Message} message
 */
function identifyDownload({ method, params }) {
  if (params && (method === 'browsingContext.downloadWillBegin' || method === 'browsingContext.downloadEnd'))
    params.download ??= params.navigation ?? params.url;
}

/**
 * Looks at every message of a connection, and asks for the browser's own window, whose scripts may change preferences.
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
 * For Firefox before 159: it has no emulation.setMediaFeaturesOverride, without which Playwright opens no page
 * (https://bugzilla.mozilla.org/show_bug.cgi?id=2064354), and its downloads of blobs have no id. The color scheme is set as
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
 * which React cannot tell from a value of its own; the browser's own command makes the events that typing makes.
 */
export function insertTextAsTyped() {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (/** @type {string} */ text) => void document.execCommand('insertText', false, text),
    set: () => {},
  });
}
