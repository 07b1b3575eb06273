// The comparison page: how readers differ on the open site, and how versions differ.

import { type ComponentType, useRef } from 'react';
import { NavLink, useParams } from 'react-router';
import { CdnBlockSection } from '../../features/compare/cdn-block/cdn-block-section.tsx';
import { ReadersSection } from '../../features/compare/readers/readers-section.tsx';
import { FileTooBig as NotAsked } from '../../features/table/file-too-big.tsx';
import { compareWords as words } from '../../messages/en/comparison/compare.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { queriedFileTooBig } from '../../state/table/too-big-file.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { useEscape } from '../../ui/environment/use-escape.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { Notices } from '../notices/notices.tsx';
import { focusOpenedFile } from '../shared/pane-focus.ts';
import shellStyles from '../shared/workbench.module.css';
import { TopBar } from '../shell/top-bar.tsx';
import { StatusLine } from '../status/status-line.tsx';
import styles from './compare-page.module.css';
import { CompareVersions } from './compare-versions.tsx';
import { CompareVersionsBar } from './compare-versions-bar.tsx';

interface ComparedPart {
  readonly word: string;
  readonly Part: ComponentType;
  /** What is chosen beside the tabs. */
  readonly Bar?: ComponentType;
}

/** The comparisons, in the order of their tabs. A new one is an entry here. */
const parts: Readonly<Record<'readers' | 'versions' | 'edge', ComparedPart>> = {
  readers: {
    word: words.readers,
    Part: ReadersSection,
  },
  versions: {
    word: words.versions,
    Bar: CompareVersionsBar,
    Part: CompareVersions,
  },
  edge: {
    word: words.edge,
    Part: CdnBlockSection,
  },
};

const isPart = (part: string): part is keyof typeof parts => Object.hasOwn(parts, part);

/** Focuses the heading, because the element that had the focus is on the previous page. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

function leave(): void {
  goToPage('/edit');
  focusOpenedFile();
}

/** What Escape belongs to in place of the page: fields, and buttons with an open menu. */
const NEEDS_ESCAPE = 'input, textarea, select, [aria-expanded="true"]';

export default function ComparePage() {
  const { part = '' } = useParams();
  const tooBig = useDocument(queriedFileTooBig)?.path;
  const { word, Part, Bar } = parts[isPart(part) ? part : 'readers'];
  const main = useRef<HTMLElement>(null);
  useEscape(main, leave, NEEDS_ESCAPE);
  return (
    <div className={shellStyles['app']}>
      <ErrorBoundary quiet title="top">
        <TopBar />
      </ErrorBoundary>
      <main ref={main} className={`${shellStyles['main']} ${styles['page']}`}>
        <h1 className="vh" tabIndex={-1} ref={focusHeading}>
          {words.title(word)}
        </h1>
        <div className={`flow ${styles['bar']}`}>
          <button type="button" className={`btn ${styles['back']}`} aria-label={words.backTo} onClick={leave}>
            <Icon name="g-right" /> {words.back}
          </button>
          <nav aria-label={words.what} className={styles['tabs']}>
            {Object.entries(parts).map(([id, { word: name }]) => (
              <NavLink key={id} to={id === 'readers' ? '/compare' : `/compare/${id}`} end>
                {name}
              </NavLink>
            ))}
          </nav>
          {Bar && tooBig === undefined && (
            <ErrorBoundary quiet title={words.title(word)}>
              <Bar />
            </ErrorBoundary>
          )}
        </div>
        <ErrorBoundary key={word} title={words.title(word)}>
          {tooBig === undefined ? <Part /> : <NotAsked path={tooBig} />}
        </ErrorBoundary>
        <ErrorBoundary quiet title="notices">
          <Notices />
        </ErrorBoundary>
      </main>
      <ErrorBoundary quiet title="status">
        <StatusLine />
      </ErrorBoundary>
    </div>
  );
}
