// Whether an area is the path of a rule, so that its lines say nothing more than the path does.
import { lineAt } from '../../../../core/document/lines.ts';
import type { ChangedArea } from '../../../../core/proof/crawler-changes.ts';
import type { DecidedAnswer } from '../../../../core/proof/decided-answer.ts';
import { fileAt, type Versions } from '../../../../state/versions/compared-versions.ts';

/** Returns the value of the line that decides in a version. */
function valueOf({ by }: DecidedAnswer, version: Versions['before']): string | undefined {
  const source = by && fileAt(version.document.files, by.path)?.source;
  const text = source && lineAt(source.lines, by.line)?.text;
  return text && /^[^:#]*:[ \t]*([^#]*?)[ \t]*(?:#.*)?$/.exec(text)?.[1];
}

/** Whether in each version a rule with the path of the area decides, or none, and the area has no exceptions. */
export function isOneRulePath(
  area: Pick<ChangedArea, 'shape' | 'before' | 'after' | 'isOdd'>,
  versions: Pick<Versions, 'before' | 'after'>,
): boolean {
  const { paths, except } = area.shape();
  const [path] = paths;
  if (paths.length !== 1 || except?.length !== 0 || area.isOdd) return false;
  const isSaid = (decided: DecidedAnswer, version: Versions['before']) =>
    decided.by ? valueOf(decided, version) === path : decided.reason === 'no-rule';
  return isSaid(area.before, versions.before) && isSaid(area.after, versions.after);
}
