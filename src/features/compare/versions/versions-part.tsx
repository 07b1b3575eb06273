// What one version of the files says otherwise than another: the texts beside the cells that change.
import type { ComponentType } from 'react';
import { compareWords } from '../../../messages/en/compare.ts';
import type { ComparedTexts } from '../../../state/versions/compared-versions.ts';
import { useVersionComparison } from '../../../state/versions/use-version-comparison.ts';
import { ChangedList } from './changed-list.tsx';
import { KeptList } from './kept-list.tsx';
import { RulesPart } from './rules-part.tsx';
import { TextPart } from './text-part.tsx';
import { VersionChoices } from './version-choices.tsx';
import styles from './versions.module.css';

interface VersionsPartProps {
  /** The two texts in an editor; it has code of its own. */
  readonly TextDiff: ComponentType<ComparedTexts>;
  /** Where the question is chosen that is asked of both versions. */
  readonly Question: ComponentType;
}

export function VersionsPart({ TextDiff, Question }: VersionsPartProps) {
  const { choice, versions, told } = useVersionComparison();
  const isNow = choice.after.kind === 'now';
  const isStale = told?.question !== versions;
  return (
    <section aria-label={compareWords.versions} className={styles['part']}>
      <VersionChoices choice={choice} versions={versions}>
        <Question />
      </VersionChoices>
      <KeptList />
      <div className={styles['sides']} aria-busy={isStale}>
        <TextPart versions={versions} told={isStale ? undefined : told?.result} TextDiff={TextDiff}>
          <RulesPart versions={versions} isNow={isNow} />
        </TextPart>
        <ChangedList versions={versions} told={told} isNow={isNow} />
      </div>
    </section>
  );
}
