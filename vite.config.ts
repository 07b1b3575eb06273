// One configuration for the dev server, the production build, its preview and the unit tests.
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Everything comes from our own origin. Inline styles and data: images are what Monaco cannot do without. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes the policy into the built page only: the dev server needs inline scripts and a socket. */
function cspMeta(): Plugin {
  return {
    name: 'gatepost:csp-meta',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Fails the build when Monaco (850 KiB, gzipped) would be loaded with the first page instead of with the text pane. */
function monacoStaysLazy(): Plugin {
  return {
    name: 'gatepost:monaco-stays-lazy',
    apply: 'build',
    generateBundle(_options, bundle) {
      const seen = new Set<string>();
      const visit = (fileName: string, via: readonly string[]): void => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
        seen.add(fileName);
        const module = chunk.moduleIds.find((id) => id.includes('/node_modules/monaco-editor/'));
        const path = [...via, fileName].join(' -> ');
        if (module)
          this.error(`Monaco is in a static chunk (${path}): ${module}. Import it with import() only.`);
        for (const next of chunk.imports) visit(next, [...via, fileName]);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName, []);
      }
    },
  };
}

// The goal is 150; what stands above it is written down in docs/performance.md.
const FIRST_CHUNK_KIB = 165;

/** Fails the build when the JavaScript that index.html loads before anything is done grows over the budget, gzipped. */
function firstChunkStaysSmall(): Plugin {
  return {
    name: 'gatepost:first-chunk-stays-small',
    apply: 'build',
    writeBundle(_options, bundle) {
      const seen = new Set<string>();
      let octets = 0;
      const visit = (fileName: string): void => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
        seen.add(fileName);
        octets += gzipSync(chunk.code, { level: 9 }).length;
        for (const next of chunk.imports) visit(next);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName);
      }
      const figure = `${(octets / 1024).toFixed(1)} KiB of at most ${FIRST_CHUNK_KIB} KiB`;
      console.log(`first chunk, JavaScript, gzipped: ${figure}`);
      if (octets > FIRST_CHUNK_KIB * 1024)
        this.error(`The first chunk is too big (${figure}). Load what is not seen at once with import().`);
    },
  };
}

const long = process.env.LONG === '1';
const longTests = 'src/**/*.long.test.{ts,tsx}';

export default defineConfig({
  base: './',
  plugins: [react(), cspMeta(), monacoStaysLazy(), firstChunkStaysSmall()],
  build: {
    // The oldest browsers that have light-dark() and Promise.withResolvers; lower, and the styles would be rewritten.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    sourcemap: false,
    chunkSizeWarningLimit: 4000,
  },
  worker: { format: 'es' },
  test: {
    environment: 'node',
    include: long ? [longTests] : ['src/**/*.test.{ts,tsx}'],
    exclude: long ? [] : [longTests],
    // A property on a loaded machine takes its time; slowness is measured in bench, not here.
    testTimeout: long ? 20 * 60_000 : 60_000,
    passWithNoTests: long,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
