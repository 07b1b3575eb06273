// What the checks of ACAP share.
import { type Citations, cite } from '../../../catalogue/citations.ts';
import type { CheckContext, Kinds, NoValues } from '../../../diagnostics/define-checks.ts';
import { getLine, lineAt } from '../../../document/lines.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { lazy, memoizeByKey } from '../../../text/lazy.ts';
import type { AcapFile, PlacedField, UsageDefinition } from '../acap-file.ts';
import { usagesOfDefinition } from '../expand-usages.ts';
import type { AcapLine, FieldOf } from '../field.ts';
import type { SearchBudget } from '../pattern-index.ts';
import type { RelatedFiles } from '../question/related-files.ts';
import { readAcapLine } from '../read-line.ts';
import type { Usage } from '../usages.ts';
import { type DuplicateLines, findDuplicates } from './conflicts/duplicates.ts';
import { groupStatements, type StatementGroup } from './conflicts/statement-groups.ts';

/** A section of the specification. */
export const acap11 = (section: string): Citations => cite('ACAP 1.1', section);

/** Columns of one line. */
export interface Columns {
  readonly start: number;
  readonly end: number;
}

/** What the checks of one file share. */
export interface AcapSubject {
  readonly policy: Policy;
  readonly file: AcapFile;
  readonly relatives: RelatedFiles;
  /** Whether the file uses or defines a name, as a local usage or as a set. */
  readonly isNameInFile: (name: string) => boolean;
  /** The words of a composite or a set, as its line writes them. */
  readonly bodyOf: (field: FieldOf<'composite-usage' | 'resource-set'>) => string;
  /** The standard usages that a definition of the file stands for. */
  readonly usagesOf: (definition: PlacedField<UsageDefinition>) => readonly Usage[];
  readonly duplicates: () => DuplicateLines;
  readonly groups: () => readonly StatementGroup[];
  /** Pattern comparisons that are left. Nothing is reported about the rest of the file. */
  readonly budget: SearchBudget;
}

type Written = { readonly text: string };
type Named = { readonly name: string };

/** The fixes of ACAP, with what their titles say. `line`: from 1. */
export type AcapFixes = {
  readonly 'insert-colon': NoValues;
  readonly 'remove-blanks': NoValues;
  readonly 'insert-blank': NoValues;
  readonly 'remove-line': NoValues;
  readonly 'remove-that-line': { readonly line: number };
  readonly 'replace-word': Written;
  readonly 'use-local-usage': Named;
  readonly 'insert-root': NoValues;
  readonly 'make-resource-set': Named;
  readonly 'encode-blanks': Written;
  readonly 'encode-characters': Written;
  readonly 'part-comment': NoValues;
  readonly 'set-version': NoValues;
  readonly 'remove-colon': NoValues;
  readonly 'prepend-slash': Written;
  readonly 'path-only': Written;
  readonly 'without-star': Written;
  readonly 'swap-ends': Written;
  readonly 'invert-mask': Written;
  readonly 'wildcard-mask': Written;
  readonly 'move-qualifier': { readonly usage: Usage };
  readonly 'join-list': NoValues;
  readonly 'prefix-role': Written;
  readonly disallow: NoValues;
  readonly 'remove-qualifier': { readonly qualifiers: readonly string[] };
  readonly 'remove-qualifiers': Written;
  readonly 'keep-only': Written;
  readonly 'make-list': Written;
  readonly rename: Named;
  readonly 'prohibit-standard': { readonly usages: readonly Usage[] };
  readonly 'move-to-definition': Named;
  readonly 'add-terms': Written;
  readonly 'remove-part': Named;
  readonly 'permit-with': NoValues;
  readonly inline: Written;
  readonly 'extract-definition': Named;
  readonly 'join-lines': NoValues;
  readonly define: Written;
  readonly 'move-above': Named;
  readonly 'move-line': NoValues;
  readonly 'move-up': NoValues;
  readonly 'add-crawler': NoValues;
  readonly 'split-record': NoValues;
  readonly 'remove-empty': NoValues;
  readonly 'insert-line': Written;
  readonly 'add-version': NoValues;
  readonly 'raise-version': NoValues;
  readonly 'merge-fields': { readonly line: number };
  readonly 'allow-crawl': { readonly path: string };
  /** `to`: the records to which the line is added. */
  readonly 'mirror-rule': Written & { readonly to: 'acap' | 'conventional' };
  readonly 'ignore-conventional': NoValues;
};

/** The fixes whose titles say what they write. */
export type WritingFix = {
  readonly [Code in keyof AcapFixes]: AcapFixes[Code] extends Written
    ? Written extends AcapFixes[Code]
      ? Code
      : never
    : never;
}[keyof AcapFixes];

/** The context of checks that may report some kinds. */
export type AcapContext<Codes extends Kinds = Kinds> = CheckContext<AcapSubject, Codes, AcapFixes>;

/** What fixes are made of. */
export type FixContext = Pick<AcapContext, 'subject' | 'fix'>;

/** The characters that separate the words of ACAP lines, and a name from its context (2.5.4, 2.7). */
const NAME_SEPARATORS = /[\s():=]+/;

function createNameTest({ lines }: AcapFile): (name: string) => boolean {
  const all = lines.map(({ read }) => `${read.name.text} ${read.value.text}`.toLowerCase()).join('\n');
  const words = new Set(all.split(NAME_SEPARATORS));
  return (name) => {
    const lowerName = name.toLowerCase();
    return NAME_SEPARATORS.test(lowerName) ? all.includes(lowerName) : words.has(lowerName);
  };
}

/** The limit of pattern comparisons in one file. */
const MAX_COMPARISONS = 200_000;

/** Creates what the checks share. What not every file needs is computed when it is first used. */
export function createSubject(base: Pick<AcapSubject, 'policy' | 'file' | 'relatives'>): AcapSubject {
  const { file } = base;
  const nameTest = lazy(() => createNameTest(file));
  return {
    ...base,
    isNameInFile: (name) => nameTest()(name),
    bodyOf: memoizeByKey((field) =>
      (field.kind === 'resource-set' ? field.patterns : field.parts.map(({ word }) => word))
        .map(({ text }) => text)
        .join(' '),
    ),
    usagesOf: memoizeByKey((definition) => usagesOfDefinition(definition, file)),
    duplicates: lazy(() => findDuplicates(file)),
    groups: lazy(() => groupStatements(base)),
    budget: { left: MAX_COMPARISONS },
  };
}

/** The text of a line. */
export const lineText = ({ source }: Policy, line: number): string => lineAt(source.lines, line)?.text ?? '';

/** The ACAP line at `line`, read. @throws RangeError if it is not an ACAP line. */
export function parsedLine({ source }: Policy, line: number): AcapLine {
  const read = readAcapLine(getLine(source.lines, line));
  if (!read) throw new RangeError(`line ${line} is no ACAP line`);
  return read;
}

/** The columns of a line without its indent and comment. */
export const fieldColumns = ({ name, value }: AcapLine): Columns => ({
  start: name.start,
  end: Math.max(name.end, value.end),
});

/** The place of a line without its indent and comment. */
export const fieldPlace = (policy: Policy, line: number): Columns & { readonly line: number } => ({
  line,
  ...fieldColumns(parsedLine(policy, line)),
});

/** The name of a line as written, including its variable end. Most messages begin with it. */
export const writtenName = (policy: Policy, line: number): string => parsedLine(policy, line).name.text;
