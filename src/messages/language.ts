// The language of all messages. It is chosen before the rest of the program is loaded: docs/languages.md.

/** Gives an exported value of the English modules in another language. */
export type Translation = <Words>(name: string, english: Words) => Words;

/** The same names as in the English words, with other sentences. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translated<Result>
    : Words extends object
      ? { readonly [Name in keyof Words]: Translated<Words[Name]> }
      : Words;

/** English until another language is set. */
const current: { tag: string; translate: Translation } = {
  tag: 'en',
  translate: (_name, english) => english,
};

/** Sets the language by its BCP 47 tag. Modules that are loaded already keep their words, so this comes first. */
export function setLanguage(tag: string, translate: Translation): void {
  Object.assign(current, { tag, translate });
}

/** English words, exported under `name`, in the chosen language. */
export const inLanguage: Translation = (name, english) => current.translate(name, english);

/** The BCP 47 tag of the chosen language, for numbers, dates and names of countries. */
export const languageTag = (): string => current.tag;
