// Compares a urllib reader with the urllib.robotparser of this machine, on random files with five questions each.
//   node scripts/urllib.mjs [files] [seed]
// With another Python: PYTHON=/usr/bin/python3.11 node scripts/urllib.mjs
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
  const { readerOfPython } = await server.ssrLoadModule('/src/testing/oracles/urllib-oracle.ts');
  const { compareWithUrllib } = await server.ssrLoadModule('/src/testing/oracles/urllib-comparison.ts');
  const { reader, reason } = readerOfPython();
  if (reason) console.log(`skipped: ${reason}`);
  else {
    const { compared, denied, left, differences } = compareWithUrllib(reader, Number(files), Number(seed));
    for (const difference of differences.slice(0, 20)) console.log(difference);
    console.log(
      `${reader}, seed ${seed}: ${compared} questions compared, ${denied} of them denied; ${left} left out; ${differences.length} differences`,
    );
    if (differences.length > 0) process.exitCode = 1;
  }
} finally {
  await server.close();
}
