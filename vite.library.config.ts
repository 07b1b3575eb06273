// The library: a module for each of ours, so that programs which bundle it carry only what they use. `./fetch` is one
// file: crawlers load it in fresh processes, where 81 modules take three times as long (docs/performance.md).
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { extensionDirectives } from './src/core/formats/extensions/directives.ts';

/** The directives of extension lines as a written list: derived, they bring the readers of all values along. */
const writeDirectives = (): Plugin => ({
  name: 'gatepost:write-directives',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/extensions/directives.ts')
      ? `export const extensionDirectives = ${JSON.stringify(extensionDirectives)};`
      : undefined,
});

/** A third of the bytes are blanks. Names stay, for whoever reads a stack trace. */
const withoutBlanks = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

const modules = {
  preserveModules: true,
  preserveModulesRoot: 'src',
  // A package must not hold a folder named node_modules: npm leaves it out.
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
