// What programs that check files report by rules of their own: lines, and what a file lacks. It matters to no reader.

import type { FileChecker } from '../../../../catalogue/file-checkers.ts';
import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFinding, type Finding } from '../../../../diagnostics/finding.ts';
import { decodeAs, encodeText } from '../../../../document/encoding.ts';
import { getLine } from '../../../../document/lines.ts';
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

/** What a program requires by rules of its own, and a file lacks. */
export const CHK_FILE = defineDiagnostic({
  code: 'CHK-FILE',
  severity: 'warning',
  about: 'file',
  spec: 'ours: isitagentready.com',
  applies: () => false,
  examples: [
    {
      file: ALLOW_ALL,
      near: `${ALLOW_ALL}Content-Signal: ai-train=no\n`,
      checkers: ['isitagentready'],
    },
    {
      file: 'Content-Signal: ai-train=no\n',
      near: `${ALLOW_ALL}Content-Signal: ai-train=no\n`,
      checkers: ['isitagentready'],
    },
  ],
});

/** Whether a finding is what a program reports. */
export const isCheckerFinding = ({ code }: Finding): boolean =>
  code === CHK_LINE.code || code === CHK_FILE.code;

/** Whether it is what this program reports. */
export const isFindingOfChecker = (checker: FileChecker, finding: Finding): boolean =>
  isCheckerFinding(finding) && finding.detail === checker.id;

function* lineTexts({ source: { lines, encoding } }: Policy): Iterable<string> {
  // These programs get UTF-8, with a sign in place of what is none.
  for (const chunk of lines.chunks)
    for (const { text } of chunk)
      yield encoding === 'octets' ? decodeAs(encodeText({ text, encoding, bom: false }), 'utf-8') : text;
}

/** The findings that a program's own rules make of a robots.txt; the program's id is their detail. */
export function checkerFindings(checker: FileChecker, policy: Policy): readonly Finding[] {
  const { source, format } = policy;
  if (format.id !== 'robots-txt' || source.encoding.startsWith('utf-16')) return [];
  const { id, title } = checker;
  const start = { line: 0, column: 0 };
  const findings = (checker.missing?.(lineTexts(policy)) ?? []).map((reason) =>
    createFinding(CHK_FILE, { start, end: start }, [title, reason], () => [], id),
  );
  const judge = checker.start?.();
  if (!judge) return findings;
  let number = 0;
  for (const text of lineTexts(policy)) {
    const line = number++;
    const report = judge(text);
    if (!report) continue;
    const range = {
      start: { line, column: 0 },
      end: { line, column: getLine(source.lines, line).text.length },
    };
    findings.push(createFinding(CHK_LINE, range, [title, report.reason, report.word ?? ''], () => [], id));
  }
  return findings;
}
