// Draws the start page as markup, in English: what somebody sees who is here for the first time, before any script has come.
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

const noOperation = () => undefined;

/** Runs modules of the app as they are, without a browser. @param {string} root */
const createModuleServer = (root) =>
  createServer({
    configFile: false,
    root,
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'warn',
  });

/** The styles of the chunk with the start page: they have the names that its markup uses. @param {Bundle} bundle */
function findStartPageStyles(bundle) {
  const chunk = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/app/routes/start-page.tsx')),
  );
  if (chunk?.type !== 'chunk') throw new Error('src/app/routes/start-page.tsx was not built');
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

/** The name that a file of the sources has in the build. @param {Bundle} bundle @param {RegExp} name */
function builtFileName(bundle, name) {
  const file = Object.keys(bundle).find((one) => name.test(one));
  if (!file) throw new Error(`nothing was built as ${name}`);
  return `./${file}`;
}

/**
 * Markup to stand before the place of the app: hidden, and not to be used, until src/main.tsx knows that it is wanted.
 * @param {string} root
 * @param {Bundle} bundle
 */
export async function prerenderStart(root, bundle) {
  const server = await createModuleServer(root);
  try {
    const { StartMain } = (await server.ssrLoadModule('/src/features/start/start-main.tsx')) ?? {};
    const does = {
      onNew: noOperation,
      onOpen: noOperation,
      onText: noOperation,
      onPaste: noOperation,
      onExample: noOperation,
    };
    const markup = renderToStaticMarkup(createElement(StartMain, does));
    const icons = builtFileName(bundle, /(^|\/)icons-[\w-]+\.svg$/);
    const links = findStartPageStyles(bundle).map(
      (path) => `<link rel="stylesheet" crossorigin href="./${path}">`,
    );
    return `${links.join('')}<div id="drawn" hidden inert aria-hidden="true">${markup.replaceAll('/src/ui/icons.svg?no-inline', icons)}</div>`;
  } finally {
    await server.close();
  }
}
