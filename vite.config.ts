// The configuration of the dev server, the production build, its preview, and the unit tests.
import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { areas, chunkGroups } from './scripts/build-chunks.ts';
import {
  checkLazyImports,
  checkLicences,
  contentSecurityPolicy,
  inlineIcons,
  listPages,
  offline,
  preloadApp,
} from './scripts/build-plugins.ts';
import { version } from './vite.library.config.ts';

/** Uses the same random cases in every run, and a quarter of them: see src/testing/seeded-fast-check.ts. */
function sameRandomCases(): Plugin {
  const seeded = fileURLToPath(new URL('src/testing/seeded-fast-check.ts', import.meta.url));
  return {
    name: 'gatepost:same-random-cases',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'fast-check' && importer !== seeded ? seeded : undefined),
  };
}

/** The name of a class in the build. The default ends with its line, which does not compress. */
function scopedClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`;
}

const long = process.env.LONG === '1';
const isRandom = long || process.env.RANDOM === '1';
const longTests = 'src/**/*.long.test.{ts,tsx}';
/** Tests of the npm package, which vite.package.config.ts runs. */
const packageTests = 'src/testing/package/*.test.ts';
/** Tests of code without state. */
const pureTests = ['src/{cli,core,editor-server,messages,server}/**/*.test.ts', 'src/*.test.ts'];
/** Tests of code that needs a DOM. */
const domTests = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];

/** In the long run, the usual tests have all their random cases, and run after those that measure memory. */
const sequence = { groupOrder: long ? 1 : 0 };

export default defineConfig({
  base: './',
  define: { 'import.meta.env.GATEPOST_VERSION': JSON.stringify(version) },
  plugins: [
    react(),
    inlineIcons(),
    contentSecurityPolicy(),
    preloadApp(),
    listPages(areas),
    checkLazyImports(),
    checkLicences(),
    offline(),
    ...(isRandom ? [] : [sameRandomCases()]),
  ],
  css: { modules: { generateScopedName: scopedClassName } },
  // The package exports only the development build.
  resolve: { alias: { 'react-router': resolve('node_modules/react-router/dist/production/index.mjs') } },
  build: {
    // The oldest browsers with light-dark() and Promise.withResolvers; older targets would rewrite the styles.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    chunkSizeWarningLimit: 4000,
    modulePreload: {
      // All target browsers support modulepreload.
      polyfill: false,
      // Checking the dependencies of each lazy chunk costs a page 70 ms, as a hundred chunks share a few files.
      resolveDependencies: (_part, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      // The code that selects the language imports the app; as an input of its own, its immediate dependencies are
      // known.
      input: { index: 'index.html', start: 'src/app/start.tsx' },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  worker: { format: 'es' },
  test: {
    environment: 'node',
    env: { GATEPOST_VERSION: version },
    // The default leaves one processor idle, which is half of two.
    maxWorkers: '100%',
    pool: 'threads',
    projects: [
      ...(long ? [{ extends: true as const, test: { name: 'long', include: [longTests] } }] : []),
      // Test files share their modules, which takes half the time; their tests restore what they replace. Test files
      // with a DOM are isolated.
      {
        extends: true,
        test: {
          name: 'core',
          include: pureTests,
          exclude: [longTests],
          isolate: false,
          sequence,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['src/**/*.test.ts'],
          exclude: [longTests, packageTests, ...pureTests, ...domTests],
          isolate: false,
          sequence,
        },
      },
      {
        extends: true,
        test: { name: 'dom', include: domTests, exclude: [longTests], environment: 'jsdom', sequence },
      },
    ],
    // Properties are slow on a busy machine; speed is measured in bench, not here.
    testTimeout: long ? 20 * 60_000 : 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
