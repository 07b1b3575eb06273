// What the checks of tdmrep.json share.
import type { CheckContext, Kinds, NoValues } from '../../../diagnostics/define-checks.ts';
import type { FindingExample } from '../../../diagnostics/finding-example.ts';
import type { TextSpan } from '../../../document/spans.ts';
import { TDMREP_PATH } from '../members.ts';
import type { TdmrepEntry, TdmrepFile } from '../tdmrep-file.ts';

/** The fixes of tdmrep.json, with what their titles say. `line`: from 1. */
export type TdmrepFixes = {
  readonly 'tdm-remove-comma': NoValues;
  readonly 'tdm-remove-comment': NoValues;
  readonly 'tdm-wrap-in-list': NoValues;
  readonly 'tdm-write-location': { readonly path: string };
  readonly 'tdm-write-reservation': { readonly value: 0 | 1 };
  readonly 'tdm-guess-reservation': { readonly value: 0 | 1 };
  readonly 'tdm-write-policy': { readonly url: string };
  readonly 'tdm-rename-member': { readonly to: string };
  readonly 'tdm-remove-member': { readonly name: string };
  readonly 'tdm-remove-earlier': { readonly name: string };
  readonly 'tdm-remove-location': NoValues;
  readonly 'tdm-move-before': { readonly location: string; readonly line: number };
};

/** The context of checks that may report some kinds. */
export type TdmrepContext<Codes extends Kinds> = CheckContext<TdmrepFile, Codes, TdmrepFixes>;

/** Visits the objects of the list. */
export function forEachEntry(file: TdmrepFile, visit: (entry: TdmrepEntry, place: number) => void): void {
  file.entries.forEach((entry, place) => {
    if (entry) visit(entry, place);
  });
}

/** The opening bracket or brace of a value, which marks that something is missing within it. */
export const firstCharacter = ({ start }: TextSpan): TextSpan => ({ start, end: start + 1 });

const LONGEST_TEXT = 60;

/** The text of a span as messages quote it. */
export const quotedText = ({ text }: TdmrepFile, { start, end }: TextSpan): string =>
  end - start > LONGEST_TEXT ? `${text.slice(start, start + LONGEST_TEXT - 1)}…` : text.slice(start, end);

/** An example at the usual path of the file, with its near miss. */
export const tdmrepExample = (
  file: string,
  near: string,
  overrides: Partial<FindingExample> = {},
): FindingExample => ({
  file,
  near,
  path: TDMREP_PATH,
  ...overrides,
});

/** A list whose objects have these members, one object a line. */
export const tdmrepList = (...members: readonly string[]): string =>
  `[\n${members.map((entry) => `  { ${entry} }`).join(',\n')}\n]\n`;
