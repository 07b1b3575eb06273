// Lines with characters that do not show: R014, R082.
import { createFix, type Fix } from '../../policy/finding.ts';
import { replaceInLine } from '../../text/range.ts';
import type { LineFault, LineFixMaker, LineView } from './line-look.ts';
import { LINE_BOUNDARY, nameOddCharacters, type OddRun } from './odd-characters.ts';

/** Taking them out of a comment changes nothing, unless they were line ends to somebody. */
function createDeleteRuns(text: string, runs: readonly OddRun[], names: string): LineFixMaker {
  const sign = text.indexOf('#');
  const isAside = (run: OddRun) =>
    sign >= 0 && run.from > sign && !LINE_BOUNDARY.test(text.slice(run.from, run.to));
  const verdicts: Fix['verdicts'] = runs.every(isAside) ? 'same' : 'changes';
  return (_policy, line) => [
    createFix('delete-characters', [names], verdicts, () =>
      runs.map(({ from, to }) => replaceInLine(line, from, to, '')),
    ),
  ];
}

const oddCodes = { control: 'R014', invisible: 'R082' } as const;

/** One finding for each of the two kinds, at the first run of it; its fix takes all of the line. */
export function findOddFaults({ text, clean }: LineView, runs: readonly OddRun[]): readonly LineFault[] {
  if (runs.length === 0) return [];
  const detail = /^[ \t]*(?:#|$)/.test(clean.text) ? 'no-field' : undefined;
  return (['control', 'invisible'] as const).flatMap((kind) => {
    const own = runs.filter((run) => run.kind === kind);
    if (own.length === 0) return [];
    const { from, to } = own[0]!;
    const names = nameOddCharacters(text, own);
    const words = [names, text.slice(0, from).includes('#') ? 'comment' : ''];
    return [{ code: oddCodes[kind], from, to, words, detail, fixes: createDeleteRuns(text, own, names) }];
  });
}
