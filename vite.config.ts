// One configuration for the dev server, the production build, its preview and the unit tests.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { readListedPackages } from './scripts/licences.mjs';
import { writeServiceWorker } from './scripts/offline.mjs';
import { PAGE_FILES } from './src/ui/loading/page-files.ts';
import { version } from './vite.cli.config.ts';

/** Who may make HTML of text (Monaco, of its own) and name scripts to run (src/state/trusted-worker-url.ts): nobody else can. */
const policies = [
  'gatepost',
  'dompurify',
  'defaultWorkerFactory',
  'diffEditorWidget',
  'diffReview',
  'domLineBreaksComputer',
  'editorViewLayer',
  'richScreenReaderContent',
  'standaloneColorizer',
  'tokenizeToString',
];

/** Everything comes from our own origin. Inline styles and data: images are what Monaco cannot do without. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "frame-src 'none'",
  "media-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${policies.join(' ')}`,
].join('; ');

/** Writes the policy into the built page only: the dev server needs inline scripts and a socket. */
function cspMeta(): Plugin {
  return {
    name: 'gatepost:csp-meta',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

type Bundle = Rolldown.OutputBundle;

/** The chunk that mounts the app. */
function appStart(bundle: Bundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/app/start.tsx')) return file;
  throw new Error('src/app/start.tsx was not built');
}

/** A chunk, and what it imports statically, by their names. */
function neededBy(bundle: Bundle, fileName: string): ReadonlySet<string> {
  const needed = new Set([fileName]);
  for (const name of needed) {
    const chunk = bundle[name];
    for (const next of chunk?.type === 'chunk' ? chunk.imports : []) needed.add(next);
  }
  return needed;
}

/** What the app needs at once. */
function appChunks(bundle: Bundle): readonly Rolldown.OutputChunk[] {
  const needed = neededBy(bundle, appStart(bundle).fileName);
  return Object.values(bundle).filter(
    (file) => file.type === 'chunk' && needed.has(file.fileName),
  ) as Rolldown.OutputChunk[];
}

/** Names the app in the page, so that it is fetched beside what chooses the language, not after it. */
function appIsPreloaded(): Plugin {
  const link = (rel: string, path: string) => ({
    tag: 'link',
    attrs: { rel, crossorigin: true, href: `./${path}` },
    injectTo: 'head' as const,
  });
  return {
    name: 'gatepost:app-is-preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        appChunks(bundle ?? {})
          .filter(({ fileName }) => !html.includes(fileName))
          .flatMap(({ fileName, viteMetadata }) => [
            link('modulepreload', fileName),
            ...[...(viteMetadata?.importedCss ?? [])].map((css) => link('stylesheet', css)),
          ]),
    },
  };
}

/** Lists in index.html which files each page needs besides the app: src/ui/loading/page-files.ts asks for them together. */
function pagesAreListed(): Plugin {
  return {
    name: 'gatepost:pages-are-listed',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const isThere = neededBy(bundle, appStart(bundle).fileName);
        const filesOf = (begin: RegExp) => {
          const chunks = Object.values(bundle).filter(
            (file) => file.type === 'chunk' && file.moduleIds.some((id) => begin.test(id)),
          );
          const needed = new Set(chunks.flatMap(({ fileName }) => [...neededBy(bundle, fileName)]));
          return [...needed].filter((file) => !isThere.has(file)).map((file) => `./${file}`);
        };
        const listed = Object.entries(pages)
          .filter(([page]) => page !== 'said')
          .map(([page, begin]) => [page, ...filesOf(begin)].join(' '));
        const content = listed.join(', ');
        return [{ tag: 'meta', attrs: { name: PAGE_FILES, content }, injectTo: 'head' }];
      },
    },
  };
}

/** What index.html loads before anything is done: the scripts it names, and what they import statically, each with the way to it. */
function loadedFirst(bundle: Bundle): Map<string, { chunk: Rolldown.OutputChunk; via: string }> {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('index.html was not built');
  const found = new Map<string, { chunk: Rolldown.OutputChunk; via: string }>();
  const visit = (fileName: string, before: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    const via = `${before}${fileName}`;
    found.set(fileName, { chunk, via });
    for (const next of chunk.imports) visit(next, `${via} -> `);
  };
  for (const [, fileName = ''] of String(page.source).matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g))
    visit(fileName, '');
  if (found.size === 0) throw new Error('index.html loads no script that was built');
  return found;
}

const isOfMonaco = (id: string) => /\/node_modules\/monaco-editor\/[^?]*$/.test(id);

/** Fails the build when Monaco (900 KiB, gzipped) would be loaded with the first page, or with what fetches it in layers. */
function monacoStaysLazy(): Plugin {
  return {
    name: 'gatepost:monaco-stays-lazy',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const { chunk, via } of loadedFirst(bundle).values()) {
        const module = chunk.moduleIds.find(isOfMonaco);
        if (module) this.error(`Monaco is loaded at once (${via}): ${module}. Import it with import() only.`);
      }
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.moduleIds.some((id) => id.endsWith('/text/editor/load-editor.ts')))
          continue;
        for (const name of neededBy(bundle, file.fileName)) {
          const chunk = bundle[name];
          if (chunk?.type === 'chunk' && chunk.moduleIds.some(isOfMonaco))
            this.error(`What fetches Monaco in layers (${file.fileName}) needs all of it first (${name}).`);
        }
      }
    },
  };
}

/** What chooses the language, and what words need of the core: none of it may bring the app along, which would be said in English. */
const beforeTheApp =
  /\/index\.html|\/src\/(main\.tsx|messages\/languages?\.ts|ui\/(environment\/stored-language|loading\/page-files)\.ts|core\/(document\/size-limits|text\/[a-z-]+)\.ts)$|preload-helper|rolldown.runtime/;

/** What the app needs at once is one file: small ones compress badly, and each would be a request of its own. */
const firstGroups = [
  { name: 'language', test: beforeTheApp, priority: 9 },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
  { name: 'first', tags: ['$initial' as const], priority: 8 },
];

/**
 * Monaco in the layers it is written in, each a file: as one it is read and run in a single piece of work, which holds up
 * the page for half a second. src/features/text/editor/load-editor.ts has one come after the other.
 */
const monacoGroups = [
  ['base', 'base|nls'],
  ['platform', 'platform'],
  ['model', 'editor/common'],
  ['view', 'editor/browser'],
  ['features', 'editor/contrib|features|internal'],
  ['editor', ''],
].map(([name, folder], i) => ({
  name: `monaco-${name}`,
  // Its words in a language are fetched by themselves, if they are.
  test: new RegExp(`/monaco-editor/esm/vs/(?!nls/lang/)(${folder})[^?]*$`),
  priority: 6 - i,
}));

/** The modules that a page begins with, and those that it shows at once though they are fetched on demand. */
const pages: Readonly<Record<string, RegExp>> = {
  said: /\/messages\/\w+\/all\.ts$/,
  boot: /\/(state\/storage\/(start-tabs|sessions)|app\/(share-target\/launch-handlers|boot\/inspect|panes\/pane-focus|errors\/error-notice))\.tsx?$/,
  'start-page': /\/app\/routes\/(pages|start-page)\.tsx$/,
  example: /\/(app\/routes\/open-example|features\/start\/examples\/catalogue)\.ts$/,
  learn: /\/app\/routes\/learn-route\.tsx$/,
  findings: /\/features\/learn\/findings\/finding-pages\.tsx$/,
  shared: /\/app\/routes\/share-link-route\.tsx$/,
  workbench: new RegExp(
    `/(${[
      'app/(files/file-menu|shell/about-reader|notices/notices|panes/convert-menu)|messages/text-segments',
      'app/status/(status-notes|tab-change-count|announcer|expectation-status)',
      'features/records/add-menu|features/text/(text-pane|text-tools|caret-location)',
      'features/table/(question/(question-select|status-(select|note))|add/add-strip|empty-table|legend-marks)',
      'features/table/(grid/cell-mark-display|actions/head-actions|import/import-dialog-host)',
    ].join('|')})\\.tsx?$`,
  ),
};

type ModuleOf = (id: string) => Rolldown.ModuleInfo | null;

/** For each module the pages that rest on it. */
function restingPages(moduleOf: ModuleOf, ids: Iterable<string>): Map<string, string[]> {
  const restsOn = new Map<string, string[]>();
  const all = [...ids].filter((id) => id.includes('/src/'));
  for (const [page, begin] of Object.entries(pages)) {
    const found = new Set(all.filter((id) => begin.test(id)));
    if (found.size === 0) throw new Error(`no module of the page ${page} was built`);
    for (const id of found) {
      restsOn.set(id, [...(restsOn.get(id) ?? []), page]);
      for (const next of moduleOf(id)?.importedIds ?? []) found.add(next);
    }
  }
  return restsOn;
}

/**
 * One file for the modules that the same pages rest on. Cut by what shares them among all that is fetched on demand, as
 * by default, they would be two hundred files, most of which the workbench asks for in its first second.
 */
function pageGroup() {
  let restsOn: Map<string, string[]> | undefined;
  const seen = new Set<string>();
  return {
    debugName: 'pages',
    test(id: string) {
      seen.add(id);
      return true;
    },
    name(id: string, context: Rolldown.ChunkingContext) {
      restsOn ??= restingPages((one) => context.getModuleInfo(one), seen);
      const name = restsOn.get(id)?.join('-');
      // Each language is a file by itself.
      return name === undefined || name === 'said' ? null : name;
    },
    priority: 7,
    // What a module rests on is in the file of as many pages, or more: files never wait for each other in a circle.
    includeDependenciesRecursively: false,
  };
}

const FIRST_CHUNK_KIB = 180;

/** Fails the build when the JavaScript that index.html loads before anything is done grows over the budget, gzipped. */
function firstChunkStaysSmall(): Plugin {
  return {
    name: 'gatepost:first-chunk-stays-small',
    apply: 'build',
    writeBundle(_options, bundle) {
      let octets = 0;
      for (const { chunk } of loadedFirst(bundle).values())
        octets += gzipSync(chunk.code, { level: 9 }).length;
      const figure = `${(octets / 1024).toFixed(1)} KiB of at most ${FIRST_CHUNK_KIB} KiB`;
      console.log(`first chunk, JavaScript, gzipped: ${figure}`);
      if (octets > FIRST_CHUNK_KIB * 1024)
        this.error(`The first chunk is too big (${figure}). Load what is not seen at once with import().`);
    },
  };
}

/** Fails the build when words of a language would have the app fetched, and started, before they are there. */
function wordsComeFirst(): Plugin {
  const holds = (file: Bundle[string] | undefined, module: RegExp) =>
    file?.type === 'chunk' && file.moduleIds.some((id) => module.test(id));
  return {
    name: 'gatepost:words-come-first',
    apply: 'build',
    writeBundle(_options, bundle) {
      const words = Object.values(bundle).filter((file) => holds(file, /\/src\/messages\/\w+\/all\.ts$/));
      if (words.length === 0) this.error('No words of a language are a chunk of their own.');
      for (const { fileName } of words) {
        const app = [...neededBy(bundle, fileName)].find((name) => holds(bundle[name], /\/src\/app\//));
        if (app) this.error(`${fileName} imports the app (${app}).`);
      }
    },
  };
}

/** Gives tests the same random cases in every run, and half of them: src/testing/seeded-fast-check.ts says why. */
function sameRandomCases(): Plugin {
  const seeded = fileURLToPath(new URL('src/testing/seeded-fast-check.ts', import.meta.url));
  return {
    name: 'gatepost:same-random-cases',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'fast-check' && importer !== seeded ? seeded : undefined),
  };
}

/** Fails the build when a package is in it whose licence public/licences.txt does not tell. */
function licencesAreTold(): Plugin {
  return {
    name: 'gatepost:licences-are-told',
    apply: 'build',
    writeBundle(_options, bundle) {
      const told = readListedPackages();
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      for (const id of modules) {
        const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
        if (name !== undefined && !told.has(name))
          this.error(
            `${name} is in the build, but not in public/licences.txt: run node scripts/licences.mjs`,
          );
      }
    },
  };
}

/** Writes the service worker when all else is written: it holds the list of it. */
function worksOffline(): Plugin {
  let folder = '';
  return {
    name: 'gatepost:works-offline',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: (error) => (error ? undefined : writeServiceWorker(folder)),
    },
  };
}

const long = process.env.LONG === '1';
const isRandom = long || process.env.RANDOM === '1';
const longTests = 'src/**/*.long.test.{ts,tsx}';
/** Tests of what computes and remembers nothing. */
const pureTests = ['src/{cli,core,messages}/**/*.test.ts', 'src/*.test.ts'];
/** Those among them that put other modules in the place of some. */
const aloneTests = 'src/core/**/*cost.test.ts';

/** In a long run the usual tests come with all their random cases, after those that measure memory. */
const sequence = { groupOrder: long ? 1 : 0 };

export default defineConfig({
  base: './',
  define: { 'import.meta.env.GATEPOST_VERSION': JSON.stringify(version) },
  plugins: [
    react(),
    cspMeta(),
    appIsPreloaded(),
    pagesAreListed(),
    monacoStaysLazy(),
    firstChunkStaysSmall(),
    wordsComeFirst(),
    licencesAreTold(),
    worksOffline(),
    ...(isRandom ? [] : [sameRandomCases()]),
  ],
  // Its package names only the development build.
  resolve: { alias: { 'react-router': resolve('node_modules/react-router/dist/production/index.mjs') } },
  build: {
    // The oldest browsers that have light-dark() and Promise.withResolvers; lower, and the styles would be rewritten.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    chunkSizeWarningLimit: 4000,
    modulePreload: {
      // All of these browsers know it.
      polyfill: false,
      // Looking at each file that a part rests on costs a page 70 ms, for a hundred parts that share a few.
      resolveDependencies: (_part, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      // The app is fetched by what chooses the language; named as an input, what it needs at once is known as such.
      input: { index: 'index.html', start: 'src/app/start.tsx' },
      output: { codeSplitting: { groups: [...firstGroups, pageGroup(), ...monacoGroups] } },
    },
  },
  worker: { format: 'es' },
  test: {
    environment: 'node',
    env: { GATEPOST_VERSION: version },
    // By default one processor is left to others: of two, that is half of them.
    maxWorkers: '100%',
    pool: 'threads',
    projects: [
      ...(long ? [{ extends: true as const, test: { name: 'long', include: [longTests] } }] : []),
      // What has no state of its own needs no fresh modules for each file: half the time.
      {
        extends: true,
        test: {
          name: 'core',
          include: pureTests,
          exclude: [longTests, aloneTests],
          isolate: false,
          sequence,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [longTests, ...pureTests],
          sequence,
        },
      },
      { extends: true, test: { name: 'alone', include: [aloneTests], sequence } },
    ],
    // A property on a loaded machine takes its time; slowness is measured in bench, not here.
    testTimeout: long ? 20 * 60_000 : 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
