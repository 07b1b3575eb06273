// The sites of the start page. Some are shown at first, all on request.

import { useState } from 'react';
import { DeletedSites } from '../../features/start/deleted-sites.tsx';
import { DeletedSite, SiteRow } from '../../features/start/site-row.tsx';
import styles from '../../features/start/start.module.css';
import { startWords as words } from '../../messages/en/app/start.ts';
import type { useSites } from './use-sites.ts';

/** How many sites are listed at first. */
const LISTED = 20;

export function SiteList({ entries, handlers, deleted }: ReturnType<typeof useSites>) {
  const [isComplete, setIsComplete] = useState(false);
  const count = entries.filter(({ onUndo }) => !onUndo).length;
  const hasPicture = entries.some(
    ({ site: { summary }, onUndo }) => !onUndo && summary && summary.picture.length > 0,
  );
  return (
    <section aria-labelledby="sites">
      <div className={styles['listHead']}>
        <h2 id="sites">{words.sites}</h2>
        <span className="text-s faint">{words.siteCount(count)}</span>
        {hasPicture && <span className={`text-s faint ${styles['squares']}`}>{words.squares}</span>}
      </div>
      <ul className={styles['sites']}>
        {(isComplete ? entries : entries.slice(0, LISTED)).map(({ site, onUndo }) =>
          onUndo ? (
            <DeletedSite key={`${site.id} deleted`} name={site.name} onUndo={onUndo} />
          ) : (
            <SiteRow key={site.id} site={site} {...handlers} />
          ),
        )}
      </ul>
      {!isComplete && entries.length > LISTED && (
        <button type="button" className="btn btn-quiet" onClick={() => setIsComplete(true)}>
          {words.allSites(entries.length)}
        </button>
      )}
      <DeletedSites {...deleted} />
    </section>
  );
}
