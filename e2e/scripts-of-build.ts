// The files of the build, by the areas of scripts/build-chunks.ts: a name that no longer is one does not compile.
import type { areas } from '../scripts/build-chunks.ts';

/** Addresses of the scripts of areas; `start` is what the app needs at once. */
export function scriptsOf(...names: readonly (keyof typeof areas | 'start' | 'monaco')[]): RegExp {
  return new RegExp(`/assets/(${names.join('|')})-[^/]*\\.js$`);
}
