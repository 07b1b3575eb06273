// The restrictions of a permission or a qualified usage, one line each, with links to add others (ACAP 1.1 2.5.3
// to 2.5.6).
import { type ReactNode, useState } from 'react';
import {
  type DroppedQualifier,
  effectiveQualifiers,
} from '../../../../core/formats/acap/effective-qualifiers.ts';
import type { AcapLine, IssueCode, Qualifier } from '../../../../core/formats/acap/field.ts';
import {
  type QualifierName,
  type QualifierType,
  qualifiersFor,
  qualifierType,
} from '../../../../core/formats/acap/qualifiers.ts';
import type { Usage } from '../../../../core/formats/acap/usages.ts';
import { choicesFor, type ValueChoice } from '../../../../core/formats/acap/value-parts.ts';
import { escapeInvisible } from '../../../../core/text/escape-invisible.ts';
import { restrictionWords as words } from '../../../../messages/en/formats/acap.ts';
import { VisibleText } from '../../../../ui/content/visible-text.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { lineOfId } from '../../edits/run-edit.ts';
import { focusLineField } from '../../list/focus-row.ts';
import styles from '../acap.module.css';
import * as commands from '../acap-edits.ts';
import { RestrictionLine, restrictionField } from './restriction-line.tsx';

interface IndexedQualifier {
  readonly qualifier: Qualifier;
  readonly index: number;
}

export interface RestrictionsProps {
  readonly id: number;
  readonly read: AcapLine;
  readonly usage: Usage;
  readonly qualifiers: readonly Qualifier[];
  /** False if the last restriction cannot be removed: a qualified usage needs at least one. */
  readonly mayBeEmpty: boolean;
}

/**
 * Returns hints about one restriction: from its line, from the rules for repetition, and from conflicts in the
 * specification.
 */
function restrictionHints(
  { qualifier }: IndexedQualifier,
  { read, usage }: RestrictionsProps,
  ignored: readonly DroppedQualifier[],
) {
  const dropReasons = ignored
    .filter((dropEntry) => dropEntry.qualifier === qualifier)
    .map(({ code }) => code);
  // A restriction without effect does no harm, so its value is not checked.
  const codes: readonly IssueCode[] =
    dropReasons.length > 0
      ? dropReasons
      : read.issues
          .filter(({ start, end }) => qualifier.start <= start && end <= qualifier.end)
          .map(({ code }) => code);
  const sentences = [...new Set(codes)].map((code) =>
    code === 'qualifier-not-applicable' ? words.notFor(usage) : words.hint(code),
  );
  return sentences.filter((sentence) => sentence !== undefined);
}

function disputeSentence(type: string, usage: Usage): string | undefined {
  const support = (qualifierType(type) as QualifierType | undefined)?.usages[usage];
  return support === 'annex' || support === 'text' ? words.disputed(support, usage) : undefined;
}

/** Returns the kinds of limits that make sense in addition to another one (2.5.3.1). */
function choicesNextTo(type: string, others: readonly Qualifier[]): readonly ValueChoice[] {
  const all = choicesFor(type);
  const [first] = others;
  if (qualifierType(type)?.repeat !== 'pairs' || !first) return all;
  return all.filter(({ choice }) => choice !== first.form && choice !== 'plus-terms');
}

/** Whether another restriction of the same kind could have an effect. */
function canRepeat(type: QualifierName, existing: readonly IndexedQualifier[]): boolean {
  const { repeat } = qualifierType(type);
  const [first, ...others] = existing;
  if (!first) return true;
  if (repeat === 'pairs') return others.length === 0 && first.qualifier.form !== 'plus-terms';
  return (
    repeat === 'all' ||
    (repeat === 'conditions' && existing.every((restriction) => restriction.qualifier.form !== 'rulesref'))
  );
}

interface QualifierCheckboxesProps {
  readonly id: number;
  readonly type: QualifierName;
  readonly existing: readonly IndexedQualifier[];
  readonly isNew: boolean;
  readonly canRemove: boolean;
  readonly hintsOf: (one: IndexedQualifier) => readonly string[];
}

const focusOnMount = (box: HTMLInputElement | null) => box?.focus();

/** A kind of restriction in which each choice is present or absent: check boxes. */
function QualifierCheckboxes({ id, type, existing, isNew, canRemove, hintsOf }: QualifierCheckboxesProps) {
  const name = words.name(type);
  return (
    <div className={styles['boxes']}>
      {choicesFor(type).map(({ choice, since }, at) => {
        const current = existing.find((restriction) => restriction.qualifier.form === choice);
        return (
          <label key={choice}>
            <input
              ref={isNew && at === 0 ? focusOnMount : undefined}
              type="checkbox"
              aria-label={words.label(name, undefined, words.choice(type, choice))}
              data-field={`restriction-${type}-${choice}`}
              checked={current !== undefined}
              disabled={current !== undefined && !canRemove}
              onChange={() =>
                current
                  ? commands.removeRuleQualifier(id, current.index)
                  : commands.writeQualifier(id, type, undefined, choice)
              }
            />{' '}
            {words.choice(type, choice)}
            {since === '1.1' && <span className="text-xs faint"> {words.since}</span>}
          </label>
        );
      })}
      {[...new Set(existing.flatMap(hintsOf))].map((hint) => (
        <p key={hint} className={`text-xs quiet ${styles['hint']}`}>
          <Icon name="g-note" /> {hint}
        </p>
      ))}
    </div>
  );
}

export function Restrictions(props: RestrictionsProps) {
  const { id, usage, qualifiers, mayBeEmpty } = props;
  const [adding, setAdding] = useState<{ readonly type: string; readonly at: number }>();
  const { dropped: ignored } = effectiveQualifiers(qualifiers);
  const indexed = qualifiers.map((qualifier, index) => ({ qualifier, index }));
  const present = indexed.flatMap(({ qualifier: { name } }) => name ?? []);
  const types = [...new Set([...qualifiersFor(usage), ...present])];
  const unknown = indexed.filter(({ qualifier }) => !qualifier.name);
  const canRemove = mayBeEmpty || qualifiers.length > 1;
  /**
   * Whether a restriction is required: other usages need one reference to their terms, otherwise the line is
   * invalid (2.5.6.1).
   */
  const isNeeded = (type: string, { length }: readonly IndexedQualifier[]) =>
    type === 'usage-ref' && usage === 'other' && length === 1;
  const hintsOf = (restriction: IndexedQualifier) => restrictionHints(restriction, props, ignored);
  const startAdding = (type: QualifierName, at: number) => {
    const [only, ...more] = choicesFor(type);
    if (only && more.length === 0 && only.control === 'nothing') {
      commands.writeQualifier(id, type, undefined, only.choice);
      focusLineField(lineOfId(id), restrictionField(type, 1, 'remove'));
    } else setAdding({ type, at });
  };
  const remove = (type: QualifierName, { index }: IndexedQualifier) => {
    setAdding(undefined);
    commands.removeRuleQualifier(id, index);
    focusLineField(lineOfId(id), `restriction-${type}`);
  };
  const isAddingTo = (type: string, { length }: readonly IndexedQualifier[]) =>
    adding?.type === type && adding.at === length;

  const addButton = (type: QualifierName, existing: readonly IndexedQualifier[]): ReactNode => {
    const isPair = qualifierType(type).repeat === 'pairs';
    const addAnotherLabel = isPair ? words.addSecondLimit : words.addAnother;
    const name = words.name(type);
    return (
      <button
        type="button"
        className="btn btn-link"
        aria-label={words.label(name, undefined, existing.length === 0 ? words.offer(type) : addAnotherLabel)}
        data-field={`restriction-${type}`}
        onClick={() => startAdding(type, existing.length)}
      >
        {existing.length === 0 ? words.offer(type) : addAnotherLabel}
      </button>
    );
  };
  const linesOf = (type: QualifierName, existing: readonly IndexedQualifier[]): ReactNode => {
    // While one is being added, there is one line more. It keeps its key, and so its focus, when it is written.
    const count = existing.length + (isAddingTo(type, existing) ? 1 : 0);
    return Array.from({ length: count }, (_, at) => {
      const current = existing[at];
      const others = existing
        .filter((restriction) => restriction !== current)
        .map(({ qualifier }) => qualifier);
      return (
        <RestrictionLine
          key={`${type} ${at}`}
          id={id}
          type={type}
          index={current?.index}
          qualifier={current?.qualifier}
          number={count > 1 ? at + 1 : undefined}
          choices={at > 0 ? choicesNextTo(type, others) : choicesFor(type)}
          hints={current ? hintsOf(current) : []}
          canRemove={!current || (canRemove && !isNeeded(type, existing))}
          remove={() => (current ? remove(type, current) : setAdding(undefined))}
        />
      );
    });
  };

  return (
    <div className={`stack tight ${styles['restrictions']}`}>
      {types.map((type) => {
        const existing = indexed.filter(({ qualifier }) => qualifier.name === type);
        const dispute = disputeSentence(type, usage);
        const isAdding = isAddingTo(type, existing);
        const usesCheckboxes =
          qualifierType(type).repeat === 'dominated' && (existing.length > 0 || isAdding);
        const canAdd =
          qualifiersFor(usage).includes(type) && !usesCheckboxes && !isAdding && canRepeat(type, existing);
        return (
          <fieldset key={type} className={styles['kind']} aria-label={words.name(type)}>
            <span className={`text-s quiet ${styles['kindName']}`} aria-hidden="true">
              {words.name(type)}
            </span>
            <div className={`flow wraps ${styles['kindLines']}`}>
              {usesCheckboxes ? (
                <QualifierCheckboxes {...{ id, type, existing, canRemove, hintsOf }} isNew={isAdding} />
              ) : (
                linesOf(type, existing)
              )}
              {canAdd && addButton(type, existing)}
              {dispute && (
                <span className={`text-xs quiet ${styles['dispute']}`}>
                  <Icon name="g-note" /> {dispute}
                </span>
              )}
            </div>
          </fieldset>
        );
      })}
      {unknown.map((restriction) => (
        <fieldset
          key={restriction.index}
          className={styles['kind']}
          aria-label={escapeInvisible(restriction.qualifier.type.text)}
        >
          <span className={`text-s quiet ${styles['kindName']}`} aria-hidden="true">
            <VisibleText text={restriction.qualifier.type.text} />
          </span>
          <div className={`flow wraps ${styles['kindLines']}`}>
            <RestrictionLine
              id={id}
              type={restriction.qualifier.type.text}
              index={restriction.index}
              qualifier={restriction.qualifier}
              number={undefined}
              choices={[]}
              hints={hintsOf(restriction)}
              canRemove={canRemove}
              remove={() => commands.removeRuleQualifier(id, restriction.index)}
            />
          </div>
        </fieldset>
      ))}
      <p className={`text-xs quiet ${styles['keep']}`}>{words.keep}</p>
    </div>
  );
}
