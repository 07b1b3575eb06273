// One configuration for the dev server, the production build, its preview and the unit tests.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { listedPackages } from './scripts/licences.mjs';
import { writeWorker } from './scripts/offline.mjs';
import { version } from './vite.cli.config.ts';

/** Who may make HTML of text (Monaco, of its own) and name scripts to run (src/state/own-script.ts): nobody else can. */
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

/**
 * The router's package names only its development build. This takes the other one, and lets go of the components that
 * nobody uses: giving them names for developers, and making them by a call, counts as using them.
 */
function smallRouter(): Plugin {
  return {
    name: 'gatepost:small-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id !== 'react-router') return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** What index.html loads before anything is done: its scripts, and what they import statically, each with the way to it. */
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
  for (const [, fileName = ''] of String(page.source).matchAll(/<script [^>]*src="\.\/([^"]+)"/g))
    visit(fileName, '');
  if (found.size === 0) throw new Error('index.html loads no script that was built');
  return found;
}

/** Fails the build when Monaco (900 KiB, gzipped) would be loaded with the first page instead of with the text pane. */
function monacoStaysLazy(): Plugin {
  return {
    name: 'gatepost:monaco-stays-lazy',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const { chunk, via } of loadedFirst(bundle).values()) {
        const module = chunk.moduleIds.find((id) => id.includes('/node_modules/monaco-editor/'));
        if (module) this.error(`Monaco is loaded at once (${via}): ${module}. Import it with import() only.`);
      }
    },
  };
}

const FIRST_CHUNK_KIB = 150;

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
      const told = listedPackages();
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
      handler: (error) => (error ? undefined : writeWorker(folder)),
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
    smallRouter(),
    cspMeta(),
    monacoStaysLazy(),
    firstChunkStaysSmall(),
    licencesAreTold(),
    worksOffline(),
    ...(isRandom ? [] : [sameRandomCases()]),
  ],
  build: {
    // The oldest browsers that have light-dark() and Promise.withResolvers; lower, and the styles would be rewritten.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    chunkSizeWarningLimit: 4000,
    // All of these browsers know modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What is needed at once is one file: small ones compress badly, and each would be a request of its own.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
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
