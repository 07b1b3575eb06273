// Diagnostics of versions, the directive about conventional records, and crawler names (ACAP 1.1 2.3.1, 2.8,
// 2.10.1).

import { createFix } from '../../../../diagnostics/finding.ts';
import { createExample, joinLines } from '../../../../diagnostics/finding-example.ts';
import { acap11 } from '../check-context.ts';
import { replaceColumnsAt } from '../edits.ts';
import { acapText, permitPresent } from '../example.ts';
import { colonColumn, createChangeFix, defineLineDiagnostic, replaceColumnsFix } from './line-diagnostic.ts';

export const directiveDiagnostics = [
  defineLineDiagnostic({
    code: 'bad-version',
    severity: 'error',
    spec: acap11('2.8'),
    fix: (context) => {
      const start = colonColumn(context) + 1;
      return replaceColumnsFix(
        context,
        'set-version',
        { start, end: Math.max(start, context.read.value.end) },
        ' 1.1',
      );
    },
    examples: [
      createExample(
        joinLines('##ACAP version=1.1', 'ACAP-version: one', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'version-needs-space',
    severity: 'warning',
    spec: acap11('2.8'),
    fix: ({ line, issue: { start } }) => [
      createFix('insert-blank', [], 'same', () => [replaceColumnsAt(line, { start, end: start }, ' ')]),
    ],
    examples: [
      createExample(
        joinLines('##ACAP version=1.1', 'ACAP-version:1.1', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'version-newer',
    severity: 'warning',
    spec: acap11('2.8'),
    examples: [
      createExample(
        joinLines('##ACAP version=1.2', 'ACAP-version: 1.2', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'version-unsupported',
    severity: 'error',
    spec: acap11('2.8'),
    examples: [
      createExample(
        joinLines('##ACAP version=2.0', 'ACAP-version: 2.0', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'ignore-conventional-colon',
    severity: 'error',
    spec: acap11('2.10.1'),
    fix: ({ line, issue }) => [
      createChangeFix('remove-colon', [], () => [replaceColumnsAt(line, issue, '')]),
    ],
    examples: [
      createExample(
        acapText('ACAP-ignore-conventional-records: yes', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-ignore-conventional-records # yes', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'bad-crawler-name',
    severity: 'error',
    spec: acap11('3'),
    examples: [
      createExample(
        acapText('ACAP-crawler: *bot', permitPresent),
        acapText('ACAP-crawler: the bot', permitPresent),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'crawler-name-wildcard',
    severity: 'warning',
    spec: acap11('2.9'),
    examples: [
      createExample(
        acapText('ACAP-crawler: news*', permitPresent),
        acapText('ACAP-crawler: news', permitPresent),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'crawler-name-start',
    severity: 'warning',
    spec: acap11('3'),
    examples: [
      createExample(
        acapText('ACAP-crawler: 360Spider', permitPresent),
        acapText('ACAP-crawler: Spider360', permitPresent),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'crawler-name-short',
    severity: 'info',
    spec: acap11('2.3.1'),
    examples: [
      createExample(
        acapText('ACAP-crawler: bot', permitPresent),
        acapText('ACAP-crawler: abot', permitPresent),
      ),
    ],
  }),
];
