// What each version did: how many answers of the present table changed with it, and how many expectations of today fail.
import { runSync } from '../core/questions/pieces.ts';
import type { SiteDocument } from './document.ts';
import type { GatepostState } from './document-store.ts';
import { checkExpectations } from './expectations.ts';
import type { VersionMoment } from './kept-versions.ts';
import { matrixColumns, matrixRows } from './matrix-question.ts';
import { findChangedCells, withFiles } from './verdict-diff.ts';

type Files = SiteDocument['files'];

/** Cells, and expectations, beyond which nothing is asked of every version, to keep the page quick. */
const MOST = 100_000;

/** Of the files of a version; `before` are those of the version before, if there is one. */
export function countVersionEffect(
  state: GatepostState,
  files: Files,
  before: Files | undefined,
): VersionMoment {
  const { expectations } = state.document;
  const answers = matrixRows(state).length * matrixColumns(state).length;
  const then = withFiles(state, files);
  const expected = expectations.length > MOST ? 0 : expectations.length;
  const failed = expected > 0 ? runSync(checkExpectations(then)).failed : 0;
  if (!before || answers > MOST) return { answers, failed, expected };
  const { changed } = runSync(findChangedCells(withFiles(state, before), then, 0));
  return { answers, failed, expected, changed };
}
