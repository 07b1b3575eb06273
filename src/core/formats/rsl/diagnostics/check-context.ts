// What the checks of license documents share.
import type { CheckContext, Kinds, NoValues } from '../../../diagnostics/define-checks.ts';
import type { RslDocument, RslLicense } from '../rsl-document.ts';

/** The fixes of license documents, with what their titles say. */
export type RslFixes = {
  readonly 'rsl-namespace': NoValues;
  readonly 'rsl-rename': { readonly name: string };
  readonly 'rsl-remove': { readonly name: string };
  readonly 'rsl-whole-site': NoValues;
  readonly 'rsl-slash': { readonly url: string };
  readonly 'rsl-use': { readonly text: string };
  readonly 'rsl-type': { readonly type: string };
  readonly 'rsl-guess-type': { readonly type: string };
};

/** The context of checks that may report some kinds. */
export type RslContext<Codes extends Kinds> = CheckContext<RslDocument, Codes, RslFixes>;

/** All licenses of a document. */
export const licensesOf = ({ contents }: RslDocument): readonly RslLicense[] =>
  contents.flatMap(({ licenses }) => licenses);
