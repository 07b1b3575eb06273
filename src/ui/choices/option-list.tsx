// Options in groups that belong to a field (ARIA: listbox). The focus stays in the field, which refers to the
// active option.
import type { ReactNode, RefCallback } from 'react';
import { number } from '../../messages/en/counts.ts';

export interface Option {
  readonly id: string;
  readonly content: ReactNode;
  /** Whether the option is currently unavailable but still listed. */
  readonly isDisabled?: boolean;
}

export interface OptionGroup<O extends Option = Option> {
  /** Absent for options without a group. */
  readonly title?: string;
  /** How many options match, also those that are not listed. */
  readonly count?: number;
  readonly options: readonly O[];
}

interface OptionListProps<O extends Option> {
  /** The prefix of the ids of the list. */
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup<O>[];
  /** The active option. */
  readonly active: O | undefined;
  /** The id of the description of the active option. */
  readonly describedBy?: string;
  /** The class names of its parts. */
  readonly look: Readonly<Record<'list' | 'title' | 'option', string | undefined>>;
  readonly listRef?: RefCallback<HTMLElement>;
  /** The ref of the active option. */
  readonly activeRef: RefCallback<HTMLElement>;
  readonly onChoose: (option: O) => void;
  /** Called when the pointer moves over an option. */
  readonly onPoint?: (option: O) => void;
}

export const listId = (id: string): string => `${id}-list`;

const optionIdAt = (id: string, group: number, place: number) => `${id}-${group}-${place}`;

/** Returns the element id of an option. It is made of indexes, because the id of an option can be any text. */
export function optionId<O extends Option>(
  id: string,
  groups: readonly OptionGroup<O>[],
  option: O | undefined,
): string | undefined {
  const group = option ? groups.findIndex(({ options }) => options.includes(option)) : -1;
  return option && group >= 0 ? optionIdAt(id, group, groups[group]!.options.indexOf(option)) : undefined;
}

/** Prevents the default action, so that the focus stays where it is. */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

interface GroupProps {
  readonly id: string;
  readonly title: string | undefined;
  readonly count: number | undefined;
  readonly look: string | undefined;
  readonly children: ReactNode;
}

function OptionGroupList({ id, title, count, look, children }: GroupProps) {
  if (title === undefined) return children;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options stand in no fieldset
    <div role="group" aria-labelledby={id}>
      <div id={id} className={look}>
        {title}
        {count !== undefined && <span> {number(count)}</span>}
      </div>
      {children}
    </div>
  );
}

export function OptionList<O extends Option>(props: OptionListProps<O>) {
  const { id, label, groups, active, describedBy, look, listRef, activeRef, onChoose, onPoint } = props;
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
      {groups.map(({ title, count, options }, group) => (
        <OptionGroupList
          key={title ?? group}
          id={`${id}-title-${group}`}
          title={title}
          count={count}
          look={look.title}
        >
          {options.map((option, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
            <div
              key={option.id}
              id={optionIdAt(id, group, place)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option holds no lines or marked letters
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              aria-disabled={option.isDisabled || undefined}
              aria-describedby={option === active ? describedBy : undefined}
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
