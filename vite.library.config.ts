// The library and the program. One module per source module, so that bundlers keep only the used ones; the same in few
// files for Node, where 600 modules take three times as long to load, shared with the program; and `./fetch`, which is
// one file for everyone, with `./server`, which imports it (docs/performance.md).
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { extensionDirectives } from './src/core/formats/extensions/directives.ts';

/** The directives of extension lines as a literal list; the derived list would import the parsers of all values. */
const writeDirectives = (): Plugin => ({
  name: 'gatepost:write-directives',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/extensions/directives.ts')
      ? `export const extensionDirectives = ${JSON.stringify(extensionDirectives)};`
      : undefined,
});

/** Imports the built `./fetch`, so that no package has the engine twice. */
const importBuiltFetch = (): Plugin => ({
  name: 'gatepost:import-built-fetch',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/core/fetch.ts') ? { id: './fetch.js', external: true } : undefined,
});

/** Removes whitespace and shortens local names. Names of functions stay, for readable stack traces. */
const minify = { compress: false, mangle: { toplevel: false }, codegen: { removeWhitespace: true } };

/** The version of the package, which the program prints. */
export const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

const library = { index: 'src/core/index.ts', edit: 'src/core/edit.ts', lint: 'src/core/lint.ts' };

/** What differs between the builds. `--mode` selects one; `modules` is the first. */
const builds = {
  modules: {
    entries: Object.values(library),
    output: {
      preserveModules: true,
      preserveModulesRoot: 'src',
      // npm excludes folders named node_modules from packages.
      entryFileNames: ({ name }: { name: string }) => `${name.replace(/^node_modules\//, 'vendor/')}.js`,
      minify,
    },
  },
  node: {
    entries: { ...library, gatepost: 'src/cli/main.ts' },
    output: {
      entryFileNames: 'node/[name].js',
      chunkFileNames: 'node/shared/[name].js',
      // What two entries or commands share is in one file for each room: many files take long to load.
      codeSplitting: {
        groups: ['core', 'messages', 'cli'].map((room) => ({
          name: room,
          test: new RegExp(`/src/${room}/`),
          minShareCount: 2,
        })),
      },
      minify,
    },
  },
  fetch: {
    entries: { fetch: 'src/core/fetch.ts' },
    output: { codeSplitting: false, entryFileNames: '[name].js', minify: true },
  },
  server: {
    entries: { server: 'src/server/server.ts' },
    output: { codeSplitting: false, entryFileNames: '[name].js', minify: true },
  },
} as const;

export default defineConfig(({ mode }) => {
  const name = mode === 'node' || mode === 'fetch' || mode === 'server' ? mode : 'modules';
  const { entries, output } = builds[name];
  return {
    publicDir: false,
    define: { 'import.meta.env.GATEPOST_VERSION': JSON.stringify(version) },
    ssr: { noExternal: true, target: 'node' },
    plugins: [writeDirectives(), ...(name === 'server' ? [importBuiltFetch()] : [])],
    build: {
      outDir: 'dist-library',
      emptyOutDir: name === 'modules',
      target: 'es2024',
      minify: false,
      // Modules of Node stay imports.
      ssr: name === 'node',
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: {
        treeshake: { moduleSideEffects: false },
        output: { comments: false, ...output },
      },
    },
  };
});
