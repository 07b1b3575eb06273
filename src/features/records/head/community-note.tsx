// Below the names of a record: which of them only a community list has, without a statement from an operator.
import { useMemo } from 'react';
import { communityList, communityNamesAmong } from '../../../core/catalogue/community-crawlers.ts';
import type { Block } from '../../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { useRecordsForm } from '../form-context.ts';
import styles from '../records.module.css';

/** Names that are written out; of more, the rest is counted. */
const MAX_NAMES = 5;

function namesOfBlock(policy: Policy, { start, body }: Block): readonly string[] {
  const names: string[] = [];
  for (let line = start; line < body; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role === 'agent') names.push(valueOf(field));
  }
  return names;
}

export default function CommunityNote({ block }: { block: Block }) {
  const { policy } = useRecordsForm();
  const listed = useMemo(() => communityNamesAmong(namesOfBlock(policy, block)), [policy, block]);
  if (listed.length === 0) return null;
  // One name more takes no more room than the words for it.
  const shown = listed.length <= MAX_NAMES + 1 ? listed : listed.slice(0, MAX_NAMES);
  return (
    <p className={styles['mark']}>
      {crawlerWords.community.aboutNames(shown, listed.length - shown.length, communityList)}
    </p>
  );
}
