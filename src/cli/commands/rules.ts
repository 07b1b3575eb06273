// gatepost rules: lists all kinds of findings.

import { largestOf } from '../../core/text/large-lists.ts';
import { markdownCell, markdownCellCode, markdownText } from '../../core/text/markdown.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { parseChoice } from '../arguments/option-values.ts';
import { EXIT_CODES } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import { severitiesByGravity } from '../output/format-findings.ts';
import { printJson, printText } from '../output/io.ts';
import { printStyled, type StyledPart, type StyledText, styled } from '../output/styled-text.ts';
import { listRules, type RuleFacts } from '../queries/rule-facts.ts';

const systemName = (id: string): string => words.lint.systems[id] ?? id;

function groupBySystem(rules: readonly RuleFacts[]): readonly (readonly [string, readonly RuleFacts[]])[] {
  const systems = [...new Set(rules.map(({ system }) => system))];
  return systems.map((id) => [systemName(id), rules.filter(({ system }) => system === id)] as const);
}

function formatRules(rules: readonly RuleFacts[]): StyledText {
  const width = largestOf(rules.map(({ code }) => code.length));
  const severityWidth = largestOf(
    severitiesByGravity.map((severity) => words.lint.severity(severity).length),
  );
  const formatRule = ({ code, severity, title }: RuleFacts): StyledPart[] => [
    `  ${code.padEnd(width)}  `,
    styled(severity, words.lint.severity(severity).padEnd(severityWidth)),
    `  ${title}\n`,
  ];
  return groupBySystem(rules).flatMap(([name, systemRules], index) => [
    ...(index === 0 ? [] : ['\n']),
    styled('strong', name),
    '\n',
    ...systemRules.flatMap(formatRule),
  ]);
}

function formatRulesMarkdown(rules: readonly RuleFacts[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return groupBySystem(rules)
    .map(([name, systemRules]) =>
      [
        `## ${markdownText(name)}`,
        '',
        row(words.rules.heads),
        row(words.rules.heads.map(() => '---')),
        ...systemRules.map(({ code, severity, title }) =>
          row([markdownCellCode(code), words.lint.severity(severity), markdownCell(title)]),
        ),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export function runRules({ io, values }: Invocation): Promise<number> {
  const leastSevere = parseChoice('severity', values.severity, severitiesByGravity) ?? 'hint';
  const isListed = ({ severity }: RuleFacts) =>
    severitiesByGravity.indexOf(severity) <= severitiesByGravity.indexOf(leastSevere);
  const rules = listRules().filter(isListed);
  if (values.json) printJson(io, { rules });
  else if (values.markdown) printText(io, formatRulesMarkdown(rules));
  else printStyled(io, formatRules(rules));
  return Promise.resolve(EXIT_CODES.fine);
}
