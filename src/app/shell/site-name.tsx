// The name of the open site in the top bar: its host if that is known or found, else what was opened.
import { useDeferredValue, useMemo } from 'react';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { nameOfSession, originOfSession } from '../../state/document/session-name.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { useVisibleName, VisibleText } from '../../ui/content/visible-text.tsx';
import styles from '../shared/top-bar.module.css';

/** Returns the host of the open site, or '' if it is not known, and the name of the site: its host, or else what was opened. */
export function useSiteName(): { readonly host: string; readonly name: string } {
  // Reading the Sitemap lines of a big file must not delay a keystroke.
  const document = useDeferredValue(useDocument((state) => state.document));
  return useMemo(() => {
    const state = { ...documentStore.getState(), document };
    return { host: hostOfOrigin(originOfSession(state)), name: nameOfSession(state) };
  }, [document]);
}

export interface SiteNameProps {
  /** The path of the file after it. */
  readonly path: string;
  readonly isCurrent: boolean;
}

/** The host before the path of a file. Without a host, the shown file follows the name of what was opened. */
export function SiteName({ path, isCurrent }: SiteNameProps) {
  const visible = useVisibleName();
  const { host, name } = useSiteName();
  if (host === '' && (!isCurrent || name === path.slice(1))) return null;
  return (
    <span aria-hidden="true" className={`faint ${styles['site']}`} title={visible(name)}>
      <VisibleText text={host || name} />
      {host ? '/' : ':\u00a0'}
    </span>
  );
}
