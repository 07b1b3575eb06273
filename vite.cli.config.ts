// The command line as one file for Node, with all dependencies.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const manifest = readFileSync(new URL('package.json', import.meta.url), 'utf8');

export const { version } = JSON.parse(manifest) as { readonly version: string };

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
