// Lines that programs which check files report by rules of their own; no reader minds them.

import type { FileChecker } from '../../../../catalogue/file-checkers.ts';
import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFinding, type Finding } from '../../../../diagnostics/finding.ts';
import { decodeAs, encodeText } from '../../../../document/encoding.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { ALLOW_ALL } from './example.ts';

/** What a program reports by rules of its own, and no reader minds. */
export const CHK_LINE = defineDiagnostic({
  code: 'CHK-LINE',
  severity: 'warning',
  about: 'program',
  spec: 'ours: Lighthouse, robots.cc',
  applies: () => false,
  examples: [
    {
      file: `${ALLOW_ALL}Content-Usage: train-ai=n\n`,
      near: `${ALLOW_ALL}Content-Signal: ai-train=no\n`,
      checkers: ['lighthouse'],
    },
    {
      file: `${ALLOW_ALL}Request-rate: 1/10\n`,
      near: `${ALLOW_ALL}# Request-rate: 1/10\n`,
      checkers: ['google-report'],
    },
  ],
});

/** Whether a finding is what a program reports. */
export const isCheckerFinding = ({ code }: Finding): boolean => code === CHK_LINE.code;

/** Whether it is what this program reports. */
export const isFindingOfChecker = (checker: FileChecker, finding: Finding): boolean =>
  isCheckerFinding(finding) && finding.detail === checker.id;

/** The findings that a program's own rules make of a robots.txt; the program's id is their detail. */
export function checkerFindings(checker: FileChecker, { source, format }: Policy): readonly Finding[] {
  const { lines, encoding } = source;
  if (format.id !== 'robots-txt' || encoding.startsWith('utf-16')) return [];
  const judge = checker.start();
  const findings: Finding[] = [];
  let number = 0;
  for (const chunk of lines.chunks)
    for (const { text } of chunk) {
      const line = number++;
      // These programs get UTF-8, with a sign in place of what is none.
      const report = judge(
        encoding === 'octets' ? decodeAs(encodeText({ text, encoding, bom: false }), 'utf-8') : text,
      );
      if (!report) continue;
      const range = { start: { line, column: 0 }, end: { line, column: text.length } };
      const words = [checker.title, report.reason, report.word ?? ''];
      findings.push(createFinding(CHK_LINE, range, words, () => [], checker.id));
    }
  return findings;
}
