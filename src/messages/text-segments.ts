// A text in segments to display, with names for invisible characters.
import { escapeInvisible } from '../core/text/escape-invisible.ts';
import { hasInvisibleText, splitInvisible } from '../core/text/invisible-characters.ts';
import { invisibleWords } from './en/text.ts';

/** `says`: the full name of a segment; `text`: its short form. */
export interface TextSegment {
  readonly kind: 'text' | 'apart' | 'mark';
  readonly text: string;
  readonly says: string;
}

/** @param keepsSpaces whether the place where it is shown preserves spaces and tabs */
export const segmentText = (text: string, keepsSpaces: boolean): readonly TextSegment[] =>
  splitInvisible(text).map((stretch) => {
    if (stretch.kind !== 'mark') return { ...stretch, says: '' };
    if (keepsSpaces && /[ \t]/.test(stretch.text)) return { kind: 'text', text: stretch.text, says: '' };
    return { kind: 'mark', text: stretch.name, says: invisibleWords.name(stretch.name) };
  });

/** A text for an accessible name or a tooltip, with names for invisible characters. */
export const nameOfText = (text: string): string => escapeInvisible(text);

/** Whether an input field would not show all of the text. */
export const isHiddenInField = (text: string): boolean => hasInvisibleText(text);
