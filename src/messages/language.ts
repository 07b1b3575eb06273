// The language of all messages. It is set before the rest of the program loads: docs/languages.md.

/** Returns an exported value of the English modules in another language. */
export type Translation = <Words>(name: string, english: Words) => Words;

/** The same names as the English words, with the sentences of another language. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translated<Result>
    : Words extends object
      ? { readonly [Name in keyof Words]: Translated<Words[Name]> }
      : Words;

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
