// Choices below a text field, as a list that the field controls (ARIA: combobox with list autocomplete). The focus stays
// in the field, and so does what is typed: nothing is chosen but by Enter on the choice that is marked, or by pointer.

import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import styles from './choice-list.module.css';
import { keepFocus, type Option, type OptionGroup, OptionList } from './option-list.tsx';

// The list of choices that belongs to a field, beside it: shown and pointed at, never focused.
interface ChoicePopupProps {
  /** What ids of the page begin with. */
  readonly id: string;
  readonly field: HTMLElement;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** The choice that was gone to, by key or pointer: what Enter chooses. */
  readonly active: Option | undefined;
  readonly note: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onPoint: (id: string) => void;
}

/** What the field says of its list, while there is one. */
const linkFieldToList = (field: HTMLElement) => (list: HTMLElement | null) => {
  if (!list) return undefined;
  field.setAttribute('aria-expanded', 'true');
  field.setAttribute('aria-controls', list.id);
  return () => {
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-controls');
  };
};

/** What it says of the choice that was gone to. */
const linkFieldToOption = (field: HTMLElement) => (option: HTMLElement | null) => {
  if (!option) return undefined;
  field.setAttribute('aria-activedescendant', option.id);
  option.scrollIntoView({ block: 'nearest' });
  return () => field.removeAttribute('aria-activedescendant');
};

/** Where the list is shown: in the dialog or the part of the page that holds its field, not outside of all parts. */
const findPopupContainer = (field: HTMLElement) =>
  field.closest<HTMLElement>('dialog, [role="dialog"], main') ?? document.body;

/** A popover has the role of a dialog of its own; what holds a list has none. */
const noRole = { role: undefined };

const listStyles = { list: styles['list'], title: styles['title'], option: styles['choice'] };

function ChoicePopup(props: ChoicePopupProps) {
  const { id, field, label, groups, active, note, onChoose, onPoint } = props;
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={{ current: field }} />
      <Popover.Portal container={findPopupContainer(field)}>
        <Popover.Content
          {...noRole}
          className={styles['popup']}
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
            onPoint={(choice) => choice !== active && onPoint(choice.id)}
          />
          {note !== undefined && <p className={styles['note']}>{note}</p>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface Props {
  /** The field: its role is combobox, and it says that nothing is expanded. */
  readonly field: HTMLElement;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly onChoose: (id: string) => void;
  /** True if the list is there before anything is typed. */
  readonly opensAtOnce?: boolean;
  /** Escape closed the list. */
  readonly onEscape?: () => void;
  /** Shown instead of a list in which nothing is. */
  readonly none?: string | undefined;
  /** Whether that stands over what is below, in a parent that has a place of its own. */
  readonly isNoneOver?: boolean;
  /** Said below the list. */
  readonly note?: string;
  /** Said aloud whenever it changes: how many there are. */
  readonly told: string;
}

/** No modifier, and no word that is still being composed. */
const isPlainKey = (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && !event.isComposing;

export function ChoiceList(props: Props) {
  const {
    field,
    label,
    groups,
    onChoose,
    opensAtOnce = false,
    onEscape,
    none,
    isNoneOver = false,
    note,
    told,
  } = props;
  const id = useId();
  const [isWanted, setWanted] = useState(opensAtOnce);
  const [active, setActive] = useState<string>();
  const all = groups.flatMap(({ options }) => options);
  const isOpen = isWanted && all.length > 0;
  const found = all.findIndex((choice) => choice.id === active);
  // Who went into a list that is found anew a moment later, without that choice, stands at the first of the new one.
  const at = active !== undefined && found < 0 && all.length > 0 ? 0 : found;
  const show = (wanted: boolean) => {
    setWanted(wanted);
    setActive(undefined);
  };
  const choose = (chosen: string) => {
    show(false);
    onChoose(chosen);
  };
  const act = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step === 1 && event.altKey && !isOpen) show(true);
    else if (!isOpen || !isPlainKey(event)) return false;
    // One place more than there are choices: the field itself.
    else if (step !== 0) setActive(all[((at + 1 + step + all.length + 1) % (all.length + 1)) - 1]?.id);
    else if (key === 'Enter' && at >= 0) choose(all[at]!.id);
    else if (key === 'Escape') {
      show(false);
      onEscape?.();
    } else {
      if (key === 'Enter' || key === 'Tab') show(false);
      return false;
    }
    return true;
  };
  const listen = () => {
    const onKey = (event: KeyboardEvent) => {
      if (!act(event)) return;
      event.preventDefault();
      // What the field does with these keys otherwise waits until the list is closed.
      event.stopPropagation();
    };
    const onInput = ({ target }: Event) => target === field && show(true);
    const page = field.ownerDocument;
    field.addEventListener('keydown', onKey);
    // Behind React's own listener: what is drawn before it has heard of a letter gives the field its old text back.
    page.addEventListener('input', onInput);
    return () => {
      field.removeEventListener('keydown', onKey);
      page.removeEventListener('input', onInput);
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
          active={all[at]}
          note={note}
          onChoose={choose}
          onPoint={setActive}
        />
      )}
      <output className="vh">{isOpen && told}</output>
      <output className={styles['none']} data-over={isNoneOver}>
        {isWanted && all.length === 0 && none}
      </output>
    </>
  );
}
