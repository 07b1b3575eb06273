// A note below the user-agents of a record: names that only a community list has, without a statement by an operator.
import { useMemo } from 'react';
import { communityList, communityNamesAmong } from '../../../core/catalogue/community-crawlers.ts';
import type { Block } from '../../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { useRecordsForm } from '../form-context.ts';
import styles from '../records.module.css';

/** How many names are listed; the others are counted. */
const MAX_NAMES = 5;

function namesOfBlock(policy: Policy, { start, body }: Block): readonly string[] {
  const names: string[] = [];
  for (let line = start; line < body; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role === 'agent') names.push(valueOf(field));
  }
  return names;
}

export function CommunityNote({ block }: { block: Block }) {
  const { policy } = useRecordsForm();
  const communityNames = useMemo(() => communityNamesAmong(namesOfBlock(policy, block)), [policy, block]);
  if (communityNames.length === 0) return null;
  // One more name needs no more space than the words that would replace it.
  const visibleNames =
    communityNames.length <= MAX_NAMES + 1 ? communityNames : communityNames.slice(0, MAX_NAMES);
  return (
    <p className={`text-xs ${styles['mark']}`}>
      {crawlerWords.community.aboutNames(
        visibleNames,
        communityNames.length - visibleNames.length,
        communityList,
      )}
    </p>
  );
}
