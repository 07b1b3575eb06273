// How the diagnostics of paths write their examples.
import type { FindingExample } from '../../../../diagnostics/finding-example.ts';

export const recordText = (...rules: readonly string[]) =>
  `User-agent: *\n${rules.map((rule) => `${rule}\n`).join('')}`;
export const pathExample = (
  file: readonly string[],
  near: readonly string[],
  more: Partial<FindingExample> = {},
): FindingExample => ({
  file: recordText(...file),
  near: recordText(...near),
  ...more,
});
