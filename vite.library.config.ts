// The library: one module per source module, so that bundlers keep only the used ones. `./fetch` is one
// file, as crawlers load it in fresh processes, where 81 modules take three times as long (docs/performance.md).
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

/** Removes whitespace, a third of the bytes. Names stay, for readable stack traces. */
const withoutBlanks = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

const modules = {
  preserveModules: true,
  preserveModulesRoot: 'src',
  // npm excludes folders named node_modules from packages.
  entryFileNames: ({ name }: { name: string }) => `${name.replace(/^node_modules\//, 'vendor/')}.js`,
  minify: withoutBlanks,
};
const oneFile = { codeSplitting: false, entryFileNames: '[name].js' };

/** Built twice: `--mode fetch` adds the file of `./fetch` to the others. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [writeDirectives()],
  build: {
    outDir: 'dist-library',
    emptyOutDir: mode !== 'fetch',
    target: 'es2024',
    minify: mode === 'fetch',
    lib: {
      entry: (mode === 'fetch' ? ['fetch'] : ['index', 'edit', 'lint']).map((face) => `src/core/${face}.ts`),
      formats: ['es'],
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: false },
      output: { comments: false, ...(mode === 'fetch' ? oneFile : modules) },
    },
  },
}));
