// The steps of an explanation that are about documents: codes and words of the file, no sentences.
import type { Parser } from './effective-directives.ts';
import type { HiddenPi } from './hidden-pi.ts';
import type { Directives, PiFault } from './read-pi.ts';

type NoParams = Readonly<Record<never, never>>;

/** A directive, and its text in the file. */
export interface DirectiveParams extends Directives {
  readonly text: string;
}

/** What forbids something: the only or first that `decides`, or another that also counts. */
export interface RestrictionParams extends DirectiveParams {
  readonly agent: string;
  readonly decides: boolean;
}

export interface DocumentStepParams {
  /** The site has no such document. */
  readonly 'document-absent': { readonly path: string };
  readonly 'document-read': { readonly path: string; readonly parser: Parser };
  /** It is not well-formed XML: read as far as possible. */
  readonly 'document-not-well-formed': NoParams;
  /**
   * The PI is obeyed because it is the first legal one. `isLate` if text or links precede it. `decides` unless only a
   * header or a META tag for the crawler forbids something.
   */
  readonly 'pi-obeyed': DirectiveParams & { readonly isLate: boolean; readonly decides: boolean };
  readonly 'pi-illegal': { readonly text: string; readonly fault: PiFault };
  /** Legal, but an earlier one counts. */
  readonly 'pi-later': DirectiveParams & { readonly deciding: number };
  /** Another target: names in XML are case-sensitive. */
  readonly 'pi-misnamed': { readonly target: string };
  readonly 'pi-hidden': { readonly where: HiddenPi['where'] };
  readonly 'pi-unterminated': NoParams;
  /** A directive for the other parser. */
  readonly 'pi-not-read': { readonly text: string };
  readonly 'meta-not-read': { readonly text: string };
  /** META is obeyed. Several tags (`tags`) add up to this. `decides` as for the PI. */
  readonly 'meta-obeyed': DirectiveParams & { readonly tags: number; readonly decides: boolean };
  readonly 'meta-joined': { readonly text: string };
  /** A META tag for the crawler that asks, or a response header, forbids something. `agent`: the name in it, if any. */
  readonly 'meta-for-crawler': RestrictionParams;
  readonly 'header-obeyed': RestrictionParams;
  /**
   * A tag or a header says something besides indexing and following. `agent`: the name in it, if any. `operator`: that
   * of the crawler that asks, if it is known.
   */
  readonly 'directive-beside': {
    readonly name: string;
    readonly text: string;
    readonly agent: string;
    readonly documentedBy: readonly string[];
    readonly operator: string | undefined;
  };
  /** There is no directive that this parser reads. */
  readonly 'document-silent': { readonly parser: Parser };
  /** There are PIs, but none is legal. */
  readonly 'pi-only-illegal': { readonly count: number };
}
