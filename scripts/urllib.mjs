// Compares the reader python-urllib-3.12 with the urllib.robotparser of this machine on random files, five questions each.
//   node scripts/urllib.mjs [files] [seed]
// Another Python than python3: PYTHON=/usr/bin/python3.11 node scripts/urllib.mjs
import { createServer } from 'vite';

const [files = '10000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const server = await createServer({
  appType: 'custom',
  configFile: false,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
try {
  const { whyNoUrllib } = await server.ssrLoadModule('/src/testing/urllib-oracle.ts');
  const { compareWithUrllib } = await server.ssrLoadModule('/src/testing/urllib-compare.ts');
  const why = whyNoUrllib();
  if (why) console.log(`skipped: ${why}`);
  else {
    const { compared, denied, left, differences } = compareWithUrllib(Number(files), Number(seed));
    for (const difference of differences.slice(0, 20)) console.log(difference);
    console.log(
      `seed ${seed}: ${compared} questions compared, ${denied} of them denied; ${left} left out; ${differences.length} differences`,
    );
    if (differences.length > 0) process.exitCode = 1;
  }
} finally {
  await server.close();
}
