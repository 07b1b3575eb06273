// Bundles the benchmark programs for Node, with Gatepost included and the peers as external packages.
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist-bench',
    target: 'node20',
    rolldownOptions: {
      input: { run: 'bench/run.ts', 'one-answer': 'bench/one-answer.ts', versions: 'bench/versions.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
