// What the start page says and offers.
import { type ReactNode, useRef } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import type { Source } from '../../core/document/source.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { licencesText, startWords as words } from '../../messages/en/app/start.ts';
import { keyboardText } from '../../messages/en/learn/learn.ts';
import { PageLink } from '../../ui/controls/page-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ExampleGallery } from './example-gallery.tsx';
import type { Example } from './examples/example.ts';
import { PasteBox } from './paste-box.tsx';
import styles from './start.module.css';

// Files to begin with. What they are called stands with the words of the page.

const templates = {
  open: 'User-agent: *\nDisallow:\n',
  closed: 'User-agent: *\nDisallow: /\n',
  shop: [
    '# Carts, checkout and search results are for people. Everything else may be listed.',
    'User-agent: *',
    'Disallow: /cart/',
    'Disallow: /checkout/',
    'Disallow: /search',
    'Disallow: /*?sort=',
    '',
  ].join('\n'),
} as const;

type TemplateId = keyof typeof templates;

interface StartButtonsProps {
  readonly onNew: () => void;
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
}

function StartButtons({ onNew, onOpen, onText }: StartButtonsProps) {
  const first = useRef<HTMLButtonElement>(null);
  usePane('start-buttons', { focus: () => first.current?.focus() });
  return (
    <section className={styles['part']} aria-labelledby="begin">
      <h2 id="begin">{words.begin}</h2>
      <p className={styles['act']}>
        <button ref={first} type="button" className="btn" onClick={onNew}>
          <Icon name="i-file" /> {shellWords.newFile}
        </button>
        <span className={styles['hint']}>{words.newHint}</span>
      </p>
      <p className={styles['act']}>
        <button type="button" className="btn" onClick={onOpen}>
          <Icon name="i-folder" /> {shellWords.openFile}
        </button>
        <span className={styles['hint']}>{words.openHint}</span>
      </p>
      <h3>{words.templates}</h3>
      <ul className={styles['templates']}>
        {(Object.keys(templates) as TemplateId[]).map((id) => (
          <li key={id}>
            <button type="button" className="btn" onClick={() => onText(templates[id])}>
              {words.templateNames[id]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface StartMainProps extends StartButtonsProps {
  readonly onPaste: (source: Source) => void;
  readonly onExample: (example: Example) => void;
  readonly notices: ReactNode;
  /** The work that can be gone on with, and the others. */
  readonly present: ReactNode;
  readonly earlier: ReactNode;
  readonly worksOffline: boolean;
}

function StartHead() {
  const heading = useRef<HTMLHeadingElement>(null);
  usePane('start-page', { focus: () => heading.current?.focus({ preventScroll: true }) });
  return (
    <header className={styles['head']}>
      <h1 ref={heading} tabIndex={-1}>
        <Icon name="i-mark" /> {shellWords.product}
      </h1>
      <p className={styles['question']}>{words.question}</p>
      <p>{words.what}</p>
    </header>
  );
}

function LearnLinks() {
  return (
    <section className={styles['part']} aria-labelledby="learn">
      <h2 id="learn">
        <PageLink to="/learn">{words.learn}</PageLink>
      </h2>
      <p className={styles['hint']}>{words.learnHint}</p>
      <ul className={styles['row']}>
        {words.learnPages.map(([path, title]) => (
          <li key={path}>
            <PageLink to={path}>{title}</PageLink>
          </li>
        ))}
        <li>
          <PageLink to={`/learn/${keyboardText.slug}`}>{keyboardText.title}</PageLink>
        </li>
      </ul>
    </section>
  );
}

export function StartMain({
  notices,
  present,
  earlier,
  worksOffline,
  onPaste,
  onExample,
  ...begin
}: StartMainProps) {
  return (
    <div className={styles['page']}>
      {notices}
      <main className={styles['start']}>
        <div className={styles['side']}>
          <StartHead />
          {present}
          <StartButtons {...begin} />
          <PasteBox onOpen={onPaste} />
          {earlier}
          <LearnLinks />
          <p className={styles['hint']}>
            {words.notALock} {shellWords.promise}.{' '}
            <PageLink to={`/learn/${licencesText.slug}`}>{licencesText.title}</PageLink>
            {/* It comes late, and moves nothing. */}
            {worksOffline && ` · ${shellWords.worksOffline}`}
          </p>
        </div>
        <ExampleGallery onOpen={onExample} />
      </main>
    </div>
  );
}
