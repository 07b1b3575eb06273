// How to begin: an empty file, a file from disk, or a template.
import { useRef } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { Icon } from '../../ui/icons/icon.tsx';
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

export interface StartButtonsProps {
  readonly onNew: () => void;
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
}

export function StartButtons({ onNew, onOpen, onText }: StartButtonsProps) {
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
