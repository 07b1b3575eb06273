// The restrictions of a permission or a qualified usage, one line each; absent ones as links (ACAP 1.1 2.5.3 to 2.5.6).
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
  /** False where the last one has to stay: a qualified usage is none without. */
  readonly mayBeEmpty: boolean;
}

/** What is said of one restriction: by the line, by the rules for repetition, and by the two sources. */
function restrictionHints(
  { qualifier }: IndexedQualifier,
  { read, usage }: RestrictionsProps,
  dropped: readonly DroppedQualifier[],
) {
  const why = dropped.filter((one) => one.qualifier === qualifier).map(({ code }) => code);
  // What does not count does no harm either: its value is not judged.
  const codes: readonly IssueCode[] =
    why.length > 0
      ? why
      : read.issues
          .filter(({ start, end }) => qualifier.start <= start && end <= qualifier.end)
          .map(({ code }) => code);
  const sentences = [...new Set(codes)].map((code) =>
    code === 'qualifier-not-applicable' ? words.notFor(usage) : words.hint(code),
  );
  return sentences.filter((one) => one !== undefined);
}

function disputeSentence(type: string, usage: Usage): string | undefined {
  const support = (qualifierType(type) as QualifierType | undefined)?.usages[usage];
  return support === 'annex' || support === 'text' ? words.disputed(support, usage) : undefined;
}

/** The kinds of limits that make sense beside another one (2.5.3.1). */
function choicesNextTo(type: string, others: readonly Qualifier[]): readonly ValueChoice[] {
  const all = choicesFor(type);
  const [first] = others;
  if (qualifierType(type)?.repeat !== 'pairs' || !first) return all;
  return all.filter(({ choice }) => choice !== first.form && choice !== 'plus-terms');
}

/** True if one more of a kind could count. */
function canRepeat(type: QualifierName, held: readonly IndexedQualifier[]): boolean {
  const { repeat } = qualifierType(type);
  const [first, ...others] = held;
  if (!first) return true;
  if (repeat === 'pairs') return others.length === 0 && first.qualifier.form !== 'plus-terms';
  return (
    repeat === 'all' || (repeat === 'conditions' && held.every((one) => one.qualifier.form !== 'rulesref'))
  );
}

interface QualifierCheckboxesProps {
  readonly id: number;
  readonly type: QualifierName;
  readonly held: readonly IndexedQualifier[];
  readonly isNew: boolean;
  readonly mayRemove: boolean;
  readonly says: (one: IndexedQualifier) => readonly string[];
}

const focusWhenDrawn = (box: HTMLInputElement | null) => box?.focus();

/** A kind of which each choice is there or not: boxes to tick. */
function QualifierCheckboxes({ id, type, held, isNew, mayRemove, says }: QualifierCheckboxesProps) {
  const name = words.name(type);
  return (
    <div className={styles['boxes']}>
      {choicesFor(type).map(({ choice, since }, at) => {
        const own = held.find((one) => one.qualifier.form === choice);
        return (
          <label key={choice}>
            <input
              ref={isNew && at === 0 ? focusWhenDrawn : undefined}
              type="checkbox"
              aria-label={words.label(name, undefined, words.choice(type, choice))}
              data-field={`restriction-${type}-${choice}`}
              checked={own !== undefined}
              disabled={own !== undefined && !mayRemove}
              onChange={() =>
                own
                  ? commands.removeRuleQualifier(id, own.index)
                  : commands.writeQualifier(id, type, undefined, choice)
              }
            />{' '}
            {words.choice(type, choice)}
            {since === '1.1' && <span className={styles['since']}> {words.since}</span>}
          </label>
        );
      })}
      {[...new Set(held.flatMap(says))].map((hint) => (
        <p key={hint} className={styles['hint']}>
          <Icon name="g-note" /> {hint}
        </p>
      ))}
    </div>
  );
}

export function Restrictions(props: RestrictionsProps) {
  const { id, usage, qualifiers, mayBeEmpty } = props;
  const [adding, setAdding] = useState<{ readonly type: string; readonly at: number }>();
  const { dropped } = effectiveQualifiers(qualifiers);
  const placed = qualifiers.map((qualifier, index) => ({ qualifier, index }));
  const present = placed.flatMap(({ qualifier: { name } }) => name ?? []);
  const types = [...new Set([...qualifiersFor(usage), ...present])];
  const unknown = placed.filter(({ qualifier }) => !qualifier.name);
  const mayRemove = mayBeEmpty || qualifiers.length > 1;
  /** Other usages need one place with their terms; without it the line would be none (2.5.6.1). */
  const isNeeded = (type: string, { length }: readonly IndexedQualifier[]) =>
    type === 'usage-ref' && usage === 'other' && length === 1;
  const says = (one: IndexedQualifier) => restrictionHints(one, props, dropped);
  const begin = (type: QualifierName, at: number) => {
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

  const offer = (type: QualifierName, held: readonly IndexedQualifier[]): ReactNode => {
    const isPair = qualifierType(type).repeat === 'pairs';
    const again = isPair ? words.addSecondLimit : words.addAnother;
    const name = words.name(type);
    return (
      <button
        type="button"
        className="btn btn-link"
        aria-label={words.label(name, undefined, held.length === 0 ? words.offer(type) : again)}
        data-field={`restriction-${type}`}
        onClick={() => begin(type, held.length)}
      >
        {held.length === 0 ? words.offer(type) : again}
      </button>
    );
  };
  const linesOf = (type: QualifierName, held: readonly IndexedQualifier[]): ReactNode => {
    // One more than there are, while one is being added; it keeps its key and so its focus once it is written.
    const count = held.length + (isAddingTo(type, held) ? 1 : 0);
    return Array.from({ length: count }, (_, at) => {
      const own = held[at];
      const others = held.filter((one) => one !== own).map(({ qualifier }) => qualifier);
      return (
        <RestrictionLine
          key={`${type} ${at}`}
          id={id}
          type={type}
          index={own?.index}
          held={own?.qualifier}
          n={count > 1 ? at + 1 : undefined}
          choices={at > 0 ? choicesNextTo(type, others) : choicesFor(type)}
          hints={own ? says(own) : []}
          canRemove={!own || (mayRemove && !isNeeded(type, held))}
          remove={() => (own ? remove(type, own) : setAdding(undefined))}
        />
      );
    });
  };

  return (
    <div className={styles['restrictions']}>
      {types.map((type) => {
        const held = placed.filter(({ qualifier }) => qualifier.name === type);
        const dispute = disputeSentence(type, usage);
        const isAdding = isAddingTo(type, held);
        const isBoxes = qualifierType(type).repeat === 'dominated' && (held.length > 0 || isAdding);
        const isOffered =
          qualifiersFor(usage).includes(type) && !isBoxes && !isAdding && canRepeat(type, held);
        return (
          <fieldset key={type} className={styles['kind']} aria-label={words.name(type)}>
            <span className={styles['kindName']} aria-hidden="true">
              {words.name(type)}
            </span>
            <div className={styles['kindLines']}>
              {isBoxes ? (
                <QualifierCheckboxes {...{ id, type, held, mayRemove, says }} isNew={isAdding} />
              ) : (
                linesOf(type, held)
              )}
              {isOffered && offer(type, held)}
              {dispute && (
                <span className={styles['dispute']}>
                  <Icon name="g-note" /> {dispute}
                </span>
              )}
            </div>
          </fieldset>
        );
      })}
      {unknown.map((one) => (
        <fieldset
          key={one.index}
          className={styles['kind']}
          aria-label={escapeInvisible(one.qualifier.type.text)}
        >
          <span className={styles['kindName']} aria-hidden="true">
            <VisibleText text={one.qualifier.type.text} />
          </span>
          <div className={styles['kindLines']}>
            <RestrictionLine
              id={id}
              type={one.qualifier.type.text}
              index={one.index}
              held={one.qualifier}
              n={undefined}
              choices={[]}
              hints={says(one)}
              canRemove={mayRemove}
              remove={() => commands.removeRuleQualifier(id, one.index)}
            />
          </div>
        </fieldset>
      ))}
      <p className={styles['keep']}>{words.keep}</p>
    </div>
  );
}
