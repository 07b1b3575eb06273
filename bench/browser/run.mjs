// Starts the measuring in the browser: Node 20 runs no TypeScript, so Vite reads it.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Else what is measured would be React as developers have it.
process.env['NODE_ENV'] = 'production';

/** @type {{ module: typeof import('./main.ts') }} */
const { module } = await runnerImport(fileURLToPath(new URL('main.ts', import.meta.url)), {
  configFile: false,
});
await module.main(process.argv.slice(2));
