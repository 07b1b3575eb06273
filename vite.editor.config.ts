// The program of the second package, gatepost-robots-editor, as one file for Node. scripts/pack-editor.mjs adds the page.
import { defineConfig } from 'vite';
import { version } from './vite.library.config.ts';

export default defineConfig({
  publicDir: false,
  define: { 'import.meta.env.GATEPOST_VERSION': JSON.stringify(version) },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/editor-server/main.ts',
    outDir: 'dist-editor',
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'gatepost-robots-editor.js', codeSplitting: false } },
  },
});
