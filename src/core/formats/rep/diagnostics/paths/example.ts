// Creates the examples of diagnostics of paths.
import type { FindingExample } from '../../../../diagnostics/finding-example.ts';

export const recordText = (...rules: readonly string[]) =>
  `User-agent: *\n${rules.map((rule) => `${rule}\n`).join('')}`;
export const pathExample = (
  file: readonly string[],
  near: readonly string[],
  details: Partial<FindingExample> = {},
): FindingExample => ({
  file: recordText(...file),
  near: recordText(...near),
  ...details,
});
