// Options in groups that belong to a field (ARIA: listbox). The focus stays in the field, which points at one of them.
import type { ReactNode, RefCallback } from 'react';

export interface Option {
  readonly id: string;
  readonly content: ReactNode;
  /** True for what is listed but not possible now. */
  readonly isOff?: boolean;
}

export interface OptionGroup<O extends Option = Option> {
  /** None for what belongs to no group. */
  readonly title?: string;
  readonly options: readonly O[];
}

interface Props<O extends Option> {
  /** What the ids of the list begin with. */
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup<O>[];
  /** The option that is pointed at. */
  readonly active: O | undefined;
  /** The id of what is said of that option elsewhere. */
  readonly about?: string;
  /** How its parts look. */
  readonly look: Readonly<Record<'list' | 'title' | 'option', string | undefined>>;
  readonly listRef?: RefCallback<HTMLElement>;
  /** Gets the option that is pointed at. */
  readonly activeRef: RefCallback<HTMLElement>;
  readonly onChoose: (option: O) => void;
  /** The pointer moves over an option. */
  readonly onPoint?: (option: O) => void;
}

export const listId = (id: string): string => `${id}-list`;

const optionIdAt = (id: string, group: number, place: number) => `${id}-${group}-${place}`;

/** The id that an option has in the page; by its place, as its own id may be any text. */
export function optionId<O extends Option>(
  id: string,
  groups: readonly OptionGroup<O>[],
  option: O | undefined,
): string | undefined {
  const group = option ? groups.findIndex(({ options }) => options.includes(option)) : -1;
  return option && group >= 0 ? optionIdAt(id, group, groups[group]!.options.indexOf(option)) : undefined;
}

/** The focus stays where it is. */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

interface GroupProps {
  readonly id: string;
  readonly title: string | undefined;
  readonly look: string | undefined;
  readonly children: ReactNode;
}

function OptionGroupList({ id, title, look, children }: GroupProps) {
  if (title === undefined) return children;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options stand in no fieldset
    <div role="group" aria-labelledby={id}>
      <div id={id} className={look}>
        {title}
      </div>
      {children}
    </div>
  );
}

export function OptionList<O extends Option>(props: Props<O>) {
  const { id, label, groups, active, about, look, listRef, activeRef, onChoose, onPoint } = props;
  return (
    <div
      ref={listRef}
      id={listId(id)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no lines or marked letters, nor has it a field
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={look.list}
      onMouseDown={keepFocus}
    >
      {groups.map(({ title, options }, group) => (
        <OptionGroupList key={title ?? group} id={`${id}-title-${group}`} title={title} look={look.title}>
          {options.map((option, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
            <div
              key={option.id}
              id={optionIdAt(id, group, place)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option holds no lines or marked letters
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              aria-disabled={option.isOff || undefined}
              aria-describedby={option === active ? about : undefined}
              className={look.option}
              ref={option === active ? activeRef : undefined}
              onClick={() => onChoose(option)}
              onPointerMove={() => onPoint?.(option)}
            >
              {option.content}
            </div>
          ))}
        </OptionGroupList>
      ))}
    </div>
  );
}
