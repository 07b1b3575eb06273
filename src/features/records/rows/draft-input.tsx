// A text field of the form: what can be written is written at every input event, what cannot stays as a draft.

import {
  type ClipboardEvent,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type { FieldContent, WritableText, WritingResult } from '../../../core/syntax/writable-value.ts';
import { createIdSource } from '../../../core/text/lazy.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { comboboxProps } from '../../../ui/choices/combobox-props.ts';
import { useHasHiddenCharacters, useVisibleName } from '../../../ui/content/visible-text.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { revertFieldEdit as takeBackStep } from '../edits/revert-field-edit.ts';
import type { RowField } from '../list/focus-row.ts';
import styles from '../records.module.css';
import type { InvisibleCharactersNoteProps } from './invisible-characters-note.tsx';
import { WrappedText } from './wrapped-text.tsx';

interface Draft {
  readonly typed: string;
  /** What the file held right after this was typed: as long as it still does, the draft is shown instead. */
  readonly held: string;
  readonly message?: string;
  /** What can be written instead, if the person says so. */
  readonly instead?: string;
  readonly isProblem: boolean;
}

const emptyDraft: Draft = { typed: '', held: '', isProblem: false };

/** What cannot be written for a reason that only this field knows: the sentence that says so. */
export interface FieldRefusal {
  readonly refused: string;
}

/** What is written for more than this field: what the field shows of it. */
export interface Wider extends WritableText {
  readonly shown: string;
}

/** What is offered for a field while it has the focus. */
export interface FieldChoicesProps {
  readonly field: HTMLInputElement;
  readonly typed: string;
  /** Writes a text, whatever it looks like; what is typed from then on is another step. */
  readonly choose: (text: string) => void;
  /** What the field held when it was entered. */
  readonly entered: () => string;
  /** Gives the field that again. */
  readonly putBack: () => void;
  /** Tells what is typed to look for a choice from what is to be written; returns how to stop that. */
  readonly judge: (isSought: (typed: string) => boolean) => () => void;
}

export interface DraftInputProps {
  readonly field: RowField;
  readonly label: string;
  /** What the file holds. */
  readonly value: string;
  readonly writable: (typed: string, held: FieldContent) => WritingResult | Wider | FieldRefusal;
  /** Writes it; false if the store refused. `visit` names this stay in the field: one stay is one step to undo. */
  readonly commit: (text: string, visit: string) => boolean;
  /** Takes back what was written in a stay, where that is more than a step of the history; false if it cannot be. */
  readonly takeBack?: (visit: string) => boolean | void;
  /**
   * Writes what is typed as several values and goes on in another field; false if it is one value. Refused if it is
   * several and one of them cannot be written.
   */
  readonly several?: (typed: string, visit: string) => FieldRefusal | boolean;
  /** Which of several things in turn the field is for: when it changes, another stay begins. */
  readonly turn?: number;
  /** Whether a pasted text of one line is a list too. */
  readonly isList?: (text: string) => boolean;
  /** Several lines, or a list, were pasted. Refused if nothing of them can be written. */
  readonly pasteLines?: (text: string) => FieldRefusal | boolean | void;
  readonly onPoint?: () => void;
  readonly placeholder?: string;
  readonly className?: string | undefined;
  /** As wide as its text, also in browsers without `field-sizing`. */
  readonly fitsText?: true;
  /** Shows what it holds wrapped, and whole, while it has no focus: where a path has joints, or between words. */
  readonly wraps?: 'path' | 'words';
  readonly inputMode?: 'numeric' | 'decimal' | 'url';
  /** Makes the field a combobox; its list is the part's own matter. */
  readonly Choices?: ComponentType<FieldChoicesProps>;
  /** The id of a list of values to offer. */
  readonly list?: string;
  /** True for a field that appears because the person asked for it. */
  readonly takesFocus?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onLeave?: (typed: string) => void;
}

/** What a field holds, drawn with what cannot be seen in it. */
const InvisibleCharactersNote = lazyComponent<InvisibleCharactersNoteProps>(
  () => import('./invisible-characters-note.tsx'),
  () => null,
);

const createVisitId = createIdSource('visit');

/** While a field holds what cannot be written, undo takes back that and nothing else. */
const isUndoKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';

/** Runs once, when the field is put into the page. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

function problemMessage(writing: WritingResult | Wider | FieldRefusal): string | undefined {
  if ('refused' in writing) return writing.refused;
  if ('problem' in writing) return words.problem(writing.problem, writing.params.characters);
  return writing.note ? words.written(writing.note) : undefined;
}

interface FieldMessageProps {
  readonly id: string;
  readonly draft: Draft | undefined;
  readonly isEntered: boolean;
  readonly write: (text: string) => void;
  readonly children: ReactNode;
}

/** What is said is heard only where its place was there before it: it comes with the focus. */
function FieldMessage({ id, draft = emptyDraft, isEntered, write, children }: FieldMessageProps) {
  const { message, instead, isProblem } = draft;
  const look = isProblem ? styles['problem'] : styles['note'];
  return (
    <>
      {children}
      {(isEntered || message !== undefined) && (
        <output id={id} className={message === undefined ? 'vh' : look}>
          {message}
        </output>
      )}
      {instead !== undefined && (
        <button type="button" className="btn btn-link" onClick={() => write(instead)}>
          {words.writeInstead(instead)}
        </button>
      )}
    </>
  );
}

export function DraftInput(props: DraftInputProps) {
  const { label, value, writable, commit, pasteLines, Choices } = props;
  const [field, setField] = useState<HTMLInputElement>();
  const [draft, setDraft] = useState<Draft>();
  const stay = useRef({ visit: '', entered: '', turn: props.turn });
  const isSought = useRef<(typed: string) => boolean>(undefined);
  const id = useId();
  const shown = draft && draft.held === value ? draft : undefined;
  const text = shown?.typed ?? value;
  const beginStay = (entered: string) => {
    stay.current = { visit: createVisitId(), entered, turn: props.turn };
  };
  const hides = useHasHiddenCharacters()(text);
  const called = useVisibleName();

  const write = (typed: string) => {
    const held = shown && !shown.isProblem ? shown.typed : value;
    const writing = writable(typed, { typed: held, text: value });
    const message = problemMessage(writing);
    const said = message === undefined ? {} : { message };
    if (!('text' in writing)) {
      const offered = 'instead' in writing ? { instead: writing.instead } : {};
      return leaveAsEntered({ typed, isProblem: true, ...said, ...offered });
    }
    // The draft first: the field is never shown what was written for it, which would cost the caret its place.
    const heldThen = 'shown' in writing ? writing.shown : writing.text;
    setDraft({ typed, held: heldThen, isProblem: false, ...said });
    if (writing.text === value || commit(writing.text, stay.current.visit)) return;
    const { refusal } = documentStore.getState();
    // What else is refused is said above the panes.
    if (refusal?.code !== 'unwritable-character') return setDraft(undefined);
    const { character } = refusal;
    const refused = words.refused(called(character), encodeURIComponent(character.toWellFormed()));
    leaveAsEntered({ typed, isProblem: true, message: refused });
  };
  const putBack = (instead?: Draft) => {
    setDraft(instead);
    const { visit } = stay.current;
    const isBack = props.takeBack ? props.takeBack(visit) : takeBackStep(documentStore, visit);
    // Nothing was written, or another step has come between: what was written before it stays.
    if (isBack === false && instead) setDraft({ ...instead, held: value });
  };
  /** Nothing of a draft is written: the file holds again what it held when the field was entered. */
  const leaveAsEntered = (instead: Omit<Draft, 'held'>) =>
    putBack({ ...instead, held: stay.current.entered });
  /** Writes what was offered instead of a draft, and shows it. */
  const writeInstead = (instead: string) => {
    setDraft(undefined);
    commit(instead, stay.current.visit);
  };
  const type = (typed: string) => {
    if (stay.current.turn !== props.turn) beginStay(value);
    const several = props.several?.(typed, stay.current.visit) ?? false;
    if (several === true) return setDraft(undefined);
    if (several) return leaveAsEntered({ typed, isProblem: true, message: several.refused });
    if (!isSought.current?.(typed)) return write(typed);
    putBack({ typed, held: stay.current.entered, isProblem: false });
  };
  const choose = (chosen: string) => {
    write(chosen);
    beginStay(chosen);
  };
  const judge: FieldChoicesProps['judge'] = (test) => {
    isSought.current = test;
    // What was typed before anybody could tell is looked at once more.
    const typed = field?.value ?? '';
    if (value !== stay.current.entered && test(typed)) queueMicrotask(() => type(typed));
    return () => {
      isSought.current = undefined;
    };
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!pasteLines || !(/[\r\n]/.test(text.trim()) || props.isList?.(text))) return;
    event.preventDefault();
    const pasted = pasteLines(text);
    const asIs = shown?.isProblem ? shown : { typed: value, held: value, isProblem: true };
    if (typeof pasted === 'object') return setDraft({ ...asIs, message: pasted.refused });
    // What is pasted is a step by itself: a draft that is typed afterwards does not take it back.
    setDraft(undefined);
    beginStay(event.currentTarget.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isChanged = Choices !== undefined && value !== stay.current.entered;
    if (event.key === 'Escape' && isChanged) {
      event.preventDefault();
      event.stopPropagation();
      putBack();
    } else if (shown && (event.key === 'Escape' || (shown.isProblem && isUndoKey(event)))) {
      event.preventDefault();
      event.stopPropagation();
      setDraft(undefined);
    } else props.onKeyDown?.(event);
  };
  return (
    <FieldMessage id={id} draft={shown} isEntered={field !== undefined} write={writeInstead}>
      <input
        type="text"
        aria-label={called(label)}
        data-field={props.field}
        value={text}
        placeholder={props.placeholder}
        className={props.className}
        size={props.fitsText && Math.max(text.length, 1)}
        inputMode={props.inputMode}
        list={props.list}
        {...(Choices && comboboxProps)}
        ref={props.takesFocus ? focusField : undefined}
        onKeyDown={onKeyDown}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={shown?.isProblem && text !== value ? true : undefined}
        dir="ltr"
        aria-describedby={
          `${shown?.message === undefined ? '' : id}${hides ? ` ${id}-hidden` : ''}` || undefined
        }
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
        onFocus={({ currentTarget }) => {
          setField(currentTarget);
          beginStay(value);
          props.onPoint?.();
        }}
        onBlur={(event) => {
          setField(undefined);
          if (draft && !draft.isProblem) setDraft(undefined);
          props.onLeave?.(event.target.value);
        }}
      />
      {props.wraps && <WrappedText text={text} isPath={props.wraps === 'path'} />}
      {hides && <InvisibleCharactersNote id={`${id}-hidden`} text={text} />}
      {field && Choices && (
        <Choices
          field={field}
          typed={text}
          choose={choose}
          entered={() => stay.current.entered}
          putBack={() => putBack()}
          judge={judge}
        />
      )}
    </FieldMessage>
  );
}
