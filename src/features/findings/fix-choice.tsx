// A choice of the fixes to apply: each has a check box, and all are initially checked. Equal fixes of several
// lines share one.
import { useState } from 'react';
import type { AppliedFix, FixChooser } from '../../core/diagnostics/fix-all.ts';
import { fixPreviewWords as words } from '../../messages/en/findings.ts';
import { findingTitle, fixTitle } from '../../messages/explain-finding.ts';
import type { FixPlan } from '../../state/findings/fix-plan.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import styles from './findings.module.css';

/** Fixes beyond this number are only counted; they are applied too. */
const MAX_LISTED_FIXES = 100;
/** How many lines with an equal fix are listed. */
const MAX_LISTED_LINES = 20;

/** Fixes that are chosen together, by their key. */
type FixesByName = ReadonlyMap<string, readonly AppliedFix[]>;

interface ChoiceState {
  /** The fixes to choose from; if they change, the choice starts again. */
  readonly of: FixChooser;
  readonly choices: FixesByName;
  /** Undefined until the user unchecks a fix: then all fixes are applied. */
  readonly names?: ReadonlySet<string>;
}

/**
 * Returns a key of a fix that stays the same while other fixes are applied or left out: line numbers are removed,
 * because lines move.
 */
const fixKey = ({ finding: { code, values }, fix }: AppliedFix) =>
  JSON.stringify([code, fix.code, values], (_, value: unknown) => (/^\d+$/.test(String(value)) ? '' : value));

function groupFixesByName(fixes: readonly AppliedFix[]): FixesByName {
  const named = new Map<string, AppliedFix[]>();
  for (const fix of fixes) {
    const existing = named.get(fixKey(fix));
    if (existing) existing.push(fix);
    else named.set(fixKey(fix), [fix]);
  }
  return named;
}

/**
 * Returns the fixes to apply, in their order and as they are for the original file. A fix that appears only after
 * others is shown as it is then.
 */
function fixesToChoose({ made, wanted }: FixPlan): FixesByName {
  const originalFixes = groupFixesByName(wanted);
  return new Map(
    [...groupFixesByName(made)].map(([name, fixes]) => [name, originalFixes.get(name) ?? fixes]),
  );
}

/** The chosen fixes, and what is needed to render the choice when the fixes are known. */
export function useFixChoice(wanted: FixChooser) {
  const [state, setState] = useState<ChoiceState>();
  const own = state?.of === wanted ? state : undefined;
  return {
    own,
    names: own?.names,
    /** Called with the plan of all fixes, once for each set of fixes. */
    initialize: (plan: FixPlan) => own ?? setState({ of: wanted, choices: fixesToChoose(plan) }),
    toggle: (name: string) => {
      if (!own) return;
      const names = new Set(own.names ?? own.choices.keys());
      if (!names.delete(name)) names.add(name);
      setState({ ...own, names });
    },
  };
}

/** Restricts fixes to the checked ones. */
export const restrictToNames =
  (wanted: FixChooser, names: ReadonlySet<string> | undefined): FixChooser =>
  (finding) => {
    const fix = wanted(finding);
    return fix && (!names || names.has(fixKey({ finding, fix }))) ? fix : undefined;
  };

function ChosenFixesSentence({ fixes }: { fixes: readonly AppliedFix[] }) {
  return (
    <span>
      {fixes.slice(0, MAX_LISTED_LINES).map(({ finding, fix }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line may have the same thing wrong twice
        <span key={index} className={styles['fixed']}>
          <VisibleText text={words.madeIn(finding.range.start.line + 1, fixTitle(fix))} />{' '}
          <span className={`text-s quiet ${styles['count']}`}>{findingTitle(finding.code)}</span>
        </span>
      ))}
      {fixes.length > MAX_LISTED_LINES && <span>{words.moreCells(fixes.length - MAX_LISTED_LINES)}</span>}
    </span>
  );
}

interface Props {
  readonly choice: ReturnType<typeof useFixChoice>;
}

export function FixChoice({ choice: { own, names, toggle } }: Props) {
  if (!own) return null;
  const all = [...own.choices];
  const [only] = all;
  if (!only) return null;
  if (all.length === 1)
    return (
      <section>
        <p>{words.made(only[1].length)}</p>
        <ChosenFixesSentence fixes={only[1]} />
      </section>
    );
  return (
    <fieldset className={`stack tight breaks ${styles['ways']}`}>
      <legend>{words.made(all.length)}</legend>
      {all.slice(0, MAX_LISTED_FIXES).map(([name, fixes]) => (
        <label key={name}>
          <input type="checkbox" checked={names?.has(name) ?? true} onChange={() => toggle(name)} />
          <ChosenFixesSentence fixes={fixes} />
        </label>
      ))}
      {all.length > MAX_LISTED_FIXES && <p>{words.moreCells(all.length - MAX_LISTED_FIXES)}</p>}
    </fieldset>
  );
}
