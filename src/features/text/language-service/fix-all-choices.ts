// Which findings can be mended together from the text, and how. Knows no Monaco.

import type { Finding } from '../../../core/diagnostics/finding.ts';
import { type FixChooser, findHarmlessFix } from '../../../core/diagnostics/fix-all.ts';
import { fixPreviewWords as words } from '../../../messages/en/findings.ts';

/** The kind of action that means all of a file. */
export const FIX_ALL_KIND = 'source.fixAll.gatepost';

interface FixAllChoice {
  readonly title: string;
  readonly kind: 'quickfix' | typeof FIX_ALL_KIND;
  readonly wanted: FixChooser;
}

const fixesOfKind =
  (code: string): FixChooser =>
  (finding) =>
    finding.code === code ? findHarmlessFix(finding) : undefined;

/** What can be done with all findings of a file; `here`: those at the caret. */
export function findFixAllChoices(
  all: readonly Finding[],
  here: readonly Finding[],
): readonly FixAllChoice[] {
  const count = (wanted: FixChooser) => all.filter(wanted).length;
  const kinds = [...new Set(here.map(({ code }) => code))].map((code): FixAllChoice => {
    const wanted = fixesOfKind(code);
    return { title: words.kind(code), kind: 'quickfix', wanted };
  });
  const many = kinds.filter(({ wanted }) => count(wanted) > 1);
  const harmless = count(findHarmlessFix);
  if (harmless === 0) return many;
  return [...many, { title: words.harmless(harmless), kind: FIX_ALL_KIND, wanted: findHarmlessFix }];
}
