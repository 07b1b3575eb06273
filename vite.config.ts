// One configuration for the dev server, the production build, its preview and the unit tests.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { areas, chunkGroups } from './scripts/build-chunks.ts';
import {
  checkLicences,
  contentSecurityPolicy,
  listPages,
  offline,
  preloadApp,
} from './scripts/build-plugins.ts';
import { version } from './vite.cli.config.ts';

/** Gives tests the same random cases in every run, and half of them: src/testing/seeded-fast-check.ts says why. */
function sameRandomCases(): Plugin {
  const seeded = fileURLToPath(new URL('src/testing/seeded-fast-check.ts', import.meta.url));
  return {
    name: 'gatepost:same-random-cases',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'fast-check' && importer !== seeded ? seeded : undefined),
  };
}

const long = process.env.LONG === '1';
const isRandom = long || process.env.RANDOM === '1';
const longTests = 'src/**/*.long.test.{ts,tsx}';
/** Tests of the packed package, which vite.package.config.ts runs. */
const packageTests = 'src/testing/package/*.test.ts';
/** Tests of what computes and remembers nothing. */
const pureTests = ['src/{cli,core,messages}/**/*.test.ts', 'src/*.test.ts'];
/** Those among them that put other modules in the place of some. */
const aloneTests = 'src/core/**/*cost.test.ts';
/** Tests of what needs a document. */
const domTests = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];

/** In a long run the usual tests come with all their random cases, after those that measure memory. */
const sequence = { groupOrder: long ? 1 : 0 };

export default defineConfig({
  base: './',
  define: { 'import.meta.env.GATEPOST_VERSION': JSON.stringify(version) },
  plugins: [
    react(),
    contentSecurityPolicy(),
    preloadApp(),
    listPages(areas),
    checkLicences(),
    offline(),
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
      output: { codeSplitting: { groups: chunkGroups } },
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
      // Files share their modules, as these tests put back what they replace: half the time. Of what needs a document, each
      // file has its own.
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
      { extends: true, test: { name: 'alone', include: [aloneTests], sequence } },
    ],
    // A property on a loaded machine takes its time; slowness is measured in bench, not here.
    testTimeout: long ? 20 * 60_000 : 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
