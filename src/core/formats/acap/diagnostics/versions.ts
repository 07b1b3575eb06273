// Checks the stated version of a file, and its use of newer features (ACAP 1.1 2.8, 2.10.3).
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';
import { isFirstLineSpoiledByMark } from '../../../document/byte-order-mark.ts';
import { versionCommentLine, versionInComment, versionOnlyInComment } from '../edit/version-comment.ts';
import { needsVersion11 } from '../expand-usages.ts';
import type { AcapField, AcapRule, Qualifier } from '../field.ts';
import { commentText } from '../field-spelling.ts';
import { type AcapContext, type AcapSubject, acap11, fieldPlace, parsedLine } from './check-context.ts';
import { insertBefore, replaceColumnsAt } from './edits.ts';
import { allCrawlers, anyCrawler, oldVersionHead, permitPresent } from './example.ts';
import { rulesOfFile } from './record-rules.ts';
import { raiseVersion } from './version-edits.ts';

const kinds = {
  'feature-newer-than-version': kind<{ readonly text: string; readonly isStated: boolean }>({
    severity: 'error',
    source: acap11('2.8'),
    examples: [
      createExample(
        oldVersionHead +
          allCrawlers +
          joinLines('ACAP-allow-index: / time-limit=3-days time-limit=until-recrawled'),
        anyCrawler('ACAP-allow-index: / time-limit=3-days time-limit=until-recrawled'),
      ),
      createExample(
        joinLines(
          '##ACAP version=1.1',
          'ACAP-crawler: *',
          `${permitPresent} target-condition=permittedcountrylist:BE`,
        ),
        joinLines('##ACAP version=1.1', 'ACAP-crawler: *', `${permitPresent} time-limit=3-days`),
      ),
    ],
  }),
  'comment-version-mismatch': kind<{ readonly comment: string; readonly field: string }>({
    severity: 'warning',
    source: acap11('2.10.3'),
    examples: [
      createExample(
        joinLines('##ACAP version=1.0', 'ACAP-version: 1.1', 'ACAP-crawler: *', permitPresent),
        joinLines('##ACAP version=1.0', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  'version-in-comment': kind<{ readonly version: string }>({
    severity: 'info',
    source: acap11('2.8'),
    examples: [
      createExample(
        joinLines('##ACAP version=1.1', 'ACAP-crawler: *', permitPresent),
        joinLines('##ACAP version=1.1', 'ACAP-version: 1.1', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  'missing-acap-comment': kind({
    severity: 'info',
    source: acap11('2.10.3'),
    examples: [
      createExample(
        joinLines('# ACAP version=1.1', 'ACAP-crawler: *', permitPresent),
        joinLines('##acap VERSION=1.1', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

/** The version as the file writes it. */
function versionOfFile({ policy, file }: AcapSubject): string {
  const { line, major, minor } = file.version;
  const field = line === undefined ? undefined : parsedLine(policy, line).field;
  return field?.kind === 'version' ? field.word.text : `${major}.${minor}`;
}

/** Reports a missing version comment (2.10.3), or one with another version than crawlers read. */
function checkVersionComment({ subject, report, fix }: Context) {
  const { policy, file } = subject;
  const stated = versionOfFile(subject);
  const line = versionCommentLine(policy);
  if (line < 0) {
    const first = file.lines[0];
    const text = commentText(stated);
    const verdicts = isFirstLineSpoiledByMark(policy.source) ? 'changes' : 'same';
    const insert = fix('insert-line', { text }, () => insertBefore(policy, 0, [text]), verdicts);
    if (first) report('missing-acap-comment', { line: first.line, ...first.read.name }, {}, insert);
    return;
  }
  const at = versionInComment(policy, line);
  if (versionOnlyInComment(policy, file, line) && at) {
    // To write another version than the comment has would be a guess.
    const add = at.text === '1.1' && fix('add-version', {}, () => raiseVersion(policy, file));
    report('version-in-comment', { line, ...at }, { version: at.text }, add);
    return;
  }
  if (!at || file.version.line === undefined || at.text === stated) return;
  report('comment-version-mismatch', { line, ...at }, { comment: at.text, field: stated }, () =>
    fix('replace-word', { text: stated }, () => [replaceColumnsAt(line, at, stated)], 'same'),
  );
}

/** The part of a field that needs version 1.1. */
function newFeatureText(effect: AcapRule['effect'], usage: string, qualifiers: readonly Qualifier[]): string {
  const isNew = qualifiers.find(({ since }) => since === '1.1');
  if (isNew) return isNew.text;
  if (effect === 'allow' && usage === 'other') return 'allow-other';
  return qualifiers.filter(({ name }) => name === 'time-limit')[1]!.text;
}

function findNewFeature(field: AcapField): string | undefined {
  if (field.kind !== 'rule' && field.kind !== 'qualified-usage') return undefined;
  const [usage, effect] =
    field.kind === 'rule' ? ([field.usage, field.effect] as const) : ([field, 'allow'] as const);
  if ('kind' in usage && usage.kind === 'local') return undefined;
  const { qualifiers } = field;
  const token = usage.usage as Exclude<typeof usage.usage, { readonly kind: string }>;
  if (!needsVersion11(effect, { usage: token, qualifiers, isStem: false })) return undefined;
  return newFeatureText(effect, token, qualifiers);
}

/** Reports fields that crawlers ignore because the file does not state version 1.1 . */
function checkNewFeatures({ subject: { policy, file }, report, fix }: Context) {
  if (file.version.major !== 1 || file.version.minor > 0) return;
  const isStated = file.version.line !== undefined;
  const raise = fix(isStated ? 'raise-version' : 'add-version', {}, () => raiseVersion(policy, file));
  for (const { line, field } of [...file.usages.values(), ...rulesOfFile(file)]) {
    const text = findNewFeature(field);
    if (text !== undefined)
      report('feature-newer-than-version', fieldPlace(policy, line), { text, isStated }, raise);
  }
}

export const versionChecks = defineChecks(kinds, checkVersionComment, checkNewFeatures);
