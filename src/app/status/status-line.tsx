// The line at the foot: what is not saved, and the outer shape of the file.

import { useRef } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { languageTag } from '../../messages/language.ts';
import { languages } from '../../messages/languages.ts';
import { shapeOf } from '../../state/document/file-shape.ts';
import { openSource } from '../../state/document/selectors.ts';
import { isUnsaved } from '../../state/document/unsaved.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { setTheme, type Theme, useShell } from '../shell/shell-store.ts';
import styles from './status-line.module.css';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

function ThemeSwitch() {
  const theme = useShell((state) => state.theme);
  return (
    <label className={styles['theme']}>
      {words.theme}
      <select
        value={theme}
        onChange={(event) => setTheme(themes.find((one) => one === event.target.value) ?? 'system')}
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {words.themes[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

const offered = languages.filter(({ isHidden }) => !isHidden);

/** Each language has its name in its own words. */
function LanguageSwitch() {
  const choose = async (tag: string) => {
    const { chooseLanguage } = await import('../shell/choose-language.ts');
    await chooseLanguage(tag);
  };
  return (
    <label className={styles['theme']}>
      {words.language}
      <select value={languageTag()} onChange={(event) => void choose(event.target.value)}>
        {offered.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const Notes = lazyComponent(
  () => import('./status-notes.tsx'),
  () => <span className={styles['last']} />,
);

export function StatusLine() {
  const source = useDocument(openSource);
  const unsaved = useDocument((state) => isUnsaved(state, state.view.path));
  const path = useDocument((state) => state.view.path);
  const { octets, lines, ending } = shapeOf(source);
  const worksOffline = useShell((state) => state.worksOffline);
  const line = useRef<HTMLElement>(null);
  usePane('status-frame', { element: () => line.current });
  const encoding = words.encodings[source.encoding];
  return (
    <footer ref={line} className={styles['status']} data-stop="status" aria-label={words.statusOf(path)}>
      <span className={unsaved ? styles['unsaved'] : undefined} title={unsaved ? undefined : words.saved}>
        {unsaved ? words.notSaved : words.saved}
      </span>
      <Notes />
      {worksOffline && (
        <span className={styles['promise']}>
          <span>{words.worksOffline}</span>
        </span>
      )}
      <span className="spring" />
      <span className={styles['promise']}>
        <span>{words.promise}</span>
      </span>
      <span className={styles['shape']}>
        <span>
          {words.lines(lines)} · {words.endings[ending]} · {source.bom ? words.withMark(encoding) : encoding}{' '}
          · {words.octets(octets)}
        </span>
      </span>
      <span className={styles['settings']}>
        <ThemeSwitch />
        {offered.length > 1 && <LanguageSwitch />}
      </span>
    </footer>
  );
}
