// Applies many fixes as one step. They are tried on a copy of the file, in slices, because one fix may make another
// unnecessary or wrong.
import { useEffect, useRef, useState } from 'react';
import { findingWords as words } from '../../messages/en/findings.ts';
import { documentStore } from '../document/use-document.ts';
import { runWhenIdle } from '../idle-tasks.ts';
import { announceFindings } from './findings-panel.ts';
import { type FixPlan, type FixQuestion, makeFixes, planFixes } from './fix-plan.ts';

/**
 * Returns a function that applies fixes, and whether this is being done.
 * @param onFixed called with the fixes before the file is checked again
 */
export function useBulkFix() {
  const [isFixing, setIsFixing] = useState(false);
  const cancel = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  const fixMany = (question: Omit<FixQuestion, 'state'>, onFixed: (plan: FixPlan) => void) => {
    const finish = (plan: FixPlan | undefined) => {
      setIsFixing(false);
      if (plan && makeFixes(documentStore, plan)) onFixed(plan);
      else announceFindings(words.noneFixed);
    };
    setIsFixing(true);
    cancel.current?.();
    cancel.current = runWhenIdle(planFixes({ ...question, state: documentStore.getState() }), finish);
  };
  return { isFixing, fixMany };
}
