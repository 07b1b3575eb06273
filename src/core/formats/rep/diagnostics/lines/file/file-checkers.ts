// Findings of programs that check files by rules of their own. They concern no reader.

import { cite } from '../../../../../catalogue/citations.ts';
import type { FileChecker } from '../../../../../catalogue/file-checkers.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { createFinding, type Finding } from '../../../../../diagnostics/finding.ts';
import { decodeAs, encodeText } from '../../../../../document/encoding.ts';
import { getLine, linesIn } from '../../../../../document/lines.ts';
import { type Range, rangeInLine } from '../../../../../document/range.ts';
import type { Policy } from '../../../../../syntax/policy.ts';
import { ALLOW_ALL } from '../example.ts';

/** What a program says. `checker`: its id. `word`: the part of the line that it is about, if any. */
type CheckerReport = { readonly checker: string; readonly reason: string; readonly word: string | undefined };

const kinds = {
  /** Something that a program requires by its own rules, and that the file lacks. */
  'CHK-FILE': kind<CheckerReport>({
    severity: 'warning',
    about: 'file',
    source: cite('isitagentready.com'),
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
  }),
  /** A line that a program reports by its own rules. No reader minds it. */
  'CHK-LINE': kind<CheckerReport>({
    severity: 'warning',
    about: 'program',
    source: [...cite('Lighthouse'), ...cite('robots.cc')],
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
  }),
};

export type CheckerKinds = typeof kinds;

export const checkerDiagnostics = defineChecks(kinds).diagnostics;

/** Whether a finding is one that a program reports. */
export const isCheckerFinding = (finding: Finding): finding is Finding & { readonly values: CheckerReport } =>
  finding.code in kinds;

/** Whether a finding is one that this program reports. */
export const isFindingOfChecker = (checker: FileChecker, finding: Finding): boolean =>
  isCheckerFinding(finding) && finding.values.checker === checker.id;

function* lineTexts({ source: { lines, encoding } }: Policy): Iterable<string> {
  // These programs read UTF-8, with replacement characters for invalid octets.
  for (const chunk of lines.chunks)
    for (const { text } of linesIn(chunk))
      yield !encoding.startsWith('utf-')
        ? decodeAs(encodeText({ text, encoding, bom: false }), 'utf-8')
        : text;
}

const createReport = (code: keyof CheckerKinds, range: Range, values: CheckerReport): Finding =>
  createFinding({ code, ...kinds[code] }, range, values);

/** Returns the findings of a program's own rules about a robots.txt. */
export function checkerFindings(checker: FileChecker, policy: Policy): readonly Finding[] {
  const { source, format } = policy;
  if (format.id !== 'robots-txt' || source.encoding.startsWith('utf-16')) return [];
  const { id } = checker;
  const start = { line: 0, column: 0 };
  const findings = (checker.missing?.(lineTexts(policy)) ?? []).map((reason) =>
    createReport('CHK-FILE', { start, end: start }, { checker: id, reason, word: undefined }),
  );
  const checkLine = checker.start?.();
  if (!checkLine) return findings;
  let number = 0;
  for (const text of lineTexts(policy)) {
    const line = number++;
    const report = checkLine(text);
    if (!report) continue;
    const range = rangeInLine(line, { from: 0, to: getLine(source.lines, line).text.length });
    findings.push(createReport('CHK-LINE', range, { checker: id, reason: report.reason, word: report.word }));
  }
  return findings;
}
