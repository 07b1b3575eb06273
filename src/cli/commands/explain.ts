// gatepost explain: describes a kind of finding, why it matters, and how to resolve it.
import { currentCode } from '../../core/diagnostics/earlier-codes.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { EXIT_CODES } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import { printJson } from '../output/io.ts';
import { printStyled, type StyledPart, type StyledText, styled } from '../output/styled-text.ts';
import { knownCodes, rejectUnknownCode } from '../queries/known-codes.ts';
import { type ExampleLine, explainRule, type RuleExplanation } from '../queries/rule-facts.ts';

function formatLines(head: string, lines: readonly ExampleLine[]): StyledPart[] {
  const width = String(lines.at(-1)?.line ?? 1).length;
  return [
    '\n',
    `${head}\n`,
    ...lines.map(({ line, text, isFound }): StyledPart => {
      const formatted = `${isFound ? '>' : ' '} ${String(line).padStart(width)}  ${text}\n`;
      return isFound ? styled('strong', formatted) : formatted;
    }),
  ];
}

function formatExplanation(rule: RuleExplanation): StyledText {
  const { code, severity, title, message, why, source, fixes, example, corrected } = rule;
  const labels = words.explain;
  return [
    styled('strong', `${code}: ${title}`),
    ' (',
    styled(severity, words.lint.severity(severity)),
    ')\n',
    '\n',
    ...(message === '' ? [] : [`${labels.what(message)}\n`]),
    ...(why === '' ? [] : [`${labels.why(why)}\n`]),
    ...(fixes.length === 0 ? [] : [`${labels.fix(fixes)}\n`]),
    ...(source.text === '' ? [] : [`${labels.source(source.text)}\n`]),
    ...(example ? formatLines(labels.example(example.path), example.lines) : []),
    ...(example && corrected ? formatLines(labels.corrected, corrected) : []),
  ];
}

/** Finds the code in any letter case. */
const normalizeCode = (text: string): string =>
  knownCodes.find((code) => code.toLowerCase() === text.toLowerCase()) ?? currentCode(text);

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export function runExplain({ io, values, files }: Invocation): Promise<number> {
  const codes = [...new Set(files.map(normalizeCode))];
  codes.forEach(rejectUnknownCode);
  const rules = codes.map(explainRule);
  if (values.json) printJson(io, { rules });
  else
    printStyled(
      io,
      rules.flatMap((rule, index) => [...(index === 0 ? [] : ['\n', '\n']), ...formatExplanation(rule)]),
    );
  return Promise.resolve(EXIT_CODES.fine);
}
