// The command line as one file for Node: everything that it needs is in it.
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/cli/main.ts',
    outDir: 'dist-cli',
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'gatepost.js', codeSplitting: false } },
  },
});
