// The restrictions of a line as chips: each opens its fields, its cross removes it, and a button adds another.
import type { Qualifier } from '../../../../core/formats/acap/field.ts';
import { escapeInvisible } from '../../../../core/text/escape-invisible.ts';
import { restrictWords, acapWords as words } from '../../../../messages/en/formats/acap.ts';
import { describeRestriction } from '../../../../messages/format-restriction.ts';
import { VisibleText } from '../../../../ui/content/visible-text.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { focusLineField } from '../../list/focus-row.ts';
import styles from '../acap.module.css';
import * as commands from '../acap-edits.ts';
import { setExpanded, useIsExpanded } from '../expanded-rows.ts';
import { focusRestriction } from './restriction-line.tsx';

export const describeQualifier = ({ type, written }: Qualifier): string =>
  describeRestriction(type.text, written.text);

interface AddRestrictionButtonProps {
  readonly id: number;
  /** 0-based. */
  readonly line: number;
  readonly qualifiers: readonly Qualifier[];
}

/** Opens the field that adds a restriction, and those of the restrictions that the line has. */
export function AddRestrictionButton({ id, line, qualifiers }: AddRestrictionButtonProps) {
  const isOpen = useIsExpanded(id);
  const summary = qualifiers.map(describeQualifier).join(', ') || words.noRestriction;
  return (
    <button
      type="button"
      className={`inline ${styles['addRestriction']}`}
      aria-expanded={isOpen}
      aria-label={escapeInvisible(words.restrictionsOf(line + 1, summary))}
      data-field="restrictions"
      onClick={() => setExpanded(id, !isOpen)}
    >
      <Icon name="g-plus" /> {restrictWords.add}
    </button>
  );
}

interface RestrictionChipsProps extends AddRestrictionButtonProps {
  /** Whether the last restriction can be removed. */
  readonly mayBeEmpty: boolean;
}

export function RestrictionChips({ id, line, qualifiers, mayBeEmpty }: RestrictionChipsProps) {
  const canRemove = mayBeEmpty || qualifiers.length > 1;
  const open = (qualifier: Qualifier) => {
    setExpanded(id, true);
    const same = qualifiers.filter(({ name }) => name === qualifier.name);
    const number = same.length > 1 ? same.indexOf(qualifier) + 1 : undefined;
    focusRestriction(line, qualifier.type.text.toLowerCase(), number);
  };
  const remove = (index: number) => {
    commands.removeRuleQualifier(id, index);
    focusLineField(line, 'restrictions');
  };
  return (
    <div className={styles['chips']}>
      <Icon name="g-limited" />
      {qualifiers.map((qualifier, index) => {
        const said = describeQualifier(qualifier);
        return (
          <span key={index} className={styles['chip']}>
            <button
              type="button"
              className="strong"
              data-field={`restriction-chip-${index}`}
              aria-label={escapeInvisible(restrictWords.chip(said))}
              title={escapeInvisible(`${qualifier.type.text}=${qualifier.written.text}`)}
              onClick={() => open(qualifier)}
            >
              <VisibleText text={said} />
            </button>
            {canRemove && (
              <button
                type="button"
                className={styles['chipCross']}
                aria-label={escapeInvisible(restrictWords.removeChip(said))}
                title={escapeInvisible(restrictWords.removeChip(said))}
                onClick={() => remove(index)}
              >
                <Icon name="g-cross" />
              </button>
            )}
          </span>
        );
      })}
      <AddRestrictionButton {...{ id, line, qualifiers }} />
    </div>
  );
}
