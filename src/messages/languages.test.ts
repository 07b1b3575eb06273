// No language says what English does not, and every text is used.
import { describe, expect, test } from 'vitest';
import { isTable, withEnglish } from './language.ts';
import { selectLanguage } from './languages.ts';

type Module = Readonly<Record<string, unknown>>;
/** The program on the command line speaks English. */
const english = import.meta.glob<Module>(['./en/**/*.ts', '!./en/cli/*.ts'], { eager: true });
const others: Readonly<Record<string, Readonly<Record<string, Module>>>> = {
  de: import.meta.glob<Module>(['./de/**/*.ts', '!./de/all.ts'], { eager: true }),
};
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Texts with their paths, as `shellWords.themes.dark`. Lists may differ in length: they are sentences in order. */
function leaves(value: unknown, way: string): readonly (readonly [string, unknown])[] {
  return isTable(value)
    ? Object.entries(value).flatMap(([name, texts]) => leaves(texts, `${way}.${name}`))
    : [[way, value]];
}
const namesOf = (module: Module = {}) =>
  Object.entries(module).flatMap(([name, texts]) =>
    leaves(texts, name).map(([way, leaf]) => `${way}: ${Array.isArray(leaf) ? 'list' : typeof leaf}`),
  );

/** Sentences that may be the same in two languages: names and terms. */
const isSentence = (texts: unknown): texts is string =>
  typeof texts === 'string' && texts.split(' ').length > 3;

describe.each(Object.entries(others))('the words in %s', (tag, modules) => {
  const paths = Object.keys(modules);

  test.each(paths)('ours: %s says nothing that its English module does not say by the same name', (path) => {
    const known = new Set(namesOf(english[path.replace(`./${tag}/`, './en/')]));
    expect(namesOf(modules[path]).filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(paths)('ours: %s leaves no sentence in English', (path) => {
    const texts = new Map(
      Object.entries(english[path.replace(`./${tag}/`, './en/')] ?? {}).flatMap(([name, words]) =>
        leaves(words, name),
      ),
    );
    const same = Object.entries(modules[path] ?? {})
      .flatMap(([name, words]) => leaves(words, name))
      .filter(([way, sentence]) => isSentence(sentence) && texts.get(way) === sentence);
    expect(same).toEqual([]);
  });
});

test('ours: what another language lacks is said in English, and a list has one language', () => {
  const words = {
    title: 'Title',
    open: { one: 'One', two: (name: string) => `Two ${name}` },
    all: ['a', 'b'],
  };
  const merged = withEnglish(words, { open: { one: 'Eins' }, all: ['c'] });
  expect(merged).toEqual({ title: 'Title', open: { one: 'Eins', two: words.open.two }, all: ['c'] });
  expect(withEnglish(words, undefined)).toBe(words);
});

test('ours: no part of the page calls a reader what it says itself, which is English', () => {
  const parts = Object.entries(sources).filter(([path]) => /^\.\.\/(?:app|features|state|ui)\//.test(path));
  expect(parts.filter(([, text]) => /\(\{ title \}/.test(text)).map(([path]) => path)).toEqual([]);
});

describe('English', () => {
  const code = Object.entries(sources)
    .filter(([path]) => !['en', ...Object.keys(others)].some((tag) => path.startsWith(`./${tag}/`)))
    .map(([, text]) => text);
  const words = Object.entries(sources).filter(([path]) => path.startsWith('./en/'));
  /** Every name that is used in code or by other words. Tables are read by keys that are data. */
  const usedNames = new Set(
    [...code, ...words.map(([, text]) => text)]
      .flatMap((text) => text.match(/[.?]\.?[\w$]+|'[\w-]+'/g) ?? [])
      .map((name) => name.replaceAll(/[.?']/g, '')),
  );

  test('ours: no word is left that nobody asks for', () => {
    const unasked = Object.entries(english).flatMap(([path, module]) =>
      Object.entries(module)
        .filter(([name]) => name.endsWith('Words'))
        .flatMap(([, texts]) => (isTable(texts) ? Object.keys(texts) : []))
        .filter((name) => /^[a-z]\w*$/i.test(name) && !usedNames.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unasked).toEqual([]);
  });
});

test.each([['en', english] as const, ...Object.entries(others)])(
  'ours: no two modules in %s export one name, by which words are looked up',
  (_tag, modules) => {
    const names = Object.values(modules).flatMap((module) => Object.keys(module));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  },
);

test('ours: English words are put into the chosen language by the name they are exported under', () => {
  const unusedNames = Object.entries(sources)
    .filter(([path]) => path.startsWith('./en/'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/export const (\w+)(?:: [^=]+)? =\s+inLanguage\(\s*'(\w+)'/g)].map(
        ([, exported, name]) => ({ path, exported, name }),
      ),
    );
  expect(unusedNames.length).toBeGreaterThan(50);
  expect(unusedNames.filter(({ exported, name }) => exported !== name)).toEqual([]);
});

describe('the language of somebody', () => {
  test.each([
    ['what was chosen', 'en', ['de-AT', 'en'], 'en'],
    ['English, if nothing that is offered is read', null, ['fr', 'xx-YY'], 'en'],
    ['English, if a language is gone that was chosen', 'tlh', [], 'en'],
    ['a layout for trying, only if it was chosen', null, ['en-XB'], 'en'],
    ['a layout for trying, if it was chosen', 'en-XB', ['de'], 'en-XB'],
  ])('ours: %s', (_, chosen, reads, tag) => {
    expect(selectLanguage(chosen, reads).tag).toBe(tag);
  });
});
