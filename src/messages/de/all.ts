// All words in German, by the names under which the modules export them.
import type { Translation } from '../language.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.ts', '!./all.ts', '!./**/*.test.ts'],
  { eager: true },
);

const german = new Map(Object.values(modules).flatMap((module) => Object.entries(module)));

export const translation: Translation = <Words>(name: string, english: Words) =>
  german.has(name) ? (german.get(name) as Words) : english;
