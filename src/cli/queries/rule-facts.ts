// The facts about a kind of finding: its messages, its source and an example with the findings in it.

import {
  nearMissOf,
  optionsOfExample,
  pathOfExample,
  siteOfExample,
} from '../../core/diagnostics/example-site.ts';
import { type Finding, fixesNotKept, type Severity } from '../../core/diagnostics/finding.ts';
import type { FindingExample } from '../../core/diagnostics/finding-example.ts';
import { findDiagnostic, findExamples, findings, inspectors } from '../../core/diagnostics/registry.ts';
import { lineAt } from '../../core/document/lines.ts';
import {
  findingMessage,
  findingReason,
  findingTitle,
  fixTitle,
} from '../../messages/explain/explain-finding.ts';
import { type SourceJson, sourceToJson } from '../output/source-to-json.ts';

/** A kind of finding in a list. */
export interface RuleFacts {
  readonly code: string;
  readonly severity: Severity;
  readonly title: string;
  /** The id of the system that it belongs to. */
  readonly system: string;
}

/** All kinds of findings, by system, in the order of the system's list. */
export function listRules(): readonly RuleFacts[] {
  const seenCodes = new Set<string>();
  return inspectors.flatMap(({ id, checks }) =>
    checks.flatMap(({ code, severity }) => {
      if (seenCodes.has(code)) return [];
      seenCodes.add(code);
      return [{ code, severity, title: findingTitle(code), system: id }];
    }),
  );
}

/** A line of an example, with its number from 1. `isFound`: whether a finding of the kind begins in it. */
export interface ExampleLine {
  readonly line: number;
  readonly text: string;
  readonly isFound: boolean;
}

/** A kind of finding with all details. */
export interface RuleExplanation extends RuleFacts {
  /** The message of a finding in the example. */
  readonly message: string;
  readonly why: string;
  /** The sections of specifications that it is based on. */
  readonly source: SourceJson;
  /** The titles of the fixes in the example. */
  readonly fixes: readonly string[];
  /** The path and lines of the example; absent if it is not text, or is long. */
  readonly example?: { readonly path: string; readonly lines: readonly ExampleLine[] };
  /** The same file corrected. */
  readonly corrected?: readonly ExampleLine[];
}

/** The maximum size of an example that is shown. */
const MAX_EXAMPLE = { lines: 20, characters: 200 } as const;

function exampleLines(
  example: FindingExample,
  exampleFindings: readonly Finding[],
): readonly ExampleLine[] | undefined {
  if (typeof example.file !== 'string') return undefined;
  const { lines } = siteOfExample(example).files.get(pathOfExample(example))!.source;
  const texts = Array.from({ length: lines.length }, (_, i) => lineAt(lines, i)!.text);
  if (texts.at(-1) === '') texts.pop();
  const isLong =
    texts.length > MAX_EXAMPLE.lines || texts.some(({ length }) => length > MAX_EXAMPLE.characters);
  if (isLong) return undefined;
  const starts = new Set(exampleFindings.map(({ range }) => range.start.line));
  return texts.map((text, i) => ({ line: i + 1, text, isFound: starts.has(i) }));
}

const findIn = (example: FindingExample, code: string) =>
  findings(siteOfExample(example), pathOfExample(example), optionsOfExample(example)).filter(
    (finding) => finding.code === code,
  );

/** Explains a kind of finding by its first example. @throws RangeError for an unknown code. */
export function explainRule(code: string): RuleExplanation {
  const diagnostic = findDiagnostic(code);
  const facts = listRules().find((rule) => rule.code === code);
  if (!diagnostic || !facts) throw new RangeError(`${code} is not the code of a finding`);
  const [example] = findExamples(code);
  const exampleFindings = example ? findIn(example, code) : [];
  const [first] = exampleFindings;
  const lines = example && exampleLines(example, exampleFindings);
  const corrected = example && exampleLines(nearMissOf(example), []);
  return {
    ...facts,
    message: first ? findingMessage(first) : '',
    why: findingReason({ code }),
    source: sourceToJson(diagnostic.source),
    fixes: first ? [...new Set(fixesNotKept(first).map(fixTitle))] : [],
    ...(example && lines ? { example: { path: pathOfExample(example), lines } } : {}),
    ...(corrected ? { corrected } : {}),
  };
}
