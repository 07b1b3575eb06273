// The rows of the list of expectations: those that fail first, equal ones together.
import type { ClaimResult } from '../../core/analysis/claims/check-claim.ts';
import { groupByKey } from '../../core/text/group-by-key.ts';
import { type Claim, claimId } from '../../core/workspace/expectations/claim.ts';
import { cellId, type Expectation } from '../../core/workspace/expectations/expectation.ts';
import type { ExpectationResult } from '../../core/workspace/expectations/expectations.ts';

/** An expectation of one answer. `index`: its place in the document. `result`: undefined until it is known. */
export interface ListedExpectation {
  readonly expectation: Expectation;
  readonly index: number;
  readonly result: ExpectationResult | undefined;
}

export interface ListedClaim {
  readonly claim: Claim;
  readonly index: number;
  readonly result: ClaimResult | undefined;
}

/** Equal expectations of several crawlers. */
export interface ExpectationFold {
  readonly items: readonly ListedExpectation[];
  /** Whether each of them has a row below. */
  readonly isOpen: boolean;
}

/** `open`: neither met nor failed, or not checked yet. */
export type ExpectationGroup = 'fail' | 'open' | 'hold';

export type ExpectationRow = { readonly key: string } & (
  | { readonly head: ExpectationGroup; readonly count: number }
  | { readonly one: ListedExpectation; readonly isFolded?: true }
  | { readonly claim: ListedClaim }
  | { readonly fold: ExpectationFold }
);

/** Which expectations are listed. */
export type ExpectationFilter = 'all' | 'failing' | 'claims';

/** From so many equal expectations on, they share a row. */
const FOLDED_FROM = 4;

const groups: readonly ExpectationGroup[] = ['fail', 'open', 'hold'];

function groupOf({
  result,
}: {
  readonly result: { readonly outcome: string } | undefined;
}): ExpectationGroup {
  if (result?.outcome === 'failed') return 'fail';
  return result?.outcome === 'met' ? 'hold' : 'open';
}

/** Returns a function that numbers equal names, so that every key of a list is another. */
function createKeys(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count === 0 ? name : `${name} ${count}`;
  };
}

/** The same for expectations that differ in their crawlers only. */
const foldKey = ({ expectation, result }: ListedExpectation): string =>
  JSON.stringify([
    cellId({ ...expectation, agent: '' }),
    expectation.expect,
    expectation.note ?? '',
    result?.outcome ?? '',
    result?.verdict?.key ?? '',
  ]);

function rowsOfExpectations(
  listed: readonly ListedExpectation[],
  open: ReadonlySet<string>,
  keyOf: (name: string) => string,
): readonly ExpectationRow[] {
  const rowOf = (one: ListedExpectation): ExpectationRow => ({
    key: keyOf(`one ${cellId(one.expectation)}`),
    one,
  });
  return [...groupByKey(listed, foldKey)].flatMap(([id, items]): readonly ExpectationRow[] => {
    if (items.length < FOLDED_FROM) return items.map(rowOf);
    const key = `fold ${id}`;
    const isOpen = open.has(key);
    const rows = isOpen ? items.map((one): ExpectationRow => ({ ...rowOf(one), one, isFolded: true })) : [];
    return [{ key, fold: { items, isOpen } }, ...rows];
  });
}

/**
 * Returns the rows: those that fail, those that are not settled, and those that hold; in each group claims come first.
 * The key of a row is what it expects, wherever it is in the list.
 * @param open the keys of folds whose expectations are listed one by one
 */
export function expectationRows(
  expectations: readonly ListedExpectation[],
  claims: readonly ListedClaim[],
  filter: ExpectationFilter,
  open: ReadonlySet<string>,
): readonly ExpectationRow[] {
  const keyOf = createKeys();
  const listedExpectations = filter === 'claims' ? [] : expectations;
  return groups
    .filter((group) => filter !== 'failing' || group === 'fail')
    .flatMap((group): readonly ExpectationRow[] => {
      const inGroup = listedExpectations.filter((one) => groupOf(one) === group);
      const claimsInGroup = claims.filter((claim) => groupOf(claim) === group);
      const count = inGroup.length + claimsInGroup.length;
      if (count === 0) return [];
      return [
        { key: `head ${group}`, head: group, count },
        ...claimsInGroup.map(
          (claim): ExpectationRow => ({
            key: keyOf(`claim ${claimId(claim.claim)}`),
            claim,
          }),
        ),
        ...rowsOfExpectations(inGroup, open, keyOf),
      ];
    });
}
