// What the edits that are not saved change: a count that leads to the list.
import { Link } from 'react-router';
import { toldChanges, editChangesWords as words } from '../../messages/en/changes.ts';
import { CompactText } from '../../ui/content/compact-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './unsaved-changes.module.css';
import { useUnsavedChanges } from './use-unsaved-changes-diff.ts';

export function UnsavedChangesCount() {
  const diff = useUnsavedChanges();
  if (!diff) return null;
  const { changed, all, isCurrent, outside = 0 } = diff;
  const full = toldChanges(changed, all, outside);
  const brief = outside > 0 ? words.outside(outside) : words.none;
  return (
    <Link
      to="/compare/versions"
      className={`${styles['count']} ${changed + outside > 0 ? styles['changed'] : ''}`}
      aria-busy={!isCurrent}
      title={words.hint}
    >
      {changed + outside > 0 && <Icon name="g-changed" />}{' '}
      <CompactText full={full}>{changed > 0 ? words.onTab(changed) : brief}</CompactText>
    </Link>
  );
}
