// One field that takes a restriction in words or as printed. It says what it understood before Enter adds it.

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { readAcapFile } from '../../../../core/formats/acap/acap-file.ts';
import { effectiveQualifiers } from '../../../../core/formats/acap/effective-qualifiers.ts';
import type { Qualifier } from '../../../../core/formats/acap/field.ts';
import {
  citeQualifier,
  type QualifierName,
  qualifiersFor,
  qualifierType,
  readValue,
} from '../../../../core/formats/acap/qualifiers.ts';
import type { Usage } from '../../../../core/formats/acap/usages.ts';
import { capitalize } from '../../../../core/text/capitalize.ts';
import { citeSource } from '../../../../messages/cite-source.ts';
import { acapWords, restrictionWords, restrictWords as words } from '../../../../messages/en/formats/acap.ts';
import { describeRestriction } from '../../../../messages/format-restriction.ts';
import { type ReadRestriction, readRestriction } from '../../../../messages/read-restriction.ts';
import { VisibleText } from '../../../../ui/content/visible-text.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { lineOfId } from '../../edits/run-edit.ts';
import { useRecordsForm } from '../../form-context.ts';
import { useAnnounce } from '../../highlight-line.ts';
import { focusLineField } from '../../list/focus-row.ts';
import styles from '../acap.module.css';
import * as commands from '../acap-edits.ts';
import { setExpanded } from '../expanded-rows.ts';
import { declaresVersion11, siblingRules } from '../file-facts.ts';

/** What can be typed, for usages that take it. */
const examples = [
  ['max-length', '200 characters'],
  ['time-limit', '7 days'],
  ['prohibited-modification', 'no changes'],
  ['target-condition', 'not in BE, FR'],
] as const satisfies readonly (readonly [QualifierName, string])[];

interface NoteProps {
  readonly icon: IconName;
  readonly title: string;
  readonly isProblem?: boolean;
  readonly source?: string | undefined;
  readonly children?: ReactNode;
}

/** What the field understood, or why it did not. */
export const RestrictionNote = ({ icon, title, isProblem, source, children }: NoteProps) => (
  <div className={styles['understood']} data-problem={isProblem || undefined}>
    <Icon name={icon} />
    <div>
      <p className="strong breaks">
        <VisibleText text={title} />
      </p>
      {children}
      {source !== undefined && <p className="text-xs quiet">{source}</p>}
    </div>
  </div>
);

export interface RestrictionFieldProps {
  readonly id: number;
  readonly line: number;
  readonly usage: Usage;
  readonly qualifiers: readonly Qualifier[];
}

/** Another permission of the record that takes a restriction: its line and what restricts it now. */
function useTaker(
  line: number,
  type: QualifierName | undefined,
): { readonly line: number; readonly qualifiers: readonly Qualifier[] } | undefined {
  const { policy } = useRecordsForm();
  if (type === undefined) return undefined;
  const { lines } = readAcapFile(policy);
  return siblingRules(policy, line)
    .filter((other) => other !== line)
    .flatMap((other) => {
      const field = lines.find((one) => one.line === other)?.read.field;
      const isTaker =
        field?.kind === 'rule' &&
        field.effect === 'allow' &&
        field.usage.kind !== 'local' &&
        qualifiersFor(field.usage.usage).includes(type);
      return isTaker ? { line: other, qualifiers: field.qualifiers } : [];
    })[0];
}

/** A restriction that may be added. */
interface NewRestriction {
  readonly type: QualifierName;
  readonly value: string;
}

const formOf = ({ type, value }: NewRestriction) => readValue(qualifierType(type), value)?.form;

/** The index of the restriction that a new one replaces, as only one of them can count: two lengths, two dates. */
function replacedBy(added: NewRestriction, qualifiers: readonly Qualifier[]): number | undefined {
  const { repeat } = qualifierType(added.type);
  if (repeat !== 'first' && repeat !== 'pairs') return undefined;
  const index = qualifiers.findIndex(
    ({ name, form }) => name === added.type && (repeat === 'first' || form === formOf(added)),
  );
  return index < 0 ? undefined : index;
}

/** What becomes of the restrictions of a line with a new one: whether two time limits count, and what does not. */
function effectOf(added: NewRestriction, qualifiers: readonly Qualifier[]) {
  const { type, value } = added;
  const form = formOf(added);
  const word = { text: value, start: 0, end: 0 };
  const counted: Qualifier = {
    ...word,
    type: { ...word, text: type },
    written: word,
    name: type,
    value,
    since: '1.1',
    ...(form === undefined ? {} : { form }),
  };
  const place = replacedBy(added, qualifiers) ?? qualifiers.length;
  const { kept, dropped } = effectiveQualifiers(qualifiers.toSpliced(place, 1, counted));
  const limits = kept.filter(({ name }) => name === 'time-limit');
  const { kept: keptBefore } = effectiveQualifiers(qualifiers);
  return {
    hasTwoLimits: limits.length === 2 && limits.includes(counted) && limits.every((one) => one.form),
    loss: dropped.find(({ qualifier }) => qualifier === counted || keptBefore.includes(qualifier))?.code,
  };
}

/** Whether a line has a restriction already, perhaps in another spelling. */
const hasRestriction = ({ type, value }: NewRestriction, qualifiers: readonly Qualifier[]): boolean =>
  qualifiers.some(
    ({ name, written }) =>
      name === type && describeRestriction(type, written.text) === describeRestriction(type, value),
  );

interface OutcomeProps extends RestrictionFieldProps {
  readonly read: ReadRestriction;
  readonly onType: (text: string) => void;
  /** Called with the line that has a new restriction, its index there, and how many the line has now. */
  readonly onAdded: (line: number, index: number, count: number) => void;
}

function Outcome({ read, line, usage, qualifiers, onType, onAdded }: OutcomeProps) {
  const { policy } = useRecordsForm();
  const taker = useTaker(line, read.is === 'not-for' ? read.type : undefined);
  const usageName = acapWords.usageName(usage);
  if (read.is === 'restriction') {
    const { type, value, since } = read;
    if (hasRestriction(read, qualifiers))
      return (
        <RestrictionNote icon="g-note" title={words.hasAlready(line + 1, describeRestriction(type, value))} />
      );
    const replaced = qualifiers[replacedBy(read, qualifiers) ?? -1];
    const { hasTwoLimits, loss } = effectOf(read, qualifiers);
    const lossHint = loss && restrictionWords.hint(loss);
    return (
      <RestrictionNote
        icon="g-limited"
        title={capitalize(describeRestriction(type, value))}
        source={citeSource(citeQualifier(qualifierType(type), usage))}
      >
        <p className="quiet breaks">
          {words.writes} <code>{`${type}=${value}`}</code>
        </p>
        {replaced && (
          <p className="quiet">
            <VisibleText
              text={words.replaces(describeRestriction(replaced.type.text, replaced.written.text))}
            />
          </p>
        )}
        {hasTwoLimits && <p className="quiet">{words.earlier}</p>}
        {lossHint !== undefined && <p className="quiet">{lossHint}</p>}
        {since === '1.1' && !declaresVersion11(policy) && <p className="quiet">{words.version}</p>}
      </RestrictionNote>
    );
  }
  if (read.is === 'not-for') {
    const [first = usage] = read.usages;
    const add = () => {
      const id = taker && commands.idOfLine(taker.line);
      if (!taker || id === undefined) return;
      const place = replacedBy(read, taker.qualifiers);
      if (commands.writeQualifier(id, read.type, place, read.value))
        onAdded(
          taker.line,
          place ?? taker.qualifiers.length,
          taker.qualifiers.length + (place === undefined ? 1 : 0),
        );
    };
    return (
      <RestrictionNote
        icon="g-warning"
        isProblem
        title={words.notFor(usageName)}
        source={citeSource(citeQualifier(qualifierType(read.type), first))}
      >
        <p className="quiet">
          {words.takers(read.usages.map((one) => acapWords.usageName(one)))}{' '}
          {taker !== undefined && (
            <button type="button" className="btn btn-link" onClick={add}>
              {words.addTo(taker.line + 1)}
            </button>
          )}
        </p>
      </RestrictionNote>
    );
  }
  if (read.is === 'misspelled')
    return (
      <RestrictionNote icon="g-warning" isProblem title={words.notA(read.word, read.kind)}>
        <p className="quiet">
          {words.didYouMean}{' '}
          <button type="button" className="btn btn-link breaks" onClick={() => onType(read.meant)}>
            <code>{read.meant}</code>
          </button>
        </p>
      </RestrictionNote>
    );
  const taken = qualifiersFor(usage);
  const texts = examples.filter(([type]) => taken.includes(type)).map(([, text]) => text);
  return (
    <RestrictionNote icon="g-note" isProblem title={words.unknown}>
      {texts.length > 0 && <p className="quiet">{words.examples(texts)}</p>}
    </RestrictionNote>
  );
}

export function RestrictionField(props: RestrictionFieldProps) {
  const { id, line, usage, qualifiers } = props;
  const [typed, setTyped] = useState('');
  const form = useId();
  const announce = useAnnounce();
  const read = typed.trim() === '' ? undefined : readRestriction(typed, usage);
  const isKnown = read?.is === 'restriction' && hasRestriction(read, qualifiers);
  const canAdd = read?.is === 'restriction' && !isKnown;
  // The panel closes, and the focus shows what was added.
  const done = (addedTo: number, index: number, count: number) => {
    setTyped('');
    setExpanded(id, false);
    focusLineField(addedTo, `restriction-chip-${index}`);
    announce(words.counted(addedTo + 1, count));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read?.is !== 'restriction' || isKnown) return;
    const place = replacedBy(read, qualifiers);
    if (commands.writeQualifier(id, read.type, place, read.value))
      done(lineOfId(id), place ?? qualifiers.length, qualifiers.length + (place === undefined ? 1 : 0));
  };
  return (
    <form id={form} className={styles['entry']} onSubmit={submit}>
      <label>
        {words.field}
        <input
          className="field mono"
          data-field="restriction-words"
          value={typed}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={words.example}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            event.stopPropagation();
            setTyped('');
          }}
        />
      </label>
      {read && <Outcome {...props} read={read} onType={setTyped} onAdded={done} />}
      <output className="vh">
        {canAdd && words.understood(describeRestriction(read.type, read.value))}
        {isKnown && words.hasAlready(line + 1, describeRestriction(read.type, read.value))}
      </output>
      <div className="row">
        <button type="submit" className="btn btn-primary" aria-disabled={!canAdd}>
          {words.run}
        </button>
        <span className="quiet">{words.enter}</span>
      </div>
    </form>
  );
}
