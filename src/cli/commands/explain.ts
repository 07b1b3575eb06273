// gatepost explain: what a kind of finding is, why it matters, and how to resolve it.
import { cliWords as words } from '../../messages/en/cli.ts';
import { commonOptions } from '../arguments/options.ts';
import { EXIT_CODES } from '../cli-error.ts';
import type { Command, Invocation } from '../command.ts';
import { printJson } from '../output/io.ts';
import { printStyled, type StyledPart, type StyledText, styled } from '../output/styled-text.ts';
import { knownCodes, rejectUnknownCode } from '../queries/known-codes.ts';
import { type ExampleLine, explainRule, type RuleExplanation } from '../queries/rule-facts.ts';

function formatLines(head: string, lines: readonly ExampleLine[]): StyledPart[] {
  const width = String(lines.at(-1)?.line ?? 1).length;
  return [
    `\n${head}\n`,
    ...lines.map(({ line, text, isFound }): StyledPart => {
      const formatted = `${isFound ? '>' : ' '} ${String(line).padStart(width)}  ${text}\n`;
      return isFound ? styled('strong', formatted) : formatted;
    }),
  ];
}

function formatExplanation(rule: RuleExplanation): StyledText {
  const { code, severity, title, message, why, spec, fixes, example, corrected } = rule;
  const says = words.explain;
  return [
    styled('strong', `${code}: ${title}`),
    ' (',
    styled(severity, words.lint.severity(severity)),
    ')\n\n',
    ...(message === '' ? [] : [`${says.what(message)}\n`]),
    ...(why === '' ? [] : [`${says.why(why)}\n`]),
    ...(fixes.length === 0 ? [] : [`${says.fix(fixes)}\n`]),
    ...(spec === '' ? [] : [`${says.source(spec)}\n`]),
    ...(example ? formatLines(says.example(example.path), example.lines) : []),
    ...(example && corrected ? formatLines(says.corrected, corrected) : []),
  ];
}

/** A code in whatever case it is written. */
const normalizeCode = (given: string): string =>
  knownCodes.find((code) => code.toLowerCase() === given.toLowerCase()) ?? given;

function runExplain({ io, values, files }: Invocation): Promise<number> {
  const codes = [...new Set(files.map(normalizeCode))];
  codes.forEach(rejectUnknownCode);
  const rules = codes.map(explainRule);
  if (values.json) printJson(io, { rules });
  else
    printStyled(
      io,
      rules.flatMap((rule, place) => [...(place === 0 ? [] : ['\n\n']), ...formatExplanation(rule)]),
    );
  return Promise.resolve(EXIT_CODES.fine);
}

export const explainCommand: Command = {
  name: 'explain',
  usage: 'CODE...',
  files: { least: 1, most: Infinity },
  options: [...commonOptions],
  run: runExplain,
};
