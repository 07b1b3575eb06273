// The deleted sites that can still be restored, folded below the list of sites.
import { useRef } from 'react';
import { startWords as words } from '../../messages/en/app/start.ts';
import { siteDate } from '../../messages/site-date.ts';
import { DELETED_DAYS, MAX_DELETED_SITES } from '../../state/storage/deleted-limits.ts';
import { useVisibleName, VisibleText } from '../../ui/content/visible-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { ListedSite } from './site-row.tsx';
import styles from './start.module.css';

export interface DeletedSitesProps {
  readonly sites: readonly {
    readonly site: ListedSite;
    /** Milliseconds since 1970. */
    readonly deletedAt: number;
  }[];
  readonly onRestore: (site: ListedSite) => Promise<void>;
  /** Deletes it for good. */
  readonly onDelete: (site: ListedSite) => Promise<void>;
}

export function DeletedSites({ sites, onRestore, onDelete }: DeletedSitesProps) {
  const visible = useVisibleName();
  const summary = useRef<HTMLElement>(null);
  if (sites.length === 0) return null;
  return (
    <details className={`${styles['fold']} ${styles['deleted']}`}>
      <summary ref={summary} className="text-s quiet">
        <Icon name="g-right" />
        {words.deletedSites(sites.length)}
      </summary>
      <p className="text-s faint">{words.deletedHint(DELETED_DAYS, MAX_DELETED_SITES)}</p>
      <ul className={styles['rows']} aria-label={words.deletedSites(sites.length)}>
        {sites.map(({ site, deletedAt }) => (
          <li key={site.id} className="flow text-s">
            <span className="spring">
              <bdi>
                <VisibleText text={site.name} />
              </bdi>{' '}
              <span className="faint">{words.deletedOn(siteDate(deletedAt))}</span>
            </span>
            <button
              type="button"
              className="btn btn-link target"
              aria-label={words.restoreSite(visible(site.name))}
              onClick={() => void onRestore(site)}
            >
              {words.restore}
            </button>
            <button
              type="button"
              className="btn btn-link target"
              aria-label={words.deleteSiteForGood(visible(site.name))}
              onClick={() => void onDelete(site).then(() => summary.current?.focus())}
            >
              {words.deleteForGood}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
