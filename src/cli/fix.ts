// Fixes that change no verdict, made one after the other: each is looked for anew, since one may make another needless.

import { findings } from '../core/findings/index.ts';
import type { FindingOptions } from '../core/findings/inspection.ts';
import { applyEdits, printFile, type Site } from '../core/site/site.ts';

/** So many fixes of one file in one run. */
const MOST = 500;

export interface Fixed {
  readonly site: Site;
  readonly count: number;
  /** True if there are more to make. */
  readonly isMore: boolean;
}

/** The next change that no verdict hangs on. */
function nextEdits(site: Site, path: string, options: FindingOptions) {
  for (const { fixes } of findings(site, path, options)) {
    const fix = fixes.find(({ verdicts, edits }) => verdicts === 'same' && edits.length > 0);
    if (fix) return fix.edits;
  }
  return undefined;
}

const textOf = (site: Site, path: string) => Buffer.from(printFile(site, path)).toString('latin1');

/** A site after the fixes of one file. What has been there before is never made again, so that this ends. */
export function fixedSite(site: Site, path: string, options: FindingOptions, most = MOST): Fixed {
  const seen = new Set([textOf(site, path)]);
  let now = site;
  for (let count = 0; ; count++) {
    const edits = nextEdits(now, path, options);
    if (!edits) return { site: now, count, isMore: false };
    if (count === most) return { site: now, count, isMore: true };
    const next = applyEdits(now, path, edits);
    const text = textOf(next, path);
    if (seen.has(text)) return { site: now, count, isMore: false };
    seen.add(text);
    now = next;
  }
}
