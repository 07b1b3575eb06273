// The list of choices that belongs to a field, beside it: shown and pointed at, never focused.
import { Popover } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import styles from './choice-list.module.css';

export interface Choice {
  readonly id: string;
  readonly content: ReactNode;
}

export interface ChoiceGroup {
  /** None for what belongs to no group. */
  readonly title?: string;
  readonly choices: readonly Choice[];
}

interface Props {
  /** What ids of the page begin with. */
  readonly id: string;
  readonly field: HTMLElement;
  readonly label: string;
  readonly groups: readonly ChoiceGroup[];
  /** The choice that was gone to. */
  readonly active: string | undefined;
  readonly note: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** What the field says of its list, while there is one. */
const tie = (field: HTMLElement) => (list: HTMLElement | null) => {
  if (!list) return undefined;
  field.setAttribute('aria-expanded', 'true');
  field.setAttribute('aria-controls', list.id);
  return () => {
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-controls');
  };
};

/** What it says of the choice that was gone to. */
const point = (field: HTMLElement) => (option: HTMLElement | null) => {
  if (!option) return undefined;
  field.setAttribute('aria-activedescendant', option.id);
  option.scrollIntoView({ block: 'nearest' });
  return () => field.removeAttribute('aria-activedescendant');
};

/** The focus stays where it is, and so does the list. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

/** Where the list is shown: in the dialog or the part of the page that holds its field, not outside of all parts. */
const placeOf = (field: HTMLElement) =>
  field.closest<HTMLElement>('dialog, [role="dialog"], main') ?? document.body;

/** A popover has the role of a dialog of its own; what holds a list has none. */
const plain = { role: undefined };

interface GroupProps {
  readonly id: string;
  readonly title: string | undefined;
  readonly children: ReactNode;
}

function Group({ id, title, children }: GroupProps) {
  if (title === undefined) return children;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options stand in no fieldset
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles['title']}>
        {title}
      </div>
      {children}
    </div>
  );
}

function List({ id, field, label, groups, active }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no lines of text, nor has it a field
    <div id={`${id}list`} role="listbox" aria-label={label} className={styles['list']} ref={tie(field)}>
      {groups.map(({ title, choices }, place) => (
        <Group key={title ?? place} id={`${id}group${place}`} title={title}>
          {choices.map((choice, i) => (
            <div
              key={choice.id}
              id={`${id}${place}-${i}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option holds no lines of text
              role="option"
              tabIndex={-1}
              aria-selected={choice.id === active}
              data-choice={choice.id}
              className={styles['choice']}
              ref={choice.id === active ? point(field) : undefined}
            >
              {choice.content}
            </div>
          ))}
        </Group>
      ))}
    </div>
  );
}

export function ChoicePopup(props: Props) {
  const { field, note, onChoose } = props;
  const onClick = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
    if (option?.dataset['choice'] !== undefined) onChoose(option.dataset['choice']);
  };
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={{ current: field }} />
      <Popover.Portal container={placeOf(field)}>
        <Popover.Content
          {...plain}
          className={styles['popup']}
          align="start"
          sideOffset={2}
          collisionPadding={8}
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          onMouseDown={stay}
          onClick={onClick}
        >
          <List {...props} />
          {note !== undefined && <p className={styles['note']}>{note}</p>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
