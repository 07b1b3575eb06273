// What steps about findings are called; loaded with what takes them.
import { nameSteps } from './history.ts';

/** A title that names its line itself, which need not be the one that was found, needs no other. */
const namesLine = (title: string | number | undefined) => /\bZeilen? \d/.test(String(title));

/** Marks within marks are single ones. */
const inner = (text: unknown) => String(text).replaceAll('„', '‚').replaceAll('“', '‘');

nameSteps({
  'fix-as': ({ line, title }) =>
    namesLine(title) ? `Korrektur „${inner(title)}“` : `Korrektur „${inner(title)}“ in Zeile ${line}`,
  'fix-all': ({ count }) => (count === 1 ? 'eine Korrektur' : `${count} Korrekturen`),
  'remove-bom': ({ path }) => `Byte Order Mark von ${path} löschen`,
  'write-url': ({ from, to }) => `in der Tabelle ${to} statt ${from} schreiben`,
  'ignore-finding': ({ code }) => `${code} an einer Stelle ignorieren`,
  'ignore-kind': ({ code, path }) => `${code} in ${path} ignorieren`,
  'stop-ignoring': ({ code }) => `${code} nicht mehr ignorieren`,
});
