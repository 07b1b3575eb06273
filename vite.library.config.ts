// The library, built three times: one module per source module, so that bundlers keep only the used ones; the same in
// few files for Node, where 600 modules take three times as long to load; and `./fetch`, which is one file for everyone,
// with `./server`, which imports it (docs/performance.md).
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

/** What differs between the builds. `--mode` selects one; `modules` is the first. */
const builds = {
  modules: {
    entries: ['index', 'edit', 'lint'],
    output: {
      preserveModules: true,
      preserveModulesRoot: 'src',
      // npm excludes folders named node_modules from packages.
      entryFileNames: ({ name }: { name: string }) => `${name.replace(/^node_modules\//, 'vendor/')}.js`,
      minify,
    },
  },
  node: {
    entries: ['index', 'edit', 'lint'],
    output: {
      entryFileNames: 'node/[name].js',
      chunkFileNames: 'node/shared/[name].js',
      minify,
    },
  },
  fetch: {
    entries: ['fetch'],
    output: { codeSplitting: false, entryFileNames: '[name].js', minify: true },
  },
  server: {
    entries: ['server'],
    output: { codeSplitting: false, entryFileNames: '[name].js', minify: true },
  },
} as const;

export default defineConfig(({ mode }) => {
  const name = mode === 'node' || mode === 'fetch' || mode === 'server' ? mode : 'modules';
  const { entries, output } = builds[name];
  return {
    publicDir: false,
    plugins: [writeDirectives(), ...(name === 'server' ? [importBuiltFetch()] : [])],
    build: {
      outDir: 'dist-library',
      emptyOutDir: name === 'modules',
      target: 'es2024',
      minify: false,
      lib: {
        entry: entries.map((face) => `src/${name === 'server' ? 'server' : 'core'}/${face}.ts`),
        formats: ['es'],
      },
      rolldownOptions: {
        treeshake: { moduleSideEffects: false },
        output: { comments: false, ...output },
      },
    },
  };
});
