// The library: a module for each of ours, so that programs which bundle it carry only what they use.
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

export default defineConfig({
  publicDir: false,
  plugins: [writeDirectives()],
  build: {
    outDir: 'dist-library',
    target: 'es2024',
    minify: false,
    lib: {
      entry: ['index', 'fetch', 'edit', 'lint'].map((face) => `src/core/${face}.ts`),
      formats: ['es'],
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: false },
      output: {
        comments: false,
        preserveModules: true,
        preserveModulesRoot: 'src',
        // A package must not hold a folder named node_modules: npm leaves it out.
        entryFileNames: ({ name }) => `${name.replace(/^node_modules\//, 'vendor/')}.js`,
      },
    },
  },
});
