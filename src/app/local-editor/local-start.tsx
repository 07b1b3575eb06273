// The part of the start page for the program on this computer: what the user opened with it, and the address of a site.
import { useEffect, useState } from 'react';
import { OpenSite } from '../../features/start/open-site.tsx';
import startStyles from '../../features/start/start.module.css';
import { localEditorWords as words } from '../../messages/en/app/local-editor.ts';
import { type OpenedLocally, readOpenedLocally } from '../../state/disk/local-editor.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { openLocalSite } from './open-local-site.ts';
import { openRequestedSite } from './open-requested.ts';

function LocalSites() {
  const [opened, setOpened] = useState<OpenedLocally>();
  useEffect(() => {
    readOpenedLocally().then(setOpened, () => undefined);
  }, []);
  if (!opened || opened.sites.length === 0) return null;
  return (
    <section aria-labelledby="local-sites">
      <h2 id="local-sites">{opened.folder === undefined ? words.files : words.folder(opened.folder)}</h2>
      <ul className="stack tight">
        {opened.sites.map((site) => (
          <li key={site.files[0]?.id} className={`row text-s ${startStyles['way']}`}>
            <Icon name={site.files.length > 1 ? 'i-folder' : 'i-file'} />
            <button
              type="button"
              className={`btn btn-link ${startStyles['whole']}`}
              onClick={() => void openLocalSite(site)}
            >
              <VisibleText text={site.name} />
            </button>
            <span className="spring" />
            {site.files.length > 1 && <span className="quiet">{words.site(site.files.length)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const LocalStart = () => (
  <>
    <LocalSites />
    <OpenSite onOpen={openRequestedSite} />
  </>
);
