// Starts the browser benchmark. Node 20 does not run TypeScript, so Vite loads it.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Otherwise the development build of React would be measured.
process.env['NODE_ENV'] = 'production';

/** @type {{ module: typeof import('./main.ts') }} */
const { module } = await runnerImport(fileURLToPath(new URL('main.ts', import.meta.url)), {
  configFile: false,
});
await module.main(process.argv.slice(2));
