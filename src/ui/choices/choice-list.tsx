// Choices below a text field, in a list that the field controls (ARIA: combobox with list autocomplete). The focus
// and the typed text stay in the field. Only Enter on the active choice, or the pointer, chooses.

import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import styles from './choice-list.module.css';
import { keepFocus, type Option, type OptionGroup, OptionList } from './option-list.tsx';

// The popup with the list of choices. It is next to the field and never has the focus.
interface ChoicePopupProps {
  /** The prefix of element ids. */
  readonly id: string;
  readonly field: HTMLElement;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** The active choice, set by key or pointer. Enter chooses it. */
  readonly active: Option | undefined;
  readonly note: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onActivate: (id: string) => void;
}

/** Sets the ARIA attributes of the field while it has a list. */
const linkFieldToList = (field: HTMLElement) => (list: HTMLElement | null) => {
  if (!list) return undefined;
  field.setAttribute('aria-expanded', 'true');
  field.setAttribute('aria-controls', list.id);
  return () => {
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-controls');
  };
};

/** Sets the ARIA attribute of the field for the active choice. */
const linkFieldToOption = (field: HTMLElement) => (option: HTMLElement | null) => {
  if (!option) return undefined;
  field.setAttribute('aria-activedescendant', option.id);
  option.scrollIntoView({ block: 'nearest' });
  return () => field.removeAttribute('aria-activedescendant');
};

/**
 * Returns the container of the list: the dialog or the part of the page that contains the field, so that the list
 * belongs to a landmark.
 */
const findPopupContainer = (field: HTMLElement) =>
  field.closest<HTMLElement>('dialog, [role="dialog"], main') ?? document.body;

/** A popover has the role dialog by default. The container of a list has none. */
const noRole = { role: undefined };

const listStyles = {
  list: styles['list'],
  title: `text-xs quiet ${styles['title']}`,
  option: `breaks target ${styles['choice']}`,
};

function ChoicePopup(props: ChoicePopupProps) {
  const { id, field, label, groups, active, note, onChoose, onActivate } = props;
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={{ current: field }} />
      <Popover.Portal container={findPopupContainer(field)}>
        <Popover.Content
          {...noRole}
          className={`text-s popover column ${styles['popup']}`}
          align="start"
          sideOffset={2}
          collisionPadding={8}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          onEscapeKeyDown={keepFocus}
          onInteractOutside={keepFocus}
          onMouseDown={keepFocus}
        >
          <OptionList
            id={id}
            label={label}
            groups={groups}
            active={active}
            look={listStyles}
            listRef={linkFieldToList(field)}
            activeRef={linkFieldToOption(field)}
            onChoose={(choice) => onChoose(choice.id)}
            onPoint={(choice) => choice !== active && onActivate(choice.id)}
          />
          {note !== undefined && <p className={`quiet ${styles['note']}`}>{note}</p>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface ChoiceListProps {
  /** The field. It must have the role combobox and `aria-expanded="false"`. */
  readonly field: HTMLElement;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly onChoose: (id: string) => void;
  /** Whether the first choice is active until the user moves to another, so that Enter chooses it. */
  readonly marksFirst?: boolean;
  /** Whether the list is open before anything is typed. */
  readonly opensAtOnce?: boolean;
  /** Called when Escape closes the list. */
  readonly onEscape?: () => void;
  /** Shown in place of an empty list. */
  readonly none?: string | undefined;
  /** Whether that text covers the content below, in a positioned parent. */
  readonly isNoneOver?: boolean;
  /** Shown below the list. */
  readonly note?: string;
  /** The number of choices, announced whenever it changes. */
  readonly countMessage: string;
}

/** Whether the key has no modifier and does not belong to an unfinished composition. */
const isPlainKey = (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && !event.isComposing;

export function ChoiceList(props: ChoiceListProps) {
  const {
    field,
    label,
    groups,
    onChoose,
    marksFirst = false,
    opensAtOnce: isInitiallyOpen = false,
    onEscape,
    none,
    isNoneOver = false,
    note,
    countMessage,
  } = props;
  const id = useId();
  const [isRequested, setRequested] = useState(isInitiallyOpen);
  const [active, setActive] = useState<string>();
  const options = groups.flatMap(({ options }) => options);
  const isOpen = isRequested && options.length > 0;
  const foundIndex = options.findIndex((choice) => choice.id === active);
  // If a new search no longer has the active choice, the first choice becomes active.
  const isFirst = foundIndex < 0 && options.length > 0 && (active !== undefined || marksFirst);
  const at = isFirst ? 0 : foundIndex;
  // The field itself, before the first choice, is one more position, unless a choice is always active.
  const first = marksFirst ? 0 : -1;
  const positions = options.length - first;
  const placeAfter = (step: number) => ((at - first + step + positions) % positions) + first;
  const setOpen = (isRequested: boolean) => {
    setRequested(isRequested);
    setActive(undefined);
  };
  const choose = (chosenId: string) => {
    setOpen(false);
    onChoose(chosenId);
  };
  const handleKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step === 1 && event.altKey && !isOpen) setOpen(true);
    else if (!isOpen || !isPlainKey(event)) return false;
    else if (step !== 0) setActive(options[placeAfter(step)]?.id);
    else if (key === 'Enter' && at >= 0) choose(options[at]!.id);
    else if (key === 'Escape') {
      setOpen(false);
      onEscape?.();
    } else {
      if (key === 'Enter' || key === 'Tab') setOpen(false);
      return false;
    }
    return true;
  };
  const listen = () => {
    const onKey = (event: KeyboardEvent) => {
      if (!handleKey(event)) return;
      event.preventDefault();
      // Other actions of the field for these keys wait until the list is closed.
      event.stopPropagation();
    };
    const onInput = ({ target }: Event) => target === field && setOpen(true);
    const document = field.ownerDocument;
    field.addEventListener('keydown', onKey);
    // Runs after React's own listener: if the list rendered before React handled the letter, the field would get
    // its old text back.
    document.addEventListener('input', onInput);
    return () => {
      field.removeEventListener('keydown', onKey);
      document.removeEventListener('input', onInput);
    };
  };
  return (
    <>
      <span hidden ref={listen} />
      {isOpen && (
        <ChoicePopup
          id={id}
          field={field}
          label={label}
          groups={groups}
          active={options[at]}
          note={note}
          onChoose={choose}
          onActivate={setActive}
        />
      )}
      <output className="vh">{isOpen && countMessage}</output>
      <output className={`text-xs quiet ${styles['none']}`} data-over={isNoneOver}>
        {isRequested && options.length === 0 && none}
      </output>
    </>
  );
}
