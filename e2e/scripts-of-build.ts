// The files of the build, by the areas of scripts/build-chunks.ts. An unknown area does not compile.
import type { areas } from '../scripts/build-chunks.ts';

/** URLs of the scripts of areas. `start`: the scripts that the app needs at once. */
export function scriptsOf(...names: readonly (keyof typeof areas | 'start' | 'monaco')[]): RegExp {
  return new RegExp(`/assets/(${names.join('|')})-[^/]*\\.js$`);
}
