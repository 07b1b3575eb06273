// Checks the stated version of a file, and its use of newer features (ACAP 1.1 2.8, 2.10.3).
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix } from '../../../diagnostics/finding.ts';
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';
import { isFirstLineSpoiledByMark } from '../../../document/byte-order-mark.ts';
import { versionCommentLine, versionInComment } from '../edit/version-comment.ts';
import { needsVersion11 } from '../expand-usages.ts';
import type { AcapField, AcapRule, Qualifier } from '../field.ts';
import { commentText } from '../field-spelling.ts';
import { acap11, type Check, type CheckContext, fieldColumns, parsedLine } from './check-context.ts';
import { insertBefore, replaceColumnsAt } from './edits.ts';
import { allCrawlers, anyCrawler, oldVersionHead, permitPresent } from './example.ts';
import { rulesOfFile } from './record-rules.ts';
import { raiseVersion } from './version-edits.ts';

const versionMissing = defineDiagnostic({
  code: 'version-missing',
  severity: 'error',
  spec: acap11('2.8'),
  examples: [
    createExample(
      joinLines(
        '##ACAP version=1.1',
        'ACAP-crawler: *',
        `${permitPresent} target-condition=permittedcountrylist:BE`,
      ),
      joinLines('##ACAP version=1.1', 'ACAP-crawler: *', `${permitPresent} time-limit=3-days`),
    ),
  ],
});

const featureNewerThanVersion = defineDiagnostic({
  code: 'feature-newer-than-version',
  severity: 'error',
  spec: acap11('2.8'),
  examples: [
    createExample(
      oldVersionHead +
        allCrawlers +
        joinLines('ACAP-allow-index: / time-limit=3-days time-limit=until-recrawled'),
      anyCrawler('ACAP-allow-index: / time-limit=3-days time-limit=until-recrawled'),
    ),
  ],
});

const commentVersionMismatch = defineDiagnostic({
  code: 'comment-version-mismatch',
  severity: 'warning',
  spec: acap11('2.10.3'),
  examples: [
    createExample(
      joinLines('##ACAP version=1.0', 'ACAP-version: 1.1', 'ACAP-crawler: *', permitPresent),
      joinLines('##ACAP version=1.0', 'ACAP-crawler: *', permitPresent),
    ),
  ],
});

const missingAcapComment = defineDiagnostic({
  code: 'missing-acap-comment',
  severity: 'info',
  spec: acap11('2.10.3'),
  examples: [
    createExample(
      joinLines('# ACAP version=1.1', 'ACAP-crawler: *', permitPresent),
      joinLines('##acap VERSION=1.1', 'ACAP-crawler: *', permitPresent),
    ),
  ],
});

/** The version as the file writes it. */
function versionOfFile({ policy, file }: CheckContext): string {
  const { line, major, minor } = file.version;
  const field = line === undefined ? undefined : parsedLine(policy, line).field;
  return field?.kind === 'version' ? field.word.text : `${major}.${minor}`;
}

/** Reports a missing version comment (2.10.3), or one with another version than the field. */
export const checkVersionComment: Check = (context) => {
  const { policy, file, report } = context;
  const stated = versionOfFile(context);
  const line = versionCommentLine(policy);
  if (line < 0) {
    const first = file.lines[0];
    const text = commentText(stated);
    const verdicts = isFirstLineSpoiledByMark(policy.source) ? 'changes' : 'same';
    const fix = createFix('insert-line', [text], verdicts, () => insertBefore(policy, 0, [text]));
    if (first) report(missingAcapComment, first.line, first.read.name, [text], () => [fix]);
    return;
  }
  const at = versionInComment(policy, line);
  if (!at || file.version.line === undefined || at.text === stated) return;
  report(commentVersionMismatch, line, at, [at.text, stated], () => [
    createFix('replace-word', [stated], 'same', () => [replaceColumnsAt(line, at, stated)]),
  ]);
};

/** The words of a field that need version 1.1. */
function newFeatureWords(
  effect: AcapRule['effect'],
  usage: string,
  qualifiers: readonly Qualifier[],
): string {
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
  return newFeatureWords(effect, token, qualifiers);
}

/** Reports fields that crawlers ignore because the file does not state version 1.1 (ACAP-240 to ACAP-244). */
export const checkNewFeatures: Check = ({ policy, file, report }) => {
  if (file.version.major !== 1 || file.version.minor > 0) return;
  const isStated = file.version.line !== undefined;
  const diagnostic = isStated ? featureNewerThanVersion : versionMissing;
  const fix = createFix(isStated ? 'raise-version' : 'add-version', ['1.1'], 'changes', () =>
    raiseVersion(policy, file),
  );
  for (const { line, field } of [...file.usages.values(), ...rulesOfFile(file)]) {
    const words = findNewFeature(field);
    if (words !== undefined)
      report(diagnostic, line, fieldColumns(parsedLine(policy, line)), [words], () => [fix]);
  }
};

export const versionsDiagnostics = [
  versionMissing,
  featureNewerThanVersion,
  commentVersionMismatch,
  missingAcapComment,
];
