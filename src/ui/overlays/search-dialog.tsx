// One field over the page, and below it a list of what fits (ARIA: combobox with a listbox). The focus stays in the field;
// arrows go through the list, Enter takes what was gone to, Escape closes.
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { listId, type Option, type OptionGroup, OptionList, optionId } from '../choices/option-list.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './search-dialog.module.css';

export interface SearchOption extends Option {
  /** Said below the list while the option is the one that was gone to. */
  readonly help: string;
}

interface Props {
  readonly title: string;
  /** Name of the field, and what stands in it while it is empty. */
  readonly field: string;
  readonly hint: string;
  readonly close: string;
  /** Name of the list. */
  readonly results: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly groups: readonly OptionGroup<SearchOption>[];
  /** Said in place of a list in which nothing is. */
  readonly none: string;
  /** Said aloud whenever it changes. */
  readonly told: string;
  readonly foot: ReactNode;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
  /** Takes the focus once it has closed. */
  readonly onClosed: () => void;
}

/** Rows that Page up and Page down go. */
const PAGE_SIZE = 8;

const stepsByKey: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_SIZE,
  PageUp: -PAGE_SIZE,
};

/** Where a step leads: one row goes round the ends, a page stops there. */
function nextIndex(at: number, step: number, count: number): number {
  if (Math.abs(step) === 1) return (at + step + count) % count;
  return Math.min(Math.max(at + step, 0), count - 1);
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** At once, and not after the next drawing: the next key is meant for the field. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

const listStyles = { list: styles['list'], title: styles['group'], option: styles['option'] };

function SearchDialogBody(props: Props) {
  const { field, hint, close, query, onQuery, groups, none, told, foot, onChoose } = props;
  const id = useId();
  const [gone, goTo] = useState<{ readonly query: string; readonly id: string }>();
  const options = groups.flatMap((group) => group.options);
  // What was gone to in another list is forgotten: the first fits best.
  const at = Math.max(gone?.query === query ? options.findIndex((one) => one.id === gone.id) : 0, 0);
  const active = options[at];
  const go = (to: SearchOption | undefined) => to && goTo({ query, id: to.id });
  const choose = (chosen: SearchOption | undefined) => {
    go(chosen);
    if (chosen && !chosen.isOff) onChoose(chosen.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? undefined : stepsByKey[event.key];
    if (step !== undefined && options.length > 0) go(options[nextIndex(at, step, options.length)]);
    else if (event.key === 'Enter') choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles['field']}>
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
        about={`${id}-help`}
        look={listStyles}
        activeRef={scrollIntoView}
        onChoose={choose}
      />
      <p id={`${id}-help`} className={styles['help']}>
        {active ? active.help : none}
      </p>
      <output className="vh">{active ? told : none}</output>
      <div className={styles['foot']}>{foot}</div>
    </>
  );
}

export function SearchDialog(props: Props) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles['scrim']} />
        <Dialog.Content
          className={styles['finder']}
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
