// What steps about findings are called; loaded with what takes them.
import { nameSteps } from './history.ts';

/** A title that names its line itself, which need not be the one that was found, needs no other. */
const namesLine = (title: string | number | undefined) => /\bZeilen? \d/.test(String(title));

nameSteps({
  'fix-as': ({ line, title }) =>
    namesLine(title) ? `Korrektur „${title}“` : `Korrektur „${title}“ in Zeile ${line}`,
  'fix-all': ({ count }) => (count === 1 ? 'eine Korrektur' : `${count} Korrekturen`),
  'remove-bom': ({ path }) => `Byte Order Mark von ${path} entfernen`,
  'write-url': ({ from, to }) => `in der Tabelle ${to} statt ${from} schreiben`,
  'ignore-finding': ({ code }) => `${code} an einer Stelle ignorieren`,
  'ignore-kind': ({ code, path }) => `${code} in ${path} ignorieren`,
  'stop-ignoring': ({ code }) => `${code} nicht mehr ignorieren`,
});
