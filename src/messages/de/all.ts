// All words in German, by the path of their module.
import type { Translation } from '../language.ts';

const modules: Readonly<Record<string, object>> = import.meta.glob(
  ['./**/*.ts', '!./all.ts', '!./**/*.test.ts'],
  {
    eager: true,
  },
);

export const translation: Translation = (path, english) => ({ ...english, ...modules[`./${path}.ts`] });
