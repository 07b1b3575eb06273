// What is measured, with Gatepost in it and the peers beside it, as programs for Node.
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist-bench',
    target: 'node20',
    rolldownOptions: {
      input: { run: 'bench/run.ts', 'one-answer': 'bench/one-answer.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
