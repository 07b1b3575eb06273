// Findings of programs that check files by rules of their own. They concern no reader.

import type { FileChecker } from '../../../../catalogue/file-checkers.ts';
import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFinding, type Finding } from '../../../../diagnostics/finding.ts';
import { decodeAs, encodeText } from '../../../../document/encoding.ts';
import { getLine } from '../../../../document/lines.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { ALLOW_ALL } from './example.ts';

/** A line that a program reports by its own rules. No reader minds it. */
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

/** Something that a program requires by its own rules, and that the file lacks. */
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

/** Whether a finding is one that a program reports. */
export const isCheckerFinding = ({ code }: Finding): boolean =>
  code === CHK_LINE.code || code === CHK_FILE.code;

/** Whether a finding is one that this program reports. */
export const isFindingOfChecker = (checker: FileChecker, finding: Finding): boolean =>
  isCheckerFinding(finding) && finding.detail === checker.id;

function* lineTexts({ source: { lines, encoding } }: Policy): Iterable<string> {
  // These programs read UTF-8, with replacement characters for invalid octets.
  for (const chunk of lines.chunks)
    for (const { text } of chunk)
      yield !encoding.startsWith('utf-')
        ? decodeAs(encodeText({ text, encoding, bom: false }), 'utf-8')
        : text;
}

/** Returns the findings of a program's own rules about a robots.txt. Their detail is the program's id. */
export function checkerFindings(checker: FileChecker, policy: Policy): readonly Finding[] {
  const { source, format } = policy;
  if (format.id !== 'robots-txt' || source.encoding.startsWith('utf-16')) return [];
  const { id, title } = checker;
  const start = { line: 0, column: 0 };
  const findings = (checker.missing?.(lineTexts(policy)) ?? []).map((reason) =>
    createFinding(CHK_FILE, { start, end: start }, [title, reason], () => [], id),
  );
  const checkLine = checker.start?.();
  if (!checkLine) return findings;
  let number = 0;
  for (const text of lineTexts(policy)) {
    const line = number++;
    const report = checkLine(text);
    if (!report) continue;
    const range = {
      start: { line, column: 0 },
      end: { line, column: getLine(source.lines, line).text.length },
    };
    findings.push(createFinding(CHK_LINE, range, [title, report.reason, report.word ?? ''], () => [], id));
  }
  return findings;
}
