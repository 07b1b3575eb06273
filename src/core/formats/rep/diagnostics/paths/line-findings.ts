// Reports what is found in single lines, and in the URLs of the table, which can have the same faults.
import { cite } from '../../../../catalogue/citations.ts';
import { defineChecks, kind, type Place } from '../../../../diagnostics/define-checks.ts';
import { createCommandFix, type FindingValues, type Fix } from '../../../../diagnostics/finding.ts';
import { fieldAt, type Policy, valueOf } from '../../../../syntax/policy.ts';
import { setPath } from '../../edit/set-path.ts';
import type { PathContext } from './check-context.ts';
import { pathAt } from './check-context.ts';
import { escapeKinds } from './escapes.ts';
import { pathExample } from './example.ts';
import { checkLines, type PlacedLineResult } from './line-checks.ts';
import { type LineSpot, trimSpaces } from './line-spot.ts';
import { beginningKinds } from './path-beginnings.ts';
import { characterKinds, findUntidyPart } from './path-characters.ts';
import { keepsRankOrder } from './rules/rank-order.ts';
import { lengthWithoutStars, type TrailingStars, wildcardKinds } from './wildcard-signs.ts';

const kinds = {
  ...beginningKinds,
  ...escapeKinds,
  ...characterKinds,
  ...wildcardKinds,
  R066: kind<{ readonly url: string; readonly without: string }>({
    severity: 'warning',
    about: 'file',
    source: cite('draft 1', '3.2.2'),
    applies: ({ path }) => path.urlPart !== 'path-query-fragment',
    examples: [pathExample(['Disallow: /a'], ['Disallow: /a'], { urls: ['/a#top'], nearUrls: ['/a'] })],
  }),
  /** `count`: of the lines that name such paths. */
  R100: kind<{ readonly count: number; readonly paths: readonly string[] }>({
    severity: 'info',
    about: 'file',
    source: [...cite('draft 1', '5'), ...cite('RFC 9309', '3')],
    examples: [
      pathExample(
        ['Disallow: /admin/', 'Disallow: /.git/', 'Disallow: /a/dump.sql', 'Disallow: /old/backup/'],
        ['Disallow: /administration-and-law/', 'Disallow: /gitarre/'],
      ),
    ],
  }),
};

type Context = PathContext<typeof kinds>;

function reportSpot(context: Context, line: number, { code, start, end, values, fixes }: LineSpot) {
  // The values are those of the code: the compiler checked them where the spot was created.
  const report = context.report as unknown as (
    code: string,
    at: Place,
    values: FindingValues,
    fixes: () => readonly Fix[],
  ) => void;
  report(code, { line, start, end }, values, () => fixes.flatMap((make) => make(context, line) ?? []));
}

const MAX_NAMED_PATHS = 3;
/** The number of lines that a message can list by number. */
const MAX_NAMED_LINES = 12;

/** Reported once for a file, at the first path that discloses something. */
function reportDisclosingPaths({ subject, report }: Context, disclosing: readonly PlacedLineResult[]) {
  const [first] = disclosing;
  if (!first || subject.policy.format.describes) return;
  const lines = disclosing.map(({ line }) => line);
  const count = lines.length;
  const paths = [...new Set(disclosing.flatMap(({ disclosedPath: path }) => path ?? []))];
  report('R100', pathAt(subject, first.line), { count, paths: paths.slice(0, MAX_NAMED_PATHS) }, () =>
    createCommandFix('show-lines', { count }, { do: 'show-lines', lines }),
  );
}

/** The rule in a line, and its path without the stars at its end. */
function rewriteWithoutStars(policy: Policy, line: number) {
  const field = fieldAt(policy, line);
  const path = valueOf(field);
  const effect = field.directive?.effect ?? 'deny';
  return { line, effect, path, paths: [trimSpaces(path.slice(0, lengthWithoutStars(path)))] as const };
}

/** Reported once for a file, at the first path that ends with a star. The fix removes the stars of all. */
function reportTrailingStars(context: Context, first: TrailingStars | undefined, lines: readonly number[]) {
  const { subject, report, fix } = context;
  const { policy } = subject;
  const [line] = lines;
  if (!first || line === undefined) return;
  const count = lines.length;
  const named = lines.slice(0, MAX_NAMED_LINES).map((at) => at + 1);
  report('R051', pathAt(subject, line), { path: first.path, count, lines: named }, () => {
    if (count === 1) return first.remove(context, line);
    const show = createCommandFix('show-lines', { count }, { do: 'show-lines', lines });
    const rewritten = lines.map((at) => rewriteWithoutStars(policy, at));
    if (!keepsRankOrder(policy, rewritten)) return show;
    const edits = () => rewritten.flatMap(({ line: at, paths: [path] }) => setPath(policy, at, path));
    return [fix('remove-stars', { count }, edits), show];
  });
}

function* checkPaths(context: Context) {
  const disclosing: PlacedLineResult[] = [];
  const starred: number[] = [];
  let firstStars: TrailingStars | undefined;
  for (const results of checkLines(context.subject.policy)) {
    for (const result of results) {
      const { line, spots, stars, disclosedPath } = result;
      for (const spot of spots) reportSpot(context, line, spot);
      if (stars) starred.push(line);
      firstStars ??= stars;
      if (disclosedPath !== undefined) disclosing.push(result);
    }
    yield;
  }
  reportDisclosingPaths(context, disclosing);
  reportTrailingStars(context, firstStars, starred);
}

/**
 * Returns a URL with a tidied path. Undefined if its path is tidy. URLs may contain any text, even line breaks,
 * because cells of a table can.
 */
function withTidyPath(url: string): string | undefined {
  const [site] = /^(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\/[^/?#]*/.exec(url) ?? [''];
  const hash = url.indexOf('#', site.length);
  const end = hash < 0 ? url.length : hash;
  const untidy = findUntidyPart(url.slice(site.length, end));
  return untidy && site + untidy.text + url.slice(end);
}

const URLS_PER_STEP = 500;
/** The number of URLs of the table that are reported, by code. */
const MAX_URLS = 10;

/** Parts of the URLs of the table that rules are never compared with. */
function* checkUrls({ inspection: { options }, report }: Context) {
  const { urls = [] } = options;
  const top = { line: 0, start: 0, end: 0 };
  const replace = (from: string, to: string) =>
    createCommandFix('write-url', { url: to }, { do: 'write-url', from, to });
  let fragments = 0;
  let untidy = 0;
  for (const [i, url] of urls.entries()) {
    if (i % URLS_PER_STEP === URLS_PER_STEP - 1) yield;
    if (url.includes('#') && fragments++ < MAX_URLS) {
      const without = url.slice(0, url.indexOf('#')) || '/';
      report('R066', top, { url, without }, replace(url, without));
    }
    const tidied = withTidyPath(url);
    if (tidied !== undefined && untidy++ < MAX_URLS)
      report('R065', top, { path: url, tidied }, replace(url, tidied));
  }
}

export const lineChecks = defineChecks(kinds, checkPaths, checkUrls);
