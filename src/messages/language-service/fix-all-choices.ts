// Which findings can be fixed together from the text, and how.

import type { Finding } from '../../core/diagnostics/finding.ts';
import { type FixChooser, findHarmlessFix } from '../../core/diagnostics/fix-all.ts';
import { findingWords as words } from '../en/findings.ts';

/** The kind of code action that applies to a whole file. */
export const FIX_ALL_KIND = 'source.fixAll.gatepost';

interface FixAllChoice {
  readonly title: string;
  readonly kind: 'quickfix' | typeof FIX_ALL_KIND;
  /** The code of the findings, if all are of one kind. */
  readonly code?: string;
  readonly chooseFix: FixChooser;
}

const fixesOfKind =
  (code: string): FixChooser =>
  (finding) =>
    finding.code === code ? findHarmlessFix(finding) : undefined;

/** Returns what can be done with all findings of a file; `here`: the findings at the caret. */
export function findFixAllChoices(
  all: readonly Finding[],
  here: readonly Finding[],
): readonly FixAllChoice[] {
  const count = (chooseFix: FixChooser) => all.filter(chooseFix).length;
  const kinds = [...new Set(here.map(({ code }) => code))].map((code): FixAllChoice => {
    const chooseFix = fixesOfKind(code);
    return { title: words.fixKind(code), kind: 'quickfix', code, chooseFix };
  });
  const repeatedKinds = kinds.filter(({ chooseFix }) => count(chooseFix) > 1);
  const [harmless, ...others] = all.filter(findHarmlessFix);
  if (!harmless) return repeatedKinds;
  const line = others.length === 0 ? harmless.range.start.line + 1 : undefined;
  return [
    ...repeatedKinds,
    { title: words.fixHarmless(others.length + 1, line), kind: FIX_ALL_KIND, chooseFix: findHarmlessFix },
  ];
}
