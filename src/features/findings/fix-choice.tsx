// Which of several fixes are made: each has a box, all of them ticked at first. Equal ones of several lines share one.
import { useState } from 'react';
import type { AppliedFix, FixChooser } from '../../core/diagnostics/fix-all.ts';
import { fixPreviewWords as words } from '../../messages/en/findings.ts';
import { findingTitle, fixTitle } from '../../messages/explain-finding.ts';
import type { FixPlan } from '../../state/findings/fix-plan.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import styles from './findings.module.css';

/** More are counted: they are made, too. */
const MAX_LISTED_FIXES = 100;
/** Lines with an equal fix that are told. */
const MAX_LISTED_LINES = 20;

/** Fixes that are chosen together, by the name of each. */
type FixesByName = ReadonlyMap<string, readonly AppliedFix[]>;

interface ChoiceState {
  /** What is chosen from; another one is chosen from anew. */
  readonly of: FixChooser;
  readonly choices: FixesByName;
  /** Undefined until something is unticked: then all that is wanted is made. */
  readonly names?: ReadonlySet<string>;
}

/** What stays of a fix while others are made or left: numbers are those of lines, which move. */
const fixKey = ({ finding: { code, words: named }, fix }: AppliedFix) =>
  JSON.stringify([code, fix.code, ...named.filter((word) => !/^\d+$/.test(word))]);

function groupFixesByName(fixes: readonly AppliedFix[]): FixesByName {
  const named = new Map<string, AppliedFix[]>();
  for (const one of fixes) {
    const known = named.get(fixKey(one));
    if (known) known.push(one);
    else named.set(fixKey(one), [one]);
  }
  return named;
}

/** What is made, in its order, as the file before has it: one that is found only on the way as it is found there. */
function fixesToChoose({ made, wanted }: FixPlan): FixesByName {
  const own = groupFixesByName(wanted);
  return new Map([...groupFixesByName(made)].map(([name, fixes]) => [name, own.get(name) ?? fixes]));
}

/** The fixes that are chosen out of those that are wanted, and what to draw them with when it is known which there are. */
export function useFixChoice(wanted: FixChooser) {
  const [chosen, setChosen] = useState<ChoiceState>();
  const own = chosen?.of === wanted ? chosen : undefined;
  return {
    own,
    names: own?.names,
    /** Called with all that would be made, once for each that is wanted. */
    offer: (plan: FixPlan) => own ?? setChosen({ of: wanted, choices: fixesToChoose(plan) }),
    toggle: (name: string) => {
      if (!own) return;
      const names = new Set(own.names ?? own.choices.keys());
      if (!names.delete(name)) names.add(name);
      setChosen({ ...own, names });
    },
  };
}

/** Only what is ticked. */
export const restrictToNames =
  (wanted: FixChooser, names: ReadonlySet<string> | undefined): FixChooser =>
  (finding) => {
    const fix = wanted(finding);
    return fix && (!names || names.has(fixKey({ finding, fix }))) ? fix : undefined;
  };

function ChosenFixesSentence({ fixes }: { fixes: readonly AppliedFix[] }) {
  return (
    <span>
      {fixes.slice(0, MAX_LISTED_LINES).map(({ finding, fix }, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line may have the same thing wrong twice
        <span key={n} className={styles['fixed']}>
          <VisibleText text={words.madeIn(finding.range.start.line + 1, fixTitle(fix))} />{' '}
          <span className={styles['count']}>{findingTitle(finding.code)}</span>
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
    <fieldset className={styles['ways']}>
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
