// The sheet of keys: every key by where it works, found by a word or by pressing it.
import { type KeyboardEvent, useState } from 'react';
import type { FocusOrigin } from '../../actions/action.ts';
import { keyboardWords as words } from '../../messages/en/app/commands.ts';
import { keyboardText } from '../../messages/en/learn/learn.ts';
import { KeyCaps } from '../../ui/content/key-caps.tsx';
import { ScrollRegion } from '../../ui/controls/scroll-region.tsx';
import { formatKeys } from '../../ui/environment/key-names.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { closeDialog } from '../shared/file-focus.ts';
import { restoreLostFocus } from '../shared/pane-focus.ts';
import { countKeys, findByKey, findByWords, type KeyGroup, keyGroups, nameOfKey } from './key-list.ts';
import styles from './key-sheet.module.css';
import { KeysOfRow } from './keys-of-row.tsx';

/** What the list is filtered by: typed words, or a pressed key. */
interface Filter {
  readonly text: string;
  readonly groups: readonly KeyGroup[];
}

function getFocusedElement(): FocusOrigin {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : undefined;
}

const Group = ({ title, rows }: KeyGroup) => (
  <section className={styles['group']}>
    <h3>{title}</h3>
    <dl>
      {rows.map((row) => (
        <div key={row.id} className={`row ${styles['line']}`}>
          <dt className="spring">{row.effect}</dt>
          <dd className="text-xs quiet">
            <KeysOfRow {...row} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

export function KeySheet() {
  const [origin] = useState(getFocusedElement);
  const [all] = useState(keyGroups);
  const [{ text, groups }, setFilter] = useState<Filter>({ text: '', groups: all });
  const setText = (typed: string) =>
    setFilter({ text: typed, groups: typed.trim() === '' ? all : findByWords(all, typed) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.getModifierState('AltGraph')) return;
    const name = nameOfKey(event);
    if (name === undefined) return;
    event.preventDefault();
    setFilter({ text: formatKeys(name), groups: findByKey(all, event) });
  };
  /** Clears the filter. Returns false if there is none. */
  const clearFilter = () => {
    setText('');
    return text !== '';
  };
  const showPage = () => {
    closeDialog();
    goToPage(`/learn/${keyboardText.slug}`);
  };
  return (
    <Sheet
      title={words.keys}
      close={words.close}
      onEscape={clearFilter}
      onClose={closeDialog}
      onClosed={() => {
        origin?.focus();
        restoreLostFocus(0);
      }}
      field={
        <span className={`row box ${styles['filter']}`}>
          <Icon name="i-search" />
          <input
            aria-label={words.filter}
            placeholder={words.filterHint}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
          <output className="text-xs quiet">
            {text === '' ? '' : words.countOf(countKeys(groups), countKeys(all))}
          </output>
        </span>
      }
      foot={
        <>
          <span className="spring">{words.letters}</span>
          <button type="button" className="btn btn-link" onClick={showPage}>
            {words.print}
          </button>
          <span className="key-hint text-xs">
            <KeyCaps keys="Escape" /> {words.closes}
          </span>
        </>
      }
    >
      <ScrollRegion className={styles['list']} aria-label={words.keys}>
        {groups.map((group) => (
          <Group key={group.where} {...group} />
        ))}
        {groups.length === 0 && <p className="quiet">{words.none}</p>}
      </ScrollRegion>
    </Sheet>
  );
}
