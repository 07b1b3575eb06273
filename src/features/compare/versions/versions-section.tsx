// What one version of the files says otherwise than another: the texts beside the cells that change.
import type { ComponentType } from 'react';
import { compareWords } from '../../../messages/en/compare.ts';
import type { ComparedTexts } from '../../../state/versions/compared-versions.ts';
import { useVersionComparison } from '../../../state/versions/use-version-comparison.ts';
import { ChangedAnswers } from './changed-answers.tsx';
import { ChangedRulesList } from './changed-rules-list.tsx';
import { TextComparison } from './text-comparison.tsx';
import { VersionChooser } from './version-chooser.tsx';
import { VersionHistory } from './version-history.tsx';
import styles from './versions.module.css';

interface VersionsSectionProps {
  /** The two texts in an editor; it has code of its own. */
  readonly TextDiff: ComponentType<ComparedTexts>;
  /** Where the question is chosen that is asked of both versions. */
  readonly Question: ComponentType;
}

export function VersionsSection({ TextDiff, Question }: VersionsSectionProps) {
  const { choice, versions, told } = useVersionComparison();
  const isNow = choice.after.kind === 'now';
  const isStale = told?.question !== versions;
  return (
    <section aria-label={compareWords.versions} className={styles['part']}>
      <VersionChooser choice={choice} versions={versions}>
        <Question />
      </VersionChooser>
      <VersionHistory />
      <div className={styles['sides']} aria-busy={isStale}>
        <TextComparison versions={versions} told={isStale ? undefined : told?.result} TextDiff={TextDiff}>
          <ChangedRulesList versions={versions} isNow={isNow} />
        </TextComparison>
        <ChangedAnswers versions={versions} told={told} isNow={isNow} />
      </div>
    </section>
  );
}
