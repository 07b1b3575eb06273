// In which language the words are said. It is chosen before the rest of the program is fetched: docs/languages.md.

/** The words of one module of a language, made from those in English. */
export type Translation = <Words extends object>(path: string, english: Words) => Words;

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

/** The words of one module, named by its path below the folder of its language, in the chosen one. */
export const inLanguage: Translation = (path, english) => translate?.(path, english) ?? english;

/** The chosen language as a tag of BCP 47, for numbers, dates and names of countries. */
export const spokenLanguage = (): string => spoken;
