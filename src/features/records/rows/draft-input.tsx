// A text field of the form: text that can be written is written at every input event; other text stays as a draft.

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
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { createIdSource } from '../../../core/text/lazy.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { comboboxProps } from '../../../ui/choices/combobox-props.ts';
import { useHasHiddenCharacters, useVisibleName } from '../../../ui/content/visible-text.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { revertFieldEdit as takeBackStep } from '../edits/revert-field-edit.ts';
import type { RowField } from '../list/focus-row.ts';
import styles from '../records.module.css';
import { WrappedText } from './wrapped-text.tsx';

interface Draft {
  readonly typed: string;
  /**
   * The value in the file right after this was typed. As long as the file has this value, the draft is shown
   * instead.
   */
  readonly fileValue: string;
  readonly message?: string;
  /** An alternative that can be written if the user confirms it. */
  readonly instead?: string;
  readonly isProblem: boolean;
}

const emptyDraft: Draft = { typed: '', fileValue: '', isProblem: false };

/** A reason that only this field knows why text cannot be written, as a sentence. */
export interface FieldRefusal {
  readonly refused: string;
}

/** Text to write that contains more than the field shows, and what the field shows of it. */
export interface PartialView extends WritableText {
  readonly shown: string;
}

/** Props of the component that shows choices for a field while it has the focus. */
export interface FieldChoicesProps {
  readonly field: HTMLInputElement;
  readonly typed: string;
  /** Writes a text, whatever it contains. Text that is typed later is another undo step. */
  readonly choose: (text: string) => void;
  /** Returns the value of the field when it got the focus. */
  readonly entered: () => string;
  /** Restores that value. */
  readonly restore: () => void;
  /**
   * Sets a test that distinguishes text that searches for a choice from text to write. Returns a function that
   * removes it.
   */
  readonly setSearchTest: (isSearchText: (typed: string) => boolean) => () => void;
}

export interface DraftInputProps {
  readonly field: RowField;
  readonly label: string;
  /** The value in the file. */
  readonly value: string;
  readonly writable: (typed: string, held: FieldContent) => WritingResult | PartialView | FieldRefusal;
  /**
   * Writes a text; returns false if the store refused it. `visit` identifies this visit of the field: one visit
   * is one undo step.
   */
  readonly commit: (text: string, visit: string) => boolean;
  /**
   * Reverts what was written during a visit, if that is more than one step of the history; returns false if it
   * cannot.
   */
  readonly revertVisit?: (visit: string) => boolean | void;
  /**
   * Writes typed text that contains several values, and moves on to another field; returns false if it is one
   * value. Refused if it is several values and one of them cannot be written.
   */
  readonly writeItems?: (typed: string, visit: string) => FieldRefusal | boolean;
  /**
   * If the same field edits several things in turn, the number of the current one. When it changes, a new visit
   * begins.
   */
  readonly itemNumber?: number;
  /** Whether a pasted text of one line is a list of values. */
  readonly isList?: (text: string) => boolean;
  /** Called when several lines or a list are pasted. Returns a refusal if nothing of them can be written. */
  readonly pasteLines?: (text: string) => FieldRefusal | boolean | void;
  readonly onFocusField?: () => void;
  readonly placeholder?: string;
  readonly className?: string | undefined;
  /** Whether the field is as wide as its text, also in browsers without `field-sizing`. */
  readonly fitsText?: true;
  /**
   * Whether the field shows its whole value, wrapped, while it has no focus: between the parts of a path, or
   * between words.
   */
  readonly wraps?: 'path' | 'words';
  readonly inputMode?: 'numeric' | 'decimal' | 'url';
  /** Makes the field a combobox; this component shows its list. */
  readonly Choices?: ComponentType<FieldChoicesProps>;
  /** The id of a `datalist`. */
  readonly list?: string;
  /** Whether the field takes the focus when it appears because the user asked for it. */
  readonly takesFocus?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onLeave?: (typed: string) => void;
}

/** Shows the text of a field with its invisible characters. */
const InvisibleCharactersNote = lazyComponent(
  () => import('./invisible-characters-note.tsx'),
  'InvisibleCharactersNote',
  () => null,
);

const createVisitId = createIdSource('visit');

/** Whether a key event is undo. While a field contains text that cannot be written, undo only reverts that. */
const isUndoKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';

/** What a field shows that was left empty but cannot be: its value, and that it was kept. */
const keptDraft = (value: string): Draft => ({
  typed: value,
  fileValue: value,
  isProblem: false,
  message: words.keptValue(escapeInvisible(value)),
});

/** A ref that focuses a field once, when it is mounted. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

function problemMessage(writing: WritingResult | PartialView | FieldRefusal): string | undefined {
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

/**
 * The message of a field. Screen readers announce it only if its element existed before, so the element appears
 * with the focus.
 */
function FieldMessage({ id, draft = emptyDraft, isEntered, write, children }: FieldMessageProps) {
  const { message, instead, isProblem } = draft;
  const className = isProblem
    ? `text-xs quiet error ${styles['problem']}`
    : `text-xs quiet ${styles['note']}`;
  return (
    <>
      {children}
      {(isEntered || message !== undefined) && (
        <output id={id} className={message === undefined ? 'vh' : className}>
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
  const currentVisit = useRef({ visit: '', entered: '', turn: props.itemNumber });
  const isSearchText = useRef<(typed: string) => boolean>(undefined);
  const id = useId();
  const visibleDraft = draft && draft.fileValue === value ? draft : undefined;
  const text = visibleDraft?.typed ?? value;
  const beginVisit = (entered: string) => {
    currentVisit.current = { visit: createVisitId(), entered, turn: props.itemNumber };
  };
  const hasHidden = useHasHiddenCharacters()(text);
  const visibleName = useVisibleName();

  const write = (typed: string) => {
    const shownValue = visibleDraft && !visibleDraft.isProblem ? visibleDraft.typed : value;
    const writing = writable(typed, { typed: shownValue, text: value });
    const message = problemMessage(writing);
    const messageProps = message === undefined ? {} : { message };
    if (!('text' in writing)) {
      const alternative = 'instead' in writing ? { instead: writing.instead } : {};
      return keepAsDraft({ typed, isProblem: true, ...messageProps, ...alternative });
    }
    // The draft is set first: the field must not briefly show the written text, because that would move the caret.
    const newFileValue = 'shown' in writing ? writing.shown : writing.text;
    setDraft({ typed, fileValue: newFileValue, isProblem: false, ...messageProps });
    if (writing.text === value || commit(writing.text, currentVisit.current.visit)) return;
    const { refusal } = documentStore.getState();
    // Other refusals are shown above the panes.
    if (refusal?.code !== 'unwritable-character') return setDraft(undefined);
    const { character } = refusal;
    const refusalText = words.refused(visibleName(character), encodeURIComponent(character.toWellFormed()));
    keepAsDraft({ typed, isProblem: true, message: refusalText });
  };
  const restoreEntered = (draftInstead?: Draft) => {
    setDraft(draftInstead);
    const { visit } = currentVisit.current;
    const isReverted = props.revertVisit ? props.revertVisit(visit) : takeBackStep(documentStore, visit);
    // Nothing was written, or another step has been made since: what was written before stays.
    if (isReverted === false && draftInstead) setDraft({ ...draftInstead, fileValue: value });
  };
  /** Shows a draft that cannot be written, and restores the value that the file had when the field got the focus. */
  const keepAsDraft = (newDraft: Omit<Draft, 'fileValue'>) =>
    restoreEntered({ ...newDraft, fileValue: currentVisit.current.entered });
  /** Writes the alternative that was offered for a draft, and shows it. */
  const writeInstead = (instead: string) => {
    setDraft(undefined);
    commit(instead, currentVisit.current.visit);
  };
  const type = (typed: string) => {
    if (currentVisit.current.turn !== props.itemNumber) beginVisit(value);
    const itemsResult = props.writeItems?.(typed, currentVisit.current.visit) ?? false;
    if (itemsResult === true) return setDraft(undefined);
    if (itemsResult) return keepAsDraft({ typed, isProblem: true, message: itemsResult.refused });
    if (!isSearchText.current?.(typed)) return write(typed);
    restoreEntered({ typed, fileValue: currentVisit.current.entered, isProblem: false });
  };
  const choose = (choice: string) => {
    write(choice);
    beginVisit(choice);
  };
  const setSearchTest: FieldChoicesProps['setSearchTest'] = (test) => {
    isSearchText.current = test;
    // Text that was typed before the test existed is checked again.
    const typed = field?.value ?? '';
    if (value !== currentVisit.current.entered && test(typed)) queueMicrotask(() => type(typed));
    return () => {
      isSearchText.current = undefined;
    };
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!pasteLines || !(/[\r\n]/.test(text.trim()) || props.isList?.(text))) return;
    event.preventDefault();
    const pasted = pasteLines(text);
    const currentDraft = visibleDraft?.isProblem
      ? visibleDraft
      : { typed: value, fileValue: value, isProblem: true };
    if (typeof pasted === 'object') return setDraft({ ...currentDraft, message: pasted.refused });
    // Pasting is a separate step: a draft that is typed afterwards does not revert it.
    setDraft(undefined);
    beginVisit(event.currentTarget.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isChanged = value !== currentVisit.current.entered;
    if (event.key === 'Escape' && isChanged) {
      event.preventDefault();
      event.stopPropagation();
      restoreEntered();
    } else if (visibleDraft && (event.key === 'Escape' || (visibleDraft.isProblem && isUndoKey(event)))) {
      event.preventDefault();
      event.stopPropagation();
      setDraft(undefined);
    } else props.onKeyDown?.(event);
  };
  return (
    <FieldMessage id={id} draft={visibleDraft} isEntered={field !== undefined} write={writeInstead}>
      <input
        type="text"
        aria-label={visibleName(label)}
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
        aria-invalid={visibleDraft?.isProblem && text !== value ? true : undefined}
        dir="ltr"
        aria-describedby={
          `${visibleDraft?.message === undefined ? '' : id}${hasHidden ? ` ${id}-hidden` : ''}` || undefined
        }
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
        onFocus={({ currentTarget }) => {
          setField(currentTarget);
          if (draft && !draft.isProblem) setDraft(undefined);
          beginVisit(value);
          props.onFocusField?.();
        }}
        onBlur={(event) => {
          setField(undefined);
          const isLeftEmpty = visibleDraft?.isProblem && visibleDraft.typed.trim() === '' && value !== '';
          if (isLeftEmpty) setDraft(keptDraft(value));
          else if (draft && !draft.isProblem) setDraft(undefined);
          props.onLeave?.(event.target.value);
        }}
      />
      {props.wraps && <WrappedText text={text} isPath={props.wraps === 'path'} />}
      {hasHidden && <InvisibleCharactersNote id={`${id}-hidden`} text={text} />}
      {field && Choices && (
        <Choices
          field={field}
          typed={text}
          choose={choose}
          entered={() => currentVisit.current.entered}
          restore={() => restoreEntered()}
          setSearchTest={setSearchTest}
        />
      )}
    </FieldMessage>
  );
}
