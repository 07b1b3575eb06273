// Diagnostics of versions, the directive about conventional records, and crawler names (ACAP 1.1 2.3.1, 2.8,
// 2.10.1).

import { createExample, joinLines } from '../../../../diagnostics/finding-example.ts';
import { insertAt } from '../../../../document/range.ts';
import { acap11 } from '../check-context.ts';
import { replaceColumnsAt } from '../edits.ts';
import { acapText, permitPresent } from '../example.ts';
import { colonColumn, defineLineKinds } from './line-diagnostic.ts';

export const directiveKinds = defineLineKinds({
  'bad-version': {
    severity: 'error',
    source: acap11('2.8'),
    fix: (context) => {
      const start = colonColumn(context) + 1;
      const at = { start, end: Math.max(start, context.read.value.end) };
      return context.fix('set-version', {}, () => [replaceColumnsAt(context.line, at, ' 1.1')]);
    },
    examples: [
      createExample(
        joinLines('##ACAP version=1.1', 'ACAP-version: one', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  },
  'version-needs-space': {
    severity: 'warning',
    source: acap11('2.8'),
    fix: ({ fix, line, issue: { start } }) =>
      fix('insert-blank', {}, () => [insertAt(line, start, ' ')], 'same'),
    examples: [
      createExample(
        joinLines('##ACAP version=1.1', 'ACAP-version:1.1', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  },
  'version-newer': {
    severity: 'warning',
    source: acap11('2.8'),
    examples: [
      createExample(
        joinLines('##ACAP version=1.2', 'ACAP-version: 1.2', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  },
  'version-unsupported': {
    severity: 'error',
    source: acap11('2.8'),
    examples: [
      createExample(
        joinLines('##ACAP version=2.0', 'ACAP-version: 2.0', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  },
  'ignore-conventional-colon': {
    severity: 'error',
    source: acap11('2.10.1'),
    fix: ({ fix, line, issue }) => fix('remove-colon', {}, () => [replaceColumnsAt(line, issue, '')]),
    examples: [
      createExample(
        acapText('ACAP-ignore-conventional-records: yes', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-ignore-conventional-records # yes', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  },
  'bad-crawler-name': {
    severity: 'error',
    source: acap11('3'),
    examples: [
      createExample(
        acapText('ACAP-crawler: *bot', permitPresent),
        acapText('ACAP-crawler: the bot', permitPresent),
      ),
    ],
  },
  'crawler-name-wildcard': {
    severity: 'warning',
    source: acap11('2.9'),
    examples: [
      createExample(
        acapText('ACAP-crawler: news*', permitPresent),
        acapText('ACAP-crawler: news', permitPresent),
      ),
    ],
  },
  'crawler-name-start': {
    severity: 'warning',
    source: acap11('3'),
    examples: [
      createExample(
        acapText('ACAP-crawler: 360Spider', permitPresent),
        acapText('ACAP-crawler: Spider360', permitPresent),
      ),
    ],
  },
});
