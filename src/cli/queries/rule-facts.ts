// What is known about a kind of finding: its words, its source and an example, as the engine reads the example.
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
import { citeSpecification } from '../../messages/cite-specification.ts';
import { findingMessage, findingReason, findingTitle, fixTitle } from '../../messages/explain-finding.ts';

/** A kind of finding, as lists have it. */
export interface RuleFacts {
  readonly code: string;
  readonly severity: Severity;
  readonly title: string;
  /** The id of the system that it belongs to. */
  readonly system: string;
}

/** All kinds of findings, by system, and in the order in which the system lists them. */
export function listRules(): readonly RuleFacts[] {
  const seen = new Set<string>();
  return inspectors.flatMap(({ id, checks }) =>
    checks.flatMap(({ code, severity }) => {
      if (seen.has(code)) return [];
      seen.add(code);
      return [{ code, severity, title: findingTitle(code), system: id }];
    }),
  );
}

/** A line of an example, with its number from 1; `isFound` if a finding of the kind begins in it. */
export interface ExampleLine {
  readonly line: number;
  readonly text: string;
  readonly isFound: boolean;
}

/** A kind of finding in full. */
export interface RuleExplanation extends RuleFacts {
  /** What a finding of the kind says, of the example. */
  readonly message: string;
  readonly why: string;
  /** The sections that it rests on. */
  readonly spec: string;
  /** What the fixes of the example do. */
  readonly fixes: readonly string[];
  /** The path of the example, and its lines; absent if the example is not text, or is long. */
  readonly example?: { readonly path: string; readonly lines: readonly ExampleLine[] };
  /** The same file without the finding. */
  readonly corrected?: readonly ExampleLine[];
}

/** An example is shown if it has at most so many lines of at most so many characters. */
const MAX_EXAMPLE = { lines: 20, characters: 200 } as const;

function exampleLines(
  example: FindingExample,
  found: readonly Finding[],
): readonly ExampleLine[] | undefined {
  if (typeof example.file !== 'string') return undefined;
  const { lines } = siteOfExample(example).files.get(pathOfExample(example))!.source;
  const shown = Array.from({ length: lines.length }, (_, i) => lineAt(lines, i)!.text);
  if (shown.at(-1) === '') shown.pop();
  const isLong =
    shown.length > MAX_EXAMPLE.lines || shown.some(({ length }) => length > MAX_EXAMPLE.characters);
  if (isLong) return undefined;
  const starts = new Set(found.map(({ range }) => range.start.line));
  return shown.map((text, i) => ({ line: i + 1, text, isFound: starts.has(i) }));
}

const findIn = (example: FindingExample, code: string) =>
  findings(siteOfExample(example), pathOfExample(example), optionsOfExample(example)).filter(
    (one) => one.code === code,
  );

/** Explains a kind of finding by its first example. @throws RangeError for an unknown code. */
export function explainRule(code: string): RuleExplanation {
  const diagnostic = findDiagnostic(code);
  const facts = listRules().find((one) => one.code === code);
  if (!diagnostic || !facts) throw new RangeError(`${code} is not the code of a finding`);
  const [example] = findExamples(code);
  const found = example ? findIn(example, code) : [];
  const [first] = found;
  const lines = example && exampleLines(example, found);
  const corrected = example && exampleLines(nearMissOf(example), []);
  return {
    ...facts,
    message: first ? findingMessage(first) : '',
    why: findingReason({ code }),
    spec: citeSpecification(diagnostic.spec),
    fixes: first ? [...new Set(fixesNotKept(first).map(fixTitle))] : [],
    ...(example && lines ? { example: { path: pathOfExample(example), lines } } : {}),
    ...(corrected ? { corrected } : {}),
  };
}
