import base from './playwright.config.ts';
export default { ...base, outputDir: '/tmp/pw/slow/artifacts', retries: Number(process.env.RETRIES ?? 0), workers: Number(process.env.WORKERS ?? 2),
  reporter: [['list'], ['json', { outputFile: '/tmp/pw/slow/e2e.json' }]],
  use: { ...base.use, baseURL: 'http://127.0.0.1:4402' },
  webServer: { command: 'node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port 4402 --strictPort', url: 'http://127.0.0.1:4402', reuseExistingServer: false } };
