// All words in German, and the English ones that it lacks, by the names under which the modules export them.
import { type Translation, withEnglish } from '../language.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.ts', '!./all.ts', '!./**/*.test.ts'],
  { eager: true },
);

const german = new Map(Object.values(modules).flatMap((module) => Object.entries(module)));

export const translation: Translation = <Words>(name: string, english: Words) =>
  withEnglish(english, german.get(name)) as Words;
