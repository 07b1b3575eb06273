// The findings of conventional rules about paths: those of single lines, of records, and of the URLs of the table.
import { commandFix, type Finding, findingOf, fixOf } from '../policy/finding.ts';
import type { InPieces } from '../questions/pieces.ts';
import type { Inspection, Inspector } from './inspection.ts';
import { looksOfLines, type PlacedLook } from './rep-paths/line-look.ts';
import { listed } from './rep-paths/listed.ts';
import { type Looking, startLooking } from './rep-paths/looking.ts';
import { order } from './rep-paths/order.ts';
import { reach } from './rep-paths/reach.ts';
import { resources } from './rep-paths/resources.ts';
import { repPathCheck, repPathChecks } from './rep-paths/table.ts';
import { twins } from './rep-paths/twins.ts';
import { watched } from './rep-paths/watched.ts';

/** The findings of one line. To read the file otherwise is no way out for a reader to whom one does not matter anyway. */
const ofLine = (
  { policy, options: { reader } }: Inspection,
  { line, spots }: PlacedLook,
): readonly Finding[] =>
  spots
    .filter(({ code }) => code !== 'R051')
    .map(({ code, start, end, words, detail, fixes = [] }) => {
      const check = repPathCheck(code);
      const isSpared = reader !== undefined && check.applies?.(reader, detail) === false;
      return findingOf(
        check,
        { start: { line, column: start }, end: { line, column: end } },
        words,
        () =>
          fixes
            .map((make) => make(policy, line))
            .filter(({ command }) => !(isSpared && command?.do === 'read-as')),
        detail,
      );
    });

const NAMED = 3;
/** Lines whose numbers a message may name. */
const SHOWN = 12;

/** R100: once for a file, at the first path that tells something. */
function telling({ put, policy }: Looking, told: readonly PlacedLook[]): void {
  const [first] = told;
  if (!first || policy.format.describes) return;
  const lines = told.map(({ line }) => line);
  const paths = [...new Set(told.map(({ tells }) => tells!))].slice(0, NAMED);
  put('R100', first.line, [String(lines.length), ...paths], () => [
    commandFix('show-lines', [String(lines.length)], { do: 'show-lines', lines }),
  ]);
}

/** R051: once for a file, at the first path that ends in a star; the fix takes the stars of all. */
function stars({ put, policy }: Looking, starred: readonly PlacedLook[]): void {
  const spotsOf = ({ spots }: PlacedLook) => spots.filter(({ code }) => code === 'R051');
  const [first] = starred.flatMap(spotsOf);
  if (!first) return;
  const lines = starred.map(({ line }) => line);
  const edits = () =>
    starred.flatMap((look) =>
      spotsOf(look).flatMap(({ fixes = [] }) => fixes.flatMap((make) => make(policy, look.line).edits)),
    );
  const count = String(lines.length);
  const words = [...first.words, count, ...lines.slice(0, SHOWN).map((line) => String(line + 1))];
  put('R051', lines[0]!, words, () =>
    lines.length === 1
      ? [first.fixes![0]!(policy, lines[0]!)]
      : [
          fixOf('remove-stars', [count], 'changes', edits),
          commandFix('show-lines', [count], { do: 'show-lines', lines }),
        ],
  );
}

function* ofLines(looking: Looking, found: Finding[]): InPieces<void> {
  const told: PlacedLook[] = [];
  const starred: PlacedLook[] = [];
  for (const looks of looksOfLines(looking.policy)) {
    for (const look of looks) {
      for (const finding of ofLine(looking.inspection, look)) found.push(finding);
      if (look.spots.some(({ code }) => code === 'R051')) starred.push(look);
      if (look.tells !== undefined) told.push(look);
    }
    yield;
  }
  telling(looking, told);
  stars(looking, starred);
}

const TWINS = new Set<string>(['R047', 'R048']);

export const repPathsInspector: Inspector = {
  id: 'rep-paths',
  checks: repPathChecks,
  *find(inspection) {
    if (inspection.policy.format.directives.length === 0) return [];
    const found: Finding[] = [];
    const looking = yield* startLooking(inspection, found);
    yield* ofLines(looking, found);
    yield* twins(looking);
    const told = () =>
      new Set(found.filter(({ code }) => TWINS.has(code)).map(({ range }) => range.start.line));
    yield* order(looking);
    yield* reach(told)(looking);
    yield* resources(looking);
    yield* listed(found)(looking);
    yield* watched(looking, found);
    return found;
  },
};
