// The language of all messages. It is set before the rest of the program loads: docs/languages.md.

/** Returns an exported value of the English modules in another language. */
export type Translation = <Words>(name: string, english: Words) => Words;

/** The sentences of another language, by the names of the English ones. It may lack some, which are then English. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...args: infer Args) => infer Result
    ? (...args: Args) => Complete<Result>
    : Words extends readonly unknown[]
      ? Complete<Words>
      : Words extends object
        ? { readonly [Name in keyof Words]?: Translated<Words[Name]> }
        : Words;

/** All sentences of a result or of a list, which have one language. */
type Complete<Words> = Words extends string
  ? string
  : Words extends object
    ? { readonly [Name in keyof Words]: Complete<Words[Name]> }
    : Words;

/** Whether words have names, under which a translation has its own. */
export const isTable = (words: unknown): words is Readonly<Record<string, unknown>> =>
  typeof words === 'object' && words !== null && !Array.isArray(words);

/** Words of another language, and the English ones that it lacks. */
export function withEnglish(english: unknown, translated: unknown): unknown {
  if (translated === undefined) return english;
  if (!isTable(english) || !isTable(translated)) return translated;
  const names = Object.keys({ ...english, ...translated });
  return Object.fromEntries(names.map((name) => [name, withEnglish(english[name], translated[name])]));
}

/** English, until another language is set. */
const current: { tag: string; translate: Translation } = {
  tag: 'en',
  translate: (_name, english) => english,
};

/** Sets the language by its BCP 47 tag. Call it first: modules that are already loaded keep their words. */
export function setLanguage(tag: string, translate: Translation): void {
  Object.assign(current, { tag, translate });
}

/** English words, exported under `name`, in the selected language. */
export const inLanguage: Translation = (name, english) => current.translate(name, english);

/** The BCP 47 tag of the selected language, for numbers, dates, and names of countries. */
export const languageTag = (): string => current.tag;
