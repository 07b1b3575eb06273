// The list of choices that belongs to a field, beside it: shown and pointed at, never focused.
import { Popover } from 'radix-ui';
import styles from './choice-list.module.css';
import { keepFocus, type Option, type OptionGroup, OptionList } from './option-list.tsx';

interface Props {
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

export function ChoicePopup(props: Props) {
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
