// Lists the messages that a language lacks, by the names of the English ones. The page shows these in English, so this
// is a list of what can be done, and not a check: `npm run translations`.
import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { runnerImport } from 'vite';

const folder = resolve(import.meta.dirname, '../src/messages');
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name);
/** @type {(path: string) => Promise<Record<string, unknown>>} */
const load = async (path) =>
  existsSync(path) ? (await runnerImport(path, { configFile: false, logLevel: 'error' })).module : {};

/** @type {(value: unknown) => Record<string, unknown> | undefined} */
const tableOf = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? /** @type {Record<string, unknown>} */ (value)
    : undefined;

/**
 * The names of messages that a translation lacks.
 * @type {(english: unknown, translated: unknown, name: string) => string[]}
 */
const missing = (english, translated, name) => {
  if (translated === undefined) return [name];
  const [words, others] = [tableOf(english), tableOf(translated)];
  if (!words || !others) return [];
  return Object.keys(words).flatMap((key) => missing(words[key], others[key], `${name}.${key}`));
};

const modules = readdirSync(resolve(folder, 'en'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.ts') && name !== 'cli.ts')
  .map((entry) => relative(resolve(folder, 'en'), resolve(entry.parentPath, entry.name)));

for (const tag of languages) {
  let count = 0;
  for (const module of modules.toSorted()) {
    const english = await load(resolve(folder, 'en', module));
    const translated = await load(resolve(folder, tag, module));
    const names = Object.keys(english).flatMap((name) => missing(english[name], translated[name], name));
    count += names.length;
    if (names.length > 0) console.log(`${tag}/${module}\n${names.map((name) => `  ${name}`).join('\n')}`);
  }
  console.log(`${tag}: ${count} messages are missing.`);
}
