// The members of a set or of a composite usage, each with a remove button, and a field to add another.
import { type ReactNode, useState } from 'react';
import { escapeInvisible } from '../../../../core/text/escape-invisible.ts';
import { acapWords as words } from '../../../../messages/en/formats/acap.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { highlightLine } from '../../highlight-line.ts';
import { focusLineField, focusLineFieldEnd } from '../../list/focus-row.ts';
import { DraftInput, type FieldRefusal } from '../../rows/draft-input.tsx';
import styles from '../acap.module.css';
import * as commands from '../acap-edits.ts';
import type { AcapRowProps } from '../acap-row-frame.tsx';
import { UsagePicker, usageChoiceOf } from '../usage-picker.tsx';
import { ShowMoreButton, usePartialList } from '../use-partial-list.tsx';
import { otherThanPath, writablePattern } from '../writable-values.ts';

const usageLabel = ({ usage, isLocal }: commands.UsageChoice) => (isLocal ? `(${usage})` : usage);

interface DefinitionMemberProps {
  readonly text: string;
  readonly name: string;
  readonly canRemove: boolean;
  readonly remove: () => void;
  readonly children: ReactNode;
}

function DefinitionMember({ text, name, canRemove, remove, children }: DefinitionMemberProps) {
  const title = escapeInvisible(words.removeMember(text, name));
  return (
    <span className={`box ${styles['token']}`}>
      {children}
      {canRemove && (
        <button type="button" className="faint ibtn cross" aria-label={title} title={title} onClick={remove}>
          <Icon name="i-close" />
        </button>
      )}
    </span>
  );
}

/** A path of a set; a restriction or another set is refused (2.7.3). */
const writableMember = (typed: string) =>
  otherThanPath(typed) === undefined ? writablePattern(typed) : { refused: words.pathProblems.member };

const isRefusal = (writing: object): writing is FieldRefusal => 'refused' in writing;

/**
 * The paths of a set. A path that is typed into the empty field is written at its first letter, and the field
 * becomes its field.
 */
export function PathMembers({ field, line, acap }: AcapRowProps<'resource-set'>) {
  const [adding, setAdding] = useState<number>();
  const { id } = field.line;
  const texts = acap.patterns.map(({ text }) => text);
  const name = acap.name.text;
  const memberNoun = words.member[acap.kind];
  const { shown, ...rest } = usePartialList(texts.length, (first) => focusLineField(line, `member-${first}`));
  const indices = Array.from({ length: shown }, (_, index) => index);
  // A path that is being added is always shown.
  if (adding !== undefined && adding >= shown && adding <= texts.length) indices.push(adding);
  const write = (index: number, written: readonly string[], visit: string) =>
    commands.writeMembers(id, index < texts.length ? index : undefined, written, visit);
  /** Writes several paths that are typed with spaces between them, as a set has them, and continues in the last. */
  const writeSeveral = (index: number, typed: string, visit: string) => {
    const paths = typed.trim().split(/[ \t]+/);
    if (paths.length === 1 || !paths.every((path) => /^[/*]/.test(path))) return false;
    const writings = paths.map(writableMember);
    const written = writings.flatMap((writing) => ('text' in writing ? [writing.text] : []));
    if (written.length < paths.length) return writings.find(isRefusal) ?? false;
    if (!write(index, written, visit)) return false;
    focusLineFieldEnd(line, `member-${index + paths.length - 1}`);
    return true;
  };
  const remove = (index: number) => {
    setAdding(undefined);
    commands.removeDefinitionMember(id, index);
    focusLineField(line, `member-${Math.max(0, index - 1)}`);
  };
  return (
    <span className={`inline ${styles['members']}`}>
      {indices.map((index) => (
        <DefinitionMember
          key={index}
          text={texts[index] ?? ''}
          name={name}
          canRemove={texts.length > 1 && index < texts.length}
          remove={() => remove(index)}
        >
          <DraftInput
            field={`member-${index}`}
            label={words.memberOf(memberNoun, index + 1)}
            value={texts[index] ?? ''}
            className={`text-s bare-field ${styles['member']}`}
            fitsText
            takesFocus={adding === index}
            writable={writableMember}
            commit={(text, visit) => write(index, [text], visit)}
            writeItems={(typed, visit) => writeSeveral(index, typed, visit)}
            onFocusField={() => highlightLine(line)}
            onLeave={(typed) => typed === '' && setAdding(undefined)}
          />
        </DefinitionMember>
      ))}
      <ShowMoreButton {...rest} name={name} />
      <button
        type="button"
        className="ibtn"
        aria-label={escapeInvisible(words.addMember(memberNoun, name))}
        data-field="new"
        title={escapeInvisible(words.addMember(memberNoun, name))}
        onClick={() => setAdding(texts.length)}
      >
        <Icon name="g-plus" />
      </button>
    </span>
  );
}

/** The parts of a composite usage. */
export function UsageMembers({ field, line, acap }: AcapRowProps<'composite-usage'>) {
  const { id } = field.line;
  const name = acap.name.text;
  const memberNoun = words.member[acap.kind];
  const { shown, ...rest } = usePartialList(acap.parts.length, (first) =>
    focusLineField(line, `member-${first}`),
  );
  const remove = (index: number) => {
    commands.removeDefinitionMember(id, index);
    focusLineField(line, `member-${Math.max(0, index - 1)}`);
  };
  return (
    <span className={`inline ${styles['members']}`}>
      {acap.parts.slice(0, shown).map((part, index) => (
        <DefinitionMember
          key={index}
          text={part.word.text}
          name={name}
          canRemove={acap.parts.length > 1}
          remove={() => remove(index)}
        >
          <UsagePicker
            field={`member-${index}`}
            label={words.memberOf(memberNoun, index + 1)}
            selected={usageChoiceOf(part)}
            locals="parts"
            withoutOther
            choose={(choice) => commands.writeMembers(id, index, [usageLabel(choice)])}
            onFocusField={() => highlightLine(line)}
          />
        </DefinitionMember>
      ))}
      <ShowMoreButton {...rest} name={name} />
      <UsagePicker
        field="new"
        label={words.addMember(memberNoun, name)}
        locals="parts"
        withoutOther
        choose={(choice) => {
          commands.writeMembers(id, undefined, [usageLabel(choice)]);
          focusLineField(line, 'new');
        }}
      />
    </span>
  );
}
