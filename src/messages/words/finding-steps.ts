// What steps about findings are called; loaded with what takes them.
import { nameSteps } from './history.ts';

nameSteps({
  'fix-all': ({ count }) => (count === 1 ? 'a fix' : `${count} fixes`),
  'remove-bom': ({ path }) => `removing the byte order mark of ${path}`,
  'write-url': ({ from, to }) => `writing ${to} for ${from} in the table`,
  'ignore-finding': ({ code }) => `ignoring ${code} in one place`,
  'ignore-kind': ({ code, path }) => `ignoring ${code} in ${path}`,
  'stop-ignoring': ({ code }) => `no longer ignoring ${code}`,
});
