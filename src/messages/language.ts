// In which language the words are said. It is chosen before the rest of the program is fetched: docs/languages.md.

/** What an exported name of the English modules is in another language. */
export type Translation = <Words>(name: string, english: Words) => Words;

/** What a module of English words is in another language: the same names, other sentences. */
export type Told<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Said
    ? (...given: Given) => Told<Said>
    : Words extends object
      ? { readonly [Name in keyof Words]: Told<Words[Name]> }
      : Words;

let translate: Translation | undefined;
let spoken = 'en';

/** Has everything said in another language, a tag of BCP 47. What was imported before stays as it was: this comes first. */
export function speak(tag: string, translation: Translation): void {
  spoken = tag;
  translate = translation;
}

/** English words, exported under `name`, in the chosen language. */
export const inLanguage: Translation = (name, english) => translate?.(name, english) ?? english;

/** The chosen language as a tag of BCP 47, for numbers, dates and names of countries. */
export const spokenLanguage = (): string => spoken;
