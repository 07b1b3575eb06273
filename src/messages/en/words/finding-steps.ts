// What steps about findings are called; loaded with what takes them.
import { nameSteps } from './history.ts';

/** A title that names its line itself, which need not be the one that was found, needs no other. */
const namesLine = (title: string | number | undefined) => /\blines? \d/.test(String(title));

nameSteps({
  'fix-as': ({ line, title }) =>
    namesLine(title) ? `the fix “${title}”` : `the fix “${title}” in line ${line}`,
  'fix-all': ({ count }) => (count === 1 ? 'a fix' : `${count} fixes`),
  'remove-bom': ({ path }) => `removing the byte order mark of ${path}`,
  'write-url': ({ from, to }) => `writing ${to} for ${from} in the table`,
  'ignore-finding': ({ code }) => `ignoring ${code} in one place`,
  'ignore-kind': ({ code, path }) => `ignoring ${code} in ${path}`,
  'stop-ignoring': ({ code }) => `no longer ignoring ${code}`,
});
