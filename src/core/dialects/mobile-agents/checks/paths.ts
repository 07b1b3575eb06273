// Paths that reach further than they look: M011.
import { type Check, writeFix } from './checking.ts';

/** A last segment without a dot: it may be a directory whose slash was forgotten. */
const LOOKS_LIKE_DIRECTORY = /\/[^/.?;]+$/;

/** M011: paths that look like a directory without its slash. */
export const directories: Check = ({ file, put }) => {
  for (const { line, path } of file.assignments) {
    if (!LOOKS_LIKE_DIRECTORY.test(path.text)) continue;
    put('M011', line, path, [path.text, `${path.text}2/`], () => [
      writeFix('write-path', line, path, `${path.text}/`),
    ]);
  }
};
