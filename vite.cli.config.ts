// The program as one file, to copy to another repository. The package has it in shared files: vite.library.config.ts.
import { defineConfig } from 'vite';
import { version } from './vite.library.config.ts';

export default defineConfig({
  publicDir: false,
  define: { 'import.meta.env.GATEPOST_VERSION': JSON.stringify(version) },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/cli/main.ts',
    outDir: 'dist-cli',
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'gatepost.js', codeSplitting: false } },
  },
});
