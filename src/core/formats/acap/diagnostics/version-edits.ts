// Sets the version of a file to 1.1 (ACAP 1.1 2.8).

import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { AcapFile } from '../acap-file.ts';
import { setVersion } from '../edit/file-header.ts';
import { versionInComment } from '../edit/version-comment.ts';
import { parsedLine } from './check-context.ts';
import { moveLinesBefore, sortEdits } from './edits.ts';

/**
 * The line at which a fix inserts a version field: at the top, below the comment that states the version. The form
 * inserts it next to the other ACAP lines, where the user looks, but a fix must not separate a line from the
 * comment above it.
 */
export const versionFieldLine = (policy: Policy): number => (versionInComment(policy, 0) ? 1 : 0);

/** The edits that set the file to version 1.1; none if it already is. */
export function raiseVersion(policy: Policy, { version, misplaced }: AcapFile): TextEdit[] {
  if (version.major !== 1 || version.minor > 0) return [];
  const stray =
    version.line === undefined ? misplaced.find(({ code }) => code === 'version-misplaced') : undefined;
  const field = stray && parsedLine(policy, stray.line).field;
  if (stray && field?.kind === 'version' && field.major === 1 && field.minor > 0)
    return moveLinesBefore(policy, [stray.line], versionFieldLine(policy));
  return setVersion(policy, '1.1', versionFieldLine(policy));
}

/** Adds the change to version 1.1 to edits that need it. */
export const withVersion11 = (policy: Policy, file: AcapFile, edits: readonly TextEdit[]): TextEdit[] =>
  sortEdits(raiseVersion(policy, file), edits);
