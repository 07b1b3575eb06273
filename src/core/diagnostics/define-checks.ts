// The definition of checks: a table of the kinds of findings that they report, and the checks themselves. Sentences are
// in src/messages, by code, and are chosen from the values of a finding.
import { type Citations } from '../catalogue/citations.ts';
import type { Range, TextEdit } from '../document/range.ts';
import type { Source } from '../document/source.ts';
import { applySpanChanges, rangeOf, type SpanChange, type TextSpan } from '../document/spans.ts';
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { Reader } from '../readers/reader.ts';
import type { Diagnostic } from './define-diagnostic.ts';
import { createFinding, createFix, type Finding, type FindingValues, type Fix } from './finding.ts';
import type { Inspection } from './inspection.ts';

/** The values of a finding or a fix whose sentence is always the same. */
export type NoValues = Readonly<Record<never, never>>;

/** A kind of finding, without its code. `Values`: what its message says about one finding. */
export interface Kind<Values> extends Omit<Diagnostic, 'code' | 'applies'> {
  /** Whether a finding matters to a reader, by the reader's options; to all readers if absent. */
  readonly applies?: (reader: Reader, values: Values) => boolean;
  /** No value: the type of the values, for the compiler. */
  readonly says?: (values: Values) => void;
}

/** Defines a kind of finding whose message says `Values`. */
export const kind = <Values extends FindingValues = NoValues>(definition: Kind<Values>): Kind<Values> =>
  definition;

/** Kinds of findings by their codes. */
export type Kinds = Readonly<Record<string, Kind<never>>>;

/** The values of a kind. */
export type ValuesOf<OneKind> = OneKind extends Kind<infer Values> ? Values : never;

/** Where a finding is: a range, a span of the text, or a span of one line. Lines are 0-based. */
export type Place = Range | TextSpan | (TextSpan & { readonly line: number });

type FixList = Fix | false | undefined | readonly Fix[];
/** The fixes of a finding. A function is called when the caller reads them. */
export type Fixes = FixList | (() => FixList);

/**
 * Values and fixes of a finding; neither is needed for a finding without values. `cited`: its section, if that depends
 * on the place.
 */
type ReportArguments<Values> = NoValues extends Values
  ? [values?: Values, fixes?: Fixes, cited?: Citations | undefined]
  : [values: Values, fixes?: Fixes, cited?: Citations | undefined];

/** The values of the fixes of a system, by their codes. */
export type FixKinds = Readonly<Record<string, FindingValues>>;

/**
 * What a check works with. `Subject`: what the system reads the file as, with what its checks share. `Codes`: the kinds
 * that it may report. `FixCodes`: the fixes that it may offer.
 */
export interface CheckContext<Subject, Codes extends Kinds, FixCodes extends FixKinds> {
  readonly inspection: Inspection;
  readonly source: Source;
  readonly subject: Subject;
  readonly report: <Code extends keyof Codes & string>(
    code: Code,
    at: Place,
    ...rest: ReportArguments<ValuesOf<Codes[Code]>>
  ) => void;
  /**
   * A fix made of changes of the text, which are computed when the caller reads them. `same`: it changes no verdict of
   * any question.
   */
  readonly fix: <Code extends keyof FixCodes & string>(
    code: Code,
    values: FixCodes[Code],
    changes: () => readonly (TextEdit | SpanChange)[],
    verdicts?: Fix['verdicts'],
  ) => Fix;
}

export type Check<Context> = (context: Context) => CooperativeTask<void> | void;

/** Kinds of findings and the checks that report them. */
export interface Checks<Subject, Codes extends Kinds = Kinds> {
  readonly kinds: Codes;
  readonly diagnostics: readonly Diagnostic[];
  readonly run: (inspection: Inspection, subject: Subject, found: Finding[]) => CooperativeTask<void>;
}

/** All kinds of a list of checks. */
export type KindsOf<List extends readonly Checks<never>[]> = Together<List[number]['kinds']>;
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

const rangeAt = (source: Source, at: Place): Range => {
  if (typeof at.start !== 'number') return at as Range;
  const span = at as TextSpan & { readonly line?: number };
  if (span.line === undefined) return rangeOf(source, span);
  return { start: { line: span.line, column: span.start }, end: { line: span.line, column: span.end } };
};

const editsOf = (source: Source, changes: readonly (TextEdit | SpanChange)[]): readonly TextEdit[] => {
  const isSpan = (change: TextEdit | SpanChange): change is SpanChange => 'at' in change;
  return changes.every(isSpan) ? applySpanChanges(source, changes) : (changes as readonly TextEdit[]);
};

const listOf = (fixes: FixList): readonly Fix[] => (fixes ? [fixes].flat() : []);

/** Defines checks and the kinds of findings that they report. They run in their order. */
export function defineChecks<Subject, const Codes extends Kinds, FixCodes extends FixKinds>(
  kinds: Codes,
  ...checks: readonly Check<CheckContext<Subject, Codes, FixCodes>>[]
): Checks<Subject, Codes> {
  const diagnostics = Object.entries(kinds).map(
    ([code, { applies, says: _, ...definition }]): Diagnostic => ({
      code,
      ...definition,
      // The values of a finding are those of its kind, which the compiler checked where it was reported.
      ...(applies && { applies: (reader, values) => applies(reader, values as never) }),
    }),
  );
  const byCode = new Map(diagnostics.map((row) => [row.code, row] as const));
  return {
    kinds,
    diagnostics,
    *run(inspection, subject, found) {
      const { source } = inspection.policy;
      const context: CheckContext<Subject, Codes, FixCodes> = {
        inspection,
        source,
        subject,
        report(code, at, ...rest) {
          const [values = {}, fixes, cited] = rest as readonly [FindingValues?, Fixes?, Citations?];
          const row = byCode.get(code)!;
          const createFixes = () => listOf(typeof fixes === 'function' ? fixes() : fixes);
          const reported = cited === undefined ? row : { ...row, source: cited };
          found.push(createFinding(reported, rangeAt(source, at), values, createFixes));
        },
        fix: (code, values, changes, verdicts = 'changes') =>
          createFix(code, values, verdicts, () => editsOf(source, changes())),
      };
      for (const check of checks) {
        const task = check(context);
        if (task) yield* task;
        yield;
      }
    },
  };
}
