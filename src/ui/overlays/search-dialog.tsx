// A search field over the page, with a list of matches (ARIA: combobox with a listbox). The focus stays in the
// field. Arrow keys move through the list, Tab to the next group, Enter chooses the active option, Escape closes.
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { listId, type Option, type OptionGroup, OptionList, optionId } from '../choices/option-list.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './search-dialog.module.css';

export interface SearchOption extends Option {
  /** Its description for screen readers. */
  readonly help: string;
}

interface SearchDialogProps {
  readonly title: string;
  /** The name of the field, and its placeholder. */
  readonly field: string;
  readonly hint: string;
  readonly close: string;
  /** The name of the list. */
  readonly results: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly groups: readonly OptionGroup<SearchOption>[];
  /** Shown in place of an empty list. */
  readonly none: string;
  /** Announced whenever it changes. */
  readonly resultMessage: string;
  readonly foot: ReactNode;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
  /** Sets the focus once the dialog has closed. */
  readonly onClosed: () => void;
}

/** The number of rows that Page up and Page down move. */
const PAGE_SIZE = 8;

const stepsByKey: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_SIZE,
  PageUp: -PAGE_SIZE,
};

/** Returns the index after a step. A single step wraps around; a page stops at the ends. */
function nextIndex(activeIndex: number, step: number, count: number): number {
  if (Math.abs(step) === 1) return (activeIndex + step + count) % count;
  return Math.min(Math.max(activeIndex + step, 0), count - 1);
}

/** Returns the first option of the next or previous group; after the last, of the first. */
function firstOfNextGroup(
  groups: readonly OptionGroup<SearchOption>[],
  active: SearchOption | undefined,
  step: 1 | -1,
): SearchOption | undefined {
  const current = groups.findIndex(({ options }) => active !== undefined && options.includes(active));
  return groups[(current + step + groups.length) % groups.length]?.options[0];
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** Focuses at once, not after the next render, because the next key is meant for the field. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

const listStyles = {
  list: styles['list'],
  title: `text-xs quiet ${styles['group']}`,
  option: styles['option'],
};

function SearchDialogBody(props: SearchDialogProps) {
  const { field, hint, close, query, onQuery, groups, none, resultMessage, foot, onChoose } = props;
  const id = useId();
  const [activeState, setActiveState] = useState<{ readonly query: string; readonly id: string }>();
  const options = groups.flatMap((group) => group.options);
  // A new query discards the previous position: its first match is the best one, among those that are possible.
  const best = Math.max(
    options.findIndex((option) => !option.isDisabled),
    0,
  );
  const moved =
    activeState?.query === query ? options.findIndex((option) => option.id === activeState.id) : -1;
  const activeIndex = moved < 0 ? best : moved;
  const active = options[activeIndex];
  const activate = (to: SearchOption | undefined) => to && setActiveState({ query, id: to.id });
  const choose = (option: SearchOption | undefined) => {
    activate(option);
    if (option && !option.isDisabled) onChoose(option.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab' && groups.length > 1) {
      event.preventDefault();
      activate(firstOfNextGroup(groups, active, event.shiftKey ? -1 : 1));
      return;
    }
    const step = event.shiftKey ? undefined : stepsByKey[event.key];
    if (step !== undefined && options.length > 0)
      activate(options[nextIndex(activeIndex, step, options.length)]);
    else if (event.key === 'Enter') choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={`row ${styles['field']}`}>
        <Icon name="i-search" />
        <input
          type="text"
          role="combobox"
          aria-label={field}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId(id)}
          aria-activedescendant={optionId(id, groups, active)}
          placeholder={hint}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={query}
          ref={focusField}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        <Dialog.Close className="ibtn" aria-label={close} title={close}>
          <Icon name="i-close" />
        </Dialog.Close>
      </div>
      <OptionList
        id={id}
        label={props.results}
        groups={groups}
        active={active}
        describedBy={`${id}-help`}
        look={listStyles}
        activeRef={scrollIntoView}
        onChoose={choose}
      />
      <p id={`${id}-help`} className={active ? 'vh' : `text-s quiet ${styles['none']}`}>
        {active ? active.help : none}
      </p>
      <output className="vh">{active ? resultMessage : none}</output>
      <div className={`text-xs quiet ${styles['foot']}`}>{foot}</div>
    </>
  );
}

export function SearchDialog(props: SearchDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className={`popover column ${styles['finder']}`}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            props.onClosed();
          }}
        >
          <Dialog.Title className="vh">{props.title}</Dialog.Title>
          <SearchDialogBody {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
